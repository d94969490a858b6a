"""News for all servers of a cluster: a name changed, the lobby changed, a server has gone.

News says that something has changed and no more: the receiver reads the database. What happens at a
table is no news: its owner tells the servers that have its clients (links.py). A single server
needs no bus.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from blockyard.server.broker import Broker

log = logging.getLogger("blockyard.bus")

MAX_WAITING = 10_000
"""News that is kept until it is sent; later news is lost, as receivers read everything again after
a lost connection."""
MAX_BATCH = 500


class News(msgspec.Struct, array_like=True, omit_defaults=True):
    """News about a table, a person, or servers."""

    table: str = ""
    changes_lobby: bool = False
    present: list[int] | None = None
    """The seats whose players are connected, at a public table."""
    rated: list[str] | None = None
    """Who plays a rated game at this table now; nobody once it is over."""
    person: str = ""
    """A person whose name or sessions changed."""
    gone: list[int] = []
    """Servers whose lease has run out."""
    given: bool = False
    """Tables have been handed over to another server."""
    joined: bool = False
    """A server has joined, and knows nothing yet."""


class Batch(msgspec.Struct, array_like=True):
    """What one server publishes at a time."""

    sender: str
    news: list[News]


Handler = Callable[[News], None]
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Batch).decode


class Bus:
    """The bus of a single server: there is nobody to tell."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.handlers: list[Handler] = []
        self.on_reconnect: list[Callable[[], None]] = []
        """Called after a lost connection: news may have been missed."""

    def publish(self, news: News) -> None:
        """Send to all other servers."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class BrokerBus(Bus):
    """A subject that all servers listen to. News that piles up shares a message."""

    def __init__(self, broker: Broker) -> None:
        super().__init__()
        self.broker, self.subject = broker, ""
        self._waiting: list[News] = []
        self._has_more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._subscription: Any = None

    def publish(self, news: News) -> None:
        if len(self._waiting) < MAX_WAITING:
            self._waiting.append(news)
        self._has_more.set()

    async def open(self) -> None:
        """Listen, and send; `subject` is known by now."""
        self.broker.on_reconnect += self.on_reconnect
        self._subscription = await self.broker.subscribe(self.subject, self._receive)
        self._task = asyncio.create_task(self._send_all())
        self.publish(News(joined=True))

    async def _send_all(self) -> None:
        while True:
            await self._has_more.wait()
            self._has_more.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self.broker.publish(self.subject, _encode(Batch(self.name, batch)))

    def _receive(self, message: bytes) -> None:
        batch = _decode(message)
        if batch.sender == self.name:
            return
        for news in batch.news:
            for handler in self.handlers:
                handler(news)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._subscription is not None:
            await self.broker.unsubscribe(self._subscription)
