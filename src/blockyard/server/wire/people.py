"""HTTP bodies about people's games: what they have achieved, and the search."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from blockyard.server.wire.parts import Body, Outcome, Seat, Short
from blockyard.server.wire.puzzles import PuzzleStanding


class Results(Body):
    """How games ended, for one player."""

    won: int
    drawn: int
    lost: int


class OpponentResults(Body):
    """Results in a game against a level of the computer, or against a person."""

    game: str
    results: Results
    level: int = 0
    name: str = ""
    guest: bool = False


class AccuracyPoint(Body):
    """How accurately a game was played, in percent, as a review has found."""

    at: int
    game: str
    table: str
    accuracy: float


class CourseProgress(Body):
    """The tasks of a course, and how many of them are solved."""

    game: str
    solved: int
    tasks: int


class Achievements(Body):
    """What a person has achieved. Others are told of games against people and of reviews only as
    far as the games are public.

    `days` are the games and puzzles of each of the last twelve weeks' days, today last; `streak`
    are days in a row, of which one a week may be missed."""

    total: Results
    opponents: list[OpponentResults]
    accuracy: list[AccuracyPoint]
    days: list[int]
    streak: int
    best_streak: int
    puzzles: PuzzleStanding
    courses: list[CourseProgress]


Millis = Annotated[int, Meta(ge=0, le=2**53)]
Plies = Annotated[int, Meta(ge=0, le=10_000)]


class GameSearch(Body):
    """Finished games that are searched for; what is left out does not matter.

    `player` is a name, or `mine` is true; with neither, all public games are searched. `opponent`
    is a name, or a level such as `bot:5`; `result` is that of the player. `moves` is how a game
    began (`4a1 4b2`, and `game` says which); another order that leads to the same position, or to
    an image of it, is found too. Times are in milliseconds, and `page` counts from 0."""

    player: Short = ""
    mine: bool = False
    opponent: Short = ""
    game: Short = ""
    result: Literal["", "won", "drawn", "lost"] = ""
    moves: Annotated[str, Meta(max_length=1000)] = ""
    shortest: Plies | None = None
    longest: Plies | None = None
    since: Millis | None = None
    until: Millis | None = None
    people: bool = False
    """Only games with other people."""
    reviewed: bool = False
    """Only games of the player that have been reviewed."""
    page: Annotated[int, Meta(ge=0, lt=250)] = 0


class PastSeat(Body):
    """A seat of a finished game. `result` is 1 (won), 0 (drawn) or -1 (lost), if it counts for the
    person; `accuracy` is in percent, if the game has been reviewed."""

    kind: Literal["person", "bot"]
    name: str = ""
    guest: bool = False
    bot: bool = False
    level: int = 0
    result: int | None = None
    accuracy: float | None = None


class PastGame(Body):
    """A finished game in a search. `seat` is that of the person whose games they are, and `gain`
    what the game brought them."""

    table: str
    game: str
    ended: int
    plies: int
    rated: bool
    public: bool
    outcome: Outcome
    seats: list[PastSeat]
    seat: Seat | None = None
    gain: int | None = None


class PastGames(Body):
    """A page of finished games, the last one first, and how many there are in all, as far as they
    are counted."""

    games: list[PastGame]
    total: int
    page: int
    size: int
