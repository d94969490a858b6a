"""Rooms: the tables that somebody is at, and who is told what when something happens.

A room holds one table in memory and everybody who follows it. Whatever is to happen goes through
`Room.do`: decide, append to the log, and only then tell. Each follower has a mailbox that holds
so much and no more; who does not empty it is dropped with `resync`, and the room never waits.
Nothing here knows sockets or HTTP.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from blockyard.core.contract import Refused, Seat
from blockyard.server import lists, show, tables, wire
from blockyard.server.bus import Bus
from blockyard.server.events import Happening, Made
from blockyard.server.lists import notes_for
from blockyard.server.log import Conflict, Log, Note
from blockyard.server.show import Sight
from blockyard.server.tables import Decide, Step, Table

MOST_WAITING = 128
"""Frames that may wait for one socket."""
TRIES = 4

Changed = Callable[["Room", list[Happening]], None]


def now() -> int:
    """The server's time, in milliseconds."""
    return time.time_ns() // 1_000_000


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


class Room:
    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.sight = Sight(table)
        self.followers: dict[Follower, list[Seat]] = {}
        self.done: dict[tuple[Seat | None, str], int] = {}
        self.away: dict[Seat, int] = {}
        self._one_at_a_time = asyncio.Lock()
        self._find_away()

    @property
    def id(self) -> str:
        return self.table.made.id

    # --- who is here ---------------------------------------------------------

    def enter(self, follower: Follower) -> None:
        """Follow the table: first as a whole, then whatever happens."""
        self.followers[follower] = follower.seats(self.table)
        self._presence()
        self.show_to(follower)

    def exit(self, follower: Follower) -> None:
        if self.followers.pop(follower, None) is not None:
            self._presence()
            self.hub.quiet(self)

    @property
    def watching(self) -> int:
        return sum(not seats for seats in self.followers.values())

    def public(self) -> wire.Table:
        return show.public(self.table, self.away, self.watching)

    def show_to(self, follower: Follower) -> None:
        frame = self.sight.shown(self.followers[follower], self.public(), now())
        self._post(follower, show.text(frame))

    def _find_away(self) -> None:
        """Who has a seat and no screen here, and since when."""
        here = {seat for seats in self.followers.values() for seat in seats}
        people = {s for s, chair in enumerate(self.table.chairs) if chair.kind == "person"}
        since = {seat: self.away.get(seat, now()) for seat in people - here}
        self.away = since

    def _presence(self) -> None:
        self._find_away()
        frame = wire.Presence(
            table=self.id,
            away=sorted(self.away),
            watching=self.watching,
            claim_at=self.claim_at(),
        )
        self.post(show.text(frame))

    def claim_at(self) -> int | None:
        """When the game of those who are away can be claimed; never while a clock counts days."""
        if self.table.stage != "playing" or not self.away or self.table.made.clock.kind == "days":
            return None
        return min(self.away.values()) + self.hub.grace

    def gone(self) -> list[Seat]:
        """The seats that have been away for so long that their game can be claimed."""
        if self.claim_at() is None:
            return []
        return [seat for seat, since in self.away.items() if since + self.hub.grace <= now()]

    # --- what happens --------------------------------------------------------

    async def do(
        self,
        decide: Decide,
        seat: Seat | None = None,
        nonce: str = "",
        notes: Sequence[Note] = (),
    ) -> int:
        """Let something happen: decide, keep, tell. Gives the version after it; what was sent
        before with the same nonce has happened already."""
        async with self._one_at_a_time:
            for _ in range(TRIES):
                if nonce and (seat, nonce) in self.done:
                    return self.done[seat, nonce]
                steps = decide(self.table, now())
                try:
                    await self._keep(steps, notes)
                except Conflict:
                    await self._catch_up()
                    continue
                return self.table.version
        raise Refused("table-busy")

    async def _keep(self, steps: list[Step], own: Sequence[Note]) -> None:
        if not steps:
            return
        before, after = self.table, steps[-1][1]
        notes = [*own, *notes_for(before, after), *self.hub.more_notes(before, after)]
        await self.hub.log.append(self.id, before.version, [event for event, _ in steps], notes)
        self._advance(steps)
        self.hub.bus.tell(self.id, self.table.version)
        self.hub.changed(self, [event for event, _ in steps])

    async def wake(self) -> None:
        """Another process has written."""
        async with self._one_at_a_time:
            await self._catch_up()

    async def reload(self) -> None:
        """Read the table again: a name on a chair has changed in the log."""
        async with self._one_at_a_time:
            self.table = tables.fold(await self.hub.log.read(self.id))
            self.sight = Sight(self.table)
            self.show_all()

    async def _catch_up(self) -> None:
        happened = await self.hub.log.read(self.id, self.table.version)
        steps: list[Step] = []
        table = self.table
        for event in happened:
            table = table.after(event)
            steps.append((event, table))
        self._advance(steps)
        if steps:
            self.hub.changed(self, happened)

    def _advance(self, steps: Sequence[Step]) -> None:
        for event, after in steps:
            before, self.table, self.sight = self.table, after, Sight(after)
            if event.nonce:
                self.done[getattr(event, "seat", None), event.nonce] = after.version
            if show.changes_chairs(event) or after.match is None:
                self.show_all()
            else:
                self._tell(event, before)

    def _tell(self, event: Happening, before: Table) -> None:
        at, frames = now(), dict[Seat | None, str]()
        for follower, seats in list(self.followers.items()):
            eyes = show.audience(self.table, seats)
            if eyes not in frames:
                frames[eyes] = show.text(self.sight.update(event, before, eyes, at))
            self._post(follower, frames[eyes])

    def show_all(self) -> None:
        """The chairs have changed, and with them who may do what."""
        for follower in self.followers:
            self.followers[follower] = follower.seats(self.table)
        self._find_away()
        for follower in list(self.followers):
            self.show_to(follower)

    # --- mail ----------------------------------------------------------------

    def post(self, frame: str) -> None:
        """The same for everybody here."""
        for follower in list(self.followers):
            self._post(follower, frame)

    def _post(self, follower: Follower, frame: str) -> None:
        if not follower.mailbox.put(frame):
            self.hub.dropped(follower)


class Hub:
    """Every room of this process."""

    def __init__(self, log: Log, bus: Bus, grace: int) -> None:
        self.log, self.bus, self.grace = log, bus, grace
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.on_change: list[Changed] = []
        self.note_makers: list[Callable[[Table | None, Table], Iterable[Note]]] = []
        self.drops = 0

    async def make(self, made: Made) -> Room:
        """Set a new table."""
        table = Table.begun(made)
        notes = [*notes_for(None, table), *self.more_notes(None, table)]
        await self.log.append(made.id, 0, [made], notes)
        room = self.rooms[made.id] = Room(self, table)
        self.bus.tell(made.id, 1)
        self.changed(room, [made])
        await room.do(tables.start_if_full)
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the log; refuses an unknown one."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await self._loading[table]
        finally:
            self._loading.pop(table, None)

    async def _load(self, name: str) -> Room:
        happened = await self.log.read(name)
        if not happened:
            raise Refused("no-such-table")
        room = Room(self, tables.fold(happened))
        for version, event in enumerate(happened, 1):
            if event.nonce:
                room.done[getattr(event, "seat", None), event.nonce] = version
        self.rooms[name] = room
        self.changed(room, [])
        return room

    async def reload(self, person: str) -> None:
        """The tables of somebody whose name has changed."""
        for room in list(self.rooms.values()):
            if room.table.seats_of(person):
                await room.reload()

    async def give_up(self, person: str) -> None:
        """Get up from every table, for good."""
        for name in await self.log.store.read(lambda c: lists.tables_of(c, person)):
            room = await self.room(name)
            if room.table.stage != "over":
                await room.do(lambda table, at: tables.leave(table, table.seats_of(person), at))

    async def played(self, name: str) -> wire.Played:
        """A game for a list."""
        room = await self.room(name)
        match = room.table.match
        outcome = show.outcome(match) if match else None
        ended = room.table.at if room.table.stage == "over" else 0
        self.quiet(room)
        return wire.Played(table=room.public(), outcome=outcome, ended=ended)

    def changed(self, room: Room, happened: list[Happening]) -> None:
        for heard in self.on_change:
            heard(room, happened)

    def more_notes(self, before: Table | None, after: Table) -> list[Note]:
        return [note for make in self.note_makers for note in make(before, after)]

    def dropped(self, follower: Follower) -> None:
        """Somebody did not keep up: that screen follows nothing until it opens tables again."""
        self.drops += 1
        for room in list(self.rooms.values()):
            if room.followers.pop(follower, None) is not None:
                room._presence()

    def quiet(self, room: Room) -> None:
        """Nobody follows this room any more; the log has it, so memory need not."""
        table = room.table
        if not room.followers and not (table.stage == "playing" and table.clocks.ticks):
            self.rooms.pop(room.id, None)

    def woken(self, table: str, version: int) -> None:
        """Another process has written."""
        room = self.rooms.get(table)
        if room is not None and room.table.version < version:
            asyncio.get_running_loop().create_task(room.wake())
