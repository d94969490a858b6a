"""What a second thread on one search is worth, by the clock. For idle machines.

    .venv/bin/python bench/threads.py [SECONDS] [ROUNDS]

MCTS: simulations a second with one and two threads on one tree. Alpha-beta (lazy SMP): seconds to
a depth, and nodes a second, over positions of random games. One thread and two take turns; the
ratio of the medians is printed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from bench.streaming import position
from blockyard import games
from blockyard.ai.alphabeta_player import SearchRoot
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions, helped
from blockyard.ai.levels import Level
from blockyard.ai.mcts import Limits, MctsSearch
from blockyard.cli.engine import machine
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

DEPTHS = {"gobblet": 9, "deblockle": 9}


def simulations(match: Match, threads: int, seconds: float) -> float:
    """Simulations a second on one tree."""
    kernel = match.game.kernel()
    assert kernel is not None and kernel.kind == "mcts"
    search = MctsSearch(kernel.position(match.state.text()), threads=threads)
    began = perf_counter()
    search.run(Limits(ends=began + seconds))
    return search.tree.simulations / (perf_counter() - began)


def seconds_to_depth(match: Match, threads: int) -> float:
    """How long a search of this depth takes."""
    kernel = match.game.kernel()
    assert kernel is not None and kernel.kind == "alphabeta"
    moves = [event.move for event in match.events]
    root = SearchRoot(kernel, match.start.text(), moves, match.state.legal_moves(), 0)
    level, options = Level(0), SearchOptions(DEPTHS[match.game.key])
    searched = root.position(level)
    deepening = IterativeDeepening(searched, Budget(), options)
    codes = searched.root_moves()
    copies = [root.position(level) for _ in range(threads - 1)]
    began = perf_counter()
    with helped(copies, codes, options, deepening.table):
        deepening.run(codes)
        return perf_counter() - began


def compared(name: str, unit: str, measure: Callable[[int], float], rounds: int) -> None:
    found = [[measure(threads) for threads in (1, 2)] for _ in range(rounds)]
    one, two = (median(column) for column in zip(*found, strict=True))
    print(f"{name:16} {one:10.3f} {two:10.3f} {unit}, ratio {two / one:.2f}", flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    print(machine())
    for key in ("blokus-duo", "blokus-classic"):
        start = Match.begin(games.get(key))
        compared(key, "/s", lambda n, m=start: simulations(m, n, seconds), rounds)
    for key in DEPTHS:
        rng = Random(1)
        matches = [position(key, rng) for _ in range(rounds)]
        compared(key, "s", lambda n, ms=matches: sum(seconds_to_depth(m, n) for m in ms), 1)


if __name__ == "__main__":
    main()
