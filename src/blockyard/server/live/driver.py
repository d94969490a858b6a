"""The driver: makes the moves that no client makes.

After every change it looks at the table once: is CHANCE or a bot to move, does a bot have to
answer an offer, is a rematch agreed? Its moves go through `Room.execute` like everybody's, and one
that comes too late fails the check of its ply. Deadlines have timers of their own (deadlines.py).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from random import Random, SystemRandom

from blockyard.ai import draws
from blockyard.ai.engine import EngineRequest, EngineResponse, request_for
from blockyard.core.contract import CHANCE, ChanceMove, Refusal, Seat
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.engine import jobs
from blockyard.server.engine.queues import Asker, Kind
from blockyard.server.engine.worker_process import WorkerFailed
from blockyard.server.engine.workers import Answer, Workers
from blockyard.server.live.hub import Hub
from blockyard.server.live.rooms import Room
from blockyard.server.storage import projections
from blockyard.server.storage.errors import StorageError
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
ABSENT = "absent"
"""The group of players who are not connected."""
PLANNED_TURNS = 15
"""With a clock, a bot spends its time as if this many turns were left."""


class Driver:
    def __init__(
        self, hub: Hub, workers: Workers, seed: int | None = None, count_speed: float = 1.0
    ) -> None:
        self.hub, self.workers, self.seed, self.count_speed = hub, workers, seed, count_speed
        self.rng: Random = SystemRandom() if seed is None else Random(seed)
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, tuple[int, asyncio.Task[Answer[EngineResponse]]]] = {}
        """For each table the ply that a bot thinks about, and its question."""
        self._is_closed = False
        hub.on_change.append(self.on_change)
        hub.on_presence.append(self.on_presence)
        hub.on_lost.append(self.on_lost)

    def on_change(self, room: Room, new: list[TableEvent]) -> None:
        """Drop a question that the table has moved on from, and drive the table if there is
        work."""
        self._drop_stale(room)
        self._drive_if_needed(room)

    def on_presence(self, room: Room) -> None:
        """A client came or went: bots play for those who are there."""
        self._drop_stale(room)
        self._drive_if_needed(room)

    def on_lost(self, room: Room) -> None:
        """Its new owner drives it."""
        if room.id in self._thinking:
            self._thinking[room.id][1].cancel()
        if (task := self._driving.pop(room.id, None)) is not None:
            task.cancel()

    def _drive_if_needed(self, room: Room) -> None:
        is_current = self.hub.rooms.get(room.id) is room
        if is_current and room.id not in self._driving and self._has_work(room):
            task = asyncio.get_running_loop().create_task(self._drive(room))
            self._driving[room.id] = task
            room.is_driven = True

    def _has_work(self, room: Room) -> bool:
        table = room.table
        if table.stage == "over":
            return decisions.is_rematch_agreed(table)
        to_play = table.to_play
        if to_play == CHANCE or self._bots_asked(table):
            return True
        return table.is_bot(to_play) and _is_wanted(room)

    def _drop_stale(self, room: Room) -> None:
        """Stop a bot whose position is no longer on the board, or for whom nobody waits."""
        if room.id not in self._thinking:
            return
        ply, question = self._thinking[room.id]
        table = room.table
        is_current = table.stage == "playing" and table.playing().ply == ply
        if not (is_current and _is_wanted(room)):
            question.cancel()

    async def _drive(self, room: Room) -> None:
        try:
            while self._has_work(room):
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
        self._is_closed = True
        for task in self._driving.values():
            task.cancel()

    # --- chance and bots -----------------------------------------------------

    async def _play_chance(self, room: Room) -> None:
        """Draw dice, cards or a tower's fate in a worker, and play them for CHANCE."""
        match, ply = room.table.playing(), room.table.playing().ply
        # With a seed the same things happen at every table, whatever its id.
        seed = "" if self.seed is None else f"{self.seed} {match.game.key} {ply}"
        answer = await self.workers.ask(
            jobs.chance_moves,
            *(match.game.key, match.state.text(), room.table.hand, seed),
            seconds=CHANCE_SECONDS,
            kind=Kind.CHANCE,
            asker=_asker(room),
        )
        drawn = answer.value
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
        answer = await self._think(room, seat, request)
        if answer is None:
            return
        response = answer.value
        room.bot_values[seat] = response.value
        if answer.hurried:
            _send_thinking(room, seat, 0, hurried=True)
        hand = match.game.hand(table.chairs[seat].level)

        def decide(table: Table, at: int) -> list[Transition]:
            remaining = _after_thinking(table, seat, answer.cpu_seconds)
            moved = events.Moved(
                at=at, seat=seat, move=response.move, hand=hand, remaining=remaining
            )
            return decisions.play_for(table, moved, response.ply)

        await self._execute(room, decide)

    async def _think(
        self, room: Room, seat: Seat, request: EngineRequest
    ) -> Answer[EngineResponse] | None:
        """The bot's answer; None if the table has moved on meanwhile."""
        question = asyncio.get_running_loop().create_task(
            self.workers.ask(
                jobs.respond,
                request,
                seconds=self._think_seconds(room.table, seat),
                kind=Kind.RATED if room.table.made.rated else Kind.BOT,
                asker=_asker(room),
                on_place=lambda place: _send_thinking(room, seat, place),
            )
        )
        self._thinking[room.id] = (request.ply, question)
        try:
            return await question
        except asyncio.CancelledError:
            if question.cancelled() and not self._is_closed:
                return None
            question.cancel()
            raise
        finally:
            self._thinking.pop(room.id, None)

    def _think_seconds(self, table: Table, seat: Seat) -> float:
        if not table.clocks.is_timed:
            return MAX_THINK_SECONDS
        left = table.clocks.left[seat] / 1000
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
        if match is None or match.offer is None or table.stage != "playing":
            return []
        waiting = set(match.remaining()) - match.offer.agreed
        return [seat for seat in sorted(waiting) if table.chairs[seat].kind == "bot"]

    async def _answer_offer(self, room: Room, seat: Seat) -> None:
        """In casual games a bot grants take-backs, and accepts a draw unless it is ahead."""
        offer = room.table.playing().offer
        assert offer is not None
        yes = not room.table.made.rated and (
            offer.kind == "take-back" or await self._agrees_to_draw(room, seat)
        )

        def decide(table: Table, at: int) -> list[Transition]:
            return decisions.transitions(table, [events.Answered(at=at, seat=seat, yes=yes)])

        await self._execute(room, decide)

    async def _agrees_to_draw(self, room: Room, seat: Seat) -> bool:
        """By a search of its own; where it cannot judge, by what it thought when it last moved."""
        table = room.table
        asked = draws.question(table.playing(), seat, table.chairs[seat].level, seed=self.seed or 0)
        if asked is None:
            return room.bot_values.get(seat, 1.0) <= 0.0
        answer = await self.workers.ask(
            jobs.respond,
            asked,
            seconds=self._think_seconds(table, seat),
            kind=Kind.BOT,
            asker=_asker(room),
        )
        return draws.agrees(seat, asked, answer.value)

    # --- rematch -------------------------------------------------------------

    async def _create_rematch(self, room: Room) -> None:
        made = decisions.rematch(room.table, secrets.token_hex(8), self.rng, now_ms())
        created = await self.hub.create(made)
        made_there = events.RematchMade(at=now_ms(), table=created.id)
        await self._execute(room, lambda table, _: decisions.transitions(table, [made_there]))


def _after_thinking(table: Table, seat: Seat, cpu_seconds: float) -> int | None:
    """What a bot's clock has left after it thought for so long: always something."""
    if table.clocks.running != seat:
        return None
    return max(1, table.clocks.left[seat] - round(1000 * cpu_seconds))


def _is_wanted(room: Room) -> bool:
    """Whether a bot's move is waited for. With a clock it always is: who leaves a game loses it,
    and a bot that stood still would keep it open."""
    return bool(room.subscribers) or room.table.clocks.is_timed


def _asker(room: Room) -> Asker:
    """For whom a bot or CHANCE moves: a player who is connected, or else any player. All those who
    have left share one turn."""
    for subscriber, seats in room.subscribers.items():
        if seats:
            return Asker(subscriber.person, subscriber.group)
    person = next((chair.person for chair in room.table.chairs if chair.person), "")
    return Asker(person, ABSENT)


def _send_thinking(room: Room, seat: Seat, place: int, hurried: bool = False) -> None:
    frame = wire.BotThinking(table=room.id, seat=seat, place=place, hurried=hurried)
    room.broadcast(visibility.encode(frame))
