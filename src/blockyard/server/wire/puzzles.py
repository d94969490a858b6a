"""HTTP bodies of the puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from blockyard.server.wire.frames import GameUpdate
from blockyard.server.wire.parts import Body, Notation, Seat, SeatView


class PuzzleGame(Body):
    """A game with puzzles, and its themes, the easiest first."""

    game: str
    puzzles: int
    themes: list[str]


class PuzzleStanding(Body):
    """How somebody is doing. `tower` grows by a block on each day on which the puzzle of the day is
    solved and loses one on a day without; `week` are the last seven days, today last."""

    rating: int
    is_provisional: bool
    tries: int
    streak: int
    best_streak: int
    tower: int
    week: list[bool]


class PuzzleShown(Body):
    """A puzzle to be solved: what it asks for is in the catalogue, by its theme."""

    game: str
    id: str
    theme: str
    rating: int
    seat: Seat
    seats: int
    position: str
    now: SeatView
    is_daily: bool
    is_exact: bool
    """Whether a hand places something, here without error."""
    is_decided: bool
    """Whether the first try is over, so that no rating is at stake."""


class PuzzleStart(Body):
    """The puzzles there are, today's, and how one is doing."""

    games: list[PuzzleGame]
    daily: PuzzleShown
    standing: PuzzleStanding


class PuzzleMove(Body):
    """A move in a puzzle, after all that was played in it before."""

    move: Notation
    moves: Annotated[list[Notation], Meta(max_length=40)] = []


class PuzzleResult(Body):
    """Whether a move was right, why it was wrong if the game can tell, and what followed."""

    verdict: Literal["solved", "right", "wrong"]
    moves: list[str]
    """All that was played, to be sent with the next move."""
    steps: list[GameUpdate]
    reasons: list[str]
    """Ids of reasons against a wrong move, or for the right one."""
    gain: int
    """Rating points that this try brought, or cost."""
    standing: PuzzleStanding
    film: str = ""
    """The film of the chance move, in base64."""


class PuzzleHint(Body):
    """The first move of the solution, for its beginning to be shown."""

    move: str


class PuzzleSolution(Body):
    """The whole solution, played out."""

    steps: list[GameUpdate]
    gain: int
    standing: PuzzleStanding
    film: str = ""
