"""Wake-ups between server processes that share a database.

A wake-up says that a table reached a version, who is present, what was said, or that a person
changed, and no more: the receiver reads the log. So a lost wake-up causes a delay, never a loss.
A single process needs no bus.
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
RETRY_SECONDS = 1.0
COMMAND_TIMEOUT = 10.0
"""Seconds for a connection, and for one command; a frozen PostgreSQL answers neither."""
MAX_WAITING = 10_000
"""Wake-ups that are kept while there is no connection; later ones are lost, as the receivers read
everything again after a lost connection."""
MAX_BATCH = 50
"""Wake-ups in one message: PostgreSQL limits a payload to just under 8000 bytes."""


class WakeUp(msgspec.Struct, array_like=True, omit_defaults=True):
    """News about a table: by default, the version that it has reached."""

    table: str
    version: int = 0
    changes_lobby: bool = False
    present: list[int] | None = None
    """The seats that are played from the sending process; with `watching`, its presence."""
    watching: int = 0
    phrase: str = ""
    seat: int = 0
    person: str = ""
    """A person whose name or sessions changed; then there is no table."""


class Batch(msgspec.Struct, array_like=True):
    """What one process publishes at a time."""

    sender: str
    wake_ups: list[WakeUp]


Handler = Callable[[str, WakeUp], None]
"""Takes the name of the sending process and the wake-up."""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Batch).decode


class Bus:
    """The bus of a single process: there is nobody else to wake."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.handlers: list[Handler] = []
        self.on_reconnect: list[Callable[[], None]] = []
        """Called after a lost connection: wake-ups may have been missed."""

    def publish(self, wake_up: WakeUp) -> None:
        """Send to all other processes."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class PostgresBus(Bus):
    """LISTEN and NOTIFY on one channel; wake-ups that pile up share a message."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._waiting: list[WakeUp] = []
        self._has_more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    def publish(self, wake_up: WakeUp) -> None:
        if len(self._waiting) < MAX_WAITING:
            self._waiting.append(wake_up)
        self._has_more.set()

    async def open(self) -> None:
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._run(ready))]
        await ready.wait()

    async def _run(self, ready: asyncio.Event) -> None:
        """Listen and notify; reconnect when the connection is lost."""
        while not self._is_closed:
            try:
                connection = await asyncpg.connect(
                    self.url, timeout=COMMAND_TIMEOUT, command_timeout=COMMAND_TIMEOUT
                )
                try:
                    await self._listen(connection, ready)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("bus connection lost: %r", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, connection: Any, ready: asyncio.Event) -> None:
        await connection.add_listener(CHANNEL, self._receive)
        if ready.is_set():
            for handler in self.on_reconnect:
                handler()
        ready.set()
        await self._notify(connection)

    async def _notify(self, connection: Any) -> None:
        while not (connection.is_closed() or self._is_closed):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_more.wait(), RETRY_SECONDS)
            self._has_more.clear()
            while self._waiting:
                batch = self._waiting[:MAX_BATCH]
                message = _encode(Batch(self.name, batch)).decode()
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
                del self._waiting[: len(batch)]

    def _receive(self, _: object, __: int, ___: str, message: str) -> None:
        batch = _decode(message)
        if batch.sender != self.name:
            for wake_up in batch.wake_ups:
                for handler in self.handlers:
                    handler(batch.sender, wake_up)

    async def close(self) -> None:
        # `wait_for` can swallow a cancellation that arrives together with its result.
        self._is_closed = True
        self._has_more.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
