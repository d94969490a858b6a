"""Commands to a table that come over HTTP, as values: its owner may be another server."""

from __future__ import annotations

from msgspec import Struct

from blockyard.server.tables import decisions
from blockyard.server.tables.decisions import Decide, Transition
from blockyard.server.tables.events import Chair
from blockyard.server.tables.table import Table


class Sit(Struct, array_like=True, tag=1):
    """Take this chair, or any. With `knock_ms`, people who wait have so long to accept."""

    chair: Chair
    key: str
    seat: int | None = None
    knock_ms: int = 0

    @property
    def person(self) -> str:
        return self.chair.person


class Leave(Struct, array_like=True, tag=2):
    """A person leaves for good."""

    person: str


class Expire(Struct, array_like=True, tag=3):
    """Nobody has come to the table in time."""

    person: str = ""


Command = Sit | Leave | Expire


def decide(command: Command) -> Decide:
    """What a command means for a table."""

    def decided(table: Table, at: int) -> list[Transition]:
        match command:
            case Sit(chair, key, seat, knock_ms):
                if knock_ms:
                    return decisions.knock(table, chair, key, at, knock_ms)
                return decisions.sit(table, seat, chair, key, at)
            case Leave(person):
                return decisions.leave(table, table.seats_of(person), at)
            case Expire():
                return decisions.expire(table, at)

    return decided
