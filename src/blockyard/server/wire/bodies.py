"""What goes over HTTP: tables, people, ratings and games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from blockyard.server.wire.frames import GameUpdate
from blockyard.server.wire.parts import (
    Body,
    Choices,
    Id,
    Objection,
    Outcome,
    Seat,
    Short,
    TableInfo,
    TimeControl,
)

# --- over HTTP: tables ------------------------------------------------------------------------


class NewTable(Body):
    """A table to be set. A chair is `me`, `open` or `bot:5`; `me` more than once is one screen
    for several players. Chair 0 begins, unless the option `first` says otherwise."""

    game: Id
    chairs: Annotated[list[Short], Meta(min_length=1, max_length=8)]
    options: Choices = {}
    clock: TimeControl = field(default_factory=TimeControl)
    rated: bool = False
    public: bool = False
    names: Annotated[list[Short], Meta(max_length=8)] = []
    """Names for the players who share a screen, in the order of the chairs."""


class Seated(Body):
    """You sit there. The token is good for this seat alone, until you leave it."""

    table: str
    seats: list[Seat]
    tokens: list[str]


class Sit(Body):
    """Which seat, or any that is open."""

    seat: Seat | None = None


class Replay(Body):
    """A game from its start, one step for each thing that happened, as this seat saw it."""

    table: TableInfo
    steps: list[GameUpdate]
    seat: Seat | None = None


class Pairing(Body):
    """Quick pairing: the next who wants the same game is your opponent."""

    game: Id
    options: Choices = {}
    clock: TimeControl = field(default_factory=TimeControl)
    rated: bool = False


# --- over HTTP: people ------------------------------------------------------------------------

Secret = Annotated[str, Meta(min_length=8, max_length=200)]


class Account(Body):
    """A new account; whoever is here as a guest keeps seats and games."""

    name: Short
    password: Secret


class SignIn(Body):
    name: Short
    password: Annotated[str, Meta(max_length=200)]


class Recover(Body):
    """A new password for who has a recovery code."""

    name: Short
    code: Short
    password: Secret


class Me(Body):
    """Who you are. `session` is for programs; a browser has it as a cookie."""

    person: str
    name: str
    guest: bool
    session: str = ""
    recovery: list[str] = []
    """Recovery codes, shown once."""


class Transfer(Body):
    """A code that brings another device into this session, once and soon."""

    code: str
    until: int


class Rating(Body):
    """How strong, and how sure that is. The variant is a game with its options that matter."""

    game: str
    variant: str
    rating: int
    spread: int
    games: int
    provisional: bool


class RatingPoint(Body):
    """One step of a rating's history."""

    at: int
    table: str
    rating: int


class LeaderboardRow(Body):
    """A line of a leaderboard."""

    place: int
    name: str
    rating: Rating
    level: int = 0
    """Not 0 for a computer player."""


class GameSummary(Body):
    """A game in somebody's list."""

    table: TableInfo
    outcome: Outcome | None = None
    ended: int = 0


class Profile(Body):
    """What everybody may know of somebody."""

    person: str
    name: str
    guest: bool
    since: int
    ratings: list[Rating] = []


class GameOption(Body):
    """An option of a game: the clause that it belongs to, and what may be chosen, default first."""

    name: str
    clause: str
    values: list[str]
    free: bool = False
    """Whether other values may be written too."""


class GameCard(Body):
    """A game as the front page needs it."""

    key: str
    seats: list[int]
    options: list[GameOption]
    clauses: list[str]
    levels: list[int]
    hand: bool = False
    """Whether a steady hand decides: then a move may carry one."""


class ErrorBody(Body):
    """What an HTTP request gets instead of what it asked for."""

    objection: Objection
