"""A pool of worker processes for CPU-bound work: engine moves, hints, tower physics.

Each worker is a process at nice 10, paired with a server thread that feeds it one job after
another from a priority queue. A worker that dies or misses its deadline is replaced, and its job
is retried once. `URGENT` jobs (chance moves) have a worker of their own, so that a tower never
waits for a deep search.
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
from ctypes import c_byte
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar, TypeVarTuple

from blockyard.ai.engine import Stop
from blockyard.core.contract import Objection, Refusal

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NICE = 10
URGENT, BOT, HELP = 0, 1, 2
"""Priorities, the most urgent first."""
START_TIMEOUT = 60.0
"""Seconds for a new worker to come up; they count for no job."""
STOP_GRACE = 10.0
"""Seconds between asking a worker for its answer and killing it."""
POLL_SECONDS = 0.05
_spawn = multiprocessing.get_context("spawn")


class WorkerFailed(Exception):
    """No result: the worker died or was too slow, twice."""


@dataclass(order=True, slots=True)
class _Job:
    """A function to call in a worker as `work(*arguments, stop)`. Its types are erased here:
    arguments and result cross a pipe. `Workers.run` is typed."""

    priority: int
    number: int
    work: Callable[..., Any] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    seconds: float = field(compare=False)
    result: asyncio.Future[Any] = field(compare=False)
    loop: asyncio.AbstractEventLoop = field(compare=False)

    def finish(self, result: object, error: Exception | None) -> None:
        """Called in the worker's thread; the future belongs to the event loop."""

        def set_result() -> None:
            if self.result.done():
                return
            if error is not None:
                self.result.set_exception(error)
            else:
                self.result.set_result(result)

        with suppress(RuntimeError):  # the server has stopped, and nobody waits any more
            self.loop.call_soon_threadsafe(set_result)


class Workers:
    def __init__(self, count: int | None = None) -> None:
        count = count or max(2, os.cpu_count() or 2)
        self._numbers = itertools.count()
        self._urgent: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._queue: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._workers = [_Worker(self._urgent), *(_Worker(self._queue) for _ in range(count))]
        self.replaced = 0

    async def run(
        self,
        work: Callable[[*Ts, Stop], T],
        *arguments: *Ts,
        seconds: float,
        priority: int = BOT,
    ) -> T:
        """The result of `work(*arguments, stop)` in a worker process. After `seconds`, `stop()`
        turns true, which asks for a result at once. Cancelling this cancels the job."""
        for attempt in (1, 2):
            loop = asyncio.get_running_loop()
            result: asyncio.Future[T] = loop.create_future()
            job = _Job(priority, next(self._numbers), work, arguments, seconds, result, loop)
            try:
                return await self._submit(job, result)
            except WorkerFailed:
                self.replaced += 1
                if attempt == 2:
                    raise
        raise AssertionError("two attempts are made")

    async def _submit(self, job: _Job, result: asyncio.Future[T]) -> T:
        (self._urgent if job.priority == URGENT else self._queue).put(job)
        for worker in self._workers:
            if not worker.is_alive():
                worker.start()
        return await result

    @property
    def waiting(self) -> int:
        return self._urgent.qsize() + self._queue.qsize()

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class _Worker(threading.Thread):
    """The server's side of one worker process, which is started when it is first needed."""

    def __init__(self, jobs: queue.PriorityQueue[_Job]) -> None:
        super().__init__(daemon=True, name="worker")
        self.jobs = jobs
        self.process: SpawnProcess | None = None
        self.pipe: Connection[Any, Any] | None = None
        self.stop_now = _spawn.RawValue(c_byte, 0)
        self.is_ended = False

    def run(self) -> None:
        while not self.is_ended:
            try:
                job = self.jobs.get(timeout=1.0)
            except queue.Empty:
                continue
            if not job.result.cancelled():
                self._serve(job)

    def _serve(self, job: _Job) -> None:
        result: object = None
        error: Exception | None
        try:
            pipe = self._ready()
            pipe.send((job.work, job.arguments))
            result, error = self._wait_for(job, pipe)
        except (EOFError, OSError):
            self._kill()
            error = WorkerFailed("the worker died")
        job.finish(result, error)

    def _ready(self) -> Connection[Any, Any]:
        if self.pipe is None or self.process is None or not self.process.is_alive():
            self._kill()
            self.pipe, theirs = _spawn.Pipe()
            self.process = _spawn.Process(
                target=_work, args=(theirs, self.stop_now, os.getpid()), daemon=True
            )
            self.process.start()
            theirs.close()
            if not self.pipe.poll(START_TIMEOUT):
                raise TimeoutError("the worker did not start")
            self.pipe.recv()
        self.stop_now.value = 0
        return self.pipe

    def _wait_for(self, job: _Job, pipe: Connection[Any, Any]) -> tuple[object, Exception | None]:
        began = time.monotonic()
        while True:
            if pipe.poll(POLL_SECONDS):
                is_done, value = pipe.recv()
                return (value, None) if is_done else (None, value)
            spent = time.monotonic() - began
            if spent > job.seconds or job.result.cancelled() or self.is_ended:
                self.stop_now.value = 1
            if spent > job.seconds + STOP_GRACE:
                self._kill()
                return None, WorkerFailed("the worker was too slow")

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


# --- in the worker ----------------------------------------------------------------------------


def _work(pipe: Connection[Any, Any], stop_now: c_byte, server: int) -> None:
    """The main loop of a worker: take a job, send the result, until the server goes away."""
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
            pipe.send((True, work(*arguments, stop)))
        except Refusal as refusal:
            pipe.send((False, _PickledRefusal(refusal.objection)))
        except Exception as error:
            pipe.send((False, WorkerFailed(repr(error))))


class _PickledRefusal(Refusal):
    """A refusal that survives pickling between processes."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)
        self.args = (objection,)
