"""Assistance from the engine: a hint, the analysis of a position, the review of a finished game.

Each is a job with an id, progress reports and cancellation. It asks the engine through the same
request as a bot, so it knows only what its seat knows. Refused in running rated games.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

from blockyard.ai.engine import EngineResponse, request_for
from blockyard.ai.review import ReviewTask, review_tasks, reviewed_moves
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

Send = Callable[[wire.ServerFrame], None]


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
        self._jobs[job] = asyncio.create_task(self._run(job, asked, table.playing(), tasks))

    def _tasks(
        self, asked: wire.AskHelp, table: Table, seats: Sequence[Seat]
    ) -> Callable[[], Awaitable[list[ReviewTask]]]:
        match = table.playing()
        if match.outcome is None and table.made.rated:
            raise Refused("help-rated")
        if asked.kind == "review":
            if match.outcome is None:
                raise Refused("review-later")
            return lambda: self._review(table)
        task = hint(match, asked, seats) if asked.kind == "hint" else analysis(match, asked, seats)
        return lambda: _ready([task])

    async def _review(self, table: Table) -> list[ReviewTask]:
        return review(table.playing(), await self.log.read(table.made.id))

    async def _run(
        self,
        job: str,
        asked: wire.AskHelp,
        match: Match,
        tasks: Callable[[], Awaitable[list[ReviewTask]]],
    ) -> None:
        try:
            self.send(wire.Progress(nonce=asked.nonce, job=job, part=0.0))
            work, evaluations = await tasks(), list[wire.Evaluation]()
            responses: dict[int, EngineResponse] = {}
            async for evaluation in self._evaluate(work, responses):
                evaluations.append(evaluation)
                part = len(evaluations) / len(work)
                self.send(wire.Progress(nonce=asked.nonce, job=job, part=part))
            if asked.kind == "review":
                evaluations = marked(evaluations, match, responses)
            self.send(wire.HelpResult(nonce=asked.nonce, job=job, evaluations=evaluations))
        except asyncio.CancelledError:
            raise
        except Exception:
            why = wire.Objection(clause="", reason="machine-slow")
            self.send(wire.Refused(objection=why, nonce=asked.nonce))
        finally:
            self._jobs.pop(job, None)

    async def _evaluate(
        self, work: Sequence[ReviewTask], responses: dict[int, EngineResponse]
    ) -> AsyncIterator[wire.Evaluation]:
        for task in work:
            if task.request is not None:
                response = await self.workers.run(
                    jobs.respond, task.request, seconds=SECONDS, priority=HELP
                )
                responses[task.ply] = response
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


async def _ready(tasks: list[ReviewTask]) -> list[ReviewTask]:
    return tasks


# --- requests ----------------------------------------------------------------------------


def hint(match: Match, asked: wire.AskHelp, seats: Sequence[Seat]) -> ReviewTask:
    """What the seat that is to play would best do."""
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


def review(match: Match, log: Sequence[events.TableEvent]) -> list[ReviewTask]:
    """What a review asks about: see ai/review.py."""
    return review_tasks(match, REVIEW_LEVEL, explain=True, hands=_hands(log))


def _hands(log: Sequence[events.TableEvent]) -> dict[int, str]:
    """The hand that each move was made with, by the ply after it; what was taken back is gone."""
    hands: dict[int, str] = {}
    table = fold(log[:1])
    for event in log[1:]:
        table = table.after(event)
        if isinstance(event, events.Moved):
            hands[table.playing().ply] = event.hand
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
        played=played,
    )


def marked(
    evaluations: list[wire.Evaluation], match: Match, responses: Mapping[int, EngineResponse]
) -> list[wire.Evaluation]:
    """The evaluations of a review, with the value and the mark of each move that was played."""
    weighed = {move.ply: move for move in reviewed_moves(match, responses.get)}
    for one in evaluations:
        if move := weighed.get(one.ply):
            one.played_value, one.mark = move.value, move.mark
    return [one for one in evaluations if one.ply in weighed or one.odds is not None]
