"""Notation of a placement: where a player aims, and the verdict of the count.

    put X Y TURN FACE      put 0 -4.5 45 2

X and Y are millimetres from the axis of the top block (from the place for the stack if there is
none), -30 to 30; TURN is in degrees, counter-clockwise from above, 0 to 359.9; with one decimal at
most. FACE is the face that points down, 0 to 5 (blocks.py). The canonical form has no redundant
zeros: `put 0 -4.5 45 2`, not `put 0.0 -4.50 045 2`.

    stands RELEASE POSE POSE …      falls …      late …

The move of CHANCE after a `put`: the stack stands to the end of the count, falls before, or
stands and falls later (B8.4). RELEASE is the pose in which the hand let go of the new block; then
follow the resting poses of all blocks, from the lowest to the new one. A pose is seven numbers
separated by commas (blocks.Pose).

No list can hold every placement. `lattice` and `nominal` list a few of each; every text within the
bounds may be played.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from blockyard.games.blockout.blocks import FACES, Placed, Pose, Tower, lying, side

REACH = 30
"""B7.1: a block released farther than this from the axis would miss the top face."""
LATTICE = (-15, -10, -5, 0, 5, 10, 15)
TURNS = range(0, 360, 45)
VERDICTS = ("stands", "falls", "late")
APART = 60.0

TENTHS = r"(-?\d{1,4}(?:\.\d)?)"
PUT = re.compile(rf"put {TENTHS} {TENTHS} {TENTHS} (-?\d{{1,4}})", re.ASCII)
MILLIMETRES = r"-?\d{1,4}(?:\.\d{1,3})?"
PART = r"-?[01](?:\.\d{1,6})?"
POSE = re.compile(",".join([MILLIMETRES] * 3 + [PART] * 4), re.ASCII)


class Put(NamedTuple):
    """Where a player aims: the position, the turn and the face that points down."""

    x: float
    y: float
    turn: float
    face: int

    def __str__(self) -> str:
        return f"put {_short(self.x)} {_short(self.y)} {_short(self.turn)} {self.face}"

    def numbers(self) -> str:
        """The aim as a position writes it: `0,-4.5,45,2`."""
        return str(self).removeprefix("put ").replace(" ", ",")

    def beyond(self) -> str | None:
        """B7.1: the reason why this is out of bounds, if it is."""
        if max(abs(self.x), abs(self.y)) > REACH:
            return "out-of-reach"
        if not 0 <= self.turn < 360:
            return "no-such-turn"
        return None if self.face in FACES else "no-such-face"


def _short(number: float) -> str:
    return f"{number + 0.0:.1f}".removesuffix(".0")


def read_put(text: str) -> Put | None:
    """The aim written as `text`, in bounds or not; None if the notation is wrong."""
    found = PUT.fullmatch(text)
    if found is None:
        return None
    x, y, turn, face = found.groups()
    return Put(float(x) + 0.0, float(y) + 0.0, float(turn) + 0.0, int(face))


def read_pose(text: str) -> Pose | None:
    if not POSE.fullmatch(text):
        return None
    pose = Pose(*(float(number) + 0.0 for number in text.split(",")))
    return pose if pose.is_possible() else None


class Verdict(NamedTuple):
    """The result of the count, the pose of the release, and the final poses of all blocks."""

    kind: str
    release: Pose
    poses: tuple[Pose, ...]

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, (self.release, *self.poses))])


# A verdict is long, and is parsed for the objection, the spelling and the play.
@lru_cache(maxsize=64)
def read_verdict(text: str) -> Verdict | None:
    """The verdict written as `text`, or None if the notation is wrong."""
    kind, *words = text.split(" ")
    poses = [read_pose(word) for word in words]
    if kind not in VERDICTS or not poses or None in poses:
        return None
    release, *rest = (pose for pose in poses if pose is not None)
    return Verdict(kind, release, tuple(rest))


def canonical(move: str) -> str:
    """`move` in canonical form: single spaces, lower case, no redundant zeros."""
    text = " ".join(move.lower().split()).replace(" >", ">").replace("> ", ">")
    return str(read_put(text) or read_verdict(text) or text)


@cache
def lattice() -> tuple[str, ...]:
    """The aims that are listed: 49 positions, 8 turns and 6 faces, sorted as moves are."""
    positions = [(x, y) for x in LATTICE for y in LATTICE]
    return tuple(sorted(str(Put(*at, t, f)) for at in positions for t in TURNS for f in FACES))


def aimed(tower: Tower, block: str, aim: Put) -> Pose:
    """The block exactly where it is aimed, resting on the top block or on the table."""
    if not tower:
        return lying(aim.x, aim.y, side(block) / 2, aim.turn, aim.face)
    top = tower[-1]
    height = top.pose.z + (side(top.block) + side(block)) / 2
    return lying(top.pose.x + aim.x, top.pose.y + aim.y, height, aim.turn, aim.face)


def with_aimed(tower: Tower, block: str, aim: Put) -> Tower:
    """The stack with the block exactly where it is aimed."""
    return (*tower, Placed(block, aimed(tower, block, aim)))


def nominal(kind: str, tower: Tower, block: str, aim: Put) -> str:
    """A verdict without physics: all blocks as aimed, or in a row on the table."""
    stack = with_aimed(tower, block, aim)
    release = stack[-1].pose
    if kind == "stands":
        return str(Verdict(kind, release, tuple(placed.pose for placed in stack)))
    row = [Pose(APART * at, 0, side(placed.block) / 2) for at, placed in enumerate(stack)]
    return str(Verdict(kind, release, tuple(row)))
