"""One worker: a process at nice 10 that answers one call at a time.

The server's side is `Worker.call`, which blocks and therefore runs in a thread. A process that
dies, hangs or cannot understand its call is killed and replaced with the next call.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from ctypes import c_byte
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from blockyard.core.contract import Objection, Refusal

NICE, HELP_NICE = 10, 19
"""The second for whatever no game waits for: on one core at nice 10, two workers that are busy with
it take a fifth of the time that the server needs."""
LOADED = "blockyard.server.engine.jobs"
"""What every job needs is loaded before the first one: its time must not go into that."""
START_TIMEOUT = 60.0
"""Seconds for a new worker to come up; they count for no job."""
STOP_GRACE = 10.0
"""Seconds between asking a worker for its answer and killing it."""
POLL_SECONDS = 0.05
NOTICE_SECONDS, LEAVE_SECONDS = 0.01, 0.05
"""Until a worker sees that a streamed analysis is to make room, and what that has for its end."""
_spawn = multiprocessing.get_context("spawn")


class WorkerFailed(Exception):
    """No result: the worker died or was too slow, twice, or nobody could take the work."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a worker is asked to do. After `cpu_seconds` of its own time or `seconds` of anybody's,
    `stop()` turns true, which asks for a result at once."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    seconds: float
    cpu_seconds: float
    on_update: Callable[[Any], None] | None = None
    """Called, in the thread that waits, with what the work tells before its result. Such work gets
    another argument: the function by which it tells."""
    nice: int = NICE


@dataclass(frozen=True, slots=True)
class Update:
    """Something that streaming work tells before its result."""

    value: Any


@dataclass(frozen=True, slots=True)
class Reply:
    """The result or the error, the CPU time that it took, and whether `stop()` ended it early."""

    value: Any
    error: Exception | None = None
    cpu_seconds: float = 0.0
    was_stopped: bool = False


class Worker:
    """The server's side of one worker process, which is started when it is first needed."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Connection[Any, Any] | None = None
        self.stop_now = _spawn.RawValue(c_byte, 0)
        self.is_ended = False

    def stop(self) -> None:
        """Ask for the result of the current call at once."""
        self.stop_now.value = 1

    def call(self, call: Call) -> Reply:
        """Blocks until the answer is there, or raises WorkerFailed."""
        try:
            pipe = self._ready()
            streams = call.on_update is not None
            pipe.send((call.work, call.arguments, call.cpu_seconds, streams, call.nice))
            return self._wait_for(call, pipe)
        except WorkerFailed:
            self._kill()
            raise
        except Exception as error:
            # A pipe that broke, or a call or result that cannot be pickled, perhaps half sent.
            self._kill()
            raise WorkerFailed(f"the worker died: {error!r}") from error

    def _ready(self) -> Connection[Any, Any]:
        if self.is_ended:
            raise WorkerFailed("the server stops")
        if self.pipe is None or self.process is None or not self.process.is_alive():
            self._kill()
            self.pipe, theirs = _spawn.Pipe()
            self.process = _spawn.Process(
                target=_work, args=(theirs, self.stop_now, os.getpid()), daemon=True
            )
            self.process.start()
            theirs.close()
            if not self.pipe.poll(START_TIMEOUT):
                raise WorkerFailed("the worker did not start")
            self.pipe.recv()
        return self.pipe

    def _wait_for(self, call: Call, pipe: Connection[Any, Any]) -> Reply:
        began, asked_at = time.monotonic(), None
        while True:
            if pipe.poll(POLL_SECONDS):
                message: Reply | Update = pipe.recv()
                if isinstance(message, Reply):
                    return message
                if call.on_update is not None:
                    call.on_update(message.value)
            now = time.monotonic()
            if now - began > call.seconds or self.is_ended:
                self.stop_now.value = 1
            if self.stop_now.value and asked_at is None:
                asked_at = now
            if asked_at is not None and now - asked_at > STOP_GRACE:
                raise WorkerFailed("the worker was too slow")

    def _kill(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    def end(self) -> None:
        self.is_ended = True
        self.stop_now.value = 1
        if self.process is not None and self.process.is_alive():
            self.process.terminate()


# --- in the worker ----------------------------------------------------------------------------


class _Stop:
    """`stop()` of one call: true once the server asks for it or the CPU time is used up."""

    def __init__(self, stop_now: c_byte, server: int, cpu_seconds: float) -> None:
        self.stop_now, self.server, self.cpu_seconds = stop_now, server, cpu_seconds
        self.began = time.process_time()
        self.was_true = False

    def __call__(self) -> bool:
        is_over = self.spent() > self.cpu_seconds or os.getppid() != self.server
        self.was_true = self.was_true or is_over or bool(self.stop_now.value)
        return self.was_true

    def spent(self) -> float:
        return time.process_time() - self.began


class _Teller:
    """Sends what streaming work tells, and nothing after its reply."""

    def __init__(self, pipe: Connection[Any, Any]) -> None:
        self.pipe, self.lock, self.is_over = pipe, threading.Lock(), False

    def __call__(self, value: object) -> None:
        with self.lock:
            if not self.is_over:
                self.pipe.send(Update(value))

    def end(self) -> None:
        with self.lock:
            self.is_over = True


def _work(pipe: Connection[Any, Any], stop_now: c_byte, server: int) -> None:
    """The main loop of a worker: take a call, send the reply, until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    import_module(LOADED)
    helper = ThreadPoolExecutor(1, initializer=_give_way)
    pipe.send("up")
    while True:
        try:
            work, arguments, cpu_seconds, streams, nice = pipe.recv()
        except (EOFError, OSError):
            return
        stop, teller = _Stop(stop_now, server, cpu_seconds), _Teller(pipe)
        try:
            if streams:
                reply = Reply(
                    _streamed(helper.submit(partial(work, *arguments, stop, teller)), stop)
                )
            elif nice == NICE:
                reply = Reply(work(*arguments, stop))
            else:
                reply = Reply(helper.submit(partial(work, *arguments, stop)).result())
        except Refusal as refusal:
            reply = Reply(None, _PickledRefusal(refusal.objection))
        except Exception as error:
            reply = Reply(None, WorkerFailed(repr(error)))
        teller.end()
        pipe.send(Reply(reply.value, reply.error, stop.spent(), stop.was_true))


def _streamed(work: Future[Any], stop: _Stop) -> object:
    """The result of streaming work, or None soon after it is asked to stop. What it knew has been
    told: a computer player does not wait until a thread that gives way to all others notices."""
    while not stop():
        with suppress(TimeoutError):
            return work.result(NOTICE_SECONDS)
    with suppress(TimeoutError):
        return work.result(LEAVE_SECONDS)
    return None


def _give_way() -> None:
    """Lower the priority of this thread and those it starts, where threads have one: a process
    could not take its own back."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), HELP_NICE)


class _PickledRefusal(Refusal):
    """A refusal that survives pickling between processes."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection)
        self.args = (objection,)
