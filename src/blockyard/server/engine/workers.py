"""Worker processes for whatever takes long: bots, hints, towers. They run at nice 10.

Each worker is a process with a thread of the server that hands it one job after another. A
worker that dies or does not answer in time is ended and replaced, and its job is tried once more.
`SOON` jobs (luck) have a worker of their own, so that a tower never waits for a deep search.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from blockyard.core.contract import Objection, Refusal

NICE = 10
SOON, BOT, HELP = 0, 1, 2
START = 60.0
"""Seconds that a new worker may take to come up; they count for no job."""
STOP_NOW = 10.0
"""Seconds between asking a worker for its answer and ending it."""
LOOK = 0.05
_spawn = multiprocessing.get_context("spawn")


class Failed(Exception):
    """No answer: the worker died or was too slow, more than once."""


@dataclass(order=True, slots=True)
class _Job:
    urgency: int
    number: int
    work: Callable[..., Any] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    seconds: float = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)
    loop: asyncio.AbstractEventLoop = field(compare=False)
    progress: Callable[[float], None] | None = field(compare=False, default=None)

    def settle(self, result: Any, error: Exception | None) -> None:
        def settled() -> None:
            if self.answer.done():
                return
            if error is not None:
                self.answer.set_exception(error)
            else:
                self.answer.set_result(result)

        with suppress(RuntimeError):  # the server has stopped meanwhile, and nobody waits
            self.loop.call_soon_threadsafe(settled)


class Workers:
    def __init__(self, count: int | None = None) -> None:
        count = count or max(2, os.cpu_count() or 2)
        self._numbers = itertools.count()
        self._soon: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._later: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._workers = [_Worker(self._soon), *(_Worker(self._later) for _ in range(count))]
        self.replaced = 0

    async def ask(
        self,
        work: Callable[..., Any],
        *arguments: Any,
        seconds: float,
        urgency: int = BOT,
        progress: Callable[[float], None] | None = None,
    ) -> Any:
        """The answer of `work(*arguments, stop)` in a worker process. After `seconds` it is asked
        to answer at once. Cancelling this ends the job."""
        for attempt in (1, 2):
            try:
                return await self._once(work, arguments, seconds, urgency, progress)
            except Failed:
                self.replaced += 1
                if attempt == 2:
                    raise
        raise AssertionError("two attempts are made")

    async def _once(
        self,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
        seconds: float,
        urgency: int,
        progress: Callable[[float], None] | None,
    ) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        job = _Job(urgency, next(self._numbers), work, arguments, seconds, answer, loop, progress)
        (self._soon if urgency == SOON else self._later).put(job)
        self._start()
        return await answer

    def _start(self) -> None:
        for worker in self._workers:
            if not worker.is_alive():
                worker.start()

    @property
    def waiting(self) -> int:
        return self._soon.qsize() + self._later.qsize()

    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid]

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class _Worker(threading.Thread):
    """The server's side of one worker process, which is started when it is first needed."""

    def __init__(self, jobs: queue.PriorityQueue[_Job]) -> None:
        super().__init__(daemon=True, name="worker")
        self.jobs = jobs
        self.process: Any = None
        self.pipe: Connection | None = None
        self.stop_now = _spawn.Value("b", 0, lock=False)
        self.is_ended = False

    @property
    def pid(self) -> int:
        return self.process.pid if self.process is not None and self.process.is_alive() else 0

    def run(self) -> None:
        while not self.is_ended:
            try:
                job = self.jobs.get(timeout=1.0)
            except queue.Empty:
                continue
            if not job.answer.cancelled():
                self._serve(job)

    def _serve(self, job: _Job) -> None:
        try:
            pipe = self._ready()
            pipe.send((job.work, job.arguments))
            result, error = self._answer(job, pipe)
        except (EOFError, OSError):
            self._kill()
            result, error = None, Failed("the worker has died")
        job.settle(result, error)

    def _ready(self) -> Connection:
        if self.pipe is None or not self.process.is_alive():
            self._kill()
            self.pipe, theirs = _spawn.Pipe()
            self.process = _spawn.Process(
                target=_work, args=(theirs, self.stop_now, os.getpid()), daemon=True
            )
            self.process.start()
            theirs.close()
            if not self.pipe.poll(START):
                raise TimeoutError("the worker did not start")
            self.pipe.recv()
        self.stop_now.value = 0
        return self.pipe

    def _answer(self, job: _Job, pipe: Connection) -> tuple[Any, Exception | None]:
        began = time.monotonic()
        while True:
            if pipe.poll(LOOK):
                kind, value = pipe.recv()
                if kind == "part":
                    _report(job, value)
                    continue
                return (value, None) if kind == "done" else (None, value)
            spent = time.monotonic() - began
            if spent > job.seconds or job.answer.cancelled() or self.is_ended:
                self.stop_now.value = 1
            if spent > job.seconds + STOP_NOW:
                self._kill()
                return None, Failed("the worker was too slow")

    def _kill(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process = self.pipe = None

    def end(self) -> None:
        self.is_ended = True
        self.stop_now.value = 1
        if self.process is not None and self.process.is_alive():
            self.process.terminate()


def _report(job: _Job, part: float) -> None:
    if job.progress is not None:
        job.loop.call_soon_threadsafe(job.progress, part)


# --- in the worker ----------------------------------------------------------------------------


def _work(pipe: Connection, stop_now: Any, server: int) -> None:
    """The life of a worker: a job, its answer, the next job, until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)

    def stop() -> bool:
        return bool(stop_now.value) or os.getppid() != server

    pipe.send("up")
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(("done", work(*arguments, stop)))
        except Refusal as refusal:
            pipe.send(("refused", _Refused(refusal.objection)))
        except Exception as error:
            pipe.send(("refused", Failed(repr(error))))


class _Refused(Refusal):
    """A refusal that can cross from one process to another."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)
        self.args = (objection,)
