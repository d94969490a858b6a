"""Wake-ups between server processes that share a database.

A message says that a table has reached a version, who of a table's people is here, what somebody
said, or who is called otherwise now, and no more: whoever cares reads the log. A lost message
costs a moment and loses nothing. One process alone needs no bus.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

log = logging.getLogger("blockyard.bus")

CHANNEL = "blockyard"
AGAIN = 1.0
"""Seconds until a lost connection is tried again."""
MOST_AT_ONCE = 50
"""Notes in one message: PostgreSQL carries a little less than 8000 bytes."""


class Note(msgspec.Struct, array_like=True, omit_defaults=True):
    """One wake-up about a table: the version that it has reached."""

    table: str
    version: int = 0
    is_listed: bool = False
    """Whether the lobby's list has changed."""
    here: list[int] | None = None
    """The seats that are played from screens of this process, and how many watch."""
    watching: int = 0
    phrase: str = ""
    seat: int = 0
    person: str = ""
    """Somebody whose name or sessions have changed; no table is meant then."""


class Post(msgspec.Struct, array_like=True):
    """What one process tells the others at a time."""

    sender: str
    notes: list[Note]


Heard = Callable[[str, Note], None]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Post).decode


class Bus:
    """For one process: there is nobody else to wake."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.heard: list[Heard] = []
        self.lost: list[Callable[[], None]] = []
        """Called when messages may have been missed."""

    def tell(self, note: Note) -> None:
        """Tell the other processes."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class Notify(Bus):
    """Over PostgreSQL: one channel, and all that waits in one message."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._waiting: list[Note] = []
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._has_ended = False

    def tell(self, note: Note) -> None:
        self._waiting.append(note)
        self._more.set()

    async def open(self) -> None:
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._run(ready))]
        await ready.wait()

    async def _run(self, ready: asyncio.Event) -> None:
        """Listen and tell; when the connection is lost, say so and try again."""
        while not self._has_ended:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    await self._talk(connection, ready)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
                log.warning("the bus is lost: %r", trouble)
                await asyncio.sleep(AGAIN)

    async def _talk(self, connection: Any, ready: asyncio.Event) -> None:
        await connection.add_listener(CHANNEL, self._hear)
        if ready.is_set():
            for missed in self.lost:
                missed()
        ready.set()
        await self._post(connection)

    async def _post(self, connection: Any) -> None:
        while not (connection.is_closed() or self._has_ended):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._more.wait(), AGAIN)
            self._more.clear()
            while self._waiting:
                notes = self._waiting[:MOST_AT_ONCE]
                message = _encode(Post(self.name, notes)).decode()
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
                del self._waiting[: len(notes)]

    def _hear(self, _: object, __: int, ___: str, message: str) -> None:
        post = _decode(message)
        if post.sender != self.name:
            for note in post.notes:
                for heard in self.heard:
                    heard(post.sender, note)

    async def close(self) -> None:
        # `wait_for` can swallow a cancellation that comes together with what it waits for.
        self._has_ended = True
        self._more.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
