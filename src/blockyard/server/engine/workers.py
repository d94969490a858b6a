"""Workers: CPU-bound work (engine moves, chance moves, help) in processes of their own.

`Workers.ask` is the whole interface. Work waits in the queue of its kind (queues.py) until a
worker is free. Moves of computer players go before help, and a search that helps somebody is
stopped with its best answer so far when a computer player waits. Streamed analyses make room for
anything else, and take turns with each other; what nobody asked for makes room for them too. Who
has used the workers much comes after the others.
One worker in addition is for chance moves alone, so that a tower never waits for a deep search. The
more wait, the less time each gets, and the answer says so; rated games are never shortened. Work
whose asker goes away is dropped, also while it runs.

A worker that dies or misses its deadline is replaced, and its job is tried once more. All
scheduling happens in the event loop; threads only wait for the pipes of the processes.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar, TypeVarTuple

from blockyard.ai.engine import Stop
from blockyard.core.contract import Refused
from blockyard.server.engine.queues import (
    POLICIES,
    SERVER,
    Asker,
    FairQueue,
    IsWanted,
    Job,
    Kind,
    OnPlace,
    Usage,
    any_job,
)
from blockyard.server.engine.remote_cores import RemoteCore, RemoteCores
from blockyard.server.engine.worker_process import (
    HELP_NICE,
    NICE,
    Call,
    Reply,
    Worker,
    WorkerFailed,
)

T = TypeVar("T")
U = TypeVar("U")
Ts = TypeVarTuple("Ts")

MIN_SECONDS = 0.5
"""The least time that a shortened job gets, and that help has before it makes room."""
TURN_SECONDS = 1.0
"""What a streamed analysis has before it makes room for help or for another one."""
RATED_PATIENCE, RATED_SECONDS = 10.0, 120.0
"""A rated move is limited by CPU time, so that nobody weakens a computer player by keeping the
machine busy: this many times as much may pass, up to these seconds."""
HELP_EACH_TURNS = 4
"""One start in this many goes to the least urgent waiting job, so that it is not starved."""
PLACES_SECONDS = 0.2
"""Seconds until everybody who waits hears their new place."""
MAKES_ROOM = {Kind.HELP: MIN_SECONDS, Kind.ANALYSIS: 0.0, Kind.IDLE: 0.0}
"""What makes room for computer players, and the seconds that it has before."""
URGENCY = {kind: place for place, kind in enumerate(Kind)}
HELP_EACH, HELP_EACH_GROUP, HELP_ALL = 2, 60, 240
"""Requests for help under way: of one person, of one address, and in total."""
IDLE_EACH_GROUP, IDLE_ALL = 10, 100
"""The same for what nobody asked for, which takes no place of a request."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """The result, the CPU time that it took, and whether it was cut short to make room."""

    value: T
    cpu_seconds: float
    hurried: bool


class Workers:
    def __init__(self, count: int | None = None) -> None:
        count = count or max(2, os.cpu_count() or 2)
        self._workers = [Worker() for _ in range(count)]
        self._chance_worker = Worker()
        self._threads = ThreadPoolExecutor(count + 1, "worker")
        self._queues = {kind: FairQueue() for kind in Kind}
        self._running: dict[Worker | RemoteCore, Job] = {}
        self._remote: RemoteCores | None = None
        self._remote_cores: list[RemoteCore] = []
        self._helping: Counter[str] = Counter()
        """Requests for help under way, by person, by group (`group …`) and in total (`all`)."""
        self._starts = 0
        self._usage = Usage()
        self._places_timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self.replaced = 0

    async def ask(
        self,
        work: Callable[[*Ts, Stop], T],
        *arguments: *Ts,
        seconds: float,
        kind: Kind,
        asker: Asker = SERVER,
        on_place: OnPlace | None = None,
    ) -> Answer[T]:
        """The result of `work(*arguments, stop)` in a worker process. After `seconds`, or sooner
        if many wait, `stop()` turns true, which asks for a result at once. `on_place` is told
        the place in the queue. Cancelling this cancels the job."""

        def job(result: asyncio.Future[Answer[T]], now: float) -> Job:
            return Job(work, arguments, kind, asker, seconds, result, now, on_place)

        return await self._attempt(job)

    async def stream(
        self,
        work: Callable[[*Ts, Stop, Callable[[U], None]], T],
        *arguments: *Ts,
        on_update: Callable[[U], None],
        seconds: float,
        asker: Asker,
        on_place: OnPlace | None = None,
    ) -> Answer[T]:
        """Like `ask`, for streamed analysis: `on_update` is called with all that the work tells
        meanwhile. If the answer was hurried, the work had to make room and may be asked again."""

        def job(result: asyncio.Future[Answer[T]], now: float) -> Job:
            kind = Kind.ANALYSIS
            return Job(work, arguments, kind, asker, seconds, result, now, on_place, on_update)

        return await self._attempt(job)

    async def _attempt(self, make: Callable[[asyncio.Future[Answer[T]], float], Job]) -> Answer[T]:
        for attempt in (1, 2):
            result: asyncio.Future[Answer[T]] = asyncio.get_running_loop().create_future()
            job = make(result, time.monotonic())
            try:
                return await self._answered(job, result)
            except WorkerFailed:
                if attempt == 2 or self._is_closed or not job.started:
                    raise
                self.replaced += 1
        raise AssertionError("two attempts are made")

    async def _answered(self, job: Job, result: asyncio.Future[T]) -> T:
        policy, waiting = POLICIES[job.kind], self._queues[job.kind]
        if len(waiting) >= policy.most:
            self._make_place(waiting, job)
        waiting.put(job)
        timer = asyncio.get_running_loop().call_later(policy.wait, self._expire, job)
        self._dispatch()
        try:
            return await result
        finally:
            timer.cancel()
            self._drop(job)

    def _make_place(self, waiting: FairQueue, job: Job) -> None:
        """In a full queue, the last job of the group that has most there gives up its place."""
        last = waiting.last_of_longest(job.asker.group)
        if last is None:
            raise WorkerFailed("too much work waits")
        waiting.remove(last)
        self._fail(last, "too much work waits")

    async def use(self, remote: RemoteCores) -> None:
        """Use cores of other machines as well."""
        self._remote = remote
        remote.on_change = self._count_remote
        await remote.open()

    def _count_remote(self) -> None:
        assert self._remote is not None
        before, remote = self._remote_cores, self._remote
        self._remote_cores = []
        for offered, count in remote.offered.items():
            known = [core for core in before if core.offered == offered][:count]
            new = [RemoteCore(remote, offered) for _ in range(count - len(known))]
            self._remote_cores += known + new
        self._dispatch()

    @contextmanager
    def helping(self, asker: Asker, is_idle: bool = False) -> Iterator[None]:
        """A request for help under way, however many questions it leads to; refused if this
        person, their address or everybody together has too many. `is_idle`: nobody asked for it."""
        group = f"group {asker.group}"
        limits = {asker.person: HELP_EACH, group: self._most_of(group), "all": HELP_ALL}
        if is_idle:
            limits = {f"idle {group}": IDLE_EACH_GROUP, "idle": IDLE_ALL}
        for key, most in limits.items():
            if self._helping[key] >= most:
                reason = "help-busy" if key == asker.person else "help-crowded"
                raise Refused(reason, most=most)
        self._helping.update(limits.keys())
        try:
            yield
        finally:
            self._helping -= Counter(limits.keys())  # drops what reaches zero

    def _most_of(self, group: str) -> int:
        """The requests that a group may have: the more others have, the fewer, so that some
        addresses cannot take all places."""
        others = self._helping["all"] - self._helping[group]
        return max(HELP_EACH, HELP_EACH_GROUP * (HELP_ALL - others) // HELP_ALL)

    @property
    def remote_count(self) -> int:
        return len(self._remote_cores)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    def waiting_by_kind(self) -> dict[str, int]:
        return {kind.value: len(waiting) for kind, waiting in self._queues.items()}

    def close(self) -> None:
        self._is_closed = True
        for worker in (self._chance_worker, *self._workers):
            worker.end()
        if self._remote is not None:
            self._remote.close()
        for waiting in self._queues.values():
            for job in list(waiting.in_order()):
                self._fail(job, "the server stops")
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- scheduling ----------------------------------------------------------

    def _dispatch(self) -> None:
        """Start what can start, make room for what cannot, and send everybody their place."""
        if self._is_closed:
            return
        if self._chance_worker not in self._running and self._queues[Kind.CHANCE]:
            self._start(self._chance_worker, self._take([Kind.CHANCE], any_job))
        for worker in self._workers:
            if worker not in self._running and (job := self._next_job()):
                self._start(worker, job)
        for core in self._remote_cores:
            if core not in self._running and (job := self._next_job(core.offered.takes)):
                self._start(core, job)
        self._preempt()
        if self._places_timer is None and self.waiting:
            later = asyncio.get_running_loop().call_later
            self._places_timer = later(PLACES_SECONDS, self._tell_places)

    def _tell_places(self) -> None:
        """Tell everybody who waits their place. Not at once: a hundred may come and go together."""
        self._places_timer = None
        for waiting in self._queues.values():
            for place, job in enumerate(waiting.in_order(), 1):
                job.tell_place(place)

    def _next_job(self, is_wanted: IsWanted = any_job) -> Job | None:
        waiting = [kind for kind in Kind if self._queues[kind].groups(is_wanted)]
        if not waiting:
            return None
        if waiting != [Kind.IDLE]:
            waiting = [kind for kind in waiting if kind is not Kind.IDLE]
        self._starts += 1
        turn, is_urgent = self._starts // HELP_EACH_TURNS, self._starts % HELP_EACH_TURNS
        urgent = [kind for kind in waiting if kind not in MAKES_ROOM]
        patient = [kind for kind in waiting if _gets_a_turn(kind, bool(urgent))] or urgent[-1:]
        kinds = urgent or waiting[:1] if is_urgent else [patient[turn % len(patient)]]
        return self._take(kinds, is_wanted)

    def _take(self, kinds: Sequence[Kind], is_wanted: IsWanted) -> Job:
        """The next job of these kinds. Of those who have used little, the most urgent comes first:
        nobody's rated games keep others from playing."""
        now, usage = time.monotonic(), self._usage
        found = [(group, kind) for kind in kinds for group in self._queues[kind].groups(is_wanted)]
        group, kind = min(found, key=lambda one: usage.level(one[0], now))
        return self._queues[kind].take(group, is_wanted)

    def _start(self, worker: Worker | RemoteCore, job: Job) -> None:
        job.started = time.monotonic()
        seconds = self._time_for(job)
        job.is_shortened = seconds < job.seconds
        longest = max(seconds, min(RATED_PATIENCE * seconds, RATED_SECONDS))
        wall = longest if job.kind is Kind.RATED else seconds
        self._running[worker] = job
        loop = asyncio.get_running_loop()
        if isinstance(worker, RemoteCore):
            call = Call(job.work, job.arguments, wall, seconds)
            asked = loop.create_task(worker.call(call, job.kind.value))
            asked.add_done_callback(lambda done: self._finished(worker, job, done))
            job.tell_place(0)
            return
        worker.stop_now.value = 0

        def tell_update(value: object) -> None:
            loop.call_soon_threadsafe(job.tell_update, value)

        told = None if job.on_update is None else tell_update
        nice = HELP_NICE if job.kind in MAKES_ROOM else NICE
        call = Call(job.work, job.arguments, wall, seconds, told, nice)
        reply = loop.run_in_executor(self._threads, worker.call, call)
        reply.add_done_callback(lambda done: self._finished(worker, job, done))
        job.tell_place(0)

    def _time_for(self, job: Job) -> float:
        """What the job asked for, or its share of what is left until everybody who waits should
        have been answered."""
        target = POLICIES[job.kind].target
        if target is None:
            return job.seconds
        left = job.arrived + target - job.started
        workers = len(self._workers) + len(self._remote_cores)
        share = left * workers / (self.waiting + 1)
        return min(job.seconds, max(MIN_SECONDS, share))

    def _preempt(self) -> None:
        """Stop searches that can wait, one for each job that waits: what nobody asked for makes
        room for everything, help and analyses for computer players, analyses for help and, after
        their turn, for each other."""
        bots = len(self._queues[Kind.RATED]) + len(self._queues[Kind.BOT])
        others = len(self._queues[Kind.HELP]) + len(self._queues[Kind.ANALYSIS])
        self._make_room(self.waiting - len(self._queues[Kind.IDLE]), {Kind.IDLE: 0.0})
        self._make_room(bots, MAKES_ROOM)
        self._make_room(bots + others, {Kind.ANALYSIS: TURN_SECONDS, Kind.IDLE: 0.0})

    def _make_room(self, wanted: int, kinds: dict[Kind, float]) -> None:
        """Stop as many jobs of these kinds, the least urgent and the longest running first, once
        they have had these seconds. Those that leave later anyway, for somebody else, do not
        count: a computer player does not wait until an analysis has had its turn."""
        now, loop = time.monotonic(), asyncio.get_running_loop()
        running = [
            (worker, job, max(now, job.started + kinds[job.kind]))
            for worker, job in self._running.items()
            if job.kind in kinds
        ]
        later = [one for one in running if one[1].leaves_at > one[2]]
        later.sort(key=lambda one: (-URGENCY[one[1].kind], one[1].started))
        for worker, job, end in later[: max(0, wanted - (len(running) - len(later)))]:
            job.leaves_at = end
            loop.call_later(end - now, self._stop, worker, job)

    def _stop(self, worker: Worker | RemoteCore, job: Job) -> None:
        if self._running.get(worker) is job:
            worker.stop()

    def _expire(self, job: Job) -> None:
        if not job.started:
            self._fail(job, "no worker was free in time")

    def _drop(self, job: Job) -> None:
        """Nobody waits for this job any more."""
        self._queues[job.kind].remove(job)
        for worker, running in self._running.items():
            if running is job:
                worker.stop()

    def _fail(self, job: Job, why: str) -> None:
        if not job.result.done():
            job.result.set_exception(WorkerFailed(why))

    def _finished(self, worker: Worker | RemoteCore, job: Job, done: asyncio.Future[Reply]) -> None:
        self._running.pop(worker, None)
        now = time.monotonic()
        if job.kind is not Kind.IDLE:  # it cost nobody anything, so nobody comes later for it
            self._usage.add(job.asker.group, now - job.started, now)
        failure = WorkerFailed("the server stops") if done.cancelled() else done.exception()
        if not job.result.done():
            self._resolve(job, done, failure)
        self._dispatch()

    def _resolve(
        self, job: Job, done: asyncio.Future[Reply], failure: BaseException | None
    ) -> None:
        if failure is not None:
            job.result.set_exception(failure)
            return
        reply = done.result()
        if reply.error is not None:
            job.result.set_exception(reply.error)
            return
        hurried = reply.was_stopped and (job.is_shortened or job.is_preempted)
        job.result.set_result(Answer(reply.value, reply.cpu_seconds, hurried))


def _gets_a_turn(kind: Kind, is_beside_urgent: bool) -> bool:
    """Whether the starts for the least urgent go to this kind. What would have to make room at
    once gets none while something urgent waits."""
    return MAKES_ROOM.get(kind, 0.0) > 0 or (kind in MAKES_ROOM and not is_beside_urgent)
