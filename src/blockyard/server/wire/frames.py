"""Frames, the messages on the socket: `ClientFrame` and `ServerFrame`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from blockyard.server.wire.parts import (
    PROTOCOL,
    Body,
    ClockTimes,
    Count,
    Frame,
    Id,
    Nonce,
    Notation,
    Objection,
    Seat,
    SeatView,
    Short,
    TableInfo,
)

# --- frames from clients ----------------------------------------------------------------------


class Hello(Frame, tag="hello"):
    """The first frame. A browser is known by its cookie; a program says its session token."""

    session: Short = ""
    protocol: int = PROTOCOL


class OpenTable(Frame, tag="open"):
    """Take part in a table, or watch it. Seats come from the session and from seat tokens."""

    table: Id
    since: Count = 0
    """The last version that you know: what happened in the game since is told first."""
    tokens: Annotated[list[Short], Meta(max_length=8)] = []


class CloseTable(Frame, tag="close"):
    """Stop following a table."""

    table: Id


class PlayMove(Frame, tag="move"):
    """A move for one ply of the game. Sent again with the same nonce it counts once.

    Where the skill of a hand counts, `hand` says how it moved, in the game's notation.
    """

    table: Id
    seat: Seat
    ply: Count
    move: Notation
    nonce: Nonce
    hand: Annotated[str, Meta(max_length=12_000)] = ""
    """How it was done, where a steady hand counts, in the game's notation (docs/notation.md)."""


class CheckMove(Frame, tag="check"):
    """May this be played? Nothing is changed by asking."""

    table: Id
    seat: Seat
    ply: Count
    move: Notation
    nonce: Nonce


class TableAction(Frame, tag="act"):
    """What a seat may do beside moving. `claim` ends a game whose other player has gone."""

    table: Id
    seat: Seat
    what: Literal[
        "resign", "offer-draw", "take-back", "agree", "decline", "claim", "cancel", "rematch"
    ]
    nonce: Nonce
    first: Short = ""
    """For a rematch, who begins: a way of the rules, a seat of this game, or nothing for `next`."""


class SayPhrase(Frame, tag="say"):
    """A preset phrase, which everybody reads in the own language."""

    table: Id
    seat: Seat
    phrase: Short
    nonce: Nonce


class AskHelp(Frame, tag="help"):
    """Ask the machine: a hint, the value of a position, or a review of a finished game."""

    table: Id
    kind: Literal["hint", "analysis", "review"]
    nonce: Nonce
    seat: Seat | None = None
    ply: Count | None = None
    level: Annotated[int, Meta(ge=1, le=9)] = 7


class CancelJob(Frame, tag="cancel"):
    """Stop a job."""

    job: Id


class FollowLobby(Frame, tag="lobby"):
    """Follow the list of open tables, or stop following it."""

    on: bool


class Ping(Frame, tag="ping"):
    """Is anybody there?"""

    nonce: Nonce = ""


ClientFrame = (
    Hello
    | OpenTable
    | CloseTable
    | PlayMove
    | CheckMove
    | TableAction
    | SayPhrase
    | AskHelp
    | CancelJob
    | FollowLobby
    | Ping
)


# --- frames from the server -------------------------------------------------------------------


class Welcome(Frame, tag="welcome"):
    """Who you are, what time it is here, and the protocol that is spoken."""

    person: str
    name: str
    guest: bool
    at: int
    protocol: int = PROTOCOL


class TableSnapshot(Frame, tag="table"):
    """A table as a whole: after opening it, and whenever its chairs have changed."""

    table: TableInfo
    version: int
    yours: list[Seat]
    """The seats that this socket may play."""
    now: SeatView | None = None
    """None before the start."""
    moves: list[str] = []
    """What has happened so far, as you were told."""
    clocks: ClockTimes | None = None


class GameUpdate(Frame, tag="update"):
    """Something happened in a game: what it was, as this seat is told, and how things stand."""

    table: Id
    version: int
    now: SeatView
    seat: Seat | None = None
    """Whose position this is: where one screen holds several seats, the one to play next."""
    by: Seat | None = None
    told: str | None = None
    back_to: int | None = None
    """After a take-back: the ply that the game went back to."""
    skipped: list[Seat] = []
    clocks: ClockTimes | None = None
    film: bool = False
    """Whether there is a film of what luck has just done."""


class Ack(Frame, tag="ack"):
    """Kept: what was sent with this nonce will not be lost."""

    nonce: Nonce
    version: int = 0


class Refused(Frame, tag="refused"):
    """Not done, and why; with how things stand, so that a board can mend itself."""

    objection: Objection
    nonce: str = ""
    table: str = ""
    now: SeatView | None = None


class MoveChecked(Frame, tag="checked"):
    """The answer to `ask`: it may be played, or the objection."""

    nonce: Nonce
    objection: Objection | None = None


class Phrase(Frame, tag="phrase"):
    """Somebody said one of the preset phrases."""

    table: Id
    seat: Seat
    phrase: str


class Presence(Frame, tag="presence"):
    """Who is away, how long until their game can be claimed, and how many watch."""

    table: Id
    away: list[Seat]
    watching: int
    claim_at: int | None = None


class LobbyTables(Frame, tag="tables"):
    """The lobby: tables that changed, and the ids of those that are gone from the list."""

    tables: list[TableInfo]
    gone: list[str] = []
    whole: bool = False


class Progress(Frame, tag="progress"):
    """A job goes on: this part of it is done."""

    nonce: Nonce
    job: Id
    part: float


Mark = Literal["", "inaccuracy", "mistake", "blunder"]


class Evaluation(Body):
    """What the machine thinks of one position: its move, the value for the mover, and why."""

    ply: int
    move: str
    value: float
    line: list[str] = []
    best: list[tuple[str, float]] = []
    reasons: list[str] = []
    ends_in: int | None = None
    played: str | None = None
    """In a review: what was played, what it was worth, and how it is marked."""
    played_value: float | None = None
    mark: Mark = ""
    odds: float | None = None
    """The odds of what was left to luck, where a hand decides them."""


class HelpResult(Frame, tag="result"):
    """A job is done."""

    nonce: Nonce
    job: Id
    thoughts: list[Evaluation]


class Resync(Frame, tag="resync"):
    """Too much was waiting for you, or the table moved on elsewhere: open the table again."""

    table: str = ""


class Pong(Frame, tag="pong"):
    at: int
    nonce: Nonce = ""


ServerFrame = (
    Welcome
    | TableSnapshot
    | GameUpdate
    | Ack
    | Refused
    | MoveChecked
    | Phrase
    | Presence
    | LobbyTables
    | Progress
    | HelpResult
    | Resync
    | Pong
)
