"""The archive: enters games that are over into what they are searched by (people/past_games.py).

In the background, so that no last move waits for it. What a server that stopped has not entered,
and the games of earlier versions, are entered by the next one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic, process_time

from sqlalchemy.exc import IntegrityError

from blockyard.core.contract import Refusal, Seat
from blockyard.server.live.hub import Hub
from blockyard.server.live.in_batches import folded
from blockyard.server.live.rooms import Room
from blockyard.server.people import past_games
from blockyard.server.people.past_games import Entry
from blockyard.server.storage.errors import StorageError
from blockyard.server.tables import events
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.table import Table

log = logging.getLogger("blockyard.archive")

BATCH = 100
PAUSE_SECONDS = 0.05
"""Between two games, while the server has time."""
BUSY = 0.8
"""The share of a core from which on the server is busy: people who play now come first."""
MAX_PAUSE = 1.0
"""Between two games on a busy server."""
MAX_TABLES = 16
"""Games that wait in memory with all their positions. Those that end meanwhile wait by their ids,
and are read from the log when it is their turn."""
MAX_WAITING = 100_000
"""Games that wait at all. The next start finds the others."""
AFTERWARDS = (events.RematchWanted, events.RematchDeclined, events.RematchMade)
"""What may happen at a table that is over."""


class Archive:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.log.store
        self._ended: asyncio.Queue[Table | str] = asyncio.Queue(MAX_WAITING)
        """Tables, or their ids."""
        hub.on_change.append(self._on_change)

    def _on_change(self, room: Room, new: Sequence[TableEvent]) -> None:
        """The owner of a table enters its game."""
        is_end = any(not isinstance(event, AFTERWARDS) for event in new)
        if room.table.stage == "over" and is_end:
            with suppress(asyncio.QueueFull):
                has_room = self._ended.qsize() < MAX_TABLES
                self._ended.put_nowait(room.table if has_room else room.id)

    async def keep_entering(self) -> None:
        """Games as they end, and beside them what was left over."""
        old = asyncio.create_task(self._catch_up())
        try:
            while True:
                ended = await self._ended.get()
                await (self._enter_old(ended) if isinstance(ended, str) else self._enter(ended))
                await _pause()
        finally:
            old.cancel()

    async def _catch_up(self) -> None:
        tried: set[str] = set()
        while found := [table for table in await self._missing() if table not in tried]:
            for table in found:
                tried.add(table)
                await self._enter_old(table)
                await _pause()

    async def _missing(self) -> list[str]:
        try:
            return await self.store.read(lambda c: past_games.missing(c, BATCH))
        except StorageError:
            return []

    async def _enter_old(self, id: str) -> None:
        try:
            table = await folded(await self.hub.log.read(id))
        except (Refusal, StorageError) as error:
            log.warning("table %s cannot be entered: %r", id, error)
            return
        await self._enter(table)

    async def keep_accuracy(self, table: str, accuracy: Mapping[Seat, float]) -> None:
        """What a review has found, by seat. It is worth more than its trace here."""
        with suppress(StorageError):
            await self.store.write(lambda c: past_games.keep_accuracy(c, table, accuracy))

    async def _enter(self, table: Table) -> None:
        try:
            entry: Entry = await asyncio.to_thread(past_games.entry_of, table)
            await self.store.write(lambda connection: past_games.enter(connection, entry))
        except IntegrityError:  # another server was faster
            return
        except StorageError as error:  # the next start will find it
            log.warning("table %s was not entered: %r", table.made.id, error)


async def _pause() -> None:
    until = monotonic() + MAX_PAUSE
    while monotonic() < until:
        began, used = monotonic(), process_time()
        await asyncio.sleep(PAUSE_SECONDS)
        if process_time() - used < BUSY * (monotonic() - began):
            return
