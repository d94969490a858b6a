"""How soon streamed analysis tells its first line, and how soon it stops.

    .venv/bin/python bench/streaming.py [ROUNDS]
    .venv/bin/python bench/streaming.py --stress SECONDS [--threads 8] [--games GAME …]

For every game: milliseconds to the first update, and from `stop` in another thread to the end, the
median and the worst of ROUNDS positions of a random game; in brackets the worst in CPU time, which
a busy machine does not change. `--stress` streams, stops and changes
positions in several threads at once; run it with kernels built for a race checker
(docs/engines.md).
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import median
from threading import Event, Thread
from time import monotonic, perf_counter, process_time, sleep

from blockyard import games
from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import request_for
from blockyard.cli.engine import machine
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match

MAX_PLIES = 30


def position(key: str, rng: Random) -> Match:
    """A position of a random game in which a player is to move."""
    match, plies = Match.begin(games.get(key)), rng.randrange(MAX_PLIES)
    while match.outcome is None and (match.ply < plies or match.to_play == CHANCE):
        seat = match.to_play
        assert seat is not None
        game, state = match.game, match.state
        chosen = rng.choice(state.legal_moves()) if seat != CHANCE else game.chance(state, rng)
        match = match.play(seat, match.ply, chosen)
    return match if match.outcome is None else position(key, rng)


def analysis_of(match: Match, threads: int = 1) -> Analysis:
    assert match.to_play is not None
    return Analysis(request_for(match, match.to_play), lines=3, threads=threads)


def times() -> tuple[float, float]:
    return 1000 * perf_counter(), 1000 * process_time()


def latencies(match: Match, pause: float, threads: int) -> tuple[float, ...]:
    """Milliseconds to the first update, and from `stop` to the end, each of the clock and of
    CPU."""
    analysis, first = analysis_of(match, threads), Event()
    began = told = times()

    def watch() -> None:
        nonlocal told
        for _ in analysis:
            told = told if first.is_set() else times()
            first.set()
        first.set()

    thread = Thread(target=watch)
    thread.start()
    first.wait()
    sleep(pause)
    stopped = times()
    analysis.stop()
    thread.join()
    spans = ((told, began), (times(), stopped))
    return tuple(
        end - begin for later, sooner in spans for end, begin in zip(later, sooner, strict=True)
    )


def measure(rounds: int) -> None:
    print(machine())
    for key in games.all_games():
        rng = Random(1)
        latencies(position(key, rng), 0.0, 1)  # tables are loaded once
        found = [latencies(position(key, rng), rng.uniform(0, 0.3), 1) for _ in range(rounds)]
        first, first_cpu, stop, stop_cpu = zip(*found, strict=True)
        print(
            f"{key:15} first line {median(first):5.1f} ms, worst {max(first):5.1f}"
            f" ({max(first_cpu):5.1f}); stop {median(stop):5.1f} ms, worst {max(stop):5.1f}"
            f" ({max(stop_cpu):5.1f})",
            flush=True,
        )


def stress(seconds: float, threads: int, keys: list[str]) -> None:
    """Every thread analyses one position after the other, with two threads each, and stops it
    after a moment; nothing may fail."""
    ends, failures, streams = monotonic() + seconds, list[BaseException](), [0] * threads

    def work(number: int) -> None:
        rng = Random(number)
        try:
            while monotonic() < ends and not failures:
                latencies(position(rng.choice(keys), rng), rng.uniform(0, 0.2), 2)
                streams[number] += 1
        except BaseException as error:
            failures.append(error)

    running = [Thread(target=work, args=(number,)) for number in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    print(f"{sum(streams)} streams in {seconds:.0f} s by {threads} threads, {len(failures)} faults")
    if failures:
        raise failures[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=40)
    parser.add_argument("--stress", type=float)
    parser.add_argument("--threads", type=int, default=8)
    parser.add_argument("--games", nargs="+", default=list(games.all_games()))
    given = parser.parse_args()
    if given.stress:
        stress(given.stress, given.threads, given.games)
    else:
        measure(given.rounds)


if __name__ == "__main__":
    sys.exit(main())
