"""Stacks that stand, for tests of what comes next."""

from __future__ import annotations

from random import Random

from blockyard.games.blockout.blocks import BLOCKS, Placed, Pose, side
from blockyard.games.blockout.hand.hand import Slip, by_sigma, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import judge

FLAT = Put(0, 0, 0, 0)
LARGE_FIRST = sorted(BLOCKS, key=side, reverse=True)
OVER = Pose(0, 0, 156.5)
"""Where a medium block is let go over three large ones."""


def built(blocks, sigma=0.0, seed=0):
    """A stack that stands, gentle domes up, and how its last block was judged."""
    tower, rng, settled = (), Random(seed), None
    for block in blocks:
        slip = by_sigma(sigma, rng) if tower else Slip()
        settled = judge(tower, block, release(tower, block, FLAT, slip))
        assert settled.kind == "stands"
        names = [*(placed.block for placed in tower), block]
        tower = tuple(map(Placed, names, settled.poses))
    return tower, settled
