"""Help from the machine: a hint, what a position is worth, a review of a finished game.

Each is a job: it has an id, reports its progress, and can be cancelled. It is asked through the
same question as a bot's move, so it knows what its seat knows. In a running rated game there is
no help.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

from blockyard.ai.engine import Answer, ask
from blockyard.ai.review import ReviewTask, review_tasks, reviewed_moves
from blockyard.core.contract import CHANCE, Refused, Seat
from blockyard.core.match import Match
from blockyard.server import wire
from blockyard.server.engine import jobs
from blockyard.server.engine.workers import HELP, Workers
from blockyard.server.storage.event_log import Log
from blockyard.server.tables import events
from blockyard.server.tables.table import Table, fold

MOST_JOBS = 2
"""That one socket may have at a time."""
SECONDS = 20.0
REVIEW_LEVEL = 6

Send = Callable[[wire.Frame], None]


class Helper:
    """The jobs of one socket."""

    def __init__(self, workers: Workers, log: Log, send: Send) -> None:
        self.workers, self.log, self.send = workers, log, send
        self._jobs: dict[str, asyncio.Task[None]] = {}

    def start(self, said: wire.AskHelp, table: Table, seats: Sequence[Seat]) -> None:
        """Begin a job, or refuse it at once."""
        if len(self._jobs) >= MOST_JOBS:
            raise Refused("help-busy", most=MOST_JOBS)
        tasks = self._tasks(said, table, seats)
        job = secrets.token_hex(8)
        self._jobs[job] = asyncio.create_task(self._run(job, said, table.playing(), tasks))

    def _tasks(
        self, said: wire.AskHelp, table: Table, seats: Sequence[Seat]
    ) -> Callable[[], Awaitable[list[ReviewTask]]]:
        match = table.playing()
        if match.outcome is None and table.made.rated:
            raise Refused("help-rated")
        if said.kind == "review":
            if match.outcome is None:
                raise Refused("review-later")
            return lambda: self._review(table)
        asked = hint(match, said, seats) if said.kind == "hint" else analysis(match, said, seats)
        return lambda: _ready([asked])

    async def _review(self, table: Table) -> list[ReviewTask]:
        return review(table.playing(), await self.log.read(table.made.id))

    async def _run(
        self,
        job: str,
        said: wire.AskHelp,
        match: Match,
        tasks: Callable[[], Awaitable[list[ReviewTask]]],
    ) -> None:
        try:
            self.send(wire.Progress(nonce=said.nonce, job=job, part=0.0))
            work, thoughts = await tasks(), list[wire.Evaluation]()
            responses: dict[int, Answer] = {}
            async for thought in self._thoughts(work, responses):
                thoughts.append(thought)
                part = len(thoughts) / len(work)
                self.send(wire.Progress(nonce=said.nonce, job=job, part=part))
            if said.kind == "review":
                thoughts = marked(thoughts, match, responses)
            self.send(wire.HelpResult(nonce=said.nonce, job=job, thoughts=thoughts))
        except asyncio.CancelledError:
            raise
        except Exception:
            why = wire.Objection(clause="", reason="machine-slow")
            self.send(wire.Refused(objection=why, nonce=said.nonce))
        finally:
            self._jobs.pop(job, None)

    async def _thoughts(
        self, work: Sequence[ReviewTask], responses: dict[int, Answer]
    ) -> AsyncIterator[wire.Evaluation]:
        for task in work:
            if task.request is not None:
                answer: Answer = await self.workers.ask(
                    jobs.think, task.request, seconds=SECONDS, urgency=HELP
                )
                responses[task.ply] = answer
                yield thought(answer, task.ply, task.played)
            elif task.chance is not None:
                share = await self.workers.ask(
                    jobs.odds, *task.chance, seconds=SECONDS, urgency=HELP
                )
                yield wire.Evaluation(ply=task.ply, move="", value=0.0, odds=share)

    def cancel(self, job: str) -> None:
        if job not in self._jobs:
            raise Refused("no-such-job")
        self._jobs[job].cancel()

    def close(self) -> None:
        for job in list(self._jobs.values()):
            job.cancel()


async def _ready(tasks: list[ReviewTask]) -> list[ReviewTask]:
    return tasks


# --- what is asked ----------------------------------------------------------------------------


def hint(match: Match, said: wire.AskHelp, seats: Sequence[Seat]) -> ReviewTask:
    """What the seat that is to play would best do."""
    if match.to_play is None or match.to_play not in seats:
        raise Refused("not-your-turn")
    return _question(match, said.level)


def analysis(match: Match, said: wire.AskHelp, seats: Sequence[Seat]) -> ReviewTask:
    """A position of a finished game, or the one on the board if the asker may see all of it."""
    ply = match.ply if said.ply is None else min(said.ply, match.ply)
    then = match if ply == match.ply else match.back_to(ply)
    if match.outcome is None and then.state.hides and then.to_play not in seats:
        raise Refused("not-your-turn")
    if then.to_play is None or then.to_play == CHANCE:
        raise Refused("nothing-to-think-about")
    return _question(then, said.level)


def _question(match: Match, level: int) -> ReviewTask:
    assert match.to_play is not None
    question = ask(match, match.to_play, level=level, explain=True)
    return ReviewTask(match.ply, question)


def review(match: Match, happened: Sequence[events.TableEvent]) -> list[ReviewTask]:
    """What a review asks about: see ai/review.py."""
    return review_tasks(match, REVIEW_LEVEL, explain=True, hands=_hands(happened))


def _hands(happened: Sequence[events.TableEvent]) -> dict[int, str]:
    """The hand that each move was made with, by the ply after it; what was taken back is gone."""
    hands: dict[int, str] = {}
    table = fold(happened[:1])
    for event in happened[1:]:
        table = table.after(event)
        if isinstance(event, events.Moved):
            hands[table.playing().ply] = event.hand
    return hands


# --- what is answered -------------------------------------------------------------------------


def thought(answer: Answer, ply: int, played: str | None) -> wire.Evaluation:
    return wire.Evaluation(
        ply=ply,
        move=answer.move,
        value=answer.value,
        line=list(answer.line),
        best=list(answer.best),
        reasons=list(answer.reasons),
        ends_in=answer.ends_in,
        played=played,
    )


def marked(
    thoughts: list[wire.Evaluation], match: Match, responses: Mapping[int, Answer]
) -> list[wire.Evaluation]:
    """The evaluations of a review, with the value and the mark of each move that was played."""
    weighed = {move.ply: move for move in reviewed_moves(match, responses.get)}
    for one in thoughts:
        if move := weighed.get(one.ply):
            one.played_value, one.mark = move.value, move.mark
    return [one for one in thoughts if one.ply in weighed or one.odds is not None]
