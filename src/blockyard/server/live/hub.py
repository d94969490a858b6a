"""The hub: every room of this process, and what other processes tell of theirs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.live import bus
from blockyard.server.live.bus import Bus
from blockyard.server.live.outbox import Follower
from blockyard.server.live.rooms import Room, now
from blockyard.server.storage import projections
from blockyard.server.storage.event_log import Log, Note
from blockyard.server.storage.projections import notes_for
from blockyard.server.tables import decisions, events, visibility
from blockyard.server.tables.events import Made, TableEvent
from blockyard.server.tables.table import Table, fold

LATER = 1.0
TOUCH = 20.0
"""Seconds between two words of a process about who is there."""
SILENT = 3 * int(1000 * TOUCH)
"""Milliseconds after which a process that says nothing is taken to be gone."""

Changed = Callable[[Room, list[TableEvent]], None]

log = logging.getLogger("blockyard.hub")


class Hub:
    """Every room of this process."""

    def __init__(self, log: Log, bus: Bus, grace: int) -> None:
        self.log, self.bus, self.grace = log, bus, grace
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.on_change: list[Changed] = []
        self.note_makers: list[Callable[[Table | None, Table], Iterable[Note]]] = []
        self.drops = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def make(self, made: Made) -> Room:
        """Set a new table."""
        table = Table.begun(made)
        notes = [*notes_for(None, table), *self.more_notes(None, table)]
        await self.log.append(made.id, 0, [made], notes)
        room = self.rooms[made.id] = Room(self, table)
        self.written(room, [made])
        await room.do(decisions.start_if_full)
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the log; refuses an unknown one."""
        # Others who waited for it may have looked and gone again, and the room with them.
        while table not in self.rooms:
            if table not in self._loading:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(self._loading[table])
        return self.rooms[table]

    async def _load(self, name: str) -> Room:
        happened = await self.log.read(name)
        if not happened:
            raise Refused("no-such-table")
        room = Room(self, fold(happened))
        for version, event in enumerate(happened, 1):
            if event.nonce:
                room.done[events.sender(event), event.nonce] = version
        self.rooms[name] = room
        self.changed(room, [])
        return room

    async def reload(self, person: str) -> None:
        """The tables of somebody whose name has changed."""
        for room in list(self.rooms.values()):
            if room.table.seats_of(person):
                await room.reload()
                self.changed(room, [])

    async def give_up(self, person: str) -> None:
        """Get up from every table, for good."""
        for name in await self.log.store.read(lambda c: projections.tables_of(c, person)):
            room = await self.room(name)
            if room.table.stage != "over":
                await room.do(lambda table, at: decisions.leave(table, table.seats_of(person), at))

    async def played(self, name: str) -> wire.GameSummary:
        """A game for a list."""
        room = await self.room(name)
        match = room.table.match
        outcome = visibility.outcome(match) if match else None
        ended = room.table.at if room.table.stage == "over" else 0
        self.quiet(room)
        return wire.GameSummary(table=room.public(), outcome=outcome, ended=ended)

    def written(self, room: Room, happened: list[TableEvent]) -> None:
        """Something of ours is in the log: tell the other processes, and whoever cares here."""
        here, table = self.rooms.setdefault(room.id, room), room.table
        if here is not room:
            # It had become quiet while somebody still spoke to it, and was opened again.
            self._spawn(here.wake())
        about = any(map(visibility.changes_list, happened)) or table.stage == "over"
        self.bus.tell(bus.Note(room.id, table.version, is_listed=table.made.public and about))
        self.changed(room, happened)

    def changed(self, room: Room, happened: list[TableEvent]) -> None:
        for heard in self.on_change:
            heard(room, happened)

    def more_notes(self, before: Table | None, after: Table) -> list[Note]:
        return [note for make in self.note_makers for note in make(before, after)]

    def dropped(self, follower: Follower) -> None:
        """Somebody did not keep up: that screen follows nothing until it opens tables again."""
        self.drops += 1
        for room in list(self.rooms.values()):
            if room.followers.pop(follower, None) is not None:
                room.presence()

    def quiet(self, room: Room) -> None:
        """Nobody follows this room any more; the log has it, so memory need not."""
        if room.is_idle() and self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    # --- other processes -----------------------------------------------------

    def heard(self, process: str, note: bus.Note) -> None:
        """Another process has written, or tells who is there, what was said, or who is called
        otherwise now."""
        if note.person:
            self._spawn(self.reload(note.person))
        room = self.rooms.get(note.table)
        if room is None:
            return
        if note.here is not None:
            room.heard_presence(process, note)
        if note.phrase:
            said = wire.Phrase(table=note.table, seat=note.seat, phrase=note.phrase)
            room.post(visibility.encode(said))
        if room.table.version < note.version:
            self._spawn(room.wake())

    def wake_later(self, room: Room) -> None:
        """Look into the log when its trouble may be over."""
        asyncio.get_running_loop().call_later(LATER, lambda: self._spawn(room.wake()))

    def wake_all(self) -> None:
        """Some wake-ups may have been lost."""
        for room in list(self.rooms.values()):
            self._spawn(room.wake())

    async def keep_in_touch(self) -> None:
        """Say now and then who is here, for processes that have come or gone."""
        while True:
            await asyncio.sleep(TOUCH)
            for room in list(self.rooms.values()):
                room.forget_silent(now() - SILENT)
                if room.followers:
                    room.tell_presence()
                self.quiet(room)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()):
            log.warning("a table could not be read: %r", trouble)
