"""Outboxes: frames on their way to a client, with backpressure.

A sender never waits: an outbox has a fixed capacity, and a client that does not drain it loses
its frames and gets a single `resync` instead, after which it opens its tables again. So a slow
client costs the others nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from blockyard.core.contract import Seat
from blockyard.server import wire
from blockyard.server.tables import visibility
from blockyard.server.tables.table import Table

CAPACITY = 128
"""Frames that may wait for one socket."""
MAX_BYTES = 512 * 1024
"""Bytes that may wait for one socket."""

Write = Callable[[bytes], bool]
"""Sends a frame now; False if the transport cannot take it."""


def _never(_: bytes) -> bool:
    return False


def _ignore(_: str) -> None: ...


class Outbox:
    """Frames on their way to one socket. While none waits, a frame is written directly."""

    def __init__(self, write: Write = _never, capacity: int = CAPACITY) -> None:
        self.capacity = capacity
        self.is_closed = False
        self._write = write
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._has_more = asyncio.Event()
        self._is_drained = False
        """Whether all frames that were taken have been sent too, so that none is overtaken."""

    def put(self, frame: bytes) -> bool:
        """Send or queue a frame. False on overflow, when `resync` replaces all that waited."""
        if self.is_closed or (self._is_drained and self._write(frame)):
            return True
        fits = len(self._frames) < self.capacity and self._bytes + len(frame) <= MAX_BYTES
        if not fits:
            self.clear()
            frame = visibility.encode(wire.Resync())
        self._is_drained = False
        self._frames.append(frame)
        self._bytes += len(frame)
        self._has_more.set()
        return fits

    async def take(self) -> list[bytes]:
        """Wait for frames and take all of them; none once the outbox is closed. A caller that
        comes back has sent what it took before."""
        self._is_drained = not self._frames
        await self._has_more.wait()
        self._has_more.clear()
        frames = list(self._frames)
        self.clear()
        return frames

    def pending(self) -> list[bytes]:
        """Frames that were not taken yet."""
        return list(self._frames)

    def clear(self) -> None:
        self._frames.clear()
        self._bytes = 0

    def close(self) -> None:
        self.is_closed = True
        self._has_more.set()


class Subscriber:
    """A client at a table: its outbox, its person, and the seat tokens it has shown. `group` is
    with whom the person shares the workers (engine/queues.py)."""

    def __init__(
        self, outbox: Outbox, person: str, keys: Iterable[str] = (), group: str = ""
    ) -> None:
        self.outbox = outbox
        self.person = person
        self.group = group or person
        self.keys = frozenset(keys)
        self.on_lost: Callable[[str], None] = _ignore
        """Called if this server does not own the table any more."""

    def seats(self, table: Table) -> list[Seat]:
        """The seats that this client may play, by person or by seat token."""
        return [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.kind == "person"
            and (chair.person == self.person or table.keys[seat] in self.keys)
        ]
