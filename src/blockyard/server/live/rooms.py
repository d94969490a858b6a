"""Rooms: the tables that somebody is at, and who is told what when something happens.

A room holds one table in memory and everybody who follows it. Whatever is to happen goes through
`Room.do`: decide, append to the log, and only then tell. Each follower has a mailbox that holds
so much and no more, and the room never waits. Nothing here knows sockets or HTTP.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from blockyard.core.contract import Refused, Seat
from blockyard.server import wire
from blockyard.server.live import bus
from blockyard.server.live.outbox import Follower
from blockyard.server.storage.database import Trouble
from blockyard.server.storage.event_log import Conflict, Note
from blockyard.server.storage.projections import notes_for
from blockyard.server.tables import events, visibility
from blockyard.server.tables.decisions import Decide, Step
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.table import Table, fold
from blockyard.server.tables.visibility import Sight

if TYPE_CHECKING:
    from blockyard.server.live.hub import Hub

TRIES = 4
MOST_MISSED = 100
"""Events that are told again one by one; who missed more is shown how things stand."""


def now() -> int:
    """The server's time, in milliseconds."""
    return time.time_ns() // 1_000_000


class Elsewhere(NamedTuple):
    """Who is at a table on another process, as it said at that time."""

    seats: frozenset[Seat]
    watching: int
    at: int


class Room:
    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.sight = Sight(table)
        self.followers: dict[Follower, list[Seat]] = {}
        self.done: dict[tuple[Seat | None, str], int] = {}
        self.away: dict[Seat, int] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.is_ours = True
        """Whether what happened last was written by this process."""
        self.is_driven = False
        """Whether luck or a computer player is at work for it."""
        self._one_at_a_time = asyncio.Lock()
        self._presence = b""
        """What everybody here was last told of who is there."""
        self._find_away()

    @property
    def id(self) -> str:
        return self.table.made.id

    # --- who is here ---------------------------------------------------------

    def enter(self, follower: Follower) -> None:
        """Follow the table: first as a whole, then whatever happens."""
        self.followers[follower] = follower.seats(self.table)
        self.presence()
        self.show_to(follower)

    def tell_missed(self, follower: Follower, happened: Sequence[TableEvent], since: int) -> None:
        """All that has happened here, of which somebody knows so much: tell the rest of the game
        once more."""
        if not 0 < since < len(happened) <= since + MOST_MISSED:
            return
        table = fold(happened[:since])
        for event in happened[since:]:
            before, table = table, table.after(event)
            if before.match is not None and not visibility.changes_chairs(event):
                sight = Sight(table)
                update = sight.update(event, before, now())
                frame = sight.turned_to(follower.seats(table), update)
                self._post(follower, visibility.encode(frame))

    def exit(self, follower: Follower) -> None:
        if self.followers.pop(follower, None) is not None:
            self.presence()
            self.hub.quiet(self)

    @property
    def watching(self) -> int:
        there = sum(others.watching for others in self.elsewhere.values())
        return there + self._watching_here()

    def _watching_here(self) -> int:
        return sum(not seats for seats in self.followers.values())

    def _seats_here(self) -> set[Seat]:
        return {seat for seats in self.followers.values() for seat in seats}

    def public(self) -> wire.TableInfo:
        return visibility.public(self.table, self.away, self.watching)

    def show_to(self, follower: Follower) -> None:
        frame = self.sight.shown(self.followers[follower], self.public(), now())
        self._post(follower, visibility.encode(frame))

    def _find_away(self) -> None:
        """Who has a seat and no screen here, and since when."""
        here = self._seats_here().union(*(others.seats for others in self.elsewhere.values()))
        people = {s for s, chair in enumerate(self.table.chairs) if chair.kind == "person"}
        since = {seat: self.away.get(seat, now()) for seat in people - here}
        self.away = since

    def presence(self) -> None:
        """Somebody has come or gone here: tell everybody, also those on other processes."""
        self._show_presence()
        self.tell_presence()

    def tell_presence(self) -> None:
        seats, watching = sorted(self._seats_here()), self._watching_here()
        self.hub.bus.tell(bus.Note(self.id, here=seats, watching=watching))

    def heard_presence(self, process: str, note: bus.Note) -> None:
        """Who is at this table on another process; whoever speaks first is answered."""
        is_new = process not in self.elsewhere
        self.elsewhere[process] = Elsewhere(frozenset(note.here or ()), note.watching, now())
        self._show_presence()
        if is_new and self.followers:
            self.tell_presence()

    def forget_silent(self, since: int) -> None:
        """A process that has said nothing for long is not there any more."""
        silent = [name for name, others in self.elsewhere.items() if others.at < since]
        for name in silent:
            del self.elsewhere[name]
        if silent:
            self._show_presence()

    def _show_presence(self, only_if_new: bool = False) -> None:
        self._find_away()
        presence = wire.Presence(
            table=self.id,
            away=sorted(self.away),
            watching=self.watching,
            claim_at=self.claim_at(),
        )
        frame = visibility.encode(presence)
        if not only_if_new or frame != self._presence:
            self._presence = frame
            self.post(frame)

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

    def is_idle(self) -> bool:
        """Whether nobody and nothing needs this room in memory."""
        waits = self.table.stage == "playing" and self.table.clocks.ticks
        return not (self.followers or waits or self.is_driven or self._one_at_a_time.locked())

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
                except Trouble:
                    # It may have been kept all the same, and only the answer was lost.
                    self.hub.wake_later(self)
                    raise
                return self.table.version
        raise Refused("table-busy")

    async def _keep(self, steps: list[Step], own: Sequence[Note]) -> None:
        if not steps:
            return
        before, after = self.table, steps[-1][1]
        notes = [*own, *notes_for(before, after), *self.hub.more_notes(before, after)]
        await self.hub.log.append(self.id, before.version, [event for event, _ in steps], notes)
        self._advance(steps)
        self.is_ours = True
        self.hub.written(self, [event for event, _ in steps])

    async def wake(self) -> None:
        """Another process has written."""
        async with self._one_at_a_time:
            await self._catch_up()

    async def reload(self) -> None:
        """Read the table again: a name on a chair has changed in the log."""
        async with self._one_at_a_time:
            self.table = fold(await self.hub.log.read(self.id))
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
            self.is_ours = False
            self.hub.changed(self, happened)

    def _advance(self, steps: Sequence[Step]) -> None:
        for event, after in steps:
            before, self.table, self.sight = self.table, after, Sight(after)
            if event.nonce:
                self.done[events.sender(event), event.nonce] = after.version
            if visibility.changes_chairs(event) or after.match is None:
                self.show_all()
            else:
                if after.keys != before.keys:
                    self._find_seats()
                self._tell(event, before)
        if any(visibility.changes_chairs(event) for event, _ in steps):
            # Who has a chair now may be away, and from the start on a game can be claimed.
            self._show_presence(only_if_new=True)

    def _tell(self, event: TableEvent, before: Table) -> None:
        update = self.sight.update(event, before, now())
        frames: dict[tuple[Seat, ...], bytes] = {}
        for follower, seats in list(self.followers.items()):
            same = tuple(seats)
            if same not in frames:
                frames[same] = visibility.encode(self.sight.turned_to(seats, update))
            self._post(follower, frames[same])

    def show_all(self) -> None:
        """The chairs have changed, and with them who may do what."""
        self._find_seats()
        self._find_away()
        for follower in list(self.followers):
            self.show_to(follower)

    def _find_seats(self) -> None:
        """Which seats are played from which screen."""
        for follower in self.followers:
            self.followers[follower] = follower.seats(self.table)

    # --- mail ----------------------------------------------------------------

    def post(self, frame: bytes) -> None:
        """The same for everybody here."""
        for follower in list(self.followers):
            self._post(follower, frame)

    def _post(self, follower: Follower, frame: bytes) -> None:
        if not follower.mailbox.put(frame):
            self.hub.dropped(follower)
