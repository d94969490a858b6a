"""Connections to PostgreSQL through its driver alone, without SQLAlchemy, for what is frequent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from blockyard.server.storage import database
from blockyard.server.storage.database import driver_url
from blockyard.server.storage.errors import storage_errors

CONNECTIONS = 4


class DriverPool:
    def __init__(self, url: str) -> None:
        self.url = driver_url(url)
        self._pool: Any = None
        self._is_opening = asyncio.Lock()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection for one statement or transaction. One that did not answer in time is cut: to
        give it back, the pool would wait until a frozen PostgreSQL has answered after all."""
        with storage_errors():
            pool = self._pool or await self._opened()
            async with pool.acquire(timeout=database.POOL_TIMEOUT) as connection:
                try:
                    yield connection
                except TimeoutError:
                    connection.terminate()
                    raise

    async def connect(self) -> Any:
        """A connection outside the pool, for one user."""
        seconds = database.COMMAND_TIMEOUT
        return await asyncpg.connect(self.url, timeout=seconds, command_timeout=seconds)

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
    """Nothing here changes settings of a connection, and a reset is a round trip."""
