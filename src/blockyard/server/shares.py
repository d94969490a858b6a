"""Shares of the event loop: the time that each address may use of it.

One thread serves everybody, so a millisecond spent on one client is a millisecond for which all
others wait. The time that frames and requests take is measured and charged to their address. An
address that has used up its share waits until it has some again: nothing is refused, and nobody
else is slowed down.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from time import perf_counter, thread_time
from typing import Any, Generic, TypeVar, TypeVarTuple

from blockyard.server.rate_limit import MAX_BUCKETS, Rate, TokenBucket, too_fast

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FRAME_SECONDS, REQUEST_SECONDS = 0.00005, 0.0005
"""What a frame and a request take beside their handling, which is measured: waking tasks,
queues, and writing the answer to the socket."""
SOCKET_SECONDS = 0.002
"""What it takes to open a WebSocket and to close it, beside its frames."""
MAX_WAITING = 1000
"""Frames, requests and connections of one address that may wait for their turn."""


SMALL_SECONDS = 0.001
LONG_SECONDS, SAMPLE_SECONDS = 0.005, 0.02
"""A step from which on processor time counts, and how old the last sample of that may be."""


class Stopwatch:
    """Measures steps of the event loop: the processor time that they take, at most. Asking the
    system for that is slow on some machines, so a short step goes by the wall clock. For a long
    one, during which another process may have run, processor time since the last sample limits
    what is charged."""

    def __init__(self) -> None:
        self._sampled_at, self._used = perf_counter(), thread_time()

    def start(self) -> float:
        now = perf_counter()
        if now - self._sampled_at > SAMPLE_SECONDS:
            self._sampled_at, self._used = now, thread_time()
        return now

    def stop(self, began: float) -> float:
        """Seconds since `start`, which gave `began`."""
        seconds = perf_counter() - began
        if seconds < LONG_SECONDS:
            return seconds
        used = thread_time()
        limit, self._used, self._sampled_at = used - self._used, used, perf_counter()
        return min(seconds, limit)


stopwatch = Stopwatch()
"""One for the event loop of this process."""


class Share:
    """What one address has used, in milliseconds, and what of it waits, in order."""

    def __init__(self, rate: Rate) -> None:
        self.bucket = TokenBucket(rate)
        self.costly = asyncio.Lock()
        """Held by costly work: one piece at a time."""
        self.writing = asyncio.Lock()
        """The same for what is written to the database."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._timer: asyncio.Handle | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def charge(self, seconds: float) -> None:
        """Charge work that was done. Small amounts, of which each frame has several, wait for the
        next look at the clock."""
        if seconds < SMALL_SECONDS:
            self.bucket.tokens -= 1000 * seconds
        else:
            self.bucket.spend(1000 * seconds)

    def charge_since(self, began: float) -> None:
        """Charge a step of work that began then, by the stopwatch."""
        seconds = perf_counter() - began
        if seconds < SMALL_SECONDS:
            self.bucket.tokens -= 1000 * seconds
        else:
            self.charge(stopwatch.stop(began))

    def debt_seconds(self) -> float:
        """Seconds until this address may go on."""
        return self.bucket.seconds_until(0.0)

    def is_free(self) -> bool:
        """Whether the address may go on at once."""
        return not self._waiting and not self.bucket.is_empty()

    def is_idle(self) -> bool:
        """The same by the last look at the clock."""
        return not self._waiting and self.bucket.tokens >= 0

    def call_in_turn(self, work: Callable[[], None]) -> None:
        """Call this once the address is out of debt and what came before has been called. One
        timer serves all that waits: a thousand connections that wait cost no more than one."""
        self._waiting.append(work)
        if self._timer is None:
            self._schedule()

    def _schedule(self) -> None:
        loop = asyncio.get_running_loop()
        seconds = self.debt_seconds()
        go_on = self._call_next
        self._timer = loop.call_later(seconds, go_on) if seconds else loop.call_soon(go_on)

    def _call_next(self) -> None:
        """One at a time, so that other addresses have their turn in between."""
        self._timer = None
        try:
            if not self.debt_seconds():
                self._waiting.popleft()()
        finally:
            if self._waiting and self._timer is None:
                self._schedule()

    async def turn(self, expected: float = FRAME_SECONDS) -> None:
        """Wait until the address may go on, and charge it this much in advance."""
        if not self.is_free():
            if self.waiting >= MAX_WAITING:
                raise too_fast(self.debt_seconds())
            await self.turn_comes()
        self.charge(expected)

    async def turn_comes(self) -> None:
        has_come = asyncio.Event()
        self.call_in_turn(has_come.set)
        await has_come.wait()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this work, and charge the time that it runs, not that it waits."""
        return await Charged(work, self)


class Shares:
    """The share of each address, in LRU order."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._shares: OrderedDict[str, Share] = OrderedDict()

    def of(self, address: str) -> Share:
        share = self._shares.pop(address, None) or Share(self.rate)
        self._shares[address] = share
        if len(self._shares) > MAX_BUCKETS:
            self._shares.popitem(last=False)
        return share

    @property
    def waiting(self) -> int:
        return sum(share.waiting for share in self._shares.values())


# --- costly work ------------------------------------------------------------------------------
# A request or a frame is let in before anybody knows what it costs, and a hundred of them can be
# let in at once. So whatever reads or prepares much asks again, when it has come to that.

_payer: ContextVar[Share | None] = ContextVar("payer", default=None)


def pays(share: Share) -> None:
    """From now on this share pays for the costly work of this task."""
    _payer.set(share)


@contextmanager
def not_waiting() -> Iterator[None]:
    """For work for which others wait: it is charged, and never waits for its address's turn."""
    before = _payer.set(None)
    try:
        yield
    finally:
        _payer.reset(before)


@asynccontextmanager
async def costly() -> AsyncIterator[None]:
    """Costly work: an address does it one piece at a time, and not while it is in debt. For
    reading only: nobody else may have to wait for it."""
    share = _payer.get()
    if share is None:
        yield
        return
    async with share.costly:
        if not share.is_free():
            await share.turn_comes()
        yield


@asynccontextmanager
async def writing() -> AsyncIterator[None]:
    """A write to the database: one writer serves everybody, and an address has one write there at
    a time. So others wait for one of it, however long the disk takes."""
    share = _payer.get()
    if share is None:
        yield
        return
    async with share.writing:
        yield


def charge(seconds: float) -> None:
    """Charge time that was used elsewhere, by a thread that everybody shares."""
    share = _payer.get()
    if share is not None:
        share.charge(seconds)


async def paid(work: Callable[[*Ts], Coroutine[Any, Any, T]], *arguments: *Ts) -> T:
    """Do this work in a task of its own: whoever pays for the task that starts it pays for it."""
    share, begun = _payer.get(), work(*arguments)
    return await begun if share is None else await Charged(begun, share)


async def give_way() -> None:
    """Let others have their turn in the middle of long work; in debt, wait for the own one."""
    share = _payer.get()
    if share is None or share.is_free():
        await asyncio.sleep(0)
    else:
        await share.turn_comes()


class Charged(Generic[T]):
    """Awaits a coroutine and charges the time of each of its steps."""

    def __init__(self, work: Coroutine[Any, Any, T], share: Share) -> None:
        self.work, self.share = work, share

    def __await__(self) -> Generator[Any, Any, T]:
        steps, share = self.work.__await__(), self.share
        resume, value = steps.send, None
        while True:
            began = stopwatch.start()
            try:
                waits_for = resume(value)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                share.charge_since(began)
            try:
                resume, value = steps.send, (yield waits_for)
            except BaseException as error:
                resume, value = steps.throw, error
