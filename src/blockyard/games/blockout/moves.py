"""How placing is written: where a player aims, and what the count then shows.

    put X Y TURN FACE      put 0 -4.5 45 2

X and Y are millimetres from the axis of the top block (from the middle of the place for the
stack if there is none), -30 to 30; TURN is in degrees, counter-clockwise from above, 0 to
359.9; tenths may be given. FACE is the face that looks down, 0 to 5 (blocks.py). We write
numbers without needless noughts: `put 0 -4.5 45 2`, not `put 0.0 -4.50 045 2`.

    stands RELEASE POSE POSE …      falls …      late …

What CHANCE says after a `put`: it stands to the end of the count, it falls before, or it
stands and falls later (B8.4). RELEASE is the pose in which the hand let go of the new block;
then follows for every block, from the lowest to the new one, the pose in which it came to
rest. A pose is seven numbers with commas between (blocks.Pose).

A list cannot hold every spot. `lattice` and `nominal` list a few of each; every text within
the bounds may be played.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from blockyard.games.blockout.blocks import FACES, Placed, Pose, Tower, lying, side

REACH = 30
"""B7.1: a block let go farther than this from the axis would not meet the top face."""
SPOTS = (-15, -10, -5, 0, 5, 10, 15)
TURNS = range(0, 360, 45)
VERDICTS = ("stands", "falls", "late")
APART = 60.0

TENTHS = r"(-?\d{1,4}(?:\.\d)?)"
PUT = re.compile(rf"put {TENTHS} {TENTHS} {TENTHS} (-?\d{{1,4}})", re.ASCII)
MILLIMETRES = r"-?\d{1,4}(?:\.\d{1,3})?"
PART = r"-?[01](?:\.\d{1,6})?"
POSE = re.compile(",".join([MILLIMETRES] * 3 + [PART] * 4), re.ASCII)


class Put(NamedTuple):
    """Where a player aims: the spot, the turn and the face that looks down."""

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
        """B7.1: what is out of bounds here, if anything is."""
        if max(abs(self.x), abs(self.y)) > REACH:
            return "out-of-reach"
        if not 0 <= self.turn < 360:
            return "no-such-turn"
        return None if self.face in FACES else "no-such-face"


def _short(number: float) -> str:
    return f"{number + 0.0:.1f}".removesuffix(".0")


def read_put(text: str) -> Put | None:
    """The aim written as `text`, in bounds or not, or None if it is not written as one."""
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
    """What the count showed, where the block was let go, and where all blocks ended."""

    kind: str
    release: Pose
    poses: tuple[Pose, ...]

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, (self.release, *self.poses))])


# A verdict is long, and is read when it is objected to, spelled and played.
@lru_cache(maxsize=64)
def read_verdict(text: str) -> Verdict | None:
    """The verdict written as `text`, or None if it is not written as one."""
    kind, *words = text.split(" ")
    poses = [read_pose(word) for word in words]
    if kind not in VERDICTS or not poses or None in poses:
        return None
    release, *rest = (pose for pose in poses if pose is not None)
    return Verdict(kind, release, tuple(rest))


def canonical(move: str) -> str:
    """`move` as we write it: one blank between words, small letters, our way with numbers."""
    text = " ".join(move.lower().split()).replace(" >", ">").replace("> ", ">")
    return str(read_put(text) or read_verdict(text) or text)


@cache
def lattice() -> tuple[str, ...]:
    """49 spots, 8 turns and 6 faces: the aims that are listed, sorted as moves are."""
    spots = [(x, y) for x in SPOTS for y in SPOTS]
    return tuple(sorted(str(Put(*at, t, f)) for at in spots for t in TURNS for f in FACES))


def aimed(tower: Tower, block: str, aim: Put) -> Pose:
    """The block exactly where the player aims, resting on the top block or on the table."""
    if not tower:
        return lying(aim.x, aim.y, side(block) / 2, aim.turn, aim.face)
    top = tower[-1]
    height = top.pose.z + (side(top.block) + side(block)) / 2
    return lying(top.pose.x + aim.x, top.pose.y + aim.y, height, aim.turn, aim.face)


def nominal(kind: str, tower: Tower, block: str, aim: Put) -> str:
    """A verdict without physics: all as aimed, or the blocks in a row on the table."""
    release = aimed(tower, block, aim)
    stack = (*tower, Placed(block, release))
    if kind == "stands":
        return str(Verdict(kind, release, tuple(placed.pose for placed in stack)))
    row = [Pose(APART * at, 0, side(placed.block) / 2) for at, placed in enumerate(stack)]
    return str(Verdict(kind, release, tuple(row)))
