"""Late falls: does simulating a stack until it rests find what 30 seconds find?

    python bench/tower_late.py TOWERS SIGMA [SIGMA …]
    python bench/tower_late.py 45 2 0.7

Towers of a chooser (tower_heights.py) with a hand of SIGMA millimetres, with seeds of their own.
Every placement is simulated twice: as in a game, and for 30 s in any case. Prints how many fell in
the count; how many after it, up to the 20 s of a game; how many of these a game took for standing;
and how many fell later still. An interrupted run is resumed.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from random import Random
from time import process_time

from blockout_checkpoint import results
from tower_heights import built

from blockyard.games.blockout.blocks import Tower
from blockyard.games.blockout.physics.tower import (
    MAX_SECONDS,
    Limits,
    Release,
    SimulationResult,
    simulate_unchecked,
)

GAME, LONG = (
    Limits(follow_fall=False),
    Limits(follow_fall=False, stop_at_rest=False, max_seconds=30),
)
COLUMNS = ("placements", "fell", "late", "missed", "later")


def build(sigma: float, seed: int) -> Counter[str]:
    """One tower, until it falls or the ninth block stands: what happened, and the CPU time."""
    seen: Counter[str] = Counter()

    def twice(tower: Tower, block: str, released: Release) -> SimulationResult:
        short, long = (
            simulate_unchecked(tower, block, released, limits) for limits in (GAME, LONG)
        )
        seen.update(["placements", *classified(short, long)])
        return short

    began = process_time()
    built(["chooser"], sigma, Random(f"late {seed}"), twice)
    seen["milliseconds"] = round(1000 * (process_time() - began))
    return seen


def classified(short: SimulationResult, long: SimulationResult) -> list[str]:
    if long.kind == "stands":
        return []
    if long.kind == "falls":
        return ["fell"]
    if long.decided_at > MAX_SECONDS:
        return ["later"]
    return ["late", "missed"] if short.kind == "stands" else ["late"]


def main() -> int:
    towers, *sigmas = sys.argv[1:]
    print(
        "| hand mm | placements | fell | fell late | of these taken for standing | later | CPU s |"
    )
    print("|---|---|---|---|---|---|---|")
    for sigma in map(float, sigmas):
        runs = results(f"late-{sigma:g}", partial(build, sigma), range(int(towers)))
        seen = sum(map(Counter, runs), Counter())
        row = " | ".join(str(seen[what]) for what in COLUMNS)
        print(f"| {sigma:g} | {row} | {seen['milliseconds'] / 1000:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
