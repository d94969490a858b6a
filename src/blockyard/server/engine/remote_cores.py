"""Cores of workers on other machines, as the server uses them: like its own worker processes.

Workers announce themselves once a second (remote_worker.py). What waits for them stays in the
server's own fair queues until one of their cores is free, so that priorities and turns hold. A job
that is lost with its worker is given to another one by the broker; if none answers in time, the
server asks once more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from blockyard.core.contract import Objection, Refusal
from blockyard.server.broker import Broker
from blockyard.server.engine import remote_jobs
from blockyard.server.engine.queues import Job
from blockyard.server.engine.remote_jobs import (
    ACK_SECONDS,
    ANY_LEVEL,
    LIFE_SECONDS,
    NAMES,
    WORK,
    Answer,
    Levels,
)
from blockyard.server.engine.worker_process import STOP_GRACE, Call, Reply, WorkerFailed

log = logging.getLogger("blockyard.remote")

GONE_SECONDS = 3 * LIFE_SECONDS


class Offered(NamedTuple):
    """What some workers take: work of these kinds at these levels."""

    kinds: frozenset[str]
    levels: Levels = ANY_LEVEL

    def takes(self, job: Job) -> bool:
        """Whether they take this. A streamed analysis stays at its server."""
        if job.kind.value not in self.kinds or job.work not in NAMES or job.on_update is not None:
            return False
        level = remote_jobs.level_of(job.arguments)
        return level is None or self.levels.first <= level <= self.levels.last


class RemoteCore:
    """One core of some remote worker."""

    def __init__(self, cores: RemoteCores, offered: Offered) -> None:
        self.cores, self.offered = cores, offered
        self._job = ""

    async def call(self, call: Call, kind: str) -> Reply:
        """The reply, or WorkerFailed."""
        self._job = secrets.token_hex(8)
        queue = remote_jobs.queue(kind, self.offered.levels)
        return await self.cores.ask(self._job, call, queue)

    def stop(self) -> None:
        """Ask for the result of the current call at once."""
        if self._job:
            self.cores.stop(self._job)


class RemoteCores:
    """`on_change` is called when there are more or fewer of them."""

    def __init__(self, broker: Broker) -> None:
        self.broker, self.build = broker, remote_jobs.build()
        self.on_change: Callable[[], None] = lambda: None
        self.offered: dict[Offered, int] = {}
        """The number of cores for each share of the work."""
        self._offers: dict[str, tuple[float, int, Offered]] = {}
        self._subject = f"blockyard.answers.{secrets.token_hex(8)}"
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        return sum(self.offered.values())

    async def open(self) -> None:
        if not await self._open_stream():
            return
        self.broker.on_reconnect.append(lambda: self._start(self._open_stream()))
        await self.broker.subscribe(self._subject, self._on_answer)
        await self.broker.subscribe(remote_jobs.WORKERS, self._on_offer)
        self._start(self._watch())

    async def _open_stream(self) -> bool:
        """Create the work queue, which is gone whenever the broker was; whether there is one."""
        try:
            await remote_jobs.open_stream(self.broker.jetstream)
        except Exception as error:
            log.warning("the broker has no work queue (start it with -js): %r", error)
            return False
        return True

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- who is there --------------------------------------------------------

    def _on_offer(self, message: bytes) -> None:
        offer = remote_jobs.decode_offer(message)
        if offer.build == self.build:
            offered = Offered(frozenset(offer.kinds), offer.levels)
            self._offers[offer.worker] = time.monotonic(), offer.cores, offered
            self._count()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LIFE_SECONDS)
            since = time.monotonic() - GONE_SECONDS
            self._offers = {name: one for name, one in self._offers.items() if one[0] > since}
            self._count()

    def _count(self) -> None:
        found: Counter[Offered] = Counter()
        for _, cores, offered in self._offers.values():
            found[offered] += cores
        if found != self.offered:
            self.offered = found
            log.info("cores of other machines: %d", self.count)
            self.on_change()

    # --- jobs ----------------------------------------------------------------

    async def ask(self, job: str, call: Call, queue: str) -> Reply:
        name = NAMES[call.work]
        arguments = msgspec.msgpack.encode(call.arguments)
        message = remote_jobs.Job(
            job, self._subject, name, arguments, call.seconds, call.cpu_seconds
        )
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[job] = answer
        try:
            async with asyncio.timeout(call.seconds + STOP_GRACE + 2 * ACK_SECONDS):
                await self.broker.jetstream.publish(
                    remote_jobs.subject(queue, self.build),
                    remote_jobs.encode(message),
                    headers={"Nats-Msg-Id": job},
                )
                return _reply(name, await answer)
        except Exception as error:
            raise WorkerFailed(f"no remote worker has answered: {error!r}") from error
        finally:
            del self._waiting[job]

    def stop(self, job: str) -> None:
        self._start(self.broker.publish(remote_jobs.STOPS, job.encode()))

    def _on_answer(self, message: bytes) -> None:
        answer = remote_jobs.decode_answer(message)
        waiting = self._waiting.get(answer.job)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def _reply(name: str, answer: Answer) -> Reply:
    error: Exception | None = None
    if answer.refused is not None:
        error = Refusal(Objection(*answer.refused))
    elif answer.error:
        error = WorkerFailed(answer.error)
    value = None if error else msgspec.msgpack.decode(answer.result, type=WORK[name].result)
    return Reply(value, error, answer.cpu_seconds, answer.was_stopped)
