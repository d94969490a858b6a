"""The lobby: a live list of public tables, and quick pairing.

Clients get the list page by page, newest first, and then its changes. A table where nobody has
been for ten minutes is hidden until somebody comes back; expiry.py closes those that nobody joins.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from blockyard import games
from blockyard.core.contract import Refused, Seat
from blockyard.server import shares, wire
from blockyard.server.clock import now_ms
from blockyard.server.live.bus import News
from blockyard.server.live.hub import PRESENCE_MS, Hub
from blockyard.server.live.outbox import Outbox
from blockyard.server.live.rooms import Room
from blockyard.server.rate_limit import Quota
from blockyard.server.settings import MINUTE_MS, Settings
from blockyard.server.storage import projections
from blockyard.server.storage.errors import StorageError
from blockyard.server.tables import visibility
from blockyard.server.tables.events import TableEvent

FIRST = "first"
"""The option that says who begins."""
MAX_LOADED = 200
"""Tables that a new server reads; later it hears of changes."""
PAGE = 50
"""Tables in one frame."""
OPENING_MS = 15_000
"""Milliseconds that the host of a new table has to open it."""
HEARSAY_MS = MINUTE_MS
"""Tables of other servers that are younger than this may not be listed here yet."""
GONE_MS = 10 * MINUTE_MS
"""A table where nobody has been for so long is hidden."""
SWEEP_SECONDS = 30.0


class Lobby:
    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.tables: dict[str, wire.TableInfo] = {}
        self.hidden: dict[str, wire.TableInfo] = {}
        self.subscribers: set[Outbox] = set()
        self.waiting_of_address = Quota(settings.waiting_tables_of_address)
        self._addresses: dict[str, str] = {}
        """The address that created each waiting table."""
        self._attended: dict[str, int] = {}
        """When somebody was last seen at each table."""
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._present: dict[str, tuple[frozenset[Seat], int]] = {}
        """The seats with a client at another server, and when that server said so."""
        self._delay = settings.lobby_seconds
        self._changed: dict[str, wire.TableInfo | None] = {}
        self._first_page = b""
        hub.on_change.append(self.on_change)
        hub.on_asked.append(self._read)

    async def open(self) -> None:
        for table in await self._open_tables():
            room = await self.hub.look(table)
            self.hub.release(room)

    async def _open_tables(self) -> list[str]:
        return await self.hub.log.store.read(lambda c: projections.open_tables(c, MAX_LOADED))

    # --- changes -------------------------------------------------------------

    def on_change(self, room: Room, new: list[TableEvent]) -> None:
        """Notify the subscribers if the list has changed. A move does not change it."""
        table = room.table
        if table.stage != "waiting" and room.id in self._addresses:
            self.waiting_of_address.release(self._addresses.pop(room.id))
        if not table.made.public or table.stage == "over":
            self._forget(room.id)
        elif not new and room.id in self.hidden:
            self.hidden[room.id] = visibility.table_info(table, room.identities)
        elif not new or any(map(visibility.changes_lobby, new)):
            self._list(visibility.table_info(table, room.identities))

    def _list(self, info: wire.TableInfo) -> None:
        self.hidden.pop(info.id, None)
        self._attended.setdefault(info.id, now_ms())
        if self.tables.get(info.id) != info:
            self.tables[info.id] = info
            self._announce(info.id, info)

    def _forget(self, table: str) -> None:
        for known in (self._present, self._attended, self.hidden):
            known.pop(table, None)
        if self.tables.pop(table, None) is not None:
            self._announce(table, None)

    def on_news(self, news: News) -> None:
        """A table of another server has changed in the list, or its presence has."""
        table = news.table
        if news.person:
            self.person_changed(news.person)
        if news.changes_lobby and table not in self.hub.rooms:
            self._start(table, self._read(table))
        if news.present is not None and (self.knows(table) or table in self._reading):
            self._present[table] = (frozenset(news.present), now_ms())

    def knows(self, table: str) -> bool:
        return table in self.tables or table in self.hidden

    def person_changed(self, person: str) -> None:
        """A name has changed; tables in memory report that themselves."""
        for table in self.waiting_tables_of(person):
            if table not in self.hub.rooms:
                self._start(table, self._read(table))

    def read_all_again(self) -> None:
        """News may have been lost."""
        self._start("", self._read_all())

    async def _read_all(self) -> None:
        with suppress(StorageError):  # the connection is lost again; so will this be called again
            for table in {*self.tables, *await self._open_tables()}:
                await self._read(table)

    async def _read(self, table: str) -> None:
        with suppress(Refused, StorageError):  # then it is not listed until it changes again
            room = await self.hub.look(table)
            self.on_change(room, [])
            self.hub.release(room)

    def _start(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        task = self._reading[table] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: self._finished(table, done))

    def _finished(self, table: str, task: asyncio.Task[None]) -> None:
        if self._reading.get(table) is task:
            del self._reading[table]

    # --- who is there --------------------------------------------------------

    async def keep_swept(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Hide the tables that everybody has left, and list those where somebody is back."""
        now = now_ms()
        for table, info in [*self.tables.items(), *self.hidden.items()]:
            if info.clock.kind == "days" or self.is_anybody_at(table):
                self._attended[table] = now
                if table in self.hidden:
                    self._list(self.hidden[table])
            elif table in self.tables and self._attended.setdefault(table, now) < now - GONE_MS:
                self.hidden[table] = self.tables.pop(table)
                self._announce(table, None)

    def is_anybody_at(self, table: str) -> bool:
        """Whether a player is connected, here or at another server."""
        room = self.hub.rooms.get(table)
        if room is not None and room.is_attended():
            return True
        seats, at = self._present.get(table, (frozenset(), 0))
        return bool(seats) and at > now_ms() - PRESENCE_MS

    # --- quick pairing -------------------------------------------------------

    @asynccontextmanager
    async def pairing_lock(self) -> AsyncIterator[None]:
        """Serialises pairing across all servers: of two players who look for each other at
        the same time, the second must see the table of the first."""
        async with self.hub.log.store.exclusive("pairing"):
            with shares.not_waiting():
                yield

    async def waiting_for(
        self, wanted: wire.Pairing, person: str, is_bot: bool = False
    ) -> AsyncIterator[Room]:
        """The tables, oldest first, where a player who is present waits for this game. People and
        bots meet only if the people agree."""
        for info in await self._candidates(wanted):
            if not (info.bots or not is_bot) or not (wanted.bots or is_bot or not _has_bot(info)):
                continue
            room = await self.hub.look(info.id)
            if not room.table.seats_of(person) and self._is_attended(room):
                yield room
            self.hub.release(room)

    async def own_table(self, wanted: wire.Pairing, person: str) -> Room | None:
        """The table at which this person waits for this game already."""
        mine = set(self.waiting_tables_of(person))
        for info in self._listed(wanted):
            if info.id in mine:
                room = await self.hub.look(info.id)
                if room.table.stage == "waiting":
                    return room
                self.hub.release(room)
        return None

    async def _candidates(self, wanted: wire.Pairing) -> list[wire.TableInfo]:
        """The tables that wait for this game: those listed here, and the newest in the database,
        which another server may have created a moment ago."""
        since = now_ms() - HEARSAY_MS
        newest = await self.hub.log.store.read(
            lambda c: projections.waiting_tables(c, wanted.game, since)
        )
        for table in newest:
            if not self.knows(table):
                await self._read(table)
        return sorted(self._listed(wanted), key=lambda info: (info.made, info.id))

    def _listed(self, wanted: wire.Pairing) -> list[wire.TableInfo]:
        """Who begins does not matter to somebody who has not said so."""
        options = games.get(wanted.game).resolve_options(wanted.options)
        wants = (wanted.game, "waiting", wanted.clock, wanted.rated)
        return [
            info
            for info in self.tables.values()
            if (info.game, info.stage, info.clock, info.rated) == wants
            and all(
                value == options[name]
                for name, value in info.options.items()
                if name != FIRST or FIRST in wanted.options
            )
        ]

    def _is_attended(self, room: Room) -> bool:
        """Whether the waiting players are connected, here or at another server, or have only
        just created the table."""
        away = set(room.away)
        if room.id not in self.hub.rooms:
            seats, at = self._present.get(room.id, (frozenset(), 0))
            people = {s for s, chair in enumerate(room.table.chairs) if chair.kind == "person"}
            away = people - (seats if at > now_ms() - PRESENCE_MS else frozenset())
        return not away or room.table.at > now_ms() - OPENING_MS

    def waiting_tables_of(self, person: str) -> list[str]:
        return [
            info.id
            for info in [*self.tables.values(), *self.hidden.values()]
            if info.stage == "waiting" and any(chair.person == person for chair in info.chairs)
        ]

    def hold_for(self, address: str, room: Room) -> None:
        """Count a waiting table for the address that created it."""
        if address and room.table.stage == "waiting" and self.waiting_of_address.take(address):
            self._addresses[room.id] = address

    # --- subscribers ---------------------------------------------------------

    def _announce(self, table: str, info: wire.TableInfo | None) -> None:
        """Send a change soon, together with others."""
        self._first_page = b""
        if not self._changed and self._delay:
            asyncio.get_running_loop().call_later(self._delay, self._broadcast)
        self._changed[table] = info
        if not self._delay:
            self._broadcast()

    def _broadcast(self) -> None:
        changed, self._changed = self._changed, {}
        tables = [info for info in changed.values() if info is not None]
        gone = [table for table, info in changed.items() if info is None]
        encoded = visibility.encode(wire.LobbyTables(tables=tables, gone=gone))
        self.subscribers = {outbox for outbox in self.subscribers if outbox.put(encoded)}

    def page(self, after: str = "") -> tuple[list[wire.TableInfo], bool]:
        """The next tables after this one, newest first, and whether there are more."""
        ordered = sorted(self.tables.values(), key=lambda info: (info.made, info.id), reverse=True)
        last = self.tables.get(after) or self.hidden.get(after)
        if after and last is None:
            return [], False
        if last is not None:
            ordered = [info for info in ordered if (info.made, info.id) < (last.made, last.id)]
        return ordered[:PAGE], len(ordered) > PAGE

    def subscribe(self, outbox: Outbox, after: str = "") -> None:
        """Send a page, and from now on every change."""
        self.subscribers.add(outbox)
        if after or not self._first_page:
            tables, more = self.page(after)
            page = visibility.encode(wire.LobbyTables(tables=tables, whole=not after, more=more))
            if after:
                outbox.put(page)
                return
            self._first_page = page
        outbox.put(self._first_page)

    def unsubscribe(self, outbox: Outbox) -> None:
        self.subscribers.discard(outbox)


def _has_bot(info: wire.TableInfo) -> bool:
    return any(chair.bot for chair in info.chairs)
