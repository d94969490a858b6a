"""Mail: frames on their way to one screen, and what that screen may see.

A mailbox holds so much and no more; who does not empty it is dropped with `resync`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from blockyard.core.contract import Seat
from blockyard.server import wire
from blockyard.server.tables import visibility
from blockyard.server.tables.table import Table

MOST_WAITING = 128
"""Frames that may wait for one socket."""


Write = Callable[[bytes], bool]


def _nowhere(_: bytes) -> bool:
    return False


class Mailbox:
    """Frames on their way to one socket. While none waits, a frame goes straight to the line."""

    def __init__(self, write: Write = _nowhere, most: int = MOST_WAITING) -> None:
        self.most = most
        self.is_closed = False
        self._write = write
        self._frames: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._is_empty = False
        """Whether also all that was taken has been sent, so that nothing can be overtaken."""

    def put(self, frame: bytes) -> bool:
        """Whether there was room; if not, all that waited is replaced by `resync`."""
        if self.is_closed or (self._is_empty and self._write(frame)):
            return True
        fits = len(self._frames) < self.most
        if not fits:
            self.clear()
            frame = visibility.encode(wire.Resync())
        self._is_empty = False
        self._frames.append(frame)
        self._more.set()
        return fits

    async def take(self) -> list[bytes]:
        """All that waits, once something does; nothing once the mailbox is closed. Who comes
        back for more has sent what was taken before."""
        self._is_empty = not self._frames
        await self._more.wait()
        self._more.clear()
        frames = list(self._frames)
        self._frames.clear()
        return frames

    def waiting(self) -> list[bytes]:
        """What nobody has taken yet."""
        return list(self._frames)

    def clear(self) -> None:
        self._frames.clear()

    def close(self) -> None:
        self.is_closed = True
        self._more.set()


class Follower:
    """Somebody at a table: a mailbox, the person, and the seat tokens that were shown."""

    def __init__(self, mailbox: Mailbox, person: str, keys: Iterable[str] = ()) -> None:
        self.mailbox = mailbox
        self.person = person
        self.keys = frozenset(keys)

    def seats(self, table: Table) -> list[Seat]:
        """The seats that this screen may play, by person or by token."""
        return [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.kind == "person"
            and (chair.person == self.person or table.keys[seat] in self.keys)
        ]
