"""What servers say to each other about clients and tables: the notes on a link (links.py).

A client's socket stays where it is. The server that has it, the edge, passes its frames on to the
owner of the table and relays what the owner answers: frames that are ready to be sent, so it never
needs to know what they say.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from blockyard.server.live.commands import Command


class Note(Struct, array_like=True, tag=True):
    """`client` is a number that the edge gave to a socket; `number` that of a question."""


class Joined(Note, tag=1):
    """From the edge: a client whose frames follow, anew if it was known."""

    client: int
    person: str
    address: str


class Said(Note, tag=2):
    """From the edge: a frame of a client."""

    number: int
    client: int
    text: bytes


class Left(Note, tag=3):
    """From the edge: the client has gone."""

    client: int


class Asked(Note, tag=4):
    """A command that came over HTTP."""

    number: int
    table: str
    command: Command


class Told(Note, tag=5):
    """From the owner: a frame for some of the edge's clients."""

    clients: list[int]
    frame: bytes
    trace: str = ""
    """The `traceparent` of what led to it, if that is traced."""


class Handled(Note, tag=6):
    """From the owner: all that a frame led to has been told. If not `is_here`, another server owns
    the table, and nothing has happened."""

    number: int
    is_here: bool


class Answered(Note, tag=7):
    """From the owner: what a command led to: the person's seats, or the reason and the parameters
    of a refusal."""

    number: int
    is_here: bool = True
    seats: list[int] = []
    refused: tuple[str, dict[str, Any]] | None = None


class Lost(Note, tag=8):
    """From the owner: it does not own this table any more. Without a table: the client has not
    kept up, and follows nothing now."""

    client: int
    table: str = ""


class Reset(Note, tag=9):
    """Something you sent is missing: all your clients are forgotten here."""


AnyNote = Joined | Said | Left | Asked | Told | Handled | Answered | Lost | Reset


class Batch(Struct, array_like=True):
    """The notes of one server to another, in order. Without notes it is a sign of life."""

    sender: int
    number: int
    """1 for the first batch, then one more each time."""
    notes: list[AnyNote]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Batch).decode
