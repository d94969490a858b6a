"""A worker on another machine: takes jobs from the broker for as many cores as it was given.

It knows the broker and nothing else: neither the database nor any server. A job that it has taken
is acknowledged once the answer has been sent, and until then kept alive, so that one that is lost
with its worker is given to another. After SIGTERM it takes nothing new and finishes what it has.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec

from blockyard.core.contract import Refusal
from blockyard.server.broker import Broker
from blockyard.server.engine import remote_jobs
from blockyard.server.engine.remote_jobs import (
    ACK_SECONDS,
    ANY_LEVEL,
    LIFE_SECONDS,
    MOST_TRIES,
    WORK,
    Answer,
    Job,
    Levels,
    Offer,
)
from blockyard.server.engine.worker_process import Call, Worker, WorkerFailed

log = logging.getLogger("blockyard.worker")

FETCH_SECONDS = 1.0


class RemoteWorker:
    def __init__(
        self, url: str, cores: int, kinds: Sequence[str], levels: Levels = ANY_LEVEL
    ) -> None:
        self.broker, self.cores, self.kinds = Broker(url), cores, list(kinds)
        self.levels = levels
        self.name, self.build = secrets.token_hex(4), remote_jobs.build()
        self._workers = [Worker() for _ in range(cores)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._has_free = asyncio.Event()
        self._threads = ThreadPoolExecutor(cores, "worker")
        self._running: dict[str, Worker] = {}
        self._is_stopping = asyncio.Event()
        self._jobs: set[asyncio.Task[None]] = set()
        self._queues: dict[str, Any] = {}
        """The subscription for each kind. The broker forgets them when it is restarted."""

    async def run(self, ready: Callable[[], None]) -> None:
        """Work until `stop` is called."""
        for worker in self._workers:
            self._release(worker)
        await self.broker.open()
        for kind in self.kinds:
            await self._open_queue(kind)
        self.broker.on_reconnect.append(self._queues.clear)
        await self.broker.subscribe(remote_jobs.STOPS, self._on_stop)
        taking = [asyncio.create_task(self._take(kind)) for kind in self.kinds]
        announcing = asyncio.create_task(self._announce())
        ready()
        try:
            await self._is_stopping.wait()
            await self._offer(0)
            await asyncio.gather(*taking)
            await asyncio.gather(*self._jobs)
        finally:
            announcing.cancel()
            for worker in self._workers:
                worker.end()
            self._threads.shutdown(wait=False)
            await self.broker.close()

    def stop(self) -> None:
        self._is_stopping.set()

    async def _announce(self) -> None:
        while not self._is_stopping.is_set():
            await self._offer(self.cores)
            await asyncio.sleep(LIFE_SECONDS)

    async def _offer(self, cores: int) -> None:
        offer = Offer(self.name, self.build, cores, self.kinds, self.levels)
        await self.broker.publish(remote_jobs.WORKERS, remote_jobs.encode(offer))

    async def _open_queue(self, kind: str) -> Any:
        """Subscribe to the jobs of a kind."""
        from nats.js import api  # noqa: PLC0415  # an extra

        jetstream, queue = self.broker.jetstream, remote_jobs.queue(kind, self.levels)
        await remote_jobs.open_stream(jetstream)
        config = api.ConsumerConfig(ack_wait=ACK_SECONDS, max_deliver=MOST_TRIES)
        subject, durable = remote_jobs.subject(queue, self.build), f"{self.build}-{queue}"
        self._queues[kind] = await jetstream.pull_subscribe(subject, durable=durable, config=config)
        return self._queues[kind]

    async def _take(self, kind: str) -> None:
        """Take jobs of a kind, as long as a core is free."""
        while not self._is_stopping.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(FETCH_SECONDS):
                    await self._has_free.wait()
            if not self._has_free.is_set():
                continue
            try:
                jobs = self._queues.get(kind) or await self._open_queue(kind)
                (message,) = await jobs.fetch(1, timeout=FETCH_SECONDS)
            except TimeoutError:  # nothing to do for now
                continue
            except Exception as error:
                log.warning("no jobs can be taken: %r", error)
                self._queues.pop(kind, None)
                await asyncio.sleep(FETCH_SECONDS)
                continue
            task = asyncio.create_task(self._do(message))
            self._jobs.add(task)
            task.add_done_callback(self._jobs.discard)

    async def _do(self, message: Any) -> None:
        living = asyncio.create_task(_keep_alive(message))
        worker = await self._core()
        try:
            job = remote_jobs.decode_job(message.data)
            self._running[job.id] = worker
            answer = await self._answer(worker, job)
            await self.broker.publish(job.reply, remote_jobs.encode(answer))
            await message.ack()
        except (msgspec.DecodeError, KeyError) as error:
            log.warning("a job that is none: %r", error)
            await message.term()
        finally:
            living.cancel()
            self._release(worker)

    async def _core(self) -> Worker:
        """A free core. Jobs of two kinds can arrive for the last one; then the second waits."""
        worker = await self._free.get()
        if self._free.empty():
            self._has_free.clear()
        return worker

    def _release(self, worker: Worker) -> None:
        self._running = {job: at for job, at in self._running.items() if at is not worker}
        self._free.put_nowait(worker)
        self._has_free.set()

    async def _answer(self, worker: Worker, job: Job) -> Answer:
        work = WORK[job.work]
        arguments = msgspec.msgpack.decode(job.arguments, type=work.arguments)
        call = Call(work.call, tuple(arguments), job.seconds, job.cpu_seconds)
        worker.stop_now.value = 0
        try:
            loop = asyncio.get_running_loop()
            reply = await loop.run_in_executor(self._threads, worker.call, call)
        except WorkerFailed as error:
            return Answer(job.id, error=str(error))
        if isinstance(reply.error, Refusal):
            why = reply.error.objection
            return Answer(job.id, refused=(why.clause, why.reason, dict(why.params)))
        if reply.error is not None:
            return Answer(job.id, error=str(reply.error))
        result, spent = msgspec.msgpack.encode(reply.value), reply.cpu_seconds
        return Answer(job.id, result, cpu_seconds=spent, was_stopped=reply.was_stopped)

    def _on_stop(self, message: bytes) -> None:
        if (worker := self._running.get(message.decode())) is not None:
            worker.stop()


async def _keep_alive(message: Any) -> None:
    while True:
        await asyncio.sleep(ACK_SECONDS / 3)
        with suppress(Exception):  # the broker is away
            await message.in_progress()
