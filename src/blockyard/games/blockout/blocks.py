"""The nine wooden blocks: how they are called, how large they are, how one lies in space.

Every colour has one small, one medium and one large block. A block is written `large-blue`.
It is a wonky cube: three flat faces, and opposite each of them a gently domed one. Faces are
counted in such pairs, so that an even face is flat and the dome opposite is the next number:

    0 flat, 1 its dome, the gentlest · 2 flat, 3 its dome · 4 flat, 5 its dome, the steepest

A block that lies on face 0 therefore offers the gentlest dome to the next player.
"""

from __future__ import annotations

from math import cos, isclose, radians, sin, sqrt
from typing import NamedTuple

SIZES = ("small", "medium", "large")
COLOURS = ("red", "wood", "blue")
BLOCKS = tuple(f"{size}-{colour}" for size in SIZES for colour in COLOURS)
FACES = range(6)

SIDES = {"small": 28.0, "medium": 36.0, "large": 44.0}
"""The side of the cube in millimetres, domes not counted."""

FARTHEST = 5000.0
"""Five metres: no block rolls farther from the middle of the table."""

# How a block is turned so that each face looks down; the axes go through faces 4-5, 2-3, 0-1.
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


class Pose(NamedTuple):
    """Where the middle of a block is, in millimetres from the middle of the place for the
    stack (z upwards from the table), and how the block is turned, as a unit quaternion.

    Written `0.000,-4.500,22.000,1.000000,0.000000,0.000000,0.000000`: thousandths of a
    millimetre and millionths, always with all their figures, so that text and pose are one.
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
        """This pose as it is written; adding zero makes `-0.0` a plain nought."""
        return Pose(*(round(number, 3 if at < 3 else 6) + 0.0 for at, number in enumerate(self)))

    def is_possible(self) -> bool:
        """In reach of the table, and a turn: a quaternion of length one."""
        near = all(abs(number) <= FARTHEST for number in self[:3])
        return near and isclose(sum(part * part for part in self[3:]), 1.0, abs_tol=0.001)


def lying(x: float, y: float, z: float, turn: float, face: int) -> Pose:
    """A block with this face down, turned by so many degrees about the upright axis."""
    w, i, j, k = FACE_DOWN[face]
    c, s = cos(radians(turn) / 2), sin(radians(turn) / 2)
    return Pose(x, y, z, c * w - s * k, c * i - s * j, c * j + s * i, c * k + s * w).rounded()


class Placed(NamedTuple):
    """A block of the stack and how it came to rest; written `large-blue@POSE`."""

    block: str
    pose: Pose

    def __str__(self) -> str:
        return f"{self.block}@{self.pose}"


Tower = tuple[Placed, ...]
"""The stack, from the bottom up."""
