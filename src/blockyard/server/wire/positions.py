"""HTTP bodies of the analysis board."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from blockyard.server.wire.frames import GameUpdate
from blockyard.server.wire.parts import Body, Choices, Notation, Short

MAX_MOVES = 1000


class Variation(Body):
    """Moves from the start of a game, or from a position; those of CHANCE included."""

    game: Short
    moves: Annotated[list[Notation], Meta(max_length=MAX_MOVES)] = []
    start: Annotated[str, Meta(max_length=4000)] = ""
    options: Choices = {}
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class FilePosted(Body):
    """A file of games as text, in any format that we read."""

    text: Annotated[str, Meta(max_length=200_000)]


class PositionShown(Body):
    """A position on the analysis board, seen by the player to move, who is all players in turn."""

    variation: Variation
    """As it was asked for, with what CHANCE has played since."""
    update: GameUpdate
    seats: int
    position: str
    """As text, to keep or to change."""
    record: list[str]
    """The lines of a record."""
