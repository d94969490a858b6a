"""Links: the notes of this server to each of the others, and theirs to us.

Whatever is said to one server while the event loop goes round once shares a message. Messages are
numbered, so a receiver notices that one is missing, and every link in use says something twice a
second, so a silent one is noticed too. Then the edge follows its tables anew; nothing is sent again
by a link itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from blockyard.server import tracing
from blockyard.server.broker import Broker
from blockyard.server.live import notes
from blockyard.server.live.notes import AnyNote, Batch, Reset, Told

log = logging.getLogger("blockyard.links")

LIFE_SECONDS = 0.5
"""Seconds between two signs of life."""
SILENCE_SECONDS = 2.0
"""Seconds without a sign of life after which a link counts as broken."""
FORGET_SECONDS = 10.0
"""Seconds after which a server that says nothing is forgotten, with its clients."""
MAX_WAITING = 4 * 1024 * 1024
"""Bytes that may wait for one server."""
MAX_MESSAGE = 256 * 1024
"""Bytes after which a message is full; a single note may be longer."""


class Link:
    """What we say to one other server, and what we have heard from it."""

    def __init__(self, links: Links, server: int) -> None:
        self.links, self.server = links, server
        self.notes: list[AnyNote] = []
        self.size = 0
        self.sent = self.received = 0
        """The numbers of the last batches."""
        self.heard = time.monotonic()
        self.is_broken = False

    @property
    def is_full(self) -> bool:
        return self.size > MAX_WAITING

    def send(self, note: AnyNote, size: int = 0) -> None:
        """Say something, soon; `size` is that of the texts in it."""
        self.notes.append(note)
        self.size += size
        self.links.wake(self)

    def tell(self, client: int, frame: bytes) -> bool:
        """Send a frame to a client there. Several clients that are sent the same one after the
        other share it. False if too much waits already."""
        last = self.notes[-1] if self.notes else None
        if type(last) is Told and last.frame is frame:
            last.clients.append(client)
            return True
        if self.is_full:
            return False
        self.send(Told([client], frame, tracing.current()), len(frame))
        return True

    def batches(self) -> list[bytes]:
        """What waits, as messages; a sign of life if nothing does."""
        waiting, self.notes, self.size = self.notes, [], 0
        parts: list[list[AnyNote]] = [[]]
        size = 0
        for note in waiting:
            size += len(note.frame) if type(note) is Told else 0
            parts[-1].append(note)
            if size > MAX_MESSAGE:
                parts.append([])
                size = 0
        encoded = []
        for part in parts:
            self.sent += 1
            encoded.append(notes.encode(Batch(self.links.me, self.sent, part)))
        return encoded


class Links:
    """All links of this server. `on_note` hears what others say, `on_broken` of links that lost
    something or say nothing, `on_forgotten` of servers that have gone."""

    def __init__(self, broker: Broker, prefix: str) -> None:
        self.broker, self.prefix, self.me = broker, prefix, 0
        self.on_note: Callable[[Link, AnyNote], None] = lambda link, note: None
        self.on_broken: list[Callable[[Link], None]] = []
        self.on_forgotten: list[Callable[[Link], None]] = []
        self._links: dict[int, Link] = {}
        self._dead: set[int] = set()
        self._dirty: dict[Link, None] = {}
        self._has_more = asyncio.Event()
        self._subscription: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    def _subject(self, server: int) -> str:
        return f"{self.prefix}.server.{server}"

    async def open(self, me: int) -> None:
        """Listen under this number from now on: what was sent to an earlier one is not for us."""
        await self._stop_listening()
        self.me, self._links, self._dirty = me, {}, {}
        self._subscription = await self.broker.subscribe(self._subject(me), self._receive)
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._send_all()),
                asyncio.create_task(self._watch()),
            ]

    async def _stop_listening(self) -> None:
        if self._subscription is not None:
            await self.broker.unsubscribe(self._subscription)
            self._subscription = None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._stop_listening()

    def to(self, server: int) -> Link:
        if server not in self._links:
            self._links[server] = Link(self, server)
        return self._links[server]

    # --- sending -------------------------------------------------------------

    def wake(self, link: Link) -> None:
        self._dirty[link] = None
        self._has_more.set()

    async def _send_all(self) -> None:
        while True:
            await self._has_more.wait()
            self._has_more.clear()
            dirty, self._dirty = self._dirty, {}
            for link in dirty:
                for batch in link.batches():
                    await self.broker.publish(self._subject(link.server), batch)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LIFE_SECONDS)
            self.look()

    def look(self) -> None:
        """Give signs of life, and find the links that give none."""
        now = time.monotonic()
        for link in list(self._links.values()):
            if now - link.heard > FORGET_SECONDS:
                self.forget(link)
                continue
            self.wake(link)
            if now - link.heard > SILENCE_SECONDS:
                self.broken(link, "it is silent")

    def forget(self, link: Link) -> None:
        """The server has gone."""
        if self._links.get(link.server) is link:
            del self._links[link.server]
            self.broken(link, "it has gone")
            for handler in self.on_forgotten:
                handler(link)

    def gone(self, server: int) -> None:
        """It was declared dead, and its number is never used again. If it only stood still, what
        it says when it goes on is out of date."""
        self._dead.add(server)
        if server in self._links:
            self.forget(self._links[server])

    def broken(self, link: Link, why: str) -> None:
        if not link.is_broken:
            log.warning("the link to server %d is broken: %s", link.server, why)
        link.is_broken = True
        for handler in self.on_broken:
            handler(link)

    # --- receiving -----------------------------------------------------------

    def _receive(self, message: bytes) -> None:
        batch = notes.decode(message)
        if batch.sender in self._dead:
            return
        link = self.to(batch.sender)
        link.heard = time.monotonic()
        link.is_broken = False
        is_complete = batch.number == link.received + 1
        link.received = batch.number
        if not is_complete:
            link.send(Reset())
            self.broken(link, "something is missing")
            for handler in self.on_forgotten:
                handler(link)
            return
        for note in batch.notes:
            if type(note) is Reset:
                self.broken(link, "something of ours is missing there")
            else:
                self.on_note(link, note)
