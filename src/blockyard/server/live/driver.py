"""The driver: makes the moves that no client makes.

After every change it looks at the table once: is CHANCE or a bot to move, does a bot have to
answer an offer, when does a flag fall, is a rematch agreed? Its moves go through `Room.execute`
like everybody's, and one that comes too late fails the check of its ply.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from random import Random, SystemRandom

from blockyard.ai.engine import request_for
from blockyard.core.contract import CHANCE, ChanceMove, Refusal, Seat
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.engine import jobs
from blockyard.server.engine.workers import URGENT, WorkerFailed, Workers
from blockyard.server.live.hub import Hub
from blockyard.server.live.rooms import Room
from blockyard.server.storage import projections
from blockyard.server.storage.database import StorageError
from blockyard.server.storage.event_log import Projection, VersionConflict
from blockyard.server.tables import decisions, events, visibility
from blockyard.server.tables.decisions import Decide, Transition
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.table import Table

log = logging.getLogger("blockyard.driver")

MAX_THINK_SECONDS = 30.0
CHANCE_SECONDS = 20.0
"""Deadline of a chance move; a tower takes a third of a second."""
RETRY_SECONDS = 2.0
"""Seconds until failed work is tried again."""
TAKEOVER_SECONDS = 20.0
"""Seconds until the work of another process is taken over."""
PLANNED_TURNS = 15
"""With a clock, a bot spends its time as if this many turns were left."""


class Driver:
    def __init__(
        self, hub: Hub, workers: Workers, seed: int | None = None, count_speed: float = 1.0
    ) -> None:
        self.hub, self.workers, self.seed, self.count_speed = hub, workers, seed, count_speed
        self.rng: Random = SystemRandom() if seed is None else Random(seed)
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._flags: dict[str, asyncio.TimerHandle] = {}
        self._values: dict[tuple[str, Seat], float] = {}
        """What each bot last thought of its position."""
        hub.on_change.append(self.on_change)

    def on_change(self, room: Room, new: list[TableEvent]) -> None:
        """Set the timer for the flag, and drive the table if there is work."""
        self._set_flag(room)
        if room.wrote_last:
            self._drive_if_needed(room)
        elif self._has_work(room.table):
            # The process that wrote last drives the table; if it has died, we take over.
            loop, version = asyncio.get_running_loop(), room.table.version
            loop.call_later(TAKEOVER_SECONDS, self._take_over, room, version)

    def _take_over(self, room: Room, version: int) -> None:
        if room.table.version == version:
            self._drive_if_needed(room)

    def _drive_if_needed(self, room: Room) -> None:
        is_current = self.hub.rooms.get(room.id) is room
        if is_current and room.id not in self._driving and self._has_work(room.table):
            task = asyncio.get_running_loop().create_task(self._drive(room))
            self._driving[room.id] = task
            room.is_driven = True

    def _has_work(self, table: Table) -> bool:
        if table.stage == "over":
            return decisions.is_rematch_agreed(table)
        seat = table.to_play
        is_bot = seat is not None and seat != CHANCE and table.chairs[seat].kind == "bot"
        return seat == CHANCE or is_bot or bool(self._bots_asked(table))

    async def _drive(self, room: Room) -> None:
        try:
            while self._has_work(room.table):
                await self._step(room)
        except (WorkerFailed, StorageError, VersionConflict, Refusal) as error:
            self._report(room, error)
            await asyncio.sleep(RETRY_SECONDS)
            asyncio.get_running_loop().call_soon(self.on_change, room, [])
        finally:
            self._driving.pop(room.id, None)
            room.is_driven = False
            self.hub.release(room)

    async def _step(self, room: Room) -> None:
        table = room.table
        if table.stage == "over":
            await self._create_rematch(room)
        elif asked := self._bots_asked(table):
            await self._answer_offer(room, asked[0])
        elif table.to_play == CHANCE:
            await self._play_chance(room)
        else:
            await self._play_bot(room)

    def _report(self, room: Room, error: Exception) -> None:
        log.warning("table %s waits: %r", room.id, error)
        reason = "disk-trouble" if isinstance(error, StorageError) else "machine-slow"
        why = wire.Objection(clause="", reason=reason)
        room.broadcast(visibility.encode(wire.Refused(objection=why, table=room.id)))

    def close(self) -> None:
        for task in self._driving.values():
            task.cancel()
        for timer in self._flags.values():
            timer.cancel()

    # --- chance and bots -----------------------------------------------------

    async def _play_chance(self, room: Room) -> None:
        """Draw dice, cards or a tower's fate in a worker, and play them for CHANCE."""
        match, ply = room.table.playing(), room.table.playing().ply
        # With a seed the same things happen at every table, whatever its id.
        seed = "" if self.seed is None else f"{self.seed} {match.game.key} {ply}"
        drawn = await self.workers.run(
            jobs.chance_moves,
            *(match.game.key, match.state.text(), room.table.hand, seed),
            seconds=CHANCE_SECONDS,
            priority=URGENT,
        )
        films = [
            projections.store_film(room.id, ply + number, chance.film)
            for number, chance in enumerate(drawn, 1)
            if chance.film
        ]

        def decide(table: Table, at: int) -> list[Transition]:
            transitions: list[Transition] = []
            for number, chance in enumerate(drawn):
                transitions += decisions.play_for(table, self._moved(chance, at), ply + number)
                table = transitions[-1].table
            return transitions

        await self._execute(room, decide, films)

    def _moved(self, chance: ChanceMove, at: int) -> events.Moved:
        """No clock runs while a film is shown."""
        pause = round(1000 * chance.seconds / self.count_speed)
        film = bool(chance.film)
        return events.Moved(at=at, seat=CHANCE, move=chance.move, pause=pause, film=film)

    async def _play_bot(self, room: Room) -> None:
        table, match = room.table, room.table.playing()
        seat = match.to_play
        assert seat is not None
        seed = secrets.randbits(32) if self.seed is None else self.seed
        request = request_for(match, seat, level=table.chairs[seat].level, seed=seed)
        seconds = self._think_seconds(table, seat)
        response = await self.workers.run(jobs.respond, request, seconds=seconds)
        self._values[room.id, seat] = response.value
        hand = match.game.hand(table.chairs[seat].level)

        def decide(table: Table, at: int) -> list[Transition]:
            moved = events.Moved(at=at, seat=seat, move=response.move, hand=hand)
            return decisions.play_for(table, moved, response.ply)

        await self._execute(room, decide)

    def _think_seconds(self, table: Table, seat: Seat) -> float:
        if not table.clocks.is_timed:
            return MAX_THINK_SECONDS
        left = table.clocks.remaining(seat, now_ms()) / 1000
        return min(MAX_THINK_SECONDS, left / PLANNED_TURNS)

    async def _execute(
        self, room: Room, decide: Decide, projections: Sequence[Projection] = ()
    ) -> None:
        """Ignore a refusal if the table has changed meanwhile: the work came too late."""
        version = room.table.version
        try:
            await room.execute(decide, projections=projections)
        except Refusal:
            if room.table.version == version:
                raise

    # --- offers --------------------------------------------------------------

    def _bots_asked(self, table: Table) -> list[Seat]:
        """The bots that have not answered the open offer."""
        match = table.match
        if table.stage != "playing" or match is None or match.offer is None:
            return []
        waiting = set(match.remaining()) - match.offer.agreed
        return [seat for seat in sorted(waiting) if table.chairs[seat].kind == "bot"]

    async def _answer_offer(self, room: Room, seat: Seat) -> None:
        """In casual games a bot grants take-backs, and accepts a draw unless it is ahead."""
        offer = room.table.playing().offer
        assert offer is not None
        is_even = self._values.get((room.id, seat), 1.0) <= 0.0
        yes = not room.table.made.rated and (offer.kind == "take-back" or is_even)

        def decide(table: Table, at: int) -> list[Transition]:
            return decisions.transitions(table, [events.Answered(at=at, seat=seat, yes=yes)])

        await self._execute(room, decide)

    # --- clocks --------------------------------------------------------------

    def _set_flag(self, room: Room) -> None:
        if old := self._flags.pop(room.id, None):
            old.cancel()
        falls = room.table.clocks.flag_falls
        if falls is not None and room.table.stage == "playing":
            loop = asyncio.get_running_loop()
            seconds = max(0, falls - now_ms()) / 1000
            self._flags[room.id] = loop.call_later(seconds, self._on_flag, room)

    def _on_flag(self, room: Room) -> None:
        self._flags.pop(room.id, None)
        asyncio.get_running_loop().create_task(self._time_out(room))

    async def _time_out(self, room: Room) -> None:
        try:
            await room.execute(decisions.time_out)
        except (Refusal, StorageError, VersionConflict) as error:
            log.warning("table %s: could not stop the clock: %r", room.id, error)
            await asyncio.sleep(RETRY_SECONDS)
        self._set_flag(room)

    # --- rematch -------------------------------------------------------------

    async def _create_rematch(self, room: Room) -> None:
        made = decisions.rematch(room.table, secrets.token_hex(8), self.rng, now_ms())
        created = await self.hub.create(made)
        made_there = events.RematchMade(at=now_ms(), table=created.id)
        await self._execute(room, lambda table, _: decisions.transitions(table, [made_there]))
