"""Whether the room and the levels that an aiming player sees are true, in simulated placements.

    python bench/tower_room.py [TOWERS]

Towers are built by a steady hand of 1.1 mm with large blocks first, on any face and up to 14 mm off
the middle. Prints how many of the placements fell by what the player was shown (the stack holds,
may rock, falls), and how many careful placements fell on a standing stack by the worst of its
levels.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import cos, hypot, pi, sin
from random import Random

from blockyard.games.blockout.blocks import BLOCKS, Tower, grown, side
from blockyard.games.blockout.hand.motor import gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import Limits, SimulationResult, simulate
from blockyard.games.blockout.statics.margins import STEADY_HAND, Disc, levels, room

ANY_FACE, OFFSETS = (0, 0, 0, 2, 2, 4, 1, 3, 5), (0, 3, 6, 10, 14)
SHOWN, STATES = ("holds", "may rock", "falls"), ("steady", "leaning", "falling")
ONLY_VERDICT = Limits(follow_fall=False)

Falls = Counter[tuple[str, bool]]


def shown(discs: list[Disc], x: float, y: float) -> str:
    offsets = [(hypot(x - disc.x, y - disc.y), disc) for disc in discs]
    if all(off <= disc.holds for off, disc in offsets):
        return "holds"
    return "may rock" if all(off <= disc.rocks for off, disc in offsets) else "falls"


def dropped(tower: Tower, block: str, aim: Put, rng: Random) -> SimulationResult:
    released = release(tower, block, aim, gaussian(STEADY_HAND, rng))
    return simulate(tower, block, released, ONLY_VERDICT)


def build(seed: int, by_room: Falls, by_level: Falls) -> None:
    """One tower until it falls, and a careful trial on each of its heights."""
    rng = Random(seed)
    tower: Tower = ()
    left = sorted(BLOCKS, key=side, reverse=True)
    while len(left) > 1:
        block, face = rng.choice(left[:3]), rng.choice(ANY_FACE)
        far, way = rng.choice(OFFSETS) if tower else 0, rng.uniform(0, 2 * pi)
        aim = Put(round(far * cos(way), 1), round(far * sin(way), 1), 0, face)
        result = dropped(tower, block, aim, rng)
        if tower:
            told = shown(room(tower, block)[face], aim.x, aim.y)
            by_room[told, result.kind != "stands"] += 1
        if result.kind != "stands":
            return
        left.remove(block)
        tower = grown(tower, block, result.poses)
        if found := levels(tower):
            worst = max((level.state for level in found), key=STATES.index)
            trial = dropped(tower, left[-1], Put(0, 0, 0, 0), rng)
            by_level[worst, trial.kind != "stands"] += 1


def print_table(title: str, rows: tuple[str, ...], falls: Falls) -> None:
    print(title)
    for row in rows:
        fell, stood = falls[row, True], falls[row, False]
        print(f"  {row:9} {fell:5} of {fell + stood:5} fell: {fell / max(1, fell + stood):.0%}")


def main() -> None:
    by_room: Falls = Counter()
    by_level: Falls = Counter()
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 300):
        build(seed, by_room, by_level)
    print_table("shown before the placement", SHOWN, by_room)
    print_table("worst level, then a careful placement", STATES, by_level)


if __name__ == "__main__":
    main()
