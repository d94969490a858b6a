"""Assistance from the engine: a hint, the analysis of a position, the review of a finished game.

Each is a job with an id, progress reports and cancellation. It asks the engine through the same
request as a bot, so it knows only what its seat knows. Refused in running rated games.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass

from blockyard.ai.engine import Answer, Question, ask
from blockyard.core.contract import CHANCE, Refused, Seat
from blockyard.core.match import Match
from blockyard.server import wire
from blockyard.server.engine import jobs
from blockyard.server.engine.workers import HELP, Workers
from blockyard.server.storage.event_log import EventLog
from blockyard.server.tables import events
from blockyard.server.tables.table import Table, fold

MAX_JOBS = 2
"""Running jobs of one socket."""
SECONDS = 20.0
REVIEW_LEVEL = 6
LOSSES: tuple[tuple[float, wire.Mark], ...] = (
    (0.6, "blunder"),
    (0.3, "mistake"),
    (0.15, "inaccuracy"),
)
"""The loss of value (from -1 to 1) against the best move from which a mark is given."""

Send = Callable[[wire.ServerFrame], None]


@dataclass(frozen=True, slots=True)
class Task:
    """One position to evaluate, or one chance move whose odds to estimate."""

    ply: int
    request: Question | None = None
    played: str | None = None
    chance: tuple[str, str, str, str] | None = None
    """The arguments of `jobs.odds`."""


class Assistance:
    """The jobs of one socket."""

    def __init__(self, workers: Workers, log: EventLog, send: Send) -> None:
        self.workers, self.log, self.send = workers, log, send
        self._jobs: dict[str, asyncio.Task[None]] = {}

    def start(self, asked: wire.AskHelp, table: Table, seats: Sequence[Seat]) -> None:
        """Start a job, or refuse it at once."""
        if len(self._jobs) >= MAX_JOBS:
            raise Refused("help-busy", most=MAX_JOBS)
        tasks = self._tasks(asked, table, seats)
        job = secrets.token_hex(8)
        self._jobs[job] = asyncio.create_task(self._run(job, asked, tasks))

    def _tasks(
        self, asked: wire.AskHelp, table: Table, seats: Sequence[Seat]
    ) -> Callable[[], Awaitable[list[Task]]]:
        match = table.playing()
        if match.outcome is None and table.made.rated:
            raise Refused("help-rated")
        if asked.kind == "review":
            if match.outcome is None:
                raise Refused("review-later")
            return lambda: self._review(table)
        task = hint(match, asked, seats) if asked.kind == "hint" else analysis(match, asked, seats)
        return lambda: _ready([task])

    async def _review(self, table: Table) -> list[Task]:
        return review(table.playing(), await self.log.read(table.made.id))

    async def _run(
        self, job: str, asked: wire.AskHelp, tasks: Callable[[], Awaitable[list[Task]]]
    ) -> None:
        try:
            self.send(wire.Progress(nonce=asked.nonce, job=job, part=0.0))
            work, evaluations = await tasks(), list[wire.Evaluation]()
            async for evaluation in self._evaluate(work):
                evaluations.append(evaluation)
                part = len(evaluations) / len(work)
                self.send(wire.Progress(nonce=asked.nonce, job=job, part=part))
            if asked.kind == "review":
                evaluations = marked(evaluations, work)
            self.send(wire.HelpResult(nonce=asked.nonce, job=job, evaluations=evaluations))
        except asyncio.CancelledError:
            raise
        except Exception:
            why = wire.Objection(clause="", reason="machine-slow")
            self.send(wire.Refused(objection=why, nonce=asked.nonce))
        finally:
            self._jobs.pop(job, None)

    async def _evaluate(self, work: Sequence[Task]) -> AsyncIterator[wire.Evaluation]:
        for task in work:
            if task.request is not None:
                response = await self.workers.run(
                    jobs.respond, task.request, seconds=SECONDS, priority=HELP
                )
                yield evaluation_of(response, task.ply, task.played)
            elif task.chance is not None:
                odds = await self.workers.run(
                    jobs.odds, *task.chance, seconds=SECONDS, priority=HELP
                )
                yield wire.Evaluation(ply=task.ply, move="", value=0.0, odds=odds)

    def cancel(self, job: str) -> None:
        if job not in self._jobs:
            raise Refused("no-such-job")
        self._jobs[job].cancel()

    def close(self) -> None:
        for job in list(self._jobs.values()):
            job.cancel()


async def _ready(tasks: list[Task]) -> list[Task]:
    return tasks


# --- requests ---------------------------------------------------------------------------------


def hint(match: Match, asked: wire.AskHelp, seats: Sequence[Seat]) -> Task:
    """The best move of the seat to play, for its own player."""
    if match.to_play is None or match.to_play not in seats:
        raise Refused("not-your-turn")
    return _task(match, asked.level)


def analysis(match: Match, asked: wire.AskHelp, seats: Sequence[Seat]) -> Task:
    """A position of a finished game, or the current one if nothing is hidden from the asker."""
    ply = match.ply if asked.ply is None else min(asked.ply, match.ply)
    then = match if ply == match.ply else match.back_to(ply)
    if match.outcome is None and then.state.hides and then.to_play not in seats:
        raise Refused("not-your-turn")
    if then.to_play is None or then.to_play == CHANCE:
        raise Refused("nothing-to-think-about")
    return _task(then, asked.level)


def _task(match: Match, level: int, played: str | None = None) -> Task:
    assert match.to_play is not None
    return Task(match.ply, ask(match, match.to_play, level=level, explain=True), played)


def review(match: Match, log: Sequence[events.TableEvent]) -> list[Task]:
    """Every decision of the game, and every chance move whose odds depend on a hand motion."""
    hands = _hands(log)
    tasks: list[Task] = []
    for ply, step in enumerate(match.events):
        if step.clause:
            continue
        if step.seat != CHANCE:
            tasks.append(_task(match.back_to(ply), REVIEW_LEVEL, step.move))
        elif match.game.hand(1) and match.game.odds(step.before) is None:
            chance = (match.game.key, step.before.text(), hands.get(ply, ""), step.move)
            tasks.append(Task(ply, chance=chance))
    return tasks


def _hands(log: Sequence[events.TableEvent]) -> dict[int, str]:
    """The hand motion of each move by the ply after it, without moves that were taken back."""
    hands: dict[int, str] = {}
    table = fold(log[:1])
    for event in log[1:]:
        table = table.after(event)
        if isinstance(event, events.Moved):
            hands[table.playing().ply] = event.hand
    return hands


# --- results ----------------------------------------------------------------------------------


def evaluation_of(response: Answer, ply: int, played: str | None) -> wire.Evaluation:
    values = dict(response.best) | {response.move: response.value}
    return wire.Evaluation(
        ply=ply,
        move=response.move,
        value=response.value,
        line=list(response.line),
        best=list(response.best),
        reasons=list(response.reasons),
        ends_in=response.ends_in,
        played=played,
        played_value=values.get(played) if played else None,
    )


def marked(evaluations: list[wire.Evaluation], work: Sequence[Task]) -> list[wire.Evaluation]:
    """Mark the moves that lost value.

    A move that the engine did not evaluate itself is worth what the next position is worth: with
    two seats that is the opponent's value negated, or the own one in a turn that continues.
    """
    seats = {task.ply: task.request.seat for task in work if task.request}
    is_for_two = len({*seats.values()}) <= 2
    values = {one.ply: one.value for one in evaluations if one.ply in seats}
    for one in evaluations:
        then = one.ply + 1
        if one.played and one.played_value is None and is_for_two and then in values:
            is_same = seats[then] == seats[one.ply]
            one.played_value = values[then] if is_same else -values[then]
        if one.played_value is not None and one.played != one.move:
            loss = one.value - one.played_value
            one.mark = next((mark for limit, mark in LOSSES if loss >= limit), "")
    return evaluations
