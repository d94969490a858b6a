"""Hand motions, in games of skill: judged by the time since the block was picked up.

What a person cannot have done is not refused: the move counts with the fair hand, and the player
is told why. A program that sends such motions so gains nothing, and a person whom the judgement
fails loses little.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server.tables.events import Moved
from blockyard.server.tables.table import Table


class PickUp(NamedTuple):
    """What a move says about the pick-up before it: a token, and the seconds since the pick-up
    that it stands for; None if it stands for none."""

    token: str = ""
    seconds: float | None = None


def judged(table: Table, moved: Moved, ply: int, pick_up: PickUp) -> tuple[Moved, Objection | None]:
    """The move with its hand; or without one and the reason, if no person can have had that hand.

    A move that will be refused is left as it is: a hand takes long to read."""
    match = table.playing()
    is_now = ply == match.ply and moved.seat == match.to_play
    if not is_now or match.state.objection(moved.move):
        return structs.replace(moved, hand=""), None
    if why := match.game.hand_objection(match.state, moved.hand, table.chairs[moved.seat].bot):
        raise Refusal(why)
    if pick_up.token and pick_up.seconds is None:
        raise Refused("pick-up-again")
    return _with_doubt(table, moved, pick_up.seconds)


def _with_doubt(
    table: Table, moved: Moved, seconds: float | None
) -> tuple[Moved, Objection | None]:
    held, earlier = round(1000 * (seconds or 0)), table.hands.get(moved.seat, ())
    doubt = table.game.hand_doubt(moved.hand, seconds, earlier)
    if doubt is None:
        return structs.replace(moved, held=held), None
    return structs.replace(moved, hand="", held=held, doubt=doubt.reason), doubt
