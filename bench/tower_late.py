"""Late falls: does watching a stack until it rests find what watching for 30 seconds finds?

    python bench/tower_late.py TOWERS SIGMA [SIGMA …]
    python bench/tower_late.py 45 2 0.7

Towers of a chooser (tower_heights.py) with a hand of SIGMA millimetres, other towers than there.
Every placement is judged twice: as in a game, and watched for 30 s whatever happens. Prints how
many fell in the count; how many after it, up to the 20 s that a game waits; how many of these a
game took for standing; and how many fell after that. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from random import Random
from time import process_time

from blockout_kept import results
from tower_heights import grown

from blockyard.games.blockout.blocks import Placed, Tower, shape
from blockyard.games.blockout.physics.tower import LONGEST, Release, Settled, Watch, settle

GAME, LONG = Watch(whole=False), Watch(whole=False, until_rest=False, longest=30)
TOLD = ("placements", "fell", "late", "missed", "later")


def judged(tower: Tower, block: str, let_go: Release, watch: Watch) -> Settled:
    stack = (*tower, Placed(block, let_go.pose))
    shapes = [shape(placed.block) for placed in stack]
    return settle(shapes, [placed.pose for placed in stack], let_go.velocity, watch)


def build(sigma: float, seed: int) -> Counter[str]:
    """One tower, until it falls or the ninth block stands, and the CPU seconds that it took."""
    seen: Counter[str] = Counter()

    def twice(tower: Tower, block: str, let_go: Release) -> Settled:
        short, long = (judged(tower, block, let_go, watch) for watch in (GAME, LONG))
        seen.update(["placements", *noted(short, long)])
        return short

    began = process_time()
    grown(["chooser"], sigma, Random(f"late {seed}"), twice)
    seen["milliseconds"] = round(1000 * (process_time() - began))
    return seen


def noted(short: Settled, long: Settled) -> list[str]:
    if long.kind == "stands":
        return []
    if long.kind == "falls":
        return ["fell"]
    if long.at > LONGEST:
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
        told = " | ".join(str(seen[what]) for what in TOLD)
        print(f"| {sigma:g} | {told} | {seen['milliseconds'] / 1000:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
