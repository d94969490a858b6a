"""How long it takes to judge one placement, in CPU seconds, at three, six and nine blocks.

    python bench/tower_speed.py [TOWERS]

Towers of a good builder: large blocks low, gentle domes up, a hand of 0.7 mm. Each one is built
to nine blocks or until it falls; then the same blocks are judged once more with the last one
aimed over the edge, so that falls are timed as well, their films to the end included.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from random import Random
from statistics import median
from time import process_time

from blockyard.games.blockout.blocks import BLOCKS, Placed, Tower, side
from blockyard.games.blockout.film import Film, encode
from blockyard.games.blockout.hand import Slip, by_sigma, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.tower import Settled, judge

SIGMA = 0.7
HEIGHTS = (3, 6, 9)
LIMITS = {3: 0.1, 6: 0.35, 9: 0.35}
Times = dict[tuple[int, str], list[tuple[float, int]]]


def placed(tower: Tower, block: str, aim: Put, slip: Slip, times: Times) -> Settled:
    """One placement, the lowering of the hand included."""
    began = process_time()
    settled = judge(tower, block, release(tower, block, aim, slip))
    times[len(tower) + 1, settled.kind].append(
        (process_time() - began, len(encode(Film(settled.at, settled.film))))
    )
    return settled


def build(seed: int, times: Times) -> None:
    tower: Tower = ()
    rng = Random(seed)
    for block in sorted(BLOCKS, key=side, reverse=True):
        slip = by_sigma(SIGMA, rng) if tower else Slip()
        if len(tower) + 1 in HEIGHTS:
            placed(tower, block, Put(side(tower[-1].block) / 2, 0, 0, 0), slip, times)
        settled = placed(tower, block, Put(0, 0, rng.randrange(360), 0), slip, times)
        if settled.kind != "stands":
            return
        names = [*(at.block for at in tower), block]
        tower = tuple(map(Placed, names, settled.poses))


def main() -> int:
    times: Times = defaultdict(list)
    build(-1, defaultdict(list))  # the first one loads MuJoCo
    for seed in range(int(sys.argv[1]) if sys.argv[1:] else 20):
        build(seed, times)
    print("| blocks | verdict | placements | CPU s, median | 95 % | film kB, largest |")
    print("|---|---|---|---|---|---|")
    good = True
    for (height, kind), rows in sorted(times.items()):
        seconds = sorted(second for second, _ in rows)
        middle, most = median(seconds), seconds[int(0.95 * len(seconds))]
        if height in HEIGHTS:
            film = max(size for _, size in rows) / 1000
            print(f"| {height} | {kind} | {len(rows)} | {middle:.3f} | {most:.3f} | {film:.1f} |")
            good &= middle <= LIMITS[height]
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
