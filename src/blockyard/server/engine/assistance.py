"""Assistance from the engine: a hint, the analysis of a position, the review of a finished game.

Each is a job with an id, progress reports, a place in the queue and cancellation. It asks the
engine through the same request as a bot, so it knows only what its seat knows. Refused in running
rated games.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TypeVar, TypeVarTuple

from blockyard.ai.engine import EngineResponse, Stop, request_for
from blockyard.ai.review import ReviewTask, accuracies, retried, review_tasks, reviewed_moves
from blockyard.core.contract import CHANCE, Refused, Seat
from blockyard.core.match import Match
from blockyard.server import shares, wire
from blockyard.server.engine import jobs
from blockyard.server.engine.queues import Asker, Kind
from blockyard.server.engine.workers import Workers
from blockyard.server.storage.event_log import EventLog
from blockyard.server.tables import events
from blockyard.server.tables.table import Table, fold

SECONDS = 20.0
REVIEW_LEVEL = 6
EVENTS_AT_ONCE = 100
"""Events that are read before others have their turn."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Send = Callable[[wire.ServerFrame], None]
OnReviewed = Callable[[str, Mapping[Seat, float]], Awaitable[None]]
"""Told the accuracy of each seat in a game at this table."""


@dataclass(slots=True)
class Job:
    """A request for help under way, and what has been sent to its asker."""

    id: str
    asked: wire.AskHelp
    asker: Asker
    send: Send
    part: float = 0.0
    place: int = 0
    hurried: bool = False
    task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        if self.task:
            self.task.cancel()

    def at_place(self, place: int) -> None:
        """A review asks often: it does not count down from the same place again and again."""
        if place != self.place and (self.part == 0.0 or place == 0):
            self.place = place
            self.report()

    def report(self) -> None:
        nonce, job = self.asked.nonce, self.id
        self.send(wire.Progress(nonce=nonce, job=job, part=self.part, place=self.place))

    def finish(self, evaluations: list[wire.Evaluation]) -> None:
        nonce, job, hurried = self.asked.nonce, self.id, self.hurried
        result = wire.HelpResult(nonce=nonce, job=job, evaluations=evaluations, hurried=hurried)
        self.send(result)


class Assistance:
    """The jobs of one socket."""

    def __init__(
        self, workers: Workers, log: EventLog, send: Send, on_reviewed: OnReviewed
    ) -> None:
        self.workers, self.log, self.send = workers, log, send
        self.on_reviewed = on_reviewed
        self._jobs: dict[str, Job] = {}

    def start(self, asked: wire.AskHelp, table: Table, seats: Sequence[Seat], asker: Asker) -> None:
        """Start a job, or refuse it at once."""
        match, tasks = self._tasks(asked, table, seats)
        place = ExitStack()
        place.enter_context(self.workers.helping(asker, asked.idle))
        job = Job(secrets.token_hex(8), asked, asker, self.send)
        job.task = asyncio.create_task(shares.paid(self._run, job, match, tasks))
        self._jobs[job.id] = job
        job.task.add_done_callback(lambda _: place.close())

    def _tasks(
        self, asked: wire.AskHelp, table: Table, seats: Sequence[Seat]
    ) -> tuple[Match, Callable[[], Awaitable[Iterator[ReviewTask]]]]:
        """The match that is asked about, and how its positions are found."""
        match = table.playing()
        if match.outcome is None and table.made.rated:
            raise Refused("help-rated")
        if asked.kind in ("review", "retry") and match.outcome is None:
            raise Refused("review-later")
        if asked.kind == "review":
            return match, lambda: self._review(table)
        if asked.kind == "retry":
            again = retried(match, asked.ply or 0, asked.move)
            tasks = review_tasks(again, REVIEW_LEVEL, explain=True, since=again.ply - 1)
            return again, lambda: _ready(tasks)
        task = hint(match, asked, seats) if asked.kind == "hint" else analysis(match, asked, seats)
        return match, lambda: _ready(iter([task]))

    async def _review(self, table: Table) -> Iterator[ReviewTask]:
        """What a review asks about: see ai/review.py."""
        match, has_hands = table.playing(), bool(table.game.hand(1))
        hands = await _hands(await self.log.read(table.made.id)) if has_hands else {}
        return review_tasks(match, REVIEW_LEVEL, explain=True, hands=hands)

    async def _run(
        self, job: Job, match: Match, tasks: Callable[[], Awaitable[Iterator[ReviewTask]]]
    ) -> None:
        try:
            job.report()
            plies = max(1, match.ply) if job.asked.kind == "review" else 1
            evaluations, responses = list[wire.Evaluation](), dict[int, EngineResponse]()
            async for evaluation in self._evaluate(job, await tasks(), responses):
                evaluations.append(evaluation)
                job.part = min(1.0, (evaluation.ply + 1) / plies)
                job.report()
                await shares.give_way()
            if job.asked.kind in ("review", "retry"):
                evaluations = marked(evaluations, match, responses)
                if job.asked.kind == "review":
                    await self._keep_accuracy(job, match, responses)
            job.finish(evaluations)
        except asyncio.CancelledError:
            raise
        except Exception:
            why = wire.Objection(clause="", reason="help-slow")
            self.send(wire.Refused(objection=why, nonce=job.asked.nonce))
        finally:
            self._jobs.pop(job.id, None)

    async def _keep_accuracy(
        self, job: Job, match: Match, responses: Mapping[int, EngineResponse]
    ) -> None:
        """For the profiles of the players, unless the review was hurried."""
        if not job.hurried:
            found = accuracies(reviewed_moves(match, responses.get))
            await self.on_reviewed(job.asked.table, found)

    async def _evaluate(
        self, job: Job, work: Iterator[ReviewTask], responses: dict[int, EngineResponse]
    ) -> AsyncIterator[wire.Evaluation]:
        for task in work:
            if task.request is not None:
                response = await self._ask(job, jobs.respond, task.request)
                responses[task.ply] = response
                yield evaluation_of(response, task.ply, task.played)
            elif task.chance is not None:
                odds, causes = await self._ask(job, jobs.odds, *task.chance)
                yield wire.Evaluation(ply=task.ply, move="", value=0.0, odds=odds, reasons=causes)

    async def _ask(self, job: Job, work: Callable[[*Ts, Stop], T], *arguments: *Ts) -> T:
        while True:
            answer = await self.workers.ask(
                work,
                *arguments,
                seconds=SECONDS,
                kind=Kind.IDLE if job.asked.idle else Kind.HELP,
                asker=job.asker,
                on_place=job.at_place,
            )
            # Nobody waits for idle work: when it had to make room, it is done again in full.
            if not (job.asked.idle and answer.hurried):
                job.hurried = job.hurried or answer.hurried
                return answer.value

    def has(self, job: str) -> bool:
        return job in self._jobs

    def cancel(self, job: str) -> None:
        if job not in self._jobs:
            raise Refused("no-such-job")
        self._jobs[job].cancel()

    def leave(self, table: str) -> None:
        """Nobody waits for what was asked about a table that has been closed."""
        for job in list(self._jobs.values()):
            if job.asked.table == table:
                job.cancel()

    def close(self) -> None:
        for job in list(self._jobs.values()):
            job.cancel()


async def _ready(tasks: Iterator[ReviewTask]) -> Iterator[ReviewTask]:
    return tasks


# --- requests ----------------------------------------------------------------------------


def hint(match: Match, asked: wire.AskHelp, seats: Sequence[Seat]) -> ReviewTask:
    """The best move of the seat to move."""
    if match.to_play is None or match.to_play not in seats:
        raise Refused("not-your-turn")
    return _request(match, asked.level)


def analysis(match: Match, asked: wire.AskHelp, seats: Sequence[Seat]) -> ReviewTask:
    """A position of a finished game, or the one on the board if the asker may see all of it."""
    ply = match.ply if asked.ply is None else min(asked.ply, match.ply)
    then = match if ply == match.ply else match.back_to(ply)
    if match.outcome is None and then.state.hides and then.to_play not in seats:
        raise Refused("not-your-turn")
    if then.to_play is None or then.to_play == CHANCE:
        raise Refused("nothing-to-think-about")
    return _request(then, asked.level)


def _request(match: Match, level: int) -> ReviewTask:
    assert match.to_play is not None
    request = request_for(match, match.to_play, level=level, explain=True)
    return ReviewTask(match.ply, request)


async def _hands(log: Sequence[events.TableEvent]) -> dict[int, str]:
    """The hand that each move was made with, by the ply after it; what was taken back is gone."""
    hands: dict[int, str] = {}
    table = fold(log[:1])
    for number, event in enumerate(log[1:], 1):
        table = table.after(event)
        if isinstance(event, events.Moved):
            hands[table.playing().ply] = event.hand
        if number % EVENTS_AT_ONCE == 0:
            await shares.give_way()
    return hands


# --- results -------------------------------------------------------------------------


def evaluation_of(response: EngineResponse, ply: int, played: str | None) -> wire.Evaluation:
    return wire.Evaluation(
        ply=ply,
        move=response.move,
        value=response.value,
        line=list(response.line),
        best=list(response.best),
        reasons=list(response.reasons),
        ends_in=response.ends_in,
        proven=response.is_proven,
        played=played,
    )


def marked(
    evaluations: list[wire.Evaluation], match: Match, responses: Mapping[int, EngineResponse]
) -> list[wire.Evaluation]:
    """The evaluations of a review, with the value and the mark of each move that was played."""
    weighed = {move.ply: move for move in reviewed_moves(match, responses.get)}
    for one in evaluations:
        if move := weighed.get(one.ply):
            one.played_value, one.mark, one.accuracy = move.value, move.mark, move.accuracy
    return [one for one in evaluations if one.ply in weighed or one.odds is not None]
