"""The hub: all rooms of this server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.clock import moment, now_ms
from blockyard.server.live.bus import Bus, News
from blockyard.server.live.commands import Command, Leave, decide
from blockyard.server.live.edge import Edge
from blockyard.server.live.in_batches import folded
from blockyard.server.live.outbox import Subscriber
from blockyard.server.live.ownership import Ownership
from blockyard.server.live.rooms import Room
from blockyard.server.people.directory import Directory
from blockyard.server.storage import liveness, projections
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import EventLog, Projection
from blockyard.server.storage.owners import NotMine
from blockyard.server.storage.postgres_events import Claim, Fenced
from blockyard.server.tables import decisions, events, visibility
from blockyard.server.tables.events import Made, TableEvent
from blockyard.server.tables.identities import Identities, ids_of
from blockyard.server.tables.table import Table

CATCH_UP_SECONDS = 1.0
HEARTBEAT_SECONDS = 20.0
"""Seconds between two messages about who is present."""
PRESENCE_MS = 3 * int(1000 * HEARTBEAT_SECONDS)
"""Milliseconds for which such a message is believed."""

ATTEMPTS = 4
"""How often a command is tried while the table changes its owner."""

OnChange = Callable[[Room, list[TableEvent]], None]
Projector = Callable[[Table | None, Table], Iterable[Projection]]

log = logging.getLogger("blockyard.hub")


class Hub:
    def __init__(
        self, log: EventLog, bus: Bus, grace: int, ownership: Ownership | None = None
    ) -> None:
        self.log, self.bus, self.grace, self.ownership = log, bus, grace, ownership
        self.edge: Edge | None = None
        """How other servers are asked, if there are any."""
        self.directory = Directory(log.store)
        self.rooms: dict[str, Room] = {}
        self.rated: set[str] = set()
        """The rooms with a rated game."""
        self.rated_elsewhere: dict[str, list[str]] = {}
        """Who plays a rated game, by table, at other servers."""
        self._loading: dict[str, object] = {}
        """For each table that is being loaded something that tells the first time from later
        ones."""
        self.on_change: list[OnChange] = []
        self.on_presence: list[Callable[[Room], None]] = []
        self.on_lost: list[Callable[[Room], None]] = []
        """Called with rooms whose tables other servers own from now on."""
        self.projectors: list[Projector] = [projections.project]
        self.on_asked: list[Callable[[str], Awaitable[None]]] = []
        """Called with tables of other servers at which we had a command carried out."""
        self.dropped_count = 0
        self.started = self.last_alive = now_ms()
        """When this server started, and when before that a server was last known to run."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: set[Room] = set()
        """Rooms that could not be read, and will be again."""
        self._is_closed = False

    # --- rooms ---------------------------------------------------------------

    async def create(self, made: Made, own: Iterable[Projection] = ()) -> Room:
        """Create a table."""
        table, claim, stored = Table.created(made), None, list(own)
        if self.ownership is not None:
            claim, owner = self.ownership.create(made.id)
            stored.append(owner)
        try:
            await self.log.append(made.id, 0, [made], [*stored, *self.project(None, table)], claim)
        except Fenced:
            raise NotMine("the lease has run out") from None
        room = self.rooms[made.id] = Room(self, table, await self._identities(table), claim)
        self.committed(room, [made])
        await room.execute(decisions.start_if_full)
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the log; refuses an unknown one. NotMine if
        another server owns it."""
        while table not in self.rooms:
            await self._load(table)
        return self.rooms[table]

    async def look(self, table: str) -> Room:
        """A room to look at: what happens there is decided elsewhere, and nobody is subscribed."""
        if self.ownership is None or table in self.rooms:
            return await self.room(table)
        room = await self._read(table, None)
        room.away = {}
        return room

    async def command(self, table: str, command: Command) -> list[int]:
        """Have a command carried out, wherever the table is; the person's seats there."""
        for _ in range(ATTEMPTS):
            try:
                room = await self.room(table)
                await room.execute(decide(command))
                return room.table.seats_of(command.person)
            except NotMine:
                if self.edge is None:
                    raise
                with suppress(NotMine):
                    seats = await self.edge.ask(table, command)
                    for handler in self.on_asked:
                        await handler(table)
                    return seats
        raise NotMine("the table changes its owner again and again")

    async def _load(self, table: str) -> None:
        """Whoever asks reads the table, and pays for it. Of several who do so at a time, the
        first to finish is right: what the others have read may be old by then."""
        loading = self._loading.setdefault(table, object())
        try:
            claim = await self.ownership.claim(table) if self.ownership else None
            room = await self._read(table, claim)
            if self._loading.get(table) is loading:
                self.rooms[table] = room
                self.changed(room, [])
        finally:
            if self._loading.get(table) is loading:
                del self._loading[table]

    async def _read(self, table_id: str, claim: Claim | None) -> Room:
        stored = await self.log.read(table_id)
        if not stored:
            raise Refused("no-such-table")
        table = self.on_our_clock(await folded(stored))
        room = Room(self, table, await self._identities(table), claim)
        if table.made.rated:
            room.is_voided = await self.log.store.read(lambda c: projections.is_voided(c, table_id))
        for version, event in enumerate(stored, 1):
            if event.nonce:
                room.nonces[events.sender(event), event.nonce] = version
        return room

    def on_our_clock(self, table: Table) -> Table:
        """A table from the log, with its clocks going by our monotonic clock. While no server
        ran, no clock did."""
        now = moment()
        down = max(0, self.started - max(table.at, self.last_alive))
        return table.shifted(down - now.shift)

    async def _identities(self, table: Table) -> Identities:
        return await self.directory.of(ids_of(table.chairs))

    def release(self, room: Room) -> None:
        """Drop an idle room from memory; the log has it."""
        if room.is_idle() and self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.rated.discard(room.id)

    def lose(self, room: Room) -> None:
        """Another server owns this table from now on: forget it, and have its clients follow it
        there."""
        room.is_lost = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.rated.discard(room.id)
        for handler in self.on_lost:
            handler(room)
        subscribers = list(room.subscribers)
        room.subscribers.clear()
        for subscriber in subscribers:
            subscriber.on_lost(room.id)

    async def rename(self, person: str) -> None:
        """Show the tables of a person again: their name has changed."""
        self.directory.forget(person)
        for room in list(self.rooms.values()):
            if room.table.seats_of(person):
                await room.rename()
                self.changed(room, [])

    def void(self, table: str) -> None:
        """An operator has taken this game out of the ratings: notify everybody who watches it."""
        room = self.rooms.get(table)
        if room is not None:
            room.is_voided = True
            room.send_snapshots()

    def plays_rated(self, person: str) -> bool:
        """Whether this person has a rated game under way, here or at another server."""
        return any(
            table.stage == "playing" and table.seats_of(person)
            for table in (self.rooms[room].table for room in self.rated)
        ) or any(person in people for people in self.rated_elsewhere.values())

    async def plays_rated_anywhere(self, person: str) -> bool:
        """The same, also at tables that only another process has in memory."""
        if self.plays_rated(person):
            return True
        store = self.log.store
        return store.is_shared and await store.read(lambda c: projections.plays_rated(c, person))

    async def leave_all(self, person: str) -> None:
        """Leave every table that is not over, for good."""
        for table in await self.log.store.read(lambda c: projections.tables_of(c, person)):
            room = await self.look(table)
            if room.table.stage != "over":
                await self.command(table, Leave(person))

    async def summary(self, table: str) -> wire.GameSummary:
        """A table for a list of games."""
        room = await self.look(table)
        match = room.table.match
        outcome = visibility.outcome(match) if match else None
        ended = room.table.at if room.table.stage == "over" else 0
        self.release(room)
        return wire.GameSummary(table=room.info(), outcome=outcome, ended=ended)

    # --- what a room reports (RoomHost) --------------------------------------

    def project(self, before: Table | None, after: Table) -> list[Projection]:
        return [found for projector in self.projectors for found in projector(before, after)]

    def committed(self, room: Room, new: list[TableEvent]) -> None:
        """Our events are in the log: tell the other servers, and notify our own services."""
        current, table = self.rooms.setdefault(room.id, room), room.table
        if current is not room:
            # It was released while somebody still used it, and has been loaded again since.
            self._spawn(self._catch_up(current))
        changes_lobby = table.made.public and (
            table.stage == "over" or any(map(visibility.changes_lobby, new))
        )
        if changes_lobby:
            self.bus.publish(News(room.id, changes_lobby=True))
        if table.made.rated:
            self._announce_rated(table, new)
        self.changed(room, new)

    def _announce_rated(self, table: Table, new: list[TableEvent]) -> None:
        """Other servers refuse help to those who play a rated game here."""
        if table.stage == "over" or any(isinstance(event, events.Started) for event in new):
            self.bus.publish(News(table.made.id, rated=_playing(table)))

    def changed(self, room: Room, new: list[TableEvent]) -> None:
        if room.table.made.rated and room.id in self.rooms:
            self.rated.add(room.id)
            self.rated_elsewhere.pop(room.id, None)
        for handler in self.on_change:
            handler(room, new)

    def presence_changed(self, room: Room) -> None:
        for handler in self.on_presence:
            handler(room)

    def drop(self, subscriber: Subscriber) -> None:
        """Unsubscribe a client that did not keep up from all tables; it has to resync."""
        self.dropped_count += 1
        for room in list(self.rooms.values()):
            if (seats := room.subscribers.pop(subscriber, None)) is not None:
                room.presence_changed(seats)

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except StorageError:
            if not self._is_closed:
                self.catch_up_later(room)

    def catch_up_later(self, room: Room) -> None:
        """Read the log again when the storage may have recovered."""
        if room not in self._behind:
            self._behind.add(room)
            asyncio.get_running_loop().call_later(CATCH_UP_SECONDS, self._catch_up_now, room)

    def _catch_up_now(self, room: Room) -> None:
        self._behind.discard(room)
        self._spawn(self._catch_up(room))

    # --- other servers -------------------------------------------------------

    def on_news(self, news: News) -> None:
        if news.person:
            self._spawn(self.rename(news.person))
        if news.rated is not None:
            self.rated_elsewhere[news.table] = news.rated
            if not news.rated:
                del self.rated_elsewhere[news.table]
        if news.joined:
            for room in self.rated:
                if playing := _playing(self.rooms[room].table):
                    self.bus.publish(News(room, rated=playing))

    def take(self, table: str) -> None:
        """Load a table for which nobody has asked: its clock runs."""
        if table not in self.rooms:
            self._spawn(self._take(table))

    async def _take(self, table: str) -> None:
        with suppress(NotMine, Refused):
            await self.room(table)

    async def heartbeat(self) -> None:
        """Publish presence regularly."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            with suppress(StorageError):
                await self.log.store.write(liveness.is_alive)
            for room in list(self.rooms.values()):
                if room.subscribers:
                    room.publish_presence()
                self.release(room)

    async def close(self) -> None:
        """Rooms that are being read are left alone: the log has them."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("a table could not be read: %r", error)


def _playing(table: Table) -> list[str]:
    """The people at a game that is under way."""
    chairs = table.chairs if table.stage == "playing" else ()
    return [chair.person for chair in chairs if chair.person]
