"""Speed of the Blokus kernel and its search: random playouts and simulations.

    .venv/bin/python bench/blokus_speed.py [--seconds 2]

Rates are per second of the working thread's CPU time, so they hold on a busy machine too; the gain
from two threads is in wall time, and is meaningful only on an idle one.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, thread_time

from blockyard import games
from blockyard.ai.mcts import SearchParameters, search
from blockyard.core.kernel import Budget
from blockyard.games.blokus.kernel.position import BlokusPosition


def position(key: str) -> BlokusPosition:
    game = games.get(key)
    return game.kernel().position(game.start().text())


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per second of CPU time; `work` takes a seed and returns how many it did."""
    done, began = 0, thread_time()
    while thread_time() - began < seconds:
        done += work(done)
    return done / (thread_time() - began)


def random_playouts(key: str, uniform: bool) -> Callable[[int], int]:
    start = position(key)

    def work(seed: int) -> int:
        start.random_playouts(2000, seed, uniform)
        return 2000

    return work


def simulations(key: str, parameters: SearchParameters, plies: int = 0) -> Callable[[int], int]:
    start = position(key)
    for move in start.random_playout(1, uniform=False)[:plies]:
        start = start.play(move)
    return lambda seed: search(start, Budget(nodes=10_000), seed, parameters=parameters).nodes


def gain_from_two_threads(seconds: float) -> tuple[float, float]:
    """Random playouts of two threads against those of one, in the same wall time and in the same
    CPU time of each. If threads hindered each other, the second ratio would be low as well."""
    start = position("blokus-duo")

    def batch(number: int) -> tuple[int, float]:
        ends, began, done = perf_counter() + seconds, thread_time(), 0
        while perf_counter() < ends:
            start.random_playouts(2000, number * 1_000_000 + done, True)
            done += 2000
        return done, done / (thread_time() - began)

    with ThreadPoolExecutor(2) as pool:
        alone, alone_rate = batch(0)
        both = list(pool.map(batch, (1, 2)))
    return sum(done for done, _ in both) / alone, sum(rate for _, rate in both) / alone_rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load}")
    table = {
        "Duo, uniform playouts": random_playouts("blokus-duo", True),
        "Duo, playouts (large pieces first)": random_playouts("blokus-duo", False),
        "Classic, uniform playouts": random_playouts("blokus-classic", True),
        "Duo, simulations from the first move": simulations("blokus-duo", SearchParameters()),
        "Duo, the same with playouts": simulations(
            "blokus-duo", SearchParameters(use_playouts=True)
        ),
        "Duo, simulations after ten moves": simulations(
            "blokus-duo", SearchParameters(solve_endgames=False), 10
        ),
        "Classic, simulations from the first move": simulations(
            "blokus-classic", SearchParameters()
        ),
    }
    for name, work in table.items():
        print(f"| {name} | {rate(work, seconds):,.0f} /s |", flush=True)
    wall, cpu = gain_from_two_threads(seconds)
    print(f"| two threads against one, playouts | {wall:.2f} by the clock, {cpu:.2f} by CPU |")


if __name__ == "__main__":
    main()
