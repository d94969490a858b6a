"""The rows of the event log on PostgreSQL, straight through the driver.

Every move appends here, and every table that is loaded is read here. SQLAlchemy would cost three
times as much for both (bench/catch_up.py); everything else goes through it (database.py).

An append is fenced: it locks the row of its server against deletion (KEY SHARE, which lets renewals
of the lease through) in the same statement, and stores nothing if that row is gone. So nothing is
appended once a server has been declared dead, and a client that is stopped in the middle cannot
leave a transaction open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy import Connection, text

from blockyard.server.storage.driver_pool import DriverPool
from blockyard.server.storage.errors import storage_errors

CLOSE_SECONDS = 2.0

Row = tuple[str, int, str, int]
"""A table, a version, the event that led to it, and the term of the owner who wrote it."""

_READ = "SELECT body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version"
_APPEND = """
    INSERT INTO events (table_id, version, body, term)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[])
"""
_FENCED_APPEND = """
    WITH me AS MATERIALIZED (SELECT 1 FROM servers WHERE id = $5 FOR KEY SHARE)
    INSERT INTO events (table_id, version, body, term)
    SELECT new.* FROM me, unnest($1::text[], $2::int[], $3::text[], $4::int[]) AS new
"""
# A stopped process would keep the lock, and others could not take its tables over: its transaction
# is ended after a second without a statement.
_FENCE = text("""
    SELECT set_config('idle_in_transaction_session_timeout', '1s', true)
    FROM servers WHERE id = :server FOR KEY SHARE
""")


class Claim(NamedTuple):
    """The server that owns a table, and its term."""

    server: int
    term: int


class Fenced(Exception):
    """This server has lost its lease: others own its tables now. Nothing was stored."""


class PostgresEvents:
    """Appends come one after the other, and have a connection of their own: to take one from the
    pool and to give it back takes twice as much as the statement."""

    def __init__(self, pool: DriverPool) -> None:
        self.pool = pool
        self._connection: Any = None
        self._statements: dict[str, Any] = {}

    async def read(self, table: str, since: int) -> list[str]:
        """The bodies of the events of a table after this version."""
        async with self.pool.connection() as connection:
            return [row[0] for row in await connection.fetch(_READ, table, since)]

    async def append(self, rows: Sequence[Row], server: int | None) -> bool:
        """Store all of these in one statement, or none; False if a version is taken. With a
        server, only while that has its lease."""
        columns = tuple(zip(*rows, strict=True))
        with storage_errors():
            try:
                if server is None:
                    await self._run(_APPEND, *columns)
                elif await self._run(_FENCED_APPEND, *columns, server) == "INSERT 0 0":
                    raise Fenced
            except asyncpg.UniqueViolationError:
                return False
            except (Exception, asyncio.CancelledError) as error:
                if not isinstance(error, Fenced):
                    self.cut()
                raise
        return True

    async def _run(self, query: str, *arguments: object) -> str:
        """Carry out a statement that was prepared for this connection."""
        if self._connection is None or self._connection.is_closed():
            self._connection, self._statements = await self.pool.connect(), {}
        if query not in self._statements:
            self._statements[query] = await self._connection.prepare(query)
        statement = self._statements[query]
        await statement.fetch(*arguments)
        return str(statement.get_statusmsg())

    def cut(self) -> None:
        """Have the next append connect again: it is not known what became of this one."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(Exception):  # it was lost
                await self._connection.close(timeout=CLOSE_SECONDS)
            self.cut()


def check_fence(connection: Connection, server: int) -> None:
    """The same at the beginning of a transaction that stores more than events."""
    if connection.execute(_FENCE, {"server": server}).first() is None:
        raise Fenced
