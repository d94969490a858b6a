"""Where a block lands decides most falls: the probability of one by the landing position.

Given the position, the room that is left at the joints when the stack swings, how far it tilts and
how stiff it is tell a fall from a stand far better than the aim does (bench/tower_landings.py). The
risk of an aim is the mean over the positions where the hand may let go. And where the stack stands,
statics also tell how it then leans, which is what the next player finds.

For blocks that lie on a flat face; which of the three makes no difference before the next turn.
"""

from __future__ import annotations

from math import cos, hypot, log, pi, sin

import numpy as np

from blockyard.games.blockout.blocks import Placed, Pose, Tower, shape
from blockyard.games.blockout.hand.motor import rotated
from blockyard.games.blockout.moves import Put, with_aimed
from blockyard.games.blockout.planner.stability import (
    Floats,
    column,
    least_stiffness,
    static_tilts,
    swings,
)

OVERSHOOT = 1.25
"""Before the stack comes to rest it swings about a quarter as far again as it will lean."""
BIAS, ROOM_WEIGHT, STIFFNESS_WEIGHT = -10.05, -4.06, -2.31
HEIGHT_WEIGHT, SIDE_WEIGHT, TILT_WEIGHT = -0.276, 0.234, 34.2
"""Logistic regression: the logit of a fall, with weights for the part of a support that is left,
per logarithm of the least stiffness, per block of height, per millimetre of the new block's side
and per radian of the largest tilt."""

HAND = np.array([(0.0, 0.0)] + [(2 * cos(at * pi / 3), 2 * sin(at * pi / 3)) for at in range(6)])
HAND_WEIGHTS = np.array([1 / 2] + [1 / 12] * 6)
"""Seven errors of the hand, in sigmas, that have the moments of a normal distribution."""

MAX_TILT = 0.2
"""Radians: a stack that would lean farther does not come to rest."""


def landing_risks(tower: Tower, block: str, positions: Floats) -> Floats:
    """The probability of a fall for each position where the block may land."""
    new = shape(block)
    stiffness = least_stiffness([*column(tower), (new, 0)])
    if stiffness <= 0:
        return np.ones(len(positions))
    room, tilted = swings(tower, block, positions, OVERSHOOT)
    logit = BIAS + STIFFNESS_WEIGHT * log(stiffness) + HEIGHT_WEIGHT * (len(tower) + 1)
    logit += SIDE_WEIGHT * new.side
    risks: Floats = 1 / (1 + np.exp(-(logit + ROOM_WEIGHT * room + TILT_WEIGHT * tilted)))
    return risks


def aim_risks(tower: Tower, block: str, positions: Floats, sigma: float) -> Floats:
    """The probability of a fall for each position that a hand with this sigma aims at."""
    landings = (positions[:, None] + sigma * HAND).reshape(-1, 2)
    risks = landing_risks(tower, block, landings).reshape(len(positions), len(HAND))
    means: Floats = risks @ HAND_WEIGHTS
    return means


def settled(tower: Tower, block: str, aim: Put) -> Tower:
    """The stack after the block came to rest where it was aimed: every joint has rolled a little.
    As aimed if nothing is under it, or if such a stack cannot stand."""
    stack = [*column(tower), (shape(block), aim.face)]
    raised = with_aimed(tower, block, aim)
    if not tower or least_stiffness(stack) <= 0:
        return raised
    x, y = raised[-1].pose[:2]
    tilts = static_tilts(tower, block, aim.face, np.array([(x, y)]))[0]
    if np.abs(tilts).max() > MAX_TILT:
        return raised
    shift, rolled = np.zeros(2), []
    for placed, (it, down), tilt in zip(raised, stack, tilts, strict=True):
        shift = shift + tilt * it.reach(down)
        rolled.append(Placed(placed.block, _rolled(placed.pose, shift, tilt)))
        shift = shift + tilt * it.reach(down ^ 1)
    return tuple(rolled)


def _rolled(pose: Pose, shift: Floats, tilt: Floats) -> Pose:
    """The pose shifted, and tilted so that its top moves that way."""
    x, y = tilt.tolist()
    angle = hypot(x, y) or 1e-12
    part = sin(angle / 2) / angle
    tilted = rotated((cos(angle / 2), -y * part, x * part, 0.0), pose[3:])
    return Pose(pose.x + float(shift[0]), pose.y + float(shift[1]), pose.z, *tilted)
