"""Types that frames and HTTP bodies share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
MAX_BYTES = 16 * 1024
"""The largest frame that a client may send."""

Seat = int
Count = Annotated[int, Meta(ge=0)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=2000)]
Short = Annotated[str, Meta(max_length=80)]
Choices = dict[Short, Annotated[str, Meta(max_length=400)]]


class Frame(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """A message on the socket."""


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a frame, or of an HTTP request or response."""


class Objection(Body):
    """Why something is refused: a clause of the rules, if any, a message id and parameters."""

    clause: str
    reason: str
    params: dict[str, Any] = {}


class Outcome(Body):
    """How a game ended. `places` is each seat's place; empty if there is no result."""

    winners: list[Seat]
    clause: str
    scores: list[int] = []
    places: list[int] = []


class Offer(Body):
    """An open offer of a draw or a take-back, and the seats that have agreed."""

    kind: Literal["draw", "take-back"]
    by: Seat
    agreed: list[Seat]


class TimeControl(Body):
    """No clock, a time for each move, a Fischer clock, or days for each move."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    """For the whole game (`fischer`), or for each move."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class ClockTimes(Body):
    """Milliseconds left for each seat at the server's time `at`; one clock may be running."""

    left: list[int]
    running: Seat | None
    at: int


class Prompt(Body):
    """What the player to move is asked to do, as the id of a message and its parameters."""

    message: str
    params: dict[str, Any] = {}


class SeatView(Body):
    """The position as one seat, or a spectator, may see it. `legal` is for the mover only."""

    ply: int
    view: Mapping[str, Any]
    to_play: Seat | None
    """-1 while CHANCE is to move: dice, cards, a tower that stands or falls."""
    legal: list[str] = []
    hides: bool = False
    """Whether something is hidden, so that a shared screen needs a curtain between turns."""
    outcome: Outcome | None = None
    offer: Offer | None = None
    prompt: Prompt | None = None
    """For the mover only."""


class Chair(Body):
    """A seat at a table and its player. A person's name is an account's own unless `guest` says
    that it may be anybody's; `bot` is an account that a program plays."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    guest: bool = False
    bot: bool = False
    level: int = 0
    rating: int | None = None
    provisional: bool = False
    away: bool = False
    ready: bool = False
    """Whether this player wants a rematch."""
    declined: bool = False
    """Whether this player was asked for a rematch and declined."""


class Knock(Body):
    """Before the start: quick pairing found the player in this seat, and those who waited have
    until this time, in milliseconds, to answer with `agree` or `decline`."""

    seat: Seat
    until: int


class TableInfo(Body):
    """What everybody may know about a table."""

    id: str
    game: str
    options: dict[str, str]
    chairs: list[Chair]
    clock: TimeControl
    rated: bool
    public: bool
    stage: Literal["waiting", "playing", "over"]
    host: str
    """The id of the person who created the table."""
    ply: int = 0
    watching: int = 0
    made: int = 0
    """When it was created, in milliseconds."""
    again: str = ""
    """The table of the rematch."""
    bots: bool = False
    """Whether bot accounts may sit down."""
    voided: bool = False
    """Whether an operator has taken the game out of the ratings."""
    knock: Knock | None = None
    rematch_first: Seat | None = None
    """While somebody wants a rematch: the seat that would begin it; none if a lot decides."""
