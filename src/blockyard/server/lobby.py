"""The lobby: a live list of public tables, and quick pairing."""

from __future__ import annotations

from blockyard.server import lists, show, wire
from blockyard.server.events import Happening
from blockyard.server.rooms import Hub, Mailbox, Room
from blockyard.server.show import public

MOST_LISTED = 200


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tables: dict[str, wire.Table] = {}
        self.readers: set[Mailbox] = set()
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
        elif any(map(show.changes_chairs, happened)) or room.id not in self.tables:
            self.tables[room.id] = public(table)
            self._tell(wire.Tables(tables=[self.tables[room.id]]))

    def _tell(self, frame: wire.Tables) -> None:
        told = show.text(frame)
        self.readers = {reader for reader in self.readers if reader.put(told)}

    def follow(self, reader: Mailbox) -> None:
        self.readers.add(reader)
        reader.put(show.text(wire.Tables(tables=list(self.tables.values()), whole=True)))

    def leave(self, reader: Mailbox) -> None:
        self.readers.discard(reader)
