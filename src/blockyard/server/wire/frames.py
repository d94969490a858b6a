"""Frames: the messages on the socket, `ClientFrame` and `ServerFrame`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from blockyard.server.wire.parts import (
    PROTOCOL,
    Body,
    Choices,
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
    """The first frame. A browser has its session cookie; a program sends its session token."""

    session: Short = ""
    protocol: int = PROTOCOL


class OpenTable(Frame, tag="open"):
    """Follow a table as a player or a spectator. Seats come from the session and seat tokens."""

    table: Id
    since: Count = 0
    """The last version that the client knows: later updates are sent again first."""
    tokens: Annotated[list[Short], Meta(max_length=8)] = []


class CloseTable(Frame, tag="close"):
    """Stop following a table."""

    table: Id


class PickUpBlock(Frame, tag="pick-up"):
    """In games of skill: the hand motion for the next placement begins now, when this is sent.
    Answered by `picked-up`; picking up again starts over."""

    table: Id
    seat: Seat
    ply: Count
    nonce: Nonce


class PlayMove(Frame, tag="move"):
    """A move for one ply. The nonce is an idempotency key: sent again, it counts once."""

    table: Id
    seat: Seat
    ply: Count
    move: Notation
    nonce: Nonce
    hand: Annotated[str, Meta(max_length=12_000)] = ""
    """In games of skill, the hand motion, in the game's notation (docs/notation.md)."""
    token: Short = ""
    """With a hand motion: the token of the pick-up that it began with."""
    trace: Short = ""
    """The W3C `traceparent` of this move, for servers that are traced."""


class CheckMove(Frame, tag="check"):
    """Ask whether a move is legal, without playing it."""

    table: Id
    seat: Seat
    ply: Count
    move: Notation
    nonce: Nonce


class TableAction(Frame, tag="act"):
    """An action other than a move. `claim` ends a game whose other player is gone; `agree` and
    `decline` answer an offer or, before the game, a knock; `decline` also, after the game, the
    wish for a rematch."""

    table: Id
    seat: Seat
    what: Literal[
        "resign", "offer-draw", "take-back", "agree", "decline", "claim", "cancel", "rematch"
    ]
    nonce: Nonce
    first: Short = ""
    """Who begins a rematch: a value of the option `first`, a seat number, or empty for `next`."""


class SayPhrase(Frame, tag="say"):
    """Say a preset phrase, which everybody reads in their own language."""

    table: Id
    seat: Seat
    phrase: Short
    nonce: Nonce


class AskHelp(Frame, tag="help"):
    """Ask the engine for a hint, an analysis, or the review of a finished game; or, with `retry`,
    what another `move` would have been worth there instead of the one at `ply`. With `idle` it is
    worked on only while no worker has anything else to do."""

    table: Id
    kind: Literal["hint", "analysis", "review", "retry"]
    nonce: Nonce
    seat: Seat | None = None
    ply: Count | None = None
    level: Annotated[int, Meta(ge=1, le=9)] = 7
    move: Notation = ""
    idle: bool = False


class AnalysePosition(Frame, tag="analyse"):
    """Stream the analysis of a position, which need not be that of a table. A socket has one such
    stream: this replaces the one before."""

    nonce: Nonce
    game: Short
    moves: list[Notation] = []
    """The moves since the start, those of CHANCE included."""
    start: Annotated[str, Meta(max_length=4000)] = ""
    """The position in which the moves begin, as text; empty for the start of the game."""
    options: Choices = {}
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    lines: Annotated[int, Meta(ge=1, le=8)] = 3


class StopAnalysis(Frame, tag="stop"):
    """End the stream of `analyse`."""


class CancelJob(Frame, tag="cancel"):
    """Cancel a job."""

    job: Id


class FollowLobby(Frame, tag="lobby"):
    """Start or stop following the list of open tables. It comes in pages: with `after`, the id of
    the last table that is known, the next page is sent."""

    on: bool
    after: Short = ""


class Ping(Frame, tag="ping"):
    """Ask for a `pong`."""

    nonce: Nonce = ""


ClientFrame = (
    Hello
    | OpenTable
    | CloseTable
    | PickUpBlock
    | PlayMove
    | CheckMove
    | TableAction
    | SayPhrase
    | AskHelp
    | AnalysePosition
    | StopAnalysis
    | CancelJob
    | FollowLobby
    | Ping
)


# --- frames from the server -------------------------------------------------------------------


class Welcome(Frame, tag="welcome"):
    """The answer to `hello`: the person, the server's time, and the protocol version."""

    person: str
    name: str
    guest: bool
    at: int
    bot: bool = False
    protocol: int = PROTOCOL


class TableSnapshot(Frame, tag="table"):
    """A whole table: sent after opening it, and whenever its chairs have changed."""

    table: TableInfo
    version: int
    yours: list[Seat]
    """The seats that this socket may play."""
    now: SeatView | None = None
    """None before the start."""
    moves: list[str] = []
    """The moves so far, as this seat may know them."""
    by: list[Seat] = []
    """Who made each of these moves; chance is -1."""
    clocks: ClockTimes | None = None


class GameUpdate(Frame, tag="update"):
    """An event in a game, as this seat may know it, and the position after it."""

    table: Id
    version: int
    now: SeatView
    seat: Seat | None = None
    """Whose view this is; on a shared screen, the seat to play."""
    by: Seat | None = None
    shown: str | None = None
    """The move, as this seat may know it."""
    back_to: int | None = None
    """After a take-back, the ply that the game went back to."""
    skipped: list[Seat] = []
    clocks: ClockTimes | None = None
    film: bool = False
    """Whether there is a film of this chance move."""


class PickedUp(Frame, tag="picked-up"):
    """The answer to `pick-up`. The token goes with the move, and counts once."""

    nonce: Nonce
    token: str


class Ack(Frame, tag="ack"):
    """The command with this nonce is stored durably."""

    nonce: Nonce
    version: int = 0
    doubt: Objection | None = None
    """Why the hand motion of this move was not believed: the fair hand was used instead."""


class Refused(Frame, tag="refused"):
    """A command was refused. The first refusal of a move or an action after each change of the
    table carries the current position, so that a board can correct itself."""

    objection: Objection
    nonce: str = ""
    table: str = ""
    now: SeatView | None = None


class MoveChecked(Frame, tag="checked"):
    """The answer to `check`: no objection if the move is legal."""

    nonce: Nonce
    objection: Objection | None = None


class Phrase(Frame, tag="phrase"):
    """A player said a preset phrase."""

    table: Id
    seat: Seat
    phrase: str


class Presence(Frame, tag="presence"):
    """Which seats are away, when their game can be claimed, and how many spectators there are."""

    table: Id
    away: list[Seat]
    watching: int
    claim_at: int | None = None


class LobbyTables(Frame, tag="tables"):
    """Tables of the lobby that changed, and ids of those that left it. `whole`: the first page of
    the list, which replaces whatever is known."""

    tables: list[TableInfo]
    gone: list[str] = []
    whole: bool = False
    more: bool | None = None
    """On a page of the list: whether another one follows."""


class Progress(Frame, tag="progress"):
    """The part of a job that is done, from 0 to 1."""

    nonce: Nonce
    job: Id
    part: float
    place: int = 0
    """While it waits for a worker, its place in the queue: 1 is next."""


class BotThinking(Frame, tag="thinking"):
    """A computer player waits for a worker, or began to think (place 0). Its clock stands."""

    table: Id
    seat: Seat
    place: int = 0
    hurried: bool = False
    """Whether its last move got less time than usual, because many play against the computer."""


Mark = Literal["", "inaccuracy", "mistake", "blunder"]


class Evaluation(Body):
    """The engine's evaluation of one position: its move, the value for the mover, and reasons."""

    ply: int
    move: str
    value: float
    line: list[str] = []
    best: list[tuple[str, float]] = []
    reasons: list[str] = []
    ends_in: int | None = None
    proven: bool = False
    """The value is certain, not estimated."""
    played: str | None = None
    """In a review: the move that was played, its value and its mark."""
    played_value: float | None = None
    mark: Mark = ""
    accuracy: float | None = None
    """In a review: how accurate the played move was, up to 100 for one that lost nothing."""
    odds: float | None = None
    """The odds of a chance move that depends on a hand motion."""


class AnalysisLine(Body):
    """A move and the best play after it, with its value for the seat to move, from -1 to 1."""

    moves: list[str]
    value: float
    proven: bool = False
    """The value is certain, not estimated."""
    ends_in: int | None = None
    """Plies to a proven win; negative: to a loss."""


class AnalysisFrame(Frame, tag="analysis"):
    """What a streamed analysis knows so far, the best line first. Sent a few times a second."""

    nonce: Nonce
    depth: int
    nodes: int
    ms: int
    lines: list[AnalysisLine]
    over: bool = False
    """No more follows: nothing is left to find out, or the time for one position is used up."""


class HelpResult(Frame, tag="result"):
    """The result of a job."""

    nonce: Nonce
    job: Id
    evaluations: list[Evaluation]
    hurried: bool = False
    """Whether the engine had less time than usual, because many ask at once."""


class Resync(Frame, tag="resync"):
    """The client did not keep up, and frames were dropped: open the tables again."""

    table: str = ""


class Nearer(Frame, tag="nearer"):
    """The table is decided at another server, and here is its address: a socket there costs less.
    Whoever stays is answered all the same."""

    table: Id
    url: str


class Pong(Frame, tag="pong"):
    at: int
    nonce: Nonce = ""


ServerFrame = (
    Welcome
    | TableSnapshot
    | GameUpdate
    | PickedUp
    | Ack
    | Refused
    | MoveChecked
    | Phrase
    | Presence
    | LobbyTables
    | Progress
    | BotThinking
    | AnalysisFrame
    | HelpResult
    | Resync
    | Nearer
    | Pong
)
