"""What goes on at a table by itself: luck, computer players, clocks that run out, rematches.

After every change the table is looked at once: is it for CHANCE or for a bot to play, has an
offer been made to a bot, when does a flag fall, do all want to play again? Answers come in by the
same door as everybody's moves, and a late one fails the check of its ply.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from random import Random, SystemRandom

from blockyard.ai.engine import Answer, ask
from blockyard.core.contract import CHANCE, ChanceMove, Refusal, Seat
from blockyard.server import wire
from blockyard.server.engine import jobs
from blockyard.server.engine.workers import SOON, Failed, Workers
from blockyard.server.live.hub import Hub
from blockyard.server.live.rooms import Room, now
from blockyard.server.storage import projections
from blockyard.server.storage.database import Trouble
from blockyard.server.storage.event_log import Conflict, Note
from blockyard.server.tables import decisions, events, visibility
from blockyard.server.tables.decisions import Decide, Step
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.table import Table

log = logging.getLogger("blockyard.play")

LONGEST_THOUGHT = 30.0
LUCK = 20.0
"""Seconds: a tower is judged in a third of one."""
AGAIN = 2.0
"""Seconds until a failed answer is asked for again."""
ELSEWHERE = 20.0
"""Seconds until the work of another process is taken over."""
TURNS_LEFT = 15
"""With a clock, a bot plans for so many more turns."""


class Play:
    def __init__(
        self, hub: Hub, workers: Workers, seed: int | None = None, count_speed: float = 1.0
    ) -> None:
        self.hub, self.workers, self.seed, self.count_speed = hub, workers, seed, count_speed
        self.rng: Random = SystemRandom() if seed is None else Random(seed)
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._flags: dict[str, asyncio.TimerHandle] = {}
        self._values: dict[tuple[str, Seat], float] = {}
        hub.on_change.append(self.look)

    def look(self, room: Room, happened: list[TableEvent]) -> None:
        """Something has changed: set the table's alarm, and drive it if it does not wait."""
        self._set_flag(room)
        if room.is_ours:
            self._go_on(room)
        elif self._has_work(room.table):
            # The process that wrote last goes on with it; if that has died, we do.
            loop, version = asyncio.get_running_loop(), room.table.version
            loop.call_later(ELSEWHERE, self._take_over, room, version)

    def _take_over(self, room: Room, version: int) -> None:
        if room.table.version == version:
            self._go_on(room)

    def _go_on(self, room: Room) -> None:
        is_here = self.hub.rooms.get(room.id) is room
        if is_here and room.id not in self._driving and self._has_work(room.table):
            task = asyncio.get_running_loop().create_task(self._drive(room))
            self._driving[room.id] = task
            room.is_driven = True

    def _has_work(self, table: Table) -> bool:
        if table.stage == "over":
            return decisions.all_want(table)
        seat = table.to_play
        is_bot = seat is not None and seat != CHANCE and table.chairs[seat].kind == "bot"
        return seat == CHANCE or is_bot or bool(self._asked(table))

    async def _drive(self, room: Room) -> None:
        try:
            while self._has_work(room.table):
                await self._next(room)
        except (Failed, Trouble, Conflict, Refusal) as trouble:
            self._tell_trouble(room, trouble)
            await asyncio.sleep(AGAIN)
            asyncio.get_running_loop().call_soon(self.look, room, [])
        finally:
            self._driving.pop(room.id, None)
            room.is_driven = False
            self.hub.quiet(room)

    async def _next(self, room: Room) -> None:
        table = room.table
        if table.stage == "over":
            await self._rematch(room)
        elif asked := self._asked(table):
            await self._answer_offer(room, asked[0])
        elif table.to_play == CHANCE:
            await self._luck(room)
        else:
            await self._bot(room)

    def _tell_trouble(self, room: Room, trouble: Exception) -> None:
        log.warning("table %s waits: %r", room.id, trouble)
        reason = "disk-trouble" if isinstance(trouble, Trouble) else "machine-slow"
        why = wire.Objection(clause="", reason=reason)
        room.post(visibility.encode(wire.Refused(objection=why, table=room.id)))

    def close(self) -> None:
        for task in self._driving.values():
            task.cancel()
        for alarm in self._flags.values():
            alarm.cancel()

    # --- luck and bots -------------------------------------------------------

    async def _luck(self, room: Room) -> None:
        """Dice, cards, a tower: drawn in a worker, played by CHANCE."""
        match = room.table.playing()
        # With a seed the same things happen at every table, whatever its id.
        seed = "" if self.seed is None else f"{self.seed} {match.game.key} {match.ply}"
        question = (match.game.key, match.state.text(), room.table.hand, seed)
        drawn: list[ChanceMove] = await self.workers.ask(
            jobs.luck, *question, seconds=LUCK, urgency=SOON
        )
        ply = match.ply
        films = [
            projections.film_note(room.id, ply + number, luck.film)
            for number, luck in enumerate(drawn, 1)
            if luck.film
        ]

        def decide(table: Table, at: int) -> list[Step]:
            steps: list[Step] = []
            for number, luck in enumerate(drawn):
                steps += decisions.answer(table, self._drew(luck, at), ply + number)
                table = steps[-1][1]
            return steps

        await self._do(room, decide, films)

    def _drew(self, luck: ChanceMove, at: int) -> events.Moved:
        """While a film is watched, nobody's clock runs."""
        pause = round(1000 * luck.seconds / self.count_speed)
        film = bool(luck.film)
        return events.Moved(at=at, seat=CHANCE, move=luck.move, pause=pause, film=film)

    async def _bot(self, room: Room) -> None:
        table, match = room.table, room.table.playing()
        seat = match.to_play
        assert seat is not None
        seed = secrets.randbits(32) if self.seed is None else self.seed
        question = ask(match, seat, level=table.chairs[seat].level, seed=seed)
        seconds = self._seconds_for(table, seat)
        answer: Answer = await self.workers.ask(jobs.think, question, seconds=seconds)
        self._values[room.id, seat] = answer.value
        hand = match.game.hand(table.chairs[seat].level)

        def decide(table: Table, at: int) -> list[Step]:
            moved = events.Moved(at=at, seat=seat, move=answer.move, hand=hand)
            return decisions.answer(table, moved, answer.ply)

        await self._do(room, decide)

    def _seconds_for(self, table: Table, seat: Seat) -> float:
        if not table.clocks.ticks:
            return LONGEST_THOUGHT
        return min(LONGEST_THOUGHT, table.clocks.shows(seat, now()) / 1000 / TURNS_LEFT)

    async def _do(self, room: Room, decide: Decide, notes: Sequence[Note] = ()) -> None:
        """What comes too late is not wanted any more; the next look at the table will tell."""
        version = room.table.version
        try:
            await room.do(decide, notes=notes)
        except Refusal:
            if room.table.version == version:
                raise

    # --- offers --------------------------------------------------------------

    def _asked(self, table: Table) -> list[Seat]:
        """The bots that have not answered an offer."""
        match = table.match
        if table.stage != "playing" or match is None or match.offer is None:
            return []
        waiting = set(match.remaining()) - match.offer.agreed
        return [seat for seat in sorted(waiting) if table.chairs[seat].kind == "bot"]

    async def _answer_offer(self, room: Room, seat: Seat) -> None:
        """A bot lets people take back in casual games, and a draw is fine if it is not ahead."""
        offer = room.table.playing().offer
        assert offer is not None
        is_even = self._values.get((room.id, seat), 1.0) <= 0.0
        yes = not room.table.made.rated and (offer.kind == "take-back" or is_even)
        await self._do(
            room,
            lambda table, at: decisions.chain(table, [events.Answered(at=at, seat=seat, yes=yes)]),
        )

    # --- clocks --------------------------------------------------------------

    def _set_flag(self, room: Room) -> None:
        if old := self._flags.pop(room.id, None):
            old.cancel()
        falls = room.table.clocks.flag_falls
        if falls is not None and room.table.stage == "playing":
            loop = asyncio.get_running_loop()
            seconds = max(0, falls - now()) / 1000
            self._flags[room.id] = loop.call_later(seconds, self._flag, room)

    def _flag(self, room: Room) -> None:
        self._flags.pop(room.id, None)
        asyncio.get_running_loop().create_task(self._out_of_time(room))

    async def _out_of_time(self, room: Room) -> None:
        try:
            await room.do(decisions.time_out)
        except (Refusal, Trouble, Conflict) as trouble:
            log.warning("table %s: the clock could not be stopped: %r", room.id, trouble)
            await asyncio.sleep(AGAIN)
        self._set_flag(room)

    # --- again ---------------------------------------------------------------

    async def _rematch(self, room: Room) -> None:
        made = decisions.rematch(room.table, secrets.token_hex(8), self.rng, now())
        there = await self.hub.make(made)
        again = events.Again(at=now(), table=there.id)
        await self._do(room, lambda table, at: decisions.chain(table, [again]))
