"""Deadlines of tables: a flag that falls, a knock that nobody answers.

The owner of a table has a timer for it. What happens then is decided like everything else, so a
timer that goes off too early changes nothing.
"""

from __future__ import annotations

import asyncio
import logging

from blockyard.core.contract import Refusal
from blockyard.server.clock import now_ms, ticks_ms
from blockyard.server.live.hub import Hub
from blockyard.server.live.rooms import Room
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict
from blockyard.server.tables import decisions
from blockyard.server.tables.decisions import Decide
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.table import Table

log = logging.getLogger("blockyard.deadlines")

RETRY_SECONDS = 2.0
"""Seconds until a deadline that could not be stored is tried again."""


class Deadlines:
    def __init__(self, hub: Hub) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}
        hub.on_change.append(self.on_change)
        hub.on_lost.append(self.on_lost)

    def on_change(self, room: Room, _new: list[TableEvent]) -> None:
        if old := self._timers.pop(room.id, None):
            old.cancel()
        found = None if room.is_lost else _next(room.table)
        if found is not None:
            milliseconds, decide = found
            self._timers[room.id] = asyncio.get_running_loop().call_later(
                max(0, milliseconds) / 1000, self._on_time, room, decide
            )

    def on_lost(self, room: Room) -> None:
        if timer := self._timers.pop(room.id, None):
            timer.cancel()

    def _on_time(self, room: Room, decide: Decide) -> None:
        self._timers.pop(room.id, None)
        asyncio.get_running_loop().create_task(self._execute(room, decide))

    async def _execute(self, room: Room, decide: Decide) -> None:
        try:
            await room.execute(decide)
        except (Refusal, StorageError, VersionConflict) as error:
            log.warning("table %s: a deadline could not be kept: %r", room.id, error)
            await asyncio.sleep(RETRY_SECONDS)
        self.on_change(room, [])

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()


def _next(table: Table) -> tuple[int, Decide] | None:
    """In how many milliseconds something is due, and what; None if nothing is."""
    if table.knock is not None:
        return table.knock.until - now_ms(), decisions.end_knock
    falls = table.clocks.flag_falls
    if falls is not None and table.stage == "playing":
        return falls - ticks_ms(), decisions.time_out
    return None
