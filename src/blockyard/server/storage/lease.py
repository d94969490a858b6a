"""The lease of a server process, and which other servers live.

A server renews its row in `servers` every half second for two seconds, by the database's clock.
By its own monotonic clock it counts from the moment at which the last successful renewal was sent,
so it never believes in its lease for longer than the database does:

    live     it decides and appends
    unsure   two seconds have passed without a renewal: it decides nothing, and waits
    fenced   others have deleted its row: it owns nothing any more, and joins under a new number

Rows that are past their time are deleted by any live server. One whose own renewal has just failed
leaves the others alone for a while: it was probably the database that was away, for everybody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from blockyard.server import clock
from blockyard.server.storage.database import driver_url
from blockyard.server.storage.errors import StorageError, storage_errors

log = logging.getLogger("blockyard.lease")

LEASE_SECONDS, RENEW_SECONDS = 2.0, 0.5
TIMEOUT = 1.0
"""Seconds for a connection, and for one statement."""

_UNTIL = f"clock_timestamp() + interval '{LEASE_SECONDS} seconds'"
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_JOIN = f"INSERT INTO servers (address, lives_until) VALUES ($1, {_UNTIL}) RETURNING id, {_NOW}"
_DEAD = """
    SELECT id FROM servers WHERE id <> $1
    AND lives_until < clock_timestamp() - $2 * interval '1 second'
"""
_RENEW = f"""
    UPDATE servers SET lives_until = {_UNTIL} WHERE id = $1 RETURNING {_NOW}, EXISTS ({_DEAD})
"""
_EXPIRE = f"DELETE FROM servers WHERE id IN ({_DEAD} FOR UPDATE SKIP LOCKED) RETURNING id"
_DRAIN = "UPDATE servers SET is_draining = true WHERE id = $1"
_LEAVE = "DELETE FROM servers WHERE id = $1"


class Lease:
    """`on_dead` is told which servers have been deleted; `on_fenced`, that we have been."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url, self.address = driver_url(url), address
        self.server = 0
        self.on_dead: list[Callable[[list[int]], None]] = []
        self.on_fenced: list[Callable[[], None]] = []
        self.on_joined: list[Callable[[], Awaitable[None]]] = []
        """Called with every new number, before it decides anything."""
        self._until = self._patient_until = 0.0
        self._is_live = asyncio.Event()
        self._is_urgent = asyncio.Event()
        self._connection: Any = None

    def is_live(self) -> bool:
        return time.monotonic() < self._until

    async def require(self, seconds: float) -> None:
        """Wait until the lease is live again; a StorageError if it is not in time."""
        if not self.is_live():
            self._is_live.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._is_live.wait()
            except TimeoutError:
                raise StorageError("the lease has run out") from None

    async def join(self) -> None:
        """Take a new number, and its lease."""
        sent = time.monotonic()
        row = await self._run("fetchrow", _JOIN, self.address)
        self.server = row[0]
        self._patient_until = sent + LEASE_SECONDS
        for handler in self.on_joined:
            await handler()
        self._renewed(sent, row[1])

    async def renew(self) -> bool:
        """Renew the lease; without a row we have been declared dead. Whether there may be others
        whose lease has run out: nearly always there is none, and this was the only statement."""
        sent = time.monotonic()
        try:
            row = await self._run("fetchrow", _RENEW, self.server, self._patience())
        except StorageError:
            self._patient_until = time.monotonic() + LEASE_SECONDS
            raise
        if row is None:
            await self.fenced()
            return True
        self._renewed(sent, row[0])
        return bool(row[1])

    def _patience(self) -> float:
        """Seconds for which others are left alone after their lease has run out."""
        return LEASE_SECONDS if time.monotonic() < self._patient_until else 0.0

    async def fenced(self) -> None:
        """Others own our tables: forget them, and join again."""
        log.warning("server %d has lost its lease", self.server)
        self._until = 0.0
        for handler in self.on_fenced:
            handler()
        await self.join()

    def _renewed(self, sent: float, database_ms: int) -> None:
        clock.follow(database_ms)
        self._until = sent + LEASE_SECONDS
        if self.is_live():
            self._is_live.set()

    async def expire(self) -> list[int]:
        """Delete the servers whose lease has run out."""
        rows = await self._run("fetch", _EXPIRE, self.server, self._patience())
        dead = [row[0] for row in rows]
        if dead:
            log.warning("servers %s have lost their lease", dead)
            for handler in self.on_dead:
                handler(dead)
        return dead

    def doubt(self) -> None:
        """We may have been declared dead: decide nothing until the lease has been renewed."""
        self._until = 0.0
        self._is_urgent.set()

    async def keep(self) -> None:
        """Renew and expire for as long as the server runs."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW_SECONDS):
                    await self._is_urgent.wait()
            self._is_urgent.clear()
            try:
                if await self.renew():
                    await self.expire()
            except StorageError as error:
                log.warning("the lease could not be renewed: %r", error)

    async def drain(self) -> None:
        """Be given nothing more."""
        await self._run("execute", _DRAIN, self.server)

    async def leave(self) -> None:
        """Give the lease back."""
        self._until = 0.0
        with suppress(StorageError):
            await self._run("execute", _LEAVE, self.server)
        self._cut()

    async def _run(self, how: str, *arguments: object) -> Any:
        """One statement on a connection of its own, so that no other work delays a renewal."""
        with storage_errors():
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(
                        self.url, timeout=TIMEOUT, command_timeout=TIMEOUT
                    )
                return await getattr(self._connection, how)(*arguments)
            except BaseException:
                self._cut()
                raise

    def _cut(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
