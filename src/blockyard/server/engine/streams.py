"""Streamed analysis: what the engine finds about a position, sent while it goes on.

A socket has one stream, of one position at a time. Its search runs in a worker like any other work
and is the first to make room; then it waits for its next turn, and nothing is sent until it knows
more than before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack

from blockyard.ai.engine import EngineRequest
from blockyard.core.analysis import AnalysisUpdate, Line
from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import shares, wire
from blockyard.server.engine import jobs
from blockyard.server.engine.queues import Asker
from blockyard.server.engine.workers import Workers

SECONDS = 60.0
"""The CPU time for one position."""
MIN_SECONDS = 0.05
"""A turn that took no time counts this much, so that every stream ends."""
INTERVAL = 0.25
"""Seconds between two frames, at least."""
RATED_CHECK = 5.0
"""Seconds after which it is checked again that the asker plays no rated game."""

Send = Callable[[wire.ServerFrame], None]


class AnalysisStream:
    """The streamed analysis of one socket. `is_allowed` is asked again and again: who begins a
    rated game gets no more."""

    def __init__(self, workers: Workers, send: Send) -> None:
        self.workers, self.send = workers, send
        self._task: asyncio.Task[None] | None = None
        self._place = ExitStack()

    def start(
        self, asked: wire.AnalysePosition, asker: Asker, is_allowed: Callable[[], bool]
    ) -> None:
        """Analyse this position instead of the one before, if any."""
        self.stop()
        if not is_allowed():
            raise Refused("help-while-rated")
        self._place.enter_context(self.workers.helping(asker))
        position = _Position(asked, self.send, is_allowed)
        self._task = asyncio.create_task(shares.paid(self._run, position, asker))

    def stop(self) -> None:
        self._place.close()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self, position: _Position, asker: Asker) -> None:
        try:
            await self._search(position, asker)
        except Refusal as refusal:
            position.refuse(refusal.objection)
        except asyncio.CancelledError:
            raise
        except Exception:
            position.refuse(Objection("", "help-slow"))
        finally:
            position.close()
            if self._task is asyncio.current_task():  # otherwise the place is the next one's
                self._place.close()

    async def _search(self, position: _Position, asker: Asker) -> None:
        """Turn after turn, until the time for one position is used up."""
        left = SECONDS
        while left > 0 and not position.is_over:
            answer = await self.workers.stream(
                jobs.analyse,
                position.request(),
                position.asked.lines,
                on_update=position.update,
                seconds=left,
                asker=asker,
                on_place=position.at_place,
            )
            left -= max(answer.cpu_seconds, MIN_SECONDS)
            if not answer.hurried:
                break
        position.end()


class _Position:
    """The position that is analysed, and what has been sent about it."""

    def __init__(
        self, asked: wire.AnalysePosition, send: Send, is_allowed: Callable[[], bool]
    ) -> None:
        self.asked, self.send, self.is_allowed = asked, send, is_allowed
        self._latest: AnalysisUpdate | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._has_news = self.is_over = False
        self._checked = time.monotonic()

    def request(self) -> EngineRequest:
        asked = self.asked
        return EngineRequest(
            asked.game,
            seat=0,
            history=tuple(asked.moves),
            options=asked.options,
            seats=asked.seats,
            start=asked.start or None,
        )

    def at_place(self, place: int) -> None:
        nonce = self.asked.nonce
        self.send(wire.Progress(nonce=nonce, job=nonce, part=0.0, place=place))

    def update(self, found: AnalysisUpdate) -> None:
        """Remember what was found; a search that began again first has to catch up."""
        if self._latest is not None and found.nodes < self._latest.nodes and not found.is_final:
            return
        self._latest, self._has_news = found, True
        if self._timer is None:
            self._flush()

    def _flush(self) -> None:
        """Send what is new, and again after a while."""
        self._timer = None
        self._check_rated()
        if self.is_over or not self._has_news or self._latest is None:
            return
        self._has_news = False
        self.send(analysis_frame(self.asked.nonce, self._latest))
        self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._flush)

    def _check_rated(self) -> None:
        if time.monotonic() < self._checked + RATED_CHECK:
            return
        self._checked = time.monotonic()
        if not self.is_allowed():
            self.refuse(Objection("", "help-while-rated"))
            self.is_over = True

    def end(self) -> None:
        """Say what is known in the end, and that nothing follows."""
        if self._latest is not None and not self.is_over:
            self.send(analysis_frame(self.asked.nonce, self._latest, over=True))
        self.is_over = True

    def refuse(self, why: Objection) -> None:
        objection = wire.Objection(why.clause, why.reason, dict(why.params))
        self.send(wire.Refused(objection=objection, nonce=self.asked.nonce))

    def close(self) -> None:
        self.is_over = True
        if self._timer is not None:
            self._timer.cancel()


def analysis_frame(nonce: str, update: AnalysisUpdate, over: bool = False) -> wire.AnalysisFrame:
    return wire.AnalysisFrame(
        nonce=nonce,
        depth=update.depth,
        nodes=update.nodes,
        ms=update.ms,
        lines=[_wire_line(line) for line in update.lines],
        over=over,
    )


def _wire_line(line: Line) -> wire.AnalysisLine:
    moves, value = list(line.moves), round(line.value, 4)
    return wire.AnalysisLine(moves=moves, value=value, proven=line.is_proven, ends_in=line.ends_in)
