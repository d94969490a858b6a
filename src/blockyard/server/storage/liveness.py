"""When a server last ran on this database, so that no clock is charged for the time without one."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from blockyard.server.clock import moment
from blockyard.server.storage import schema

_STARTED = moment()


def is_alive(connection: Connection) -> None:
    """A server runs now. If the wall clock was set since it started, the earlier of its time and
    the time that has really passed counts: rather too little than too much is charged."""
    now = moment()
    at = min(now.wall, _STARTED.wall + now.ticks - _STARTED.ticks)
    connection.execute(delete(schema.liveness))
    connection.execute(insert(schema.liveness).values(at=at))


def last_alive(connection: Connection) -> int:
    """0 if no server has said so yet."""
    return connection.scalar(select(func.max(schema.liveness.c.at))) or 0
