"""Static stability of a stack without simulation: a linear buckling analysis.

Every joint between two blocks rolls, and all of them roll at once, like a column that buckles.
With th the small tilts of the blocks, M the mass above a joint, R its radius (1/R = 1/R1 + 1/R2
of the two faces), t and b the distances from a block's centre of mass to its top and bottom face,
the potential energy V is

    V/g = 1/2 sum over joints j of  M_j [ R_j (th_j - th_(j-1))² - t_(j-1) th_(j-1)² - b_j th_j² ]

The stack is stable if this form is positive definite. A block placed off centre then tilts all
others a little, and the contact points shift; the stability margin is the distance left between
the contact point that shifts farthest and the edge of its support. Lengths are in millimetres,
masses in kilograms.

This module loads NumPy: the planner imports it, the rules do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from blockyard.games.blockout.blocks import Placed, Pose, Shape, Tower, axes, shape, top_face

FLAT = 10_000.0
"""Two flat faces make a stiff joint, as if they were domes with a radius of ten metres."""
DOME_SUPPORT, FLAT_SUPPORT = 0.6, 0.9
"""The radius of the support within which a contact point may shift, in half sides."""

BUCKLES = -100.0
"""The margin of a stack that would fall even if every block were centred."""

Floats = NDArray[np.float64]
Column = Sequence[tuple[Shape, int]]
"""Shapes from the lowest up, each with the face it lies on."""


def column(tower: Tower) -> list[tuple[Shape, int]]:
    return [(shape(placed.block), top_face(placed.pose) ^ 1) for placed in tower]


def stiffness(stack: Column) -> tuple[Floats, Floats]:
    """The Hessian of V/g, and the radius of each joint. Joint j is the one under block j."""
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


class Response(NamedTuple):
    """How a stack answers a load: the radius of each joint, the least eigenvalue of the stiffness,
    and the inverse of the stiffness (of no use unless the stack is stable)."""

    radii: Floats
    least: float
    compliance: Floats


def response(stack: Column) -> Response:
    """Where the blocks lie exactly does not matter to it, so few stacks need an analysis."""
    return _response(tuple(stack))


@lru_cache(maxsize=2048)
def _response(stack: tuple[tuple[Shape, int], ...]) -> Response:
    matrix, radii = stiffness(stack)
    least = float(np.linalg.eigvalsh(matrix)[0])
    inverse = np.linalg.inv(matrix) if least > 0 else np.zeros_like(matrix)
    return Response(radii, least, inverse.astype(np.float64))


def is_stable(stack: Column) -> bool:
    """Whether a perfectly centred stack does not buckle."""
    return least_stiffness(stack) > 0


def least_stiffness(stack: Column) -> float:
    """The least eigenvalue: how firmly the stack resists in the direction in which it would
    buckle first."""
    return response(stack).least


def contact_points(tower: Tower) -> Floats:
    """Where each block touches what is under it, seen from above."""
    points = [np.array(tower[0].pose[:2])]
    points += [_contact_point(lower, upper) for lower, upper in pairwise(tower)]
    return np.array(points)


def stability_margins(
    tower: Tower, block: str, down: int, positions: Floats, error: float
) -> Floats:
    """For each position of the new block's centre: the smallest margin of any joint in
    millimetres, after an error of the hand of this size; BUCKLES everywhere if the stack does."""
    new = shape(block)
    radii, least, compliance = response([*column(tower), (new, down)])
    if least <= 0:
        return np.full(len(positions), BUCKLES)
    start = initial_contacts(tower, new, down, positions)
    tilts = _tilts(compliance, start, positions, new.mass())
    points = start + radii[:, None] * np.diff(tilts, axis=1, prepend=0)
    spread = error * radii * np.abs(np.diff(compliance[:, -1] * new.mass(), prepend=0))
    joints, centres, supports = faces_of(tower)
    added = _support(new, down) - np.linalg.norm(points[:, -1] - positions, axis=-1) - spread[-1]
    offsets = np.linalg.norm(points[:, joints] - centres, axis=-1)
    others = (supports - spread[joints] - offsets).min(axis=1)
    smallest: Floats = np.minimum(added, others)
    return smallest


@lru_cache(maxsize=256)
def faces_of(tower: Tower) -> tuple[list[int], Floats, Floats]:
    """Both faces of every block: the joint that each is at, its centre and its support."""
    faces = [
        (placed, face, joint)
        for at, placed in enumerate(tower)
        for face, joint in ((top_face(placed.pose) ^ 1, at), (top_face(placed.pose), at + 1))
    ]
    centres = np.array([_face_centre(placed, face)[:2] for placed, face, _ in faces])
    supports = np.array([_support(shape(placed.block), face) for placed, face, _ in faces])
    return [joint for _, _, joint in faces], centres, supports


def static_tilts(tower: Tower, block: str, down: int, positions: Floats) -> Floats:
    """How far each block of the stack, which must be stable, leans further when a new one comes to
    rest in these positions: radians, indexed by position, block, xy."""
    new = shape(block)
    compliance = response([*column(tower), (new, down)]).compliance
    start = initial_contacts(tower, new, down, positions)
    return _tilts(compliance, start, positions, new.mass())


def _tilts(compliance: Floats, start: Floats, positions: Floats, mass: float) -> Floats:
    """The weight of the new block bends the stack wherever it is not above a contact point."""
    ends = np.concatenate([start[:, 1:], positions[:, None]], axis=1)
    tilts: Floats = np.einsum("ij,sjk->sik", compliance, mass * (ends - start))
    return tilts


def initial_contacts(tower: Tower, new: Shape, down: int, positions: Floats) -> Floats:
    """The contact points before anything tilts, indexed by position, joint, xy."""
    top = tower[-1]
    face = top_face(top.pose)
    below = _radius(shape(top.block), face)
    centre = (_face_centre(top, face) - below * _outward(top.pose, face))[:2]
    share = below / (below + _radius(new, down))
    both_flat = not (face % 2 or down % 2)
    added = positions if both_flat else centre + (positions - centre) * share
    old = np.repeat(contact_points(tower)[None], len(positions), axis=0)
    return np.concatenate([old, added[:, None]], axis=1)


# The same joints are looked at again for every block that may come onto them.
@lru_cache(maxsize=512)
def _contact_point(lower: Placed, upper: Placed) -> Floats:
    """Two domes touch on the line between their centres of curvature; so does a dome on a flat
    face, taken as a dome of radius FLAT. Two flat faces touch under the centre of the upper one."""
    up, down = top_face(lower.pose), top_face(upper.pose) ^ 1
    if not (up % 2 or down % 2):
        return _face_centre(upper, down)[:2]
    r1, r2 = _radius(shape(lower.block), up), _radius(shape(upper.block), down)
    centre1 = _face_centre(lower, up) - r1 * _outward(lower.pose, up)
    centre2 = _face_centre(upper, down) - r2 * _outward(upper.pose, down)
    point: Floats = centre1 + (centre2 - centre1) * r1 / (r1 + r2)
    return point[:2]


def _support(it: Shape, face: int) -> float:
    """How far from the face's centre a contact point may shift."""
    return it.side / 2 * (DOME_SUPPORT if face % 2 else FLAT_SUPPORT)


def _radius(it: Shape, face: int) -> float:
    return it.radius(face) or FLAT


def _outward(pose: Pose, face: int) -> Floats:
    return np.array(axes(pose)[2 - face // 2]) * (1 if face % 2 else -1)


@lru_cache(maxsize=512)
def _face_centre(placed: Placed, face: int) -> Floats:
    """In space."""
    outward = _outward(placed.pose, face)
    return np.array(placed.pose[:3]) + outward * shape(placed.block).reach(face)
