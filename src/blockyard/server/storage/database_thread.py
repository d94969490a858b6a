"""A thread with one connection to SQLite, on which one piece of work after another runs.

It works for everybody, so each piece is timed and charged to whoever pays for the task that waits
for it, however it ends. Where there is a time limit, a piece that exceeds it is stopped, and so is
one that nobody waits for any more.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from time import monotonic, thread_time
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, event

from blockyard.server import shares

T = TypeVar("T")

STEPS = 50_000
"""Steps of SQLite's machine between two looks at the clock: some milliseconds."""


class TooLong(Exception):
    """A piece of work exceeded its time limit, or nobody waited for it any more."""


class _Piece(Generic[T]):
    """A piece of work."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.seconds = 0.0
        """The processor time that it took."""
        self.ends = inf
        self.is_wanted = True

    def must_stop(self) -> bool:
        return not self.is_wanted or monotonic() > self.ends


class DatabaseThread:
    def __init__(
        self, engine: Engine, name: str, seconds: Callable[[], float] | None = None, nice: int = 0
    ) -> None:
        """With a limit of `seconds`, or none: then every piece is finished. `nice` is how much the
        thread gives way to others, on systems where threads can."""
        self.engine, self.seconds, self.nice = engine, seconds, nice
        self._running: _Piece[Any] | None = None
        if seconds is not None:
            event.listen(engine, "connect", self._watch)
        self._thread = ThreadPoolExecutor(1, name, initializer=self._give_way)

    def _give_way(self) -> None:
        with suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self.nice)

    def _watch(self, connection: Any, _: object) -> None:
        connection.set_progress_handler(self._must_stop, STEPS)

    def _must_stop(self) -> bool:
        """SQLite asks while it works."""
        return self._running is not None and self._running.must_stop()

    async def run(self, work: Callable[[Connection], T]) -> T:
        piece = _Piece(work)
        done = asyncio.get_running_loop().run_in_executor(self._thread, self._do, piece)
        done.add_done_callback(lambda done: _charge(done, piece))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            piece.is_wanted = self.seconds is None
            raise

    def _do(self, piece: _Piece[T]) -> T:
        began = thread_time()
        if self.seconds is not None:
            piece.ends = monotonic() + self.seconds()
        self._running = piece
        try:
            if not piece.is_wanted:
                raise TooLong
            with self.engine.begin() as connection:
                return piece.work(connection)
        except Exception as error:
            if piece.must_stop():
                raise TooLong from error
            raise
        finally:
            self._running = None
            piece.seconds = thread_time() - began

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()


def _charge(done: asyncio.Future[Any], piece: _Piece[Any]) -> None:
    shares.charge(piece.seconds)
    if not done.cancelled():
        done.exception()  # whoever waited may have gone
