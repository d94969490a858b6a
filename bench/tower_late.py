"""Late falls: does watching a stack until it rests find what watching for 20 seconds finds?

    python bench/tower_late.py PLACEMENTS SIGMA [SIGMA …]
    python bench/tower_late.py 300 2 0.7

Towers of a chooser (tower_heights.py) with a hand of SIGMA millimetres. Every placement is judged
twice: as in a game, and watched to the end whatever happens. Prints how many fell in the count and
after it, by the longer watch, and how many late falls the shorter one took for standing.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import process_time

from tower_heights import OFFERED, planned

from blockyard.games.blockout.blocks import BLOCKS, Placed, Tower, shape
from blockyard.games.blockout.hand import Slip, by_sigma, release
from blockyard.games.blockout.tower import Release, Settled, Watch, settle

GAME, LONG = Watch(whole=False), Watch(whole=False, until_rest=False)


def judged(tower: Tower, block: str, let_go: Release, watch: Watch) -> Settled:
    stack = (*tower, Placed(block, let_go.pose))
    shapes = [shape(placed.block) for placed in stack]
    return settle(shapes, [placed.pose for placed in stack], let_go.velocity, watch)


def build(sigma: float, rng: Random, seen: Counter[str], most: int) -> None:
    """One tower, until it falls, the ninth block stands or enough was seen."""
    tower: Tower = ()
    while len(tower) < len(BLOCKS) and seen["placements"] < most:
        left = [block for block in BLOCKS if block not in {at.block for at in tower}]
        choice = planned("chooser", tower, rng.sample(left, min(OFFERED, len(left))), sigma)
        slip = by_sigma(sigma, rng) if tower else Slip()
        let_go = release(tower, choice.block, choice.aim, slip)
        short, long = (judged(tower, choice.block, let_go, watch) for watch in (GAME, LONG))
        seen.update(["placements", f"{long.kind}", f"{short.kind} for {long.kind}"])
        if short.kind != "stands":
            return
        names = [*(at.block for at in tower), choice.block]
        tower = tuple(map(Placed, names, short.poses))


def main() -> int:
    most = int(sys.argv[1])
    print("| hand mm | placements | fell | fell late | of these taken for standing | CPU s |")
    print("|---|---|---|---|---|---|")
    for sigma in map(float, sys.argv[2:]):
        seen: Counter[str] = Counter()
        began, rng = process_time(), Random(round(1000 * sigma))
        while seen["placements"] < most:
            build(sigma, rng, seen, most)
        counts = [seen[what] for what in ("placements", "falls", "late", "stands for late")]
        told = " | ".join(map(str, counts))
        print(f"| {sigma:g} | {told} | {process_time() - began:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
