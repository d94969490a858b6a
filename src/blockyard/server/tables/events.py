"""The events of a table, and how they are stored.

Event sourcing: the log of these events is the only source of truth, and a table is the fold over
them (table.py). An event is a fact: it passed the rules, it is stored, and it never changes.

These structs are the storage format, not the wire format: tags and field names must stay. Whoever
changes the meaning of an event raises `FORMAT` and adds a migration (storage/migrations.py).
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

FORMAT = 1

Seat = int
OfferKind = Literal["draw", "take-back"]


class Chair(Struct, omit_defaults=True):
    """A seat and its player. Names are looked up (identities.py), so that they can change and be
    forgotten while the log stays as it is. `guest` and `rating` are as of sitting down."""

    kind: Literal["open", "person", "bot"]
    person: str = ""
    companion: str = ""
    """Somebody who shares the person's screen, under a name of their own."""
    guest: bool = False
    bot: bool = False
    """Whether the person is a bot account: a program that plays over the network."""
    level: int = 0
    rating: int | None = None
    provisional: bool = False


LONG_SECONDS = 3600


class TimeControl(Struct, omit_defaults=True):
    """The clock of a game (clocks.py)."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def is_long(self) -> bool:
        """Whether a game may stand for hours or days; its clock keeps it in memory meanwhile."""
        return self.kind != "none" and self.seconds > LONG_SECONDS


class Event(Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """`at` is the server's time in milliseconds. `nonce` is the idempotency key that the client
    chose; `by` is the seat that sent it, if that is not the seat the event is about. `remaining`
    is what the running clock had left, in milliseconds; None if none ran, and in old logs."""

    at: int
    nonce: str = ""
    by: Seat | None = None
    remaining: int | None = None


class Made(Event, tag="made"):
    """A table was created. Chairs are in seat order; seat 0 begins."""

    id: str
    game: str
    options: dict[str, str]
    chairs: list[Chair]
    keys: list[str]
    """For each seat the hash of its seat token, or an empty text."""
    clock: TimeControl
    rated: bool
    public: bool
    host: str
    before: str = ""
    """The previous table, if this is a rematch."""
    bots: bool = False
    """Whether bot accounts may sit down."""
    start: str = ""
    """The position that the match begins from, as text, if it is not the usual one."""


class Sat(Event, tag="sat"):
    """A player took an open chair. Somebody whom quick pairing found knocks: the match begins once
    those who waited accept, until the time `accept_by` in milliseconds."""

    seat: Seat
    chair: Chair
    key: str
    accept_by: int = 0


class Left(Event, tag="left"):
    """A player left before the start, which revokes the seat token."""

    seat: Seat


class Started(Event, tag="started"):
    """Every chair was taken and nobody knocks any more, so the match began."""


class Moved(Event, tag="moved"):
    """A move of a seat or of CHANCE.

    `hand` is the hand motion it was made with, in games of skill, and `held` the milliseconds
    since the pick-up; a hand that was doubted is not stored, but the reason is, as `doubt`. `pause`
    is how long the film of a chance move runs before the next clock starts; `film` is whether
    there is one.
    """

    seat: Seat
    move: str
    hand: str = ""
    held: int = 0
    doubt: str = ""
    pause: int = 0
    film: bool = False


class Offered(Event, tag="offered"):
    """A seat offered a draw, or asked for a take-back."""

    seat: Seat
    what: OfferKind


class Answered(Event, tag="answered"):
    """A seat accepted or declined the open offer."""

    seat: Seat
    yes: bool


class Stopped(Event, tag="stopped"):
    """A seat resigned (M1), ran out of time (M2) or was claimed after leaving (M3). `left` means
    that the player left the table as well, which revokes the seat token."""

    seat: Seat
    clause: Literal["M1", "M2", "M3"]
    left: bool = False


class Concluded(Event, tag="concluded"):
    """The match was abandoned (M5) or cancelled (M6)."""

    clause: Literal["M5", "M6", "M7"]


class RematchWanted(Event, tag="wanted"):
    """A seat wants a rematch; `first` is who should begin."""

    seat: Seat
    first: str = ""


class RematchDeclined(Event, tag="declined"):
    """A seat does not want a rematch now. Whoever wanted one may ask again."""

    seat: Seat


class RematchMade(Event, tag="again"):
    """The rematch is at this table."""

    table: str


TableEvent = (
    Made
    | Sat
    | Left
    | Started
    | Moved
    | Offered
    | Answered
    | Stopped
    | Concluded
    | RematchWanted
    | RematchDeclined
    | RematchMade
)


_OF_THE_TABLE = (Made, Started, Concluded, RematchMade)


def seat_of(event: TableEvent) -> Seat | None:
    """The seat that an event is about; None if it concerns the whole table."""
    return None if isinstance(event, _OF_THE_TABLE) else event.seat


def sender(event: TableEvent) -> Seat | None:
    """The seat that sent the command; with the nonce it identifies a repeated one."""
    return seat_of(event) if event.by is None else event.by


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableEvent).decode


def encode(event: TableEvent) -> str:
    return _encode(event).decode()


def decode(text: str) -> TableEvent:
    event: TableEvent = _decode(text)
    return event
