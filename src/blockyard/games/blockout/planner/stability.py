"""How far a stack is from falling, without simulating it: the planner's idea of stability.

Every joint between two blocks rolls, and all of them roll at once, like a column that buckles.
With th the small tilts of the blocks, M the mass above a joint, R its radius (1/R = 1/R1 + 1/R2
of the two faces), t and b the distances from a block's middle to its top and bottom face:

    V/g = 1/2 sum over joints j of  M_j [ R_j (th_j - th_(j-1))² - t_(j-1) th_(j-1)² - b_j th_j² ]

The stack stands by itself if this is positive for every tilt. A block put off the middle then
tilts all others a little, and the points where blocks touch wander; the margin is how much room
is left where they wander farthest. Lengths are millimetres, masses kilograms.

This file loads NumPy: whoever plans comes here, the rules do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockyard.games.blockout.blocks import Placed, Pose, Shape, Tower, axes, shape, top_face

FLAT = 10_000.0
"""Two flat faces make a joint too, if a stiff one: as if they were domes of ten metres."""
ON_A_DOME, ON_A_FLAT = 0.6, 0.9
"""The part of half a side over which a touching point may wander."""

BUCKLES = -100.0
"""The margin of a stack that would not stand even if all were centred."""

Floats = NDArray[np.float64]
Column = Sequence[tuple[Shape, int]]
"""Shapes from the lowest up, each with the face that it lies on."""


def column(tower: Tower) -> list[tuple[Shape, int]]:
    return [(shape(placed.block), top_face(placed.pose) ^ 1) for placed in tower]


def stiffness(stack: Column) -> tuple[Floats, Floats]:
    """The matrix of V/g, and the radius of each joint. Joint j is the one under block j."""
    masses = np.cumsum([it.mass() for it, _ in stack][::-1])[::-1]
    matrix, radii = np.zeros((len(stack), len(stack))), np.zeros(len(stack))
    for j, (it, down) in enumerate(stack):
        curve = 1 / _radius(it, down)
        if j:
            below, up = stack[j - 1][0], stack[j - 1][1] ^ 1
            curve += 1 / _radius(below, up)
            matrix[j - 1, j - 1] += masses[j] * (1 / curve - below.reach(up))
            matrix[j, j - 1] = matrix[j - 1, j] = -masses[j] / curve
        radii[j] = 1 / curve
        matrix[j, j] += masses[j] * (1 / curve - it.reach(down))
    return matrix, radii


def stands_by_itself(stack: Column) -> bool:
    """Whether a perfectly centred stack does not buckle."""
    return bool(np.linalg.eigvalsh(stiffness(stack)[0])[0] > 0)


def touching_points(tower: Tower) -> Floats:
    """Where each block touches what is under it, seen from above."""
    points = [np.array(tower[0].pose[:2])]
    points += [_touching(lower, upper) for lower, upper in pairwise(tower)]
    return np.array(points)


def margins(tower: Tower, block: str, down: int, spots: Floats, sigma: float) -> Floats:
    """For each spot of the new block's middle the smallest room in millimetres that any joint
    has left after an error of one sigma; BUCKLES everywhere if the stack would do that."""
    new = shape(block)
    matrix, radii = stiffness([*column(tower), (new, down)])
    if np.linalg.eigvalsh(matrix)[0] <= 0:
        return np.full(len(spots), BUCKLES)
    start = _with_the_new_one(tower, new, down, spots)
    softness = np.linalg.inv(matrix)
    ends = np.concatenate([start[:, 1:], spots[:, None]], axis=1)
    tilts = np.einsum("ij,sjk->sik", softness, new.mass() * (ends - start))
    points = start + radii[:, None] * np.diff(tilts, axis=1, prepend=0)
    spread = sigma * radii * np.abs(np.diff(softness[:, -1] * new.mass(), prepend=0))
    worst: Floats = _room(new, down, points[:, -1] - spots) - spread[-1]
    for j, placed in enumerate(tower):
        for face, joint in ((top_face(placed.pose) ^ 1, j), (top_face(placed.pose), j + 1)):
            middle = _middle(placed, face)[:2]
            room = _room(shape(placed.block), face, points[:, joint] - middle) - spread[joint]
            worst = np.minimum(worst, room)
    return worst


def _with_the_new_one(tower: Tower, new: Shape, down: int, spots: Floats) -> Floats:
    """The touching points for each spot, before anything has given way: spots, joints, xy."""
    top = tower[-1]
    face = top_face(top.pose)
    below = _radius(shape(top.block), face)
    centre = (_middle(top, face) - below * _outward(top.pose, face))[:2]
    share = below / (below + _radius(new, down))
    both_flat = not (face % 2 or down % 2)
    added = spots if both_flat else centre + (spots - centre) * share
    old = np.repeat(touching_points(tower)[None], len(spots), axis=0)
    return np.concatenate([old, added[:, None]], axis=1)


def _touching(lower: Placed, upper: Placed) -> Floats:
    """Two domes touch on the line between their centres; so does a dome on a flat face, which
    is nearly a dome of FLAT. Two flat faces touch under the middle of the upper block."""
    up, down = top_face(lower.pose), top_face(upper.pose) ^ 1
    if not (up % 2 or down % 2):
        return _middle(upper, down)[:2]
    r1, r2 = _radius(shape(lower.block), up), _radius(shape(upper.block), down)
    centre1 = _middle(lower, up) - r1 * _outward(lower.pose, up)
    centre2 = _middle(upper, down) - r2 * _outward(upper.pose, down)
    point: Floats = centre1 + (centre2 - centre1) * r1 / (r1 + r2)
    return point[:2]


def _room(it: Shape, face: int, off: Floats) -> Any:
    usable = it.side / 2 * (ON_A_DOME if face % 2 else ON_A_FLAT)
    return usable - np.linalg.norm(off, axis=-1)


def _radius(it: Shape, face: int) -> float:
    return it.radius(face) or FLAT


def _outward(pose: Pose, face: int) -> Floats:
    return np.array(axes(pose)[2 - face // 2]) * (1 if face % 2 else -1)


def _middle(placed: Placed, face: int) -> Floats:
    """The middle of a face in space."""
    outward = _outward(placed.pose, face)
    return np.array(placed.pose[:3]) + outward * shape(placed.block).reach(face)
