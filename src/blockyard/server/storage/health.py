"""Whether the database can be read and written now. The answer comes within a second, also while
the database is frozen or the disk is full."""

from __future__ import annotations

import asyncio
import shutil
import time
from contextvars import Context
from pathlib import Path

from sqlalchemy import Connection, select, update

from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.storage.errors import StorageError

PATIENCE_SECONDS = 0.8
FRESH_SECONDS = 1.0
"""A result that is younger than this is used again: asking often costs nothing."""
MIN_FREE_BYTES = 64 * 1024 * 1024


class Health:
    def __init__(self, store: Store, data: Path | None) -> None:
        self.store, self.data = store, data
        self.format = 0
        self._probe: asyncio.Task[str] | None = None
        self._probed_at = -FRESH_SECONDS
        self._problem = ""

    async def problem(self) -> str:
        """What is wrong: `disk-full`, `database-slow`, the error of the database, or nothing."""
        if time.monotonic() - self._probed_at < FRESH_SECONDS:
            return self._problem
        if self._probe is None or self._probe.done():
            # In a context of its own: the probe is nobody's, and does not wait for the writes of
            # the address that happens to ask.
            self._probe = asyncio.create_task(self._ask(), context=Context())
        done, _ = await asyncio.wait([self._probe], timeout=PATIENCE_SECONDS)
        if not done:
            return "database-slow"
        self._problem, self._probed_at = self._probe.result(), time.monotonic()
        return self._problem

    async def _ask(self) -> str:
        if self.data is not None and shutil.disk_usage(self.data).free < MIN_FREE_BYTES:
            return "disk-full"
        try:
            self.format = await self.store.write(_touch)
        except StorageError as error:
            return "disk-full" if "full" in str(error) else f"database: {error}"
        return ""


def _touch(connection: Connection) -> int:
    """Write something that changes nothing; a full disk shows itself only so."""
    number = connection.scalar(select(schema.formats.c.number)) or 0
    connection.execute(update(schema.formats).values(number=number))
    return number
