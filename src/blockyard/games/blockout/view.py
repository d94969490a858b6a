"""What a seat sees of a game of Block Out!, as JSON (B12)."""

from __future__ import annotations

from typing import TypedDict

from blockyard.core.contract import Seat
from blockyard.games.blockout.blocks import Placed, Pose, Tower
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.stages import Stage


class PlacedView(TypedDict):
    """A block of the stack: x y z in millimetres, then the quaternion w i j k."""

    block: str
    pose: list[float]


class BlockOutView(TypedDict):
    """Everything on the table, one's own cards, and the number of cards in the other hands."""

    seats: int
    seat: Seat | None  # who looks; None: a spectator
    advanced: bool  # B11
    hand: list[str] | None  # of `seat`
    counts: list[int]  # cards in hand, by seat
    open: list[list[str]] | None  # B12.1: all hands, when the game is over
    pile: int
    discards: list[str]  # from the bottom up
    tower: list[PlacedView]  # from the bottom up
    free: list[str]  # blocks that can be taken
    held: str | None
    aim: list[float] | None  # x, y, turn and face, as in `put`
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


def tower_in(view: BlockOutView) -> Tower:
    return tuple(Placed(placed["block"], Pose(*placed["pose"])) for placed in view["tower"])


def aim_in(view: BlockOutView) -> Put | None:
    if view["aim"] is None:
        return None
    x, y, turn, face = view["aim"]
    return Put(x, y, turn, int(face))
