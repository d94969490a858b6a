"""HTTP bodies: tables, people, ratings and games."""

from __future__ import annotations

from typing import Annotated, Literal

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
    """A table to create. A chair is `me`, `open` or `bot:5`; several `me` share one screen.
    Chair 0 begins, unless the option `first` says otherwise."""

    game: Id
    chairs: Annotated[list[Short], Meta(min_length=1, max_length=8)]
    options: Choices = {}
    clock: TimeControl = field(default_factory=TimeControl)
    rated: bool = False
    public: bool = False
    names: Annotated[list[Short], Meta(max_length=8)] = []
    """Names of the players who share a screen, in the order of the chairs; shown as guests."""
    bots: bool = False
    """Whether bot accounts may sit down; at a table of a bot they always may."""
    start: Annotated[str, Meta(max_length=4000)] = ""
    """A position to play on from, in a casual and private game. Chair 0 is then seat 0, whoever is
    to move."""


class Seated(Body):
    """The seats taken. Each token is valid for its seat alone, until the player leaves it."""

    table: str
    seats: list[Seat]
    tokens: list[str]


class Sit(Body):
    """Take this seat, or any open one."""

    seat: Seat | None = None


class Replay(Body):
    """A game from its start, one step for each event, as this seat saw it."""

    table: TableInfo
    steps: list[GameUpdate]
    seat: Seat | None = None


class Pairing(Body):
    """Quick pairing: the next player who wants the same game is the opponent."""

    game: Id
    options: Choices = {}
    clock: TimeControl = field(default_factory=TimeControl)
    rated: bool = False
    bots: bool = False
    """Whether the opponent may be a bot account."""


class NamedControl(Body):
    """A time control of rated games; clients know the sentence `web-clock-<name>`."""

    name: str
    clock: TimeControl


class RatedTerms(Body):
    """The conditions of rated play.

    `turns` is the number of turns each below which a game that somebody gave up brings the winner
    nothing; `pair_games` of the same two count in a day; `hour` is the most that an hour can
    bring, except by games won over the board against the computer."""

    controls: list[NamedControl]
    turns: int
    pair_games: int
    hour: int


class RatingChange(Body):
    """What a game did to a rating. The verdict is empty if it counted in full, `limited` if less
    than the whole gain counted, `short` or `frequent`."""

    seat: Seat
    rating: int
    gain: int
    verdict: str = ""


class RatedGame(Body):
    """Whether a rated game counts, as far as one knows, and what it brought."""

    counts: bool
    changes: list[RatingChange] = []


# --- over HTTP: people ------------------------------------------------------------------------

Secret = Annotated[str, Meta(min_length=8, max_length=200)]


class Account(Body):
    """A new account; a guest keeps seats and games."""

    name: Short
    password: Secret


class SignIn(Body):
    name: Short
    password: Annotated[str, Meta(max_length=200)]


class Recover(Body):
    """Set a new password with a recovery code."""

    name: Short
    code: Short
    password: Secret


class NewPassword(Body):
    """Change the password; all other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Secret


class TransferCode(Body):
    """The code of a transfer link. It is never part of an address that a server might log."""

    code: Short


class SessionInfo(Body):
    """An open session: where and when it was used, to the day."""

    id: str
    device: str
    made: int
    used: int
    until: int
    here: bool = False
    """Whether it is the session of this request."""


class NewBot(Body):
    """A new bot account, for a program that plays."""

    name: Short


Scope = Literal["play", "create"]


class NewBotToken(Body):
    """A new token. `play` lets it sit down and move, `create` lets it set tables and be paired;
    every token can read."""

    label: Annotated[str, Meta(max_length=40)] = ""
    scopes: Annotated[list[Scope], Meta(max_length=2)] = field(
        default_factory=lambda: ["play", "create"]
    )
    days: Annotated[int, Meta(ge=1, le=400)] = 365


class BotToken(Body):
    """A token of a bot. `token` is shown once, when it is made."""

    id: str
    label: str
    scopes: list[str]
    made: int
    until: int
    used: int = 0
    token: str = ""


class Bot(Body):
    """A bot account of this person, with its tokens."""

    person: str
    name: str
    tokens: list[BotToken] = []


ReportReason = Literal["name", "engine", "leaving", "phrases", "collusion", "other"]


class Report(Body):
    """Report a person to the operator."""

    person: Id
    why: ReportReason
    table: Annotated[str, Meta(max_length=64)] = ""


class Me(Body):
    """The person of a session. `session` is for programs; a browser has a cookie."""

    person: str
    name: str
    guest: bool
    bot: bool = False
    session: str = ""
    recovery: list[str] = []
    """Recovery codes, shown once."""


class NameGuest(Body):
    """The name under which a guest plays. Others may have it too: it is shown as a guest's."""

    name: Short


class Transfer(Body):
    """A single-use code that signs in another device, valid until `until`."""

    code: str
    until: int


class Rating(Body):
    """A rating and its spread. A variant is a game with the options that are not the default."""

    game: str
    variant: str
    rating: int
    spread: int
    games: int
    provisional: bool


class RatingPoint(Body):
    """One point of a rating's history."""

    at: int
    table: str
    """Empty if the table is not public; then only its players can see it."""
    rating: int


class LeaderboardRow(Body):
    """A row of a leaderboard."""

    place: int
    name: str
    rating: Rating
    level: int = 0
    """Not 0 for a computer player."""
    bot: bool = False
    """Whether it is a bot account."""


class GameSummary(Body):
    """A game in a person's list of games."""

    table: TableInfo
    outcome: Outcome | None = None
    ended: int = 0


class Profile(Body):
    """What everybody may know about a person."""

    person: str
    name: str
    guest: bool
    since: int
    ratings: list[Rating] = []
    bot: bool = False
    owner: str = ""
    """The name of the person who answers for a bot."""
    private: bool = False
    """Whether nobody else sees ratings, results and games."""


class GameOption(Body):
    """An option of a game: its clause and its values, the default first."""

    name: str
    clause: str
    values: list[str]
    free: bool = False
    """Whether other values are allowed too."""


class GameCard(Body):
    """A game for the front page."""

    key: str
    seats: list[int]
    options: list[GameOption]
    clauses: list[str]
    levels: list[int]
    hand: bool = False
    """Whether it is a game of skill: then a move may carry a hand motion."""
    ratings: list[int] = []
    """The measured ratings of the computer's levels; none if they are not measured yet."""
    formats: list[str] = []
    """The extensions of the files that can hold this game."""


class Activity(Body):
    """What is going on: people connected, public games that are played and tables that wait, by
    game. What there is none of is left out."""

    players: int = 0
    playing: dict[str, int] = {}
    waiting: dict[str, int] = {}


class Featured(Body):
    """A game to show: its position if it is `live`, all of it if it is `past` or a `sample`."""

    kind: Literal["live", "past", "sample"]
    table: TableInfo
    steps: list[GameUpdate]
    ended: int = 0


class Site(Body):
    """URLs at which other machines find this server; none if it listens to its own machine only."""

    addresses: list[str] = []


class ErrorBody(Body):
    """The body of an HTTP error."""

    objection: Objection
