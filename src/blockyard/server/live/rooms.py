"""Rooms: the tables in memory, and who is sent what when something happens.

A room holds one table and its subscribers. Every command goes through `Room.execute`: decide,
append to the log, and only then broadcast. Each subscriber has a bounded outbox, and the room
never waits for one. Nothing here knows sockets or HTTP.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from blockyard.core.contract import Refused, Seat
from blockyard.server import tracing, wire
from blockyard.server.clock import Moment, moment, ticks_ms
from blockyard.server.live.bus import Bus, News
from blockyard.server.live.outbox import Subscriber
from blockyard.server.live.ownership import Ownership
from blockyard.server.live.pick_ups import PickUps
from blockyard.server.people.directory import Directory
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import EventLog, Projection, VersionConflict
from blockyard.server.storage.owners import NotMine
from blockyard.server.storage.postgres_events import Claim, Fenced
from blockyard.server.tables import events, visibility
from blockyard.server.tables.decisions import Decide, Transition
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.identities import Identities, ids_of
from blockyard.server.tables.table import Table
from blockyard.server.tables.visibility import TableView

MAX_ATTEMPTS = 4
WATCHING_SECONDS = 1.0
"""Spectators who come and go within this time are announced together: sent at once, a thousand of
them would be a million frames."""


class RoomHost(Protocol):
    """What a room needs of the hub that holds it."""

    log: EventLog
    bus: Bus
    ownership: Ownership | None
    directory: Directory
    grace: int

    def project(self, before: Table | None, after: Table) -> list[Projection]: ...

    def committed(self, room: Room, new: list[TableEvent]) -> None: ...

    def changed(self, room: Room, new: list[TableEvent]) -> None: ...

    def presence_changed(self, room: Room) -> None: ...

    def drop(self, subscriber: Subscriber) -> None: ...

    def release(self, room: Room) -> None: ...

    def catch_up_later(self, room: Room) -> None: ...


class Room:
    def __init__(
        self, host: RoomHost, table: Table, identities: Identities, claim: Claim | None = None
    ) -> None:
        self.host, self.claim = host, claim
        self.id = table.made.id
        self.table = table
        self.identities = identities
        """The names of all who sit or sat here."""
        self.is_voided = False
        """Whether an operator has taken the game out of the ratings."""
        self.view = TableView(table)
        self.subscribers: dict[Subscriber, list[Seat]] = {}
        self.nonces: dict[tuple[Seat | None, str], int] = {}
        """Idempotency: the version after each command that was executed, by seat and nonce."""
        self.away: dict[Seat, int] = {}
        """Seats without a connected client, and since when, by the monotonic clock."""
        self.is_lost = False
        """Whether another server owns the table now."""
        self.is_driven = False
        """Whether the driver is at work on it."""
        self.pick_ups = PickUps()
        self.bot_values: dict[Seat, float] = {}
        """What each computer player last thought of its position."""
        self._lock = asyncio.Lock()
        self._presence = b""
        """The last presence frame that was broadcast."""
        self._watching_timer: asyncio.TimerHandle | None = None
        self._update_away()

    # --- subscribers ---------------------------------------------------------

    def subscribe(self, subscriber: Subscriber) -> None:
        """Send a snapshot, then every update."""
        seats = self.subscribers[subscriber] = subscriber.seats(self.table)
        self.presence_changed(seats)
        if not seats:
            self._send(subscriber, self._presence_frame())
        if subscriber in self.subscribers:
            self.send_snapshot(subscriber)

    def resend(self, subscriber: Subscriber, table: Table, new: Sequence[TableEvent]) -> None:
        """Send again what happened since the table looked like this. A game of memory is not
        sent again: its earlier positions are gone."""
        match = self.table.match
        if match is None or (match.outcome is None and not match.state.lists_moves):
            return
        for event in new:
            before, table = table, table.after(event)
            if before.match is not None and not visibility.changes_chairs(event):
                view = TableView(table)
                update = view.update(event, before, Moment(event.at, event.at))
                frame = view.update_for(subscriber.seats(table), update)
                self._send(subscriber, visibility.encode(frame))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        if (seats := self.subscribers.pop(subscriber, None)) is not None:
            self.presence_changed(seats)
            self.host.release(self)

    def send_snapshot(self, subscriber: Subscriber) -> None:
        frame = self.view.snapshot(self.subscribers[subscriber], self.info(), moment())
        self._send(subscriber, visibility.encode(frame))

    def send_snapshots(self) -> None:
        """The chairs have changed, and with them who may do what."""
        self._update_seats()
        self._update_away()
        frames: dict[tuple[Seat, ...], bytes] = {}
        info, now = self.info(), moment()
        for subscriber, seats in list(self.subscribers.items()):
            key = tuple(seats)
            if key not in frames:
                frames[key] = visibility.encode(self.view.snapshot(seats, info, now))
            self._send(subscriber, frames[key])

    def broadcast(self, frame: bytes) -> None:
        """Send the same frame to all subscribers."""
        for subscriber in list(self.subscribers):
            self._send(subscriber, frame)

    def _send(self, subscriber: Subscriber, frame: bytes) -> None:
        if not subscriber.outbox.put(frame):
            self.host.drop(subscriber)

    def info(self) -> wire.TableInfo:
        return visibility.table_info(
            self.table, self.identities, self.away, self.watching, self.is_voided
        )

    def _update_seats(self) -> None:
        """Which seats each subscriber may play."""
        for subscriber in self.subscribers:
            self.subscribers[subscriber] = subscriber.seats(self.table)

    def is_attended(self) -> bool:
        """Whether a player is connected, here or at another server."""
        people = {s for s, chair in enumerate(self.table.chairs) if chair.kind == "person"}
        return bool(people - self.away.keys())

    def is_idle(self) -> bool:
        """Whether the room need not stay in memory."""
        has_clock = self.table.stage == "playing" and self.table.clocks.is_timed
        return not (self.subscribers or has_clock or self.is_driven or self._lock.locked())

    # --- presence ------------------------------------------------------------
    # Clients of other servers are subscribers too, so this says who is away, whose game can be
    # claimed, and how many watch.

    @property
    def watching(self) -> int:
        return sum(not seats for seats in self.subscribers.values())

    def present(self) -> set[Seat]:
        return {seat for seats in self.subscribers.values() for seat in seats}

    def _update_away(self) -> None:
        present = self.present()
        people = {s for s, chair in enumerate(self.table.chairs) if chair.kind == "person"}
        self.away = {seat: self.away.get(seat, ticks_ms()) for seat in people - present}

    def presence_changed(self, seats: Sequence[Seat]) -> None:
        """A client with these seats came or went: notify all clients and the other servers.
        A spectator is announced soon, together with others; the last one to leave, at once."""
        if seats or not self.subscribers:
            self._announce_presence()
        elif self._watching_timer is None:
            loop = asyncio.get_running_loop()
            self._watching_timer = loop.call_later(WATCHING_SECONDS, self._announce_presence)
        self.host.presence_changed(self)

    def _announce_presence(self) -> None:
        if self._watching_timer is not None:
            self._watching_timer.cancel()
            self._watching_timer = None
        self._broadcast_presence()
        self.publish_presence()

    def publish_presence(self) -> None:
        """Lobbies of other servers want to know whether somebody is there."""
        if self.table.made.public:
            self.host.bus.publish(News(self.id, present=sorted(self.present())))

    def _broadcast_presence(self, only_if_new: bool = False) -> None:
        self._update_away()
        frame = self._presence_frame()
        if not only_if_new or frame != self._presence:
            self._presence = frame
            self.broadcast(frame)

    def _presence_frame(self) -> bytes:
        presence = wire.Presence(
            table=self.id,
            away=sorted(self.away),
            watching=self.watching,
            claim_at=self.claim_at(),
        )
        return visibility.encode(presence)

    def claim_at(self) -> int | None:
        """When the game of an absent player can be claimed; never in correspondence games."""
        if self.table.stage != "playing" or not self.away or self.table.made.clock.kind == "days":
            return None
        return min(self.away.values()) + self.host.grace + moment().shift

    def claimable_seats(self) -> list[Seat]:
        """The seats that have been away for so long that their game can be claimed."""
        if self.claim_at() is None:
            return []
        now = ticks_ms()
        return [seat for seat, since in self.away.items() if since + self.host.grace <= now]

    # --- commands ------------------------------------------------------------

    async def execute(
        self,
        decide: Decide,
        seat: Seat | None = None,
        nonce: str = "",
        projections: Sequence[Projection] = (),
    ) -> int:
        """Decide, append, broadcast. Gives the version after it. The nonce is an idempotency
        key: a command that is sent again is not executed again.

        On a version conflict the table catches up with the log and decides again.
        """
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                if self.claim is not None:
                    await self._require_claim(self.claim)
                if nonce and (seat, nonce) in self.nonces:
                    return self.nonces[seat, nonce]
                now = moment()
                transitions = decide(self.table.shifted(now.shift), now.wall)
                try:
                    await self._commit(transitions, now, projections)
                except VersionConflict:
                    await self._catch_up()
                    continue
                except StorageError:
                    # It may have been committed after all, and only the answer was lost.
                    self.host.catch_up_later(self)
                    raise
                return self.table.version
        raise Refused("table-busy")

    async def _require_claim(self, claim: Claim) -> None:
        """Wait until we are sure of the lease under which we own the table, or give up."""
        ownership = self.host.ownership
        assert ownership is not None
        if self.is_lost:
            raise NotMine("another server owns the table")
        if not ownership.is_sure(claim):
            await ownership.require(claim)

    async def _commit(
        self, transitions: list[Transition], now: Moment, own: Sequence[Projection]
    ) -> None:
        if not transitions:
            return
        before, after = self.table, transitions[-1].table
        new = [event for event, _ in transitions]
        projections = [*own, *self.host.project(before, after)]
        if after.chairs is not before.chairs:
            await self._look_up(after)
        try:
            with tracing.span("commit"):
                await self.host.log.append(self.id, before.version, new, projections, self.claim)
        except Fenced:
            assert self.host.ownership is not None
            self.host.ownership.doubt()
            raise NotMine("the lease has run out") from None
        with tracing.span("tell"):
            self._apply(transitions, -now.shift)
        self.host.committed(self, new)

    async def catch_up(self) -> None:
        """Read what was stored although we were told otherwise."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        new = await self.host.log.read(self.id, self.table.version)
        transitions: list[Transition] = []
        table = self.table.shifted(moment().shift)
        for event in new:
            table = table.after(event)
            transitions.append(Transition(event, table))
        await self._look_up(table)
        # It may have been written by another wall clock: for us the last event happened now.
        self._apply(transitions, ticks_ms() - table.at)
        if transitions:
            self.host.changed(self, new)

    async def lose(self) -> None:
        """Finish what is under way, and decide nothing more."""
        async with self._lock:
            self.is_lost = True

    async def _look_up(self, table: Table) -> None:
        """Look up who has sat down, before anybody is notified."""
        if not ids_of(table.chairs) <= self.identities.keys():
            self.identities = await self.host.directory.of(ids_of(table.chairs))

    async def rename(self) -> None:
        """Look everybody up again: a name has changed."""
        async with self._lock:
            self.identities = await self.host.directory.of(ids_of(self.table.chairs))
            self.send_snapshots()

    def _apply(self, transitions: Sequence[Transition], shift: int) -> None:
        """Advance to these events, and send each to the subscribers. `shift` turns the wall clock
        of the events into our monotonic clock."""
        are_seats_new = False
        for event, later in transitions:
            after = later.shifted(shift)
            before, self.table, self.view = self.table, after, TableView(after)
            if event.nonce:
                self.nonces[events.sender(event), event.nonce] = after.version
            changes_chairs = visibility.changes_chairs(event)
            are_seats_new |= changes_chairs
            if changes_chairs or after.match is None:
                self.send_snapshots()
            else:
                if after.keys != before.keys:
                    self._update_seats()
                self._broadcast_update(event, before)
        if are_seats_new:
            # A new player may be away, and from the start on a game can be claimed.
            self._broadcast_presence(only_if_new=True)

    def _broadcast_update(self, event: TableEvent, before: Table) -> None:
        """Encode the update once for each set of seats."""
        update = self.view.update(event, before, moment())
        frames: dict[tuple[Seat, ...], bytes] = {}
        for subscriber, seats in list(self.subscribers.items()):
            key = tuple(seats)
            if key not in frames:
                frames[key] = visibility.encode(self.view.update_for(seats, update))
            self._send(subscriber, frames[key])
