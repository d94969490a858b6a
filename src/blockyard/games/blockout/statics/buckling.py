"""A stack as a column that may buckle, in plain Python: tilts and contact points.

stability.py explains the analysis and does it for many positions at once with NumPy. Here it is
solved for one block and one face, where every contact point moves in proportion to the position
of the new block; the matrix is tridiagonal, so elimination takes a few lines. A test checks one
against the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from blockyard.games.blockout.blocks import Placed, Shape, Tower, axes, shape, top_face

FLAT = 10_000.0
"""The radius of a flat face, as if it were a dome: ten metres."""
DOME_SUPPORT, FLAT_SUPPORT = 0.6, 0.9
"""How far from the middle of a face a block above may rest, in half sides."""

Point = tuple[float, float]
Column = Sequence[tuple[Shape, int]]
"""Shapes from the lowest up, each with the face it lies on."""


class Affine(NamedTuple):
    """A point that depends on the position of the new block: `at` + `by` times that position."""

    at: Point
    by: float

    def minus(self, other: Affine) -> Affine:
        return Affine((self.at[0] - other.at[0], self.at[1] - other.at[1]), self.by - other.by)


NEW = Affine((0.0, 0.0), 1.0)


class Buckling:
    """A column, and how its contact points shift under torques. Joint j is the one under block j.

    The Hessian of V/g is tridiagonal; it is kept as the pivots of Gaussian elimination, which are
    all positive if it is positive definite, and the numbers beside its diagonal.
    """

    def __init__(self, column: Column) -> None:
        above = [sum(it.mass() for it, _ in column[j:]) for j in range(len(column))]
        it, down = column[0]
        self.radii = [_radius(it, down)]
        self.beside: list[float] = []
        diagonal = [above[0] * (self.radii[0] - it.reach(down))]
        for j, ((lower, lies), (it, down)) in enumerate(pairwise(column), 1):
            radius = joint_radius(lower, lies ^ 1, it, down)
            diagonal[-1] += above[j] * (radius - lower.reach(lies ^ 1))
            diagonal.append(above[j] * (radius - it.reach(down)))
            self.beside.append(-above[j] * radius)
            self.radii.append(radius)
        self.pivots = diagonal[:1]
        for here, side in zip(diagonal[1:], self.beside, strict=True):
            self.pivots.append(here - side * side / (self.pivots[-1] or -1e-12))

    @property
    def is_stable(self) -> bool:
        return min(self.pivots) > 0

    def shifts(self, torques: Sequence[float]) -> list[float]:
        """How far each contact point shifts when these torques tilt the blocks."""
        tilts = self._tilts(torques)
        below = [0.0, *tilts[:-1]]
        return [
            radius * (tilt - low)
            for radius, tilt, low in zip(self.radii, tilts, below, strict=True)
        ]

    def _tilts(self, torques: Sequence[float]) -> list[float]:
        """By substitution forwards and backwards."""
        forward = [torques[0]]
        for torque, side, pivot in zip(torques[1:], self.beside, self.pivots, strict=False):
            forward.append(torque - side / pivot * forward[-1])
        tilts = [forward[-1] / self.pivots[-1]]
        rest = zip(forward[-2::-1], self.beside[::-1], self.pivots[-2::-1], strict=True)
        for torque, side, pivot in rest:
            tilts.append((torque - side * tilts[-1]) / pivot)
        return tilts[::-1]


def settled(column: Buckling, start: Sequence[Affine], mass: float) -> list[Affine]:
    """The contact points after the weight of the new block has tilted the others."""
    levers = [end.minus(begin) for begin, end in pairwise([*start, NEW])]
    rows = [(mass * lever.at[0], mass * lever.at[1], mass * lever.by) for lever in levers]
    x, y, by = (column.shifts([row[part] for row in rows]) for part in range(3))
    return [Affine((at.at[0] + x[j], at.at[1] + y[j]), at.by + by[j]) for j, at in enumerate(start)]


def spreads(column: Buckling, mass: float) -> list[float]:
    """How far each contact point moves for a millimetre of error of the hand."""
    pushed = [0.0] * (len(column.radii) - 1) + [mass]
    return [abs(shift) for shift in column.shifts(pushed)]


def first_contacts(tower: Tower, new: Shape, down: int) -> list[Affine]:
    """The contact points before anything tilts; the last one moves with the new block."""
    standing = [tower[0].pose[:2], *(_contact(*pair) for pair in pairwise(tower))]
    top = tower[-1]
    face = top_face(top.pose)
    if not (face % 2 or down % 2):
        return [*(Affine(point, 0.0) for point in standing), NEW]
    below = _radius(shape(top.block), face)
    x, y, _ = _along(face_centre(top, face), _outward(top, face), -below)
    share = below / (below + _radius(new, down))
    added = Affine((x * (1 - share), y * (1 - share)), share)
    return [*(Affine(point, 0.0) for point in standing), added]


def _contact(lower: Placed, upper: Placed) -> Point:
    """Two domes touch on the line between their centres of curvature; two flat faces under the
    centre of the upper one."""
    up, down = top_face(lower.pose), top_face(upper.pose) ^ 1
    if not (up % 2 or down % 2):
        return face_centre(upper, down)[:2]
    r1, r2 = _radius(shape(lower.block), up), _radius(shape(upper.block), down)
    x1, y1, _ = _along(face_centre(lower, up), _outward(lower, up), -r1)
    x2, y2, _ = _along(face_centre(upper, down), _outward(upper, down), -r2)
    share = r1 / (r1 + r2)
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


# --- faces --------------------------------------------------------------------------------------

Vector = tuple[float, float, float]


def _radius(it: Shape, face: int) -> float:
    return it.radius(face) or FLAT


def joint_radius(lower: Shape, up: int, upper: Shape, down: int) -> float:
    return 1 / (1 / _radius(lower, up) + 1 / _radius(upper, down))


def support(it: Shape, face: int) -> float:
    return it.side / 2 * (DOME_SUPPORT if face % 2 else FLAT_SUPPORT)


def _outward(placed: Placed, face: int) -> Vector:
    x, y, z = axes(placed.pose)[2 - face // 2]
    return (x, y, z) if face % 2 else (-x, -y, -z)


def _along(start: Vector, way: Vector, far: float) -> Vector:
    return start[0] + far * way[0], start[1] + far * way[1], start[2] + far * way[2]


def face_centre(placed: Placed, face: int) -> Vector:
    """In space."""
    pose = placed.pose
    reach = shape(placed.block).reach(face)
    return _along((pose.x, pose.y, pose.z), _outward(placed, face), reach)
