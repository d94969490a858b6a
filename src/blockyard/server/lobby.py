"""The lobby: a live list of public tables, and quick pairing."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from blockyard import games
from blockyard.core.contract import Refused
from blockyard.server import bus, lists, show, wire
from blockyard.server.events import Happening
from blockyard.server.hub import Hub
from blockyard.server.mail import Mailbox
from blockyard.server.rooms import Room, now
from blockyard.server.show import public
from blockyard.server.store import Trouble

MOST_LISTED = 200
JUST_NOW = 15_000
"""Milliseconds in which somebody who set a table has time to open it."""


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tables: dict[str, wire.Table] = {}
        self.readers: set[Mailbox] = set()
        self.pairing = asyncio.Lock()
        self._reading: set[asyncio.Task[None]] = set()
        hub.on_change.append(self.look)

    async def open(self) -> None:
        for name in await self.hub.log.store.read(lambda c: lists.open_tables(c, MOST_LISTED)):
            room = await self.hub.room(name)
            self.tables[name] = room.public()
            self.hub.quiet(room)

    def look(self, room: Room, happened: list[Happening]) -> None:
        """Tell the readers if the list has changed. A move does not change it."""
        table = room.table
        listed = table.made.public and table.stage != "over"
        if not listed:
            if self.tables.pop(room.id, None) is not None:
                self._tell(wire.Tables(tables=[], gone=[room.id]))
        elif not happened or any(map(show.changes_list, happened)):
            self.tables[room.id] = public(table)
            self._tell(wire.Tables(tables=[self.tables[room.id]]))

    def heard(self, process: str, note: bus.Note) -> None:
        """A table of another process has changed in what the list shows of it."""
        if note.is_listed and note.table not in self.hub.rooms:
            task = asyncio.get_running_loop().create_task(self._read(note.table))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, name: str) -> None:
        with suppress(Refused, Trouble):
            room = await self.hub.room(name)
            self.look(room, [])
            self.hub.quiet(room)

    # --- quick pairing -------------------------------------------------------

    async def waiting_for(self, wanted: wire.Pairing, person: str) -> Room | None:
        """A table at which somebody waits who is really there."""
        options = games.get(wanted.game).settle(wanted.options)
        for name, table in self.tables.items():
            same = (table.game, table.options, table.clock, table.rated)
            if table.stage == "waiting" and same == (
                wanted.game,
                options,
                wanted.clock,
                wanted.rated,
            ):
                room = self.hub.rooms.get(name)
                if room and not room.table.seats_of(person) and self._is_attended(room):
                    return room
        return None

    def _is_attended(self, room: Room) -> bool:
        """Whether those who wait look at their table, or have only just set it."""
        return not room.away or room.table.at > now() - JUST_NOW

    def seats_waiting(self, person: str) -> list[str]:
        return [
            name
            for name, table in self.tables.items()
            if table.stage == "waiting" and any(chair.person == person for chair in table.chairs)
        ]

    # --- the list ------------------------------------------------------------

    def _tell(self, frame: wire.Tables) -> None:
        told = show.text(frame)
        self.readers = {reader for reader in self.readers if reader.put(told)}

    def follow(self, reader: Mailbox) -> None:
        self.readers.add(reader)
        reader.put(show.text(wire.Tables(tables=list(self.tables.values()), whole=True)))

    def leave(self, reader: Mailbox) -> None:
        self.readers.discard(reader)
