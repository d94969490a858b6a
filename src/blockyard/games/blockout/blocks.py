"""The nine wooden blocks: their names, sizes and shapes, and the pose of a block in space.

Every colour has one small, one medium and one large block. A block is written `large-blue`.
It is a wonky cube: three flat faces, and opposite each of them a gently domed one. Faces are
numbered in pairs, so that an even face is flat and the dome opposite is the next number:

    0 flat, 1 its dome, the gentlest · 2 flat, 3 its dome · 4 flat, 5 its dome, the steepest

A block that lies on face 0 therefore offers the gentlest dome to the next player.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import cos, isclose, radians, sin, sqrt
from typing import NamedTuple

SIZES = ("small", "medium", "large")
COLOURS = ("red", "wood", "blue")
BLOCKS = tuple(f"{size}-{colour}" for size in SIZES for colour in COLOURS)
FACES = range(6)

SIDES = {"small": 28.0, "medium": 36.0, "large": 44.0}
"""The side of the cube in millimetres, without domes."""

DOMES = {"steep": 6.5, "middle": 8.5, "gentle": 10.75}
"""The radius of curvature at the top of a dome, in sides of the cube. The gentler the dome, the
safer the next block. With equal domes the choice of a face would hardly matter; and good players
get nine blocks to stand in 3 % of their towers with 10 for the gentle one, in 30 % with 11."""

DENSITY = 650.0
"""Beech, in kg/m³; a dome has no mass."""
SLIDING = 0.45
ROLLING = 0.3
"""Friction of smooth wood: the coefficient of sliding friction, and that of rolling friction in
millimetres. Without the latter nothing would ever come to rest."""

FARTHEST = 5000.0
"""Millimetres: no block rolls farther from the middle of the table."""

# The rotation that turns each face down; the axes go through faces 4-5, 2-3 and 0-1.
HALF = sqrt(0.5)
FACE_DOWN = (
    (1.0, 0.0, 0.0, 0.0),
    (0.0, 1.0, 0.0, 0.0),
    (HALF, HALF, 0.0, 0.0),
    (HALF, -HALF, 0.0, 0.0),
    (HALF, 0.0, -HALF, 0.0),
    (HALF, 0.0, HALF, 0.0),
)


def side(block: str) -> float:
    return SIDES[block.partition("-")[0]]


class Shape(NamedTuple):
    """A cube and its domes on faces 5, 3 and 1, in millimetres; a dome of radius 0 is flat.

    A dome is an ellipsoid, half sunk into its face and as wide as the face.
    """

    side: float
    radii: tuple[float, float, float]

    def radius(self, face: int) -> float:
        """The radius of curvature in the centre of this face, 0 if the face is flat."""
        return self.radii[2 - face // 2] if face % 2 else 0.0

    def rise(self, face: int) -> float:
        """How far the centre of a face protrudes from the cube."""
        radius = self.radius(face)
        return (self.side / 2) ** 2 / radius if radius else 0.0

    def reach(self, face: int) -> float:
        """From the centre of the block to the centre of a face."""
        return self.side / 2 + self.rise(face)

    def mass(self) -> float:
        """In kilograms."""
        return DENSITY * (self.side / 1000) ** 3


@cache
def shape(block: str) -> Shape:
    """The shape of a block; it does not depend on the colour."""
    length = side(block)
    steep, middle, gentle = (ratio * length for ratio in DOMES.values())
    return Shape(length, (steep, middle, gentle))


class Pose(NamedTuple):
    """Position and rotation of a block: its centre in millimetres from the place for the stack
    (z upwards from the table), and a unit quaternion.

    Written `0.000,-4.500,22.000,1.000000,0.000000,0.000000,0.000000`: always with three and six
    decimals, so that every pose has one text.
    """

    x: float
    y: float
    z: float
    w: float = 1.0
    i: float = 0.0
    j: float = 0.0
    k: float = 0.0

    def __str__(self) -> str:
        numbers = self.rounded()
        return ",".join([f"{n:.3f}" for n in numbers[:3]] + [f"{n:.6f}" for n in numbers[3:]])

    def rounded(self) -> Pose:
        """This pose as it is written; adding zero turns `-0.0` into `0.0`."""
        return Pose(*(round(number, 3 if at < 3 else 6) + 0.0 for at, number in enumerate(self)))

    def is_possible(self) -> bool:
        """Within reach of the table, and with a unit quaternion."""
        near = all(abs(number) <= FARTHEST for number in self[:3])
        return near and isclose(sum(part * part for part in self[3:]), 1.0, abs_tol=0.001)


def lying(x: float, y: float, z: float, turn: float, face: int) -> Pose:
    """A block with this face down, turned by this many degrees about the vertical axis."""
    w, i, j, k = FACE_DOWN[face]
    c, s = cos(radians(turn) / 2), sin(radians(turn) / 2)
    return Pose(x, y, z, c * w - s * k, c * i - s * j, c * j + s * i, c * k + s * w).rounded()


Direction = tuple[float, float, float]


def axes(pose: Pose) -> tuple[Direction, Direction, Direction]:
    """The directions of the block's own x, y and z axes: through faces 5, 3 and 1."""
    w, i, j, k = pose[3:]
    return (
        (w * w + i * i - j * j - k * k, 2 * (i * j + w * k), 2 * (i * k - w * j)),
        (2 * (i * j - w * k), w * w - i * i + j * j - k * k, 2 * (j * k + w * i)),
        (2 * (i * k + w * j), 2 * (j * k - w * i), w * w - i * i - j * j + k * k),
    )


@lru_cache(maxsize=1024)
def top_face(pose: Pose) -> int:
    """The face that points up."""
    upwards = [axis[2] for axis in axes(pose)]
    most = max(range(3), key=lambda at: abs(upwards[at]))
    return 4 - 2 * most + (upwards[most] > 0)


def upright(pose: Pose) -> Direction:
    """The normal of the face that points up, which is nearly vertical."""
    x, y, z = max(axes(pose), key=lambda axis: abs(axis[2]))
    return (x, y, z) if z > 0 else (-x, -y, -z)


class Placed(NamedTuple):
    """A block of the stack and its resting pose; written `large-blue@POSE`."""

    block: str
    pose: Pose

    def __str__(self) -> str:
        return f"{self.block}@{self.pose}"


Tower = tuple[Placed, ...]
"""The stack, from the bottom up."""


def grown(tower: Tower, block: str, poses: Iterable[Pose]) -> Tower:
    """The stack with one more block, all in these poses."""
    return tuple(map(Placed, [*(placed.block for placed in tower), block], poses))


def half_height(placed: Placed) -> float:
    """Vertical distance from the centre of a block to its lowest corner, or its highest."""
    return side(placed.block) / 2 * sum(abs(axis[2]) for axis in axes(placed.pose))
