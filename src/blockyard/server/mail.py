"""Mail: frames on their way to one screen, and what that screen may see.

A mailbox holds so much and no more; who does not empty it is dropped with `resync`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

from blockyard.core.contract import Seat
from blockyard.server import show, wire
from blockyard.server.tables import Table

MOST_WAITING = 128
"""Frames that may wait for one socket."""


class Mailbox:
    """Frames on their way to one socket."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.most = most
        self.is_closed = False
        self._frames: deque[str] = deque()
        self._more = asyncio.Event()

    def put(self, frame: str) -> bool:
        """Whether there was room; if not, all that waited is replaced by `resync`."""
        if self.is_closed:
            return True
        fits = len(self._frames) < self.most
        if not fits:
            self.clear()
            frame = show.text(wire.Resync())
        self._frames.append(frame)
        self._more.set()
        return fits

    async def take(self) -> list[str]:
        """All that waits, once something does; nothing once the mailbox is closed."""
        await self._more.wait()
        self._more.clear()
        frames = list(self._frames)
        self._frames.clear()
        return frames

    def waiting(self) -> list[str]:
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
