"""The rows of the event log on PostgreSQL, straight through the driver.

Every move appends here, and every table that is loaded is read here. SQLAlchemy would cost three
times as much for both (bench/catch_up.py); everything else goes through it (database.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from blockyard.server.storage import database
from blockyard.server.storage.database import driver_url, storage_errors

Row = tuple[str, int, str]
"""A table, a version and the event that led to it."""

CONNECTIONS = 4
_READ = "SELECT body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version"
_APPEND = """
    INSERT INTO events (table_id, version, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
"""


class PostgresEvents:
    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        self._pool: Any = None
        self._is_opening = asyncio.Lock()

    async def read(self, table: str, since: int) -> list[str]:
        """The bodies of the events of a table after this version."""
        async with self._connection() as connection:
            return [row[0] for row in await connection.fetch(_READ, table, since)]

    async def append(self, rows: Sequence[Row]) -> bool:
        """Store all of these in one statement, or none; False if a version is taken."""
        tables, versions, bodies = zip(*rows, strict=True)
        try:
            async with self._connection() as connection:
                await connection.execute(_APPEND, tables, versions, bodies)
        except asyncpg.UniqueViolationError:
            return False
        return True

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for one statement. One that did not answer in time is cut: to give it back,
        the pool would wait until a frozen PostgreSQL has answered after all."""
        with storage_errors():
            pool = self._pool or await self._opened()
            async with pool.acquire(timeout=database.POOL_TIMEOUT) as connection:
                try:
                    yield connection
                except TimeoutError:
                    connection.terminate()
                    raise

    async def _opened(self) -> Any:
        """The pool. Connections that were lost are replaced when they are next needed."""
        if self._pool is None:
            async with self._is_opening:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self.url,
                        min_size=0,
                        max_size=CONNECTIONS,
                        reset=_leave_as_it_is,
                        timeout=database.COMMAND_TIMEOUT,
                        command_timeout=database.COMMAND_TIMEOUT,
                    )
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(database.COMMAND_TIMEOUT):
                    await self._pool.close()
            self._pool.terminate()


async def _leave_as_it_is(_: object) -> None:
    """Single statements change nothing about a connection, and a reset is a round trip."""
