"""HTTP bodies of the analysis board."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from blockyard.core.match import LONGEST
from blockyard.server.wire.frames import GameUpdate
from blockyard.server.wire.parts import Body, Choices, Notation, Objection, Short
from blockyard.server.wire.people import Results


class Variation(Body):
    """Moves from the start of a game, or from a position; those of CHANCE included."""

    game: Short
    moves: Annotated[list[Notation], Meta(max_length=LONGEST)] = []
    start: Annotated[str, Meta(max_length=4000)] = ""
    options: Choices = {}
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class DraftEdit(Body):
    """A tool used on a square of a draft; without a tool, the draft as it is."""

    game: Short
    draft: Annotated[str, Meta(max_length=4000)] = ""
    tool: Short = ""
    square: Short = ""


class EditorTool(Body):
    """A tool of the position editor and the message that names it."""

    name: str
    message: str
    params: dict[str, Any] = {}


class DraftShown(Body):
    """A draft, possible or not, and what has to change before it is a position."""

    draft: str
    view: dict[str, Any]
    tools: list[EditorTool]
    squares: list[str]
    objection: Objection | None = None


class ExactMove(Body):
    """A move whose result is certain: 1 wins, 0 draws, -1 loses. `turns` counts the winner's moves
    until the end; `lead` orders moves of the same result where points count."""

    move: str
    value: int
    turns: int | None = None
    lead: float = 0.0


class ExactMoves(Body):
    """The moves whose result is certain, the best first; `legal` counts all moves."""

    moves: list[ExactMove]
    legal: int


class OpeningMove(Body):
    """A move that was played from a position, for all that a symmetry makes equal to it, and how
    the games ended for who made it: those of the computer against itself, and public ones."""

    move: str
    computer: Results
    public: Results


class OpeningMoves(Body):
    """How games went on from a position, the most frequent move first."""

    moves: list[OpeningMove]


class FileWanted(Body):
    """A game to be written in a file format, by its extension."""

    variation: Variation
    extension: Short


class FileWritten(Body):
    name: str
    text: str


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
