"""The lobby: a live list of public tables, and quick pairing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from blockyard import games
from blockyard.core.contract import Refused, Seat
from blockyard.server import wire
from blockyard.server.live import bus
from blockyard.server.live.hub import SILENT, Hub
from blockyard.server.live.outbox import Mailbox
from blockyard.server.live.rooms import Room, now
from blockyard.server.storage import projections
from blockyard.server.storage.database import Trouble
from blockyard.server.tables import visibility
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.visibility import public

MOST_LISTED = 200
JUST_NOW = 15_000
"""Milliseconds in which somebody who set a table has time to open it."""


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tables: dict[str, wire.TableInfo] = {}
        self.readers: set[Mailbox] = set()
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._there: dict[str, tuple[frozenset[Seat], int]] = {}
        """Who looks at a table that is in another process, as that last said."""
        hub.on_change.append(self.look)

    async def open(self) -> None:
        for name in await self._listed():
            room = await self.hub.room(name)
            self.tables[name] = room.public()
            self.hub.quiet(room)

    async def _listed(self) -> list[str]:
        return await self.hub.log.store.read(lambda c: projections.open_tables(c, MOST_LISTED))

    def missed(self) -> None:
        """Some changes may not have been heard of."""
        self._start("", self._read_all())

    async def _read_all(self) -> None:
        with suppress(Trouble):  # the connection is lost again, and will be missed again
            for name in {*self.tables, *await self._listed()}:
                await self._read(name)

    def look(self, room: Room, happened: list[TableEvent]) -> None:
        """Tell the readers if the list has changed. A move does not change it."""
        table = room.table
        listed = table.made.public and table.stage != "over"
        if not listed:
            self._there.pop(room.id, None)
            if self.tables.pop(room.id, None) is not None:
                self._tell(wire.LobbyTables(tables=[], gone=[room.id]))
        elif not happened or any(map(visibility.changes_list, happened)):
            self.tables[room.id] = public(table)
            self._tell(wire.LobbyTables(tables=[self.tables[room.id]]))

    def heard(self, process: str, note: bus.Note) -> None:
        """A table of another process has changed in what the list shows of it, in who is there,
        or in what somebody is called."""
        if note.person:
            self.renamed(note.person)
        if note.is_listed and note.table not in self.hub.rooms:
            self._start(note.table, self._read(note.table))
        if note.here is not None and (note.table in self.tables or note.table in self._reading):
            self._there[note.table] = (frozenset(note.here), now())

    def renamed(self, person: str) -> None:
        """Somebody's name has changed; the tables that are in memory tell by themselves."""
        for name in self.seats_waiting(person):
            if name not in self.hub.rooms:
                self._start(name, self._read(name))

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = self._reading[name] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: self._finished(name, done))

    def _finished(self, name: str, task: asyncio.Task[None]) -> None:
        if self._reading.get(name) is task:
            del self._reading[name]

    async def _read(self, name: str) -> None:
        with suppress(Refused, Trouble):  # then it is not listed until it changes again
            room = await self.hub.room(name)
            self.look(room, [])
            self.hub.quiet(room)

    # --- quick pairing -------------------------------------------------------

    def pairing(self) -> AbstractAsyncContextManager[None]:
        """Two who look for each other at the same time must not both find nobody: whoever comes
        second, in whichever process, sees the table of the first."""
        return self.hub.log.store.alone("pairing")

    async def waiting_for(self, wanted: wire.Pairing, person: str) -> AsyncIterator[Room]:
        """The tables at which somebody waits who is really there, as the database knows them."""
        options = games.get(wanted.game).resolve_options(wanted.options)
        wants = (options, wanted.clock, wanted.rated)
        names = await self.hub.log.store.read(
            lambda c: projections.waiting_tables(c, wanted.game, MOST_LISTED)
        )
        for name in names:
            table = self.tables.get(name) or (await self.hub.room(name)).public()
            if (table.options, table.clock, table.rated) == wants:
                room = await self.hub.room(name)
                if not room.table.seats_of(person) and self._is_attended(room):
                    yield room
                self.hub.quiet(room)

    def _is_attended(self, room: Room) -> bool:
        """Whether those who wait look at their table, here or in another process, or have only
        just set it."""
        there, at = self._there.get(room.id, (frozenset(), 0))
        away = room.away.keys() - (there if at > now() - SILENT else ())
        return not away or room.table.at > now() - JUST_NOW

    def seats_waiting(self, person: str) -> list[str]:
        return [
            name
            for name, table in self.tables.items()
            if table.stage == "waiting" and any(chair.person == person for chair in table.chairs)
        ]

    # --- the list ------------------------------------------------------------

    def _tell(self, frame: wire.LobbyTables) -> None:
        told = visibility.encode(frame)
        self.readers = {reader for reader in self.readers if reader.put(told)}

    def follow(self, reader: Mailbox) -> None:
        self.readers.add(reader)
        reader.put(
            visibility.encode(wire.LobbyTables(tables=list(self.tables.values()), whole=True))
        )

    def leave(self, reader: Mailbox) -> None:
        self.readers.discard(reader)
