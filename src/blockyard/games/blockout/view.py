"""What a seat sees of a game of Block Out!, as JSON (B12)."""

from __future__ import annotations

from typing import Literal, TypedDict

from blockyard.core.contract import Seat
from blockyard.games.blockout.blocks import Placed, Pose, Tower
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.stages import Stage
from blockyard.games.blockout.statics.margins import levels, room


class PlacedView(TypedDict):
    """A block of the stack: x y z in millimetres, then the quaternion w i j k."""

    block: str
    pose: list[float]


class LevelView(TypedDict):
    """The spirit level of a joint (statics/margins.py)."""

    lean: list[float]  # x and y: where what is above weighs down, in mm from the middle of the face
    room: float  # how far that may be, in mm
    give: float  # 0 to 1: how forgiving the two faces are at this height
    state: Literal["steady", "leaning", "falling"]


class BlockOutView(TypedDict):
    """Everything on the table, the seat's own cards, and the number of cards in the other hands."""

    seats: int
    seat: Seat | None  # who looks; None: a spectator
    advanced: bool  # B11
    hand: list[str] | None  # of `seat`
    counts: list[int]  # cards in hand, by seat
    open: list[list[str]] | None  # B12.1: all hands, when the game is over
    pile: int
    discards: list[str]  # from the bottom up
    tower: list[PlacedView]  # from the bottom up
    levels: list[LevelView]  # of the joints of the stack, from the bottom up
    free: list[str]  # blocks that can be taken
    held: str | None
    aim: list[float] | None  # x, y, turn and face, as in `put`
    # For the seat that is placing a block, by the face that goes down: the discs it has to stay in,
    # each with its centre as in `put` and the radii within which the stack holds and may rock.
    room: list[list[list[float]]] | None
    stage: Stage
    deciding: bool  # B11: the block held is the one after the last card
    owed: int  # B8: cards still to be drawn after a fall
    turn: Seat
    way: int  # B9: 1, or -1 after a reverse card
    drawer: Seat | None
    retired: list[Seat]
    winner: Seat | None
    clause: str | None  # by which the game was won
    to_play: Seat | None


def levels_view(tower: Tower) -> list[LevelView]:
    return [
        {
            "lean": [round(level.x, 2) + 0.0, round(level.y, 2) + 0.0],
            "room": round(level.room, 2),
            "give": round(level.give, 2),
            "state": level.state,
        }
        for level in levels(tower)
    ]


def room_view(tower: Tower, block: str) -> list[list[list[float]]]:
    return [
        [[round(number, 1) + 0.0 for number in disc] for disc in discs]
        for discs in room(tower, block)
    ]


def tower_in(view: BlockOutView) -> Tower:
    return tuple(Placed(placed["block"], Pose(*placed["pose"])) for placed in view["tower"])


def aim_in(view: BlockOutView) -> Put | None:
    if view["aim"] is None:
        return None
    x, y, turn, face = view["aim"]
    return Put(x, y, turn, int(face))
