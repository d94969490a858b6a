"""Standing stacks for tests of the next placement."""

from __future__ import annotations

from random import Random

from blockyard.games.blockout.blocks import BLOCKS, Pose, grown, side
from blockyard.games.blockout.hand.motor import Deviation, gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import simulate

FLAT = Put(0, 0, 0, 0)
LARGE_FIRST = sorted(BLOCKS, key=side, reverse=True)
OVER = Pose(0, 0, 156.5)
"""Where a medium block is released over three large ones."""


def built(blocks, sigma=0.0, seed=0):
    """A standing stack, gentle domes up, and the result of its last placement."""
    tower, rng, settled = (), Random(seed), None
    for block in blocks:
        deviation = gaussian(sigma, rng) if tower else Deviation()
        settled = simulate(tower, block, release(tower, block, FLAT, deviation))
        assert settled.kind == "stands"
        tower = grown(tower, block, settled.poses)
    return tower, settled
