"""The lobby: a live list of public tables, and quick pairing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from blockyard import games
from blockyard.core.contract import Refused, Seat
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.live.bus import WakeUp
from blockyard.server.live.hub import PEER_TIMEOUT_MS, Hub
from blockyard.server.live.outbox import Outbox
from blockyard.server.live.rooms import Room
from blockyard.server.storage import projections
from blockyard.server.storage.database import StorageError
from blockyard.server.tables import visibility
from blockyard.server.tables.events import TableEvent

MAX_LISTED = 200
OPENING_MS = 15_000
"""Milliseconds that the host of a new table has to open it."""


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tables: dict[str, wire.TableInfo] = {}
        self.subscribers: set[Outbox] = set()
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._present: dict[str, tuple[frozenset[Seat], int]] = {}
        """The seats with a client in another process, and when that process said so."""
        hub.on_change.append(self.on_change)

    async def open(self) -> None:
        for table in await self._open_tables():
            room = await self.hub.room(table)
            self.tables[table] = room.info()
            self.hub.release(room)

    async def _open_tables(self) -> list[str]:
        return await self.hub.log.store.read(lambda c: projections.open_tables(c, MAX_LISTED))

    # --- changes -------------------------------------------------------------

    def on_change(self, room: Room, new: list[TableEvent]) -> None:
        """Tell the subscribers if the list has changed. A move does not change it."""
        table = room.table
        is_listed = table.made.public and table.stage != "over"
        if not is_listed:
            self._present.pop(room.id, None)
            if self.tables.pop(room.id, None) is not None:
                self._broadcast(wire.LobbyTables(tables=[], gone=[room.id]))
        elif not new or any(map(visibility.changes_lobby, new)):
            self.tables[room.id] = visibility.table_info(table, room.identities)
            self._broadcast(wire.LobbyTables(tables=[self.tables[room.id]]))

    def on_wake_up(self, process: str, wake_up: WakeUp) -> None:
        """A table of another process has changed in the list, or its presence has."""
        table = wake_up.table
        if wake_up.person:
            self.person_changed(wake_up.person)
        if wake_up.changes_lobby and table not in self.hub.rooms:
            self._start(table, self._read(table))
        if wake_up.present is not None and (table in self.tables or table in self._reading):
            self._present[table] = (frozenset(wake_up.present), now_ms())

    def person_changed(self, person: str) -> None:
        """A name has changed; tables in memory report that themselves."""
        for table in self.waiting_tables_of(person):
            if table not in self.hub.rooms:
                self._start(table, self._read(table))

    def read_all_again(self) -> None:
        """Wake-ups may have been lost."""
        self._start("", self._read_all())

    async def _read_all(self) -> None:
        with suppress(StorageError):  # the connection is lost again; so will this be called again
            for table in {*self.tables, *await self._open_tables()}:
                await self._read(table)

    async def _read(self, table: str) -> None:
        with suppress(Refused, StorageError):  # then it is not listed until it changes again
            room = await self.hub.room(table)
            self.on_change(room, [])
            self.hub.release(room)

    def _start(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        task = self._reading[table] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: self._finished(table, done))

    def _finished(self, table: str, task: asyncio.Task[None]) -> None:
        if self._reading.get(table) is task:
            del self._reading[table]

    # --- quick pairing -------------------------------------------------------

    def pairing_lock(self) -> AbstractAsyncContextManager[None]:
        """Serialises pairing across all processes: of two players who look for each other at
        the same time, the second must see the table of the first."""
        return self.hub.log.store.exclusive("pairing")

    async def waiting_for(
        self, wanted: wire.Pairing, person: str, is_bot: bool = False
    ) -> AsyncIterator[Room]:
        """The tables, oldest first, where a player who is present waits for this game. People and
        bots meet only if the people agree."""
        options = games.get(wanted.game).resolve_options(wanted.options)
        wants = (options, wanted.clock, wanted.rated)
        tables = await self.hub.log.store.read(
            lambda c: projections.waiting_tables(c, wanted.game, MAX_LISTED)
        )
        for table in tables:
            info = self.tables.get(table) or (await self.hub.room(table)).info()
            agrees = (info.bots or not is_bot) and (wanted.bots or is_bot or not _has_bot(info))
            if (info.options, info.clock, info.rated) == wants and agrees:
                room = await self.hub.room(table)
                if not room.table.seats_of(person) and self._is_attended(room):
                    yield room
                self.hub.release(room)

    def _is_attended(self, room: Room) -> bool:
        """Whether the waiting players are connected, here or in another process, or have only
        just created the table."""
        seats, at = self._present.get(room.id, (frozenset(), 0))
        away = room.away.keys() - (seats if at > now_ms() - PEER_TIMEOUT_MS else ())
        return not away or room.table.at > now_ms() - OPENING_MS

    def waiting_tables_of(self, person: str) -> list[str]:
        return [
            table
            for table, info in self.tables.items()
            if info.stage == "waiting" and any(chair.person == person for chair in info.chairs)
        ]

    # --- subscribers ---------------------------------------------------------

    def _broadcast(self, frame: wire.LobbyTables) -> None:
        encoded = visibility.encode(frame)
        self.subscribers = {outbox for outbox in self.subscribers if outbox.put(encoded)}

    def subscribe(self, outbox: Outbox) -> None:
        self.subscribers.add(outbox)
        outbox.put(
            visibility.encode(wire.LobbyTables(tables=list(self.tables.values()), whole=True))
        )

    def unsubscribe(self, outbox: Outbox) -> None:
        self.subscribers.discard(outbox)


def _has_bot(info: wire.TableInfo) -> bool:
    return any(chair.bot for chair in info.chairs)
