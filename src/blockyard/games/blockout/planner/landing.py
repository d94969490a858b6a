"""Where a block lands decides most falls: the probability of one by the landing position.

Given the position, the room that is left at the joints when the stack swings, how far it tilts and
how stiff it is tell a fall from a stand far better than the aim does (bench/tower_landings.py). The
risk of an aim is the mean over the positions where the hand may let go. And where the stack stands,
statics also tell how it then leans, which is what the next player finds.

For blocks that lie on a flat face; which of the three makes no difference before the next turn.
"""

from __future__ import annotations

from cmath import exp
from math import cos, hypot, pi, sin

import numpy as np

from blockyard.games.blockout.blocks import Placed, Pose, Shape, Tower, shape
from blockyard.games.blockout.hand.motor import rotated
from blockyard.games.blockout.moves import Put, with_aimed
from blockyard.games.blockout.planner.stability import (
    Floats,
    column,
    least_stiffness,
    static_tilts,
)
from blockyard.games.blockout.planner.sway import Complexes, points, sway

OVERSHOOT = 1.25
"""Before the stack comes to rest it swings about a quarter as far again as it will lean."""
BIAS, ROOM_WEIGHT, STIFFNESS_WEIGHT = -10.05, -4.06, -2.31
HEIGHT_WEIGHT, SIDE_WEIGHT, TILT_WEIGHT = -0.276, 0.234, 34.2
"""Logistic regression: the logit of a fall, with weights for the part of a support that is left,
per logarithm of the least stiffness, per block of height, per millimetre of the new block's side
and per radian of the largest tilt."""

HAND = np.array([0, *(2 * exp(at * pi / 3 * 1j) for at in range(6))])
HAND_WEIGHTS = np.array([1 / 2] + [1 / 12] * 6)
"""Seven errors of the hand, in sigmas, that have the moments of a normal distribution."""

MAX_TILT = 0.2
"""Radians: a stack that would lean farther does not come to rest."""


def landing_risks(tower: Tower, block: str, positions: Floats) -> Floats:
    """The probability of a fall for each position where the block may land."""
    risks: Floats = risks_by_size(tower, (shape(block),), points(positions))[0]
    return risks


def risks_by_size(tower: Tower, sizes: tuple[Shape, ...], positions: Complexes) -> Floats:
    """The same for blocks of several sizes, indexed by size and position."""
    swaying = sway(tower, sizes, OVERSHOOT)
    room, tilted = swaying.at(positions)
    stands = swaying.stiffness > 0
    logit = BIAS + STIFFNESS_WEIGHT * np.log(np.where(stands, swaying.stiffness, 1.0))
    logit += HEIGHT_WEIGHT * (len(tower) + 1) + SIDE_WEIGHT * np.array([it.side for it in sizes])
    risks = 1 / (1 + np.exp(-(logit[:, None] + ROOM_WEIGHT * room + TILT_WEIGHT * tilted)))
    found: Floats = np.where(stands[:, None], risks, 1.0)
    return found


def landings(positions: Complexes, sigma: float) -> Complexes:
    """Where a hand with this sigma may let go: HAND for each position that it aims at."""
    found: Complexes = (positions[:, None] + sigma * HAND).ravel()
    return found


def aimed_risks(risks: Floats) -> Floats:
    """The mean for each aim over its landings, which are neighbours in the last axis."""
    means: Floats = risks.reshape(*risks.shape[:-1], -1, len(HAND)) @ HAND_WEIGHTS
    return means


def aim_risks(tower: Tower, block: str, positions: Floats, sigma: float) -> Floats:
    """The probability of a fall for each position that a hand with this sigma aims at."""
    aims = landings(points(positions), sigma)
    return aimed_risks(risks_by_size(tower, (shape(block),), aims)[0])


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
