"""The speed of the Gobblet engine: perft, search speed, depth 9 from the start.

    .venv/bin/python bench/engines.py

CPU seconds of one core, the best of three; machine and load are printed first. The rate of the
search is that of a million nodes, the best of twelve: short runs are less disturbed by other load.
"""

from __future__ import annotations

from functools import partial

from blockyard import games
from blockyard.ai.iterative_deepening import IterativeDeepening, RootResult, SearchOptions
from blockyard.cli.engine import machine, timed
from blockyard.core.kernel import Budget

GAME = games.get("gobblet")
START = GAME.start().text()
MIDDLE = "2b,.,3w,./.,4w,.,4b/3b,1b4w,2w,./.,4b,.,4b w casual"


def search(text: str, depth: int, nodes: int | None = None) -> RootResult:
    position = GAME.kernel().position(text)
    return IterativeDeepening(position, Budget(nodes), SearchOptions(depth)).run(
        position.root_moves()
    )


def main() -> None:
    print(machine())
    for name, text, depth in (("start", START, 6), ("middle game", MIDDLE, 5)):
        runs = [timed(partial(GAME.kernel().perft, text, depth)) for _ in range(3)]
        leaves, seconds = min(runs, key=lambda run: run[1])
        print(f"perft {depth} from the {name}: {leaves:,}, {leaves / seconds / 1e6:.0f} M leaves/s")
    for name, text in (("start", START), ("middle game", MIDDLE)):
        runs = [timed(partial(search, text, 60, 1_000_000)) for _ in range(12)]
        found, seconds = min(runs, key=lambda run: run[1])
        print(f"search from the {name}: {found.nodes / seconds / 1e6:.1f} M nodes/s")
    for name, text, depth in (("start", START, 9), ("middle game", MIDDLE, 8)):
        runs = [timed(partial(search, text, depth)) for _ in range(3)]
        found, seconds = min(runs, key=lambda run: run[1])
        print(f"depth {depth} from the {name}: {found.nodes:,} nodes, {seconds:.2f} s")


if __name__ == "__main__":
    main()
