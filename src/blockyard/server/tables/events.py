"""What can happen at a table. The log is a list of these, and a table is the fold over them.

An event is a fact: it has passed the rules, it is kept, and it is never changed. `FORMAT` is the
number of this way of writing; whoever changes the meaning of an event raises it and teaches
`migrate.py` to read the old one.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, structs

from blockyard.server.wire import Chair, TimeControl

FORMAT = 1

Seat = int
Ask = Literal["draw", "take-back"]


class Event(Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """`at` is the server's time in milliseconds; `nonce` is how a client knows its own message,
    and `by` the seat that sent it, where that is not the one that it happened to."""

    at: int
    nonce: str = ""
    by: Seat | None = None


class Made(Event, tag="made"):
    """A table was set. Chairs stand in the order of the seats: seat 0 begins."""

    id: str
    game: str
    options: dict[str, str]
    chairs: list[Chair]
    keys: list[str]
    """For each seat the hash of its token, or nothing."""
    clock: TimeControl
    rated: bool
    public: bool
    host: str
    before: str = ""
    """The table whose rematch this is."""


class Sat(Event, tag="sat"):
    """Somebody took an open chair."""

    seat: Seat
    chair: Chair
    key: str


class Left(Event, tag="left"):
    """Somebody got up again before the start; the token of the seat is worth nothing now."""

    seat: Seat


class Started(Event, tag="started"):
    """Every chair is taken."""


class Moved(Event, tag="moved"):
    """A move of a seat or of CHANCE. `hand` is how it was done, where skill counts; `pause` are
    the milliseconds that luck is watched before the next clock runs, `film` whether it can be."""

    seat: Seat
    move: str
    hand: str = ""
    pause: int = 0
    film: bool = False


class Offered(Event, tag="offered"):
    seat: Seat
    what: Ask


class Answered(Event, tag="answered"):
    """Yes or no to what is on offer."""

    seat: Seat
    yes: bool


class Stopped(Event, tag="stopped"):
    """M1 resigned, M2 out of time, M3 left and not back. Who has `left` the table with it has
    given up the token of the seat too."""

    seat: Seat
    clause: Literal["M1", "M2", "M3"]
    left: bool = False


class Concluded(Event, tag="concluded"):
    """M5 abandoned, M6 cancelled."""

    clause: Literal["M5", "M6"]


class Wanted(Event, tag="wanted"):
    """A seat would play again; `first` is who should begin."""

    seat: Seat
    first: str = ""


class Again(Event, tag="again"):
    """They do play again, there."""

    table: str


TableEvent = (
    Made | Sat | Left | Started | Moved | Offered | Answered | Stopped | Concluded | Wanted | Again
)


def renamed(event: TableEvent, person: str, name: str, guest: bool, old: str = "") -> TableEvent:
    """The event with somebody's new name on the chairs; with `old`, on those of that name."""

    def chair(one: Chair) -> Chair:
        if one.person != person:
            return one
        return structs.replace(one, name=name if old in ("", one.name) else one.name, guest=guest)

    if isinstance(event, Made):
        return structs.replace(event, chairs=[chair(one) for one in event.chairs])
    return structs.replace(event, chair=chair(event.chair)) if isinstance(event, Sat) else event


def sender(event: TableEvent) -> Seat | None:
    """The seat whose message this was: with its nonce it is known when it comes again."""
    return getattr(event, "seat", None) if event.by is None else event.by


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableEvent).decode


def write(event: TableEvent) -> str:
    return _encode(event).decode()


def read(text: str) -> TableEvent:
    event: TableEvent = _decode(text)
    return event
