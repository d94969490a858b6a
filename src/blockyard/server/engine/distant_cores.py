"""Cores of workers on other machines, as the server uses them: like its own worker processes.

Workers announce themselves once a second (distant_worker.py). What waits for them stays in the
server's own fair queues until one of their cores is free, so that priorities and turns hold. A job
that is lost with its worker is given to another one by the broker; if none answers in time, the
server asks once more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from blockyard.core.contract import Objection, Refusal
from blockyard.server.broker import Broker
from blockyard.server.engine import distant_jobs
from blockyard.server.engine.distant_jobs import ACK_SECONDS, LIFE_SECONDS, NAMES, WORK, Answer
from blockyard.server.engine.worker_process import STOP_GRACE, Call, Reply, WorkerFailed

log = logging.getLogger("blockyard.distant")

GONE_SECONDS = 3 * LIFE_SECONDS


class DistantCore:
    """One core of some worker elsewhere."""

    def __init__(self, cores: DistantCores) -> None:
        self.cores = cores
        self._job = ""

    async def call(self, call: Call, kind: str) -> Reply:
        """The reply, or WorkerFailed."""
        self._job = secrets.token_hex(8)
        return await self.cores.ask(self._job, call, kind)

    def stop(self) -> None:
        """Ask for the result of the current call at once."""
        if self._job:
            self.cores.stop(self._job)


class DistantCores:
    """`on_change` is called when there are more or fewer of them."""

    def __init__(self, broker: Broker) -> None:
        self.broker, self.build = broker, distant_jobs.build()
        self.on_change: Callable[[], None] = lambda: None
        self.kinds: frozenset[str] = frozenset()
        self._offers: dict[str, tuple[float, int, frozenset[str]]] = {}
        self._subject = f"blockyard.answers.{secrets.token_hex(8)}"
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.count = 0

    async def open(self) -> None:
        try:
            await distant_jobs.open_stream(self.broker.jetstream)
        except Exception as error:
            log.warning("the broker has no work queue (start it with -js): %r", error)
            return
        await self.broker.subscribe(self._subject, self._on_answer)
        await self.broker.subscribe(distant_jobs.WORKERS, self._on_offer)
        self._start(self._watch())

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- who is there --------------------------------------------------------

    def _on_offer(self, message: bytes) -> None:
        offer = distant_jobs.decode_offer(message)
        if offer.build == self.build:
            self._offers[offer.worker] = time.monotonic(), offer.cores, frozenset(offer.kinds)
            self._count()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LIFE_SECONDS)
            since = time.monotonic() - GONE_SECONDS
            self._offers = {name: one for name, one in self._offers.items() if one[0] > since}
            self._count()

    def _count(self) -> None:
        count = sum(cores for _, cores, _ in self._offers.values())
        kinds = frozenset[str]().union(*(kinds for _, _, kinds in self._offers.values()))
        if (count, kinds) != (self.count, self.kinds):
            log.info("cores of other machines: %d", count)
            self.count, self.kinds = count, kinds
            self.on_change()

    # --- jobs ----------------------------------------------------------------

    async def ask(self, job: str, call: Call, kind: str) -> Reply:
        name = NAMES[call.work]
        arguments = msgspec.msgpack.encode(call.arguments)
        message = distant_jobs.Job(
            job, self._subject, name, arguments, call.seconds, call.cpu_seconds
        )
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[job] = answer
        try:
            async with asyncio.timeout(call.seconds + STOP_GRACE + 2 * ACK_SECONDS):
                await self.broker.jetstream.publish(
                    distant_jobs.subject(kind, self.build),
                    distant_jobs.encode(message),
                    headers={"Nats-Msg-Id": job},
                )
                return _reply(name, await answer)
        except Exception as error:
            raise WorkerFailed(f"no worker elsewhere has answered: {error!r}") from error
        finally:
            del self._waiting[job]

    def stop(self, job: str) -> None:
        self._start(self.broker.publish(distant_jobs.STOPS, job.encode()))

    def _on_answer(self, message: bytes) -> None:
        answer = distant_jobs.decode_answer(message)
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
