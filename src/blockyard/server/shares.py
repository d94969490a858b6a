"""Shares of the event loop: the time that each address may use of it.

One thread serves everybody, so a millisecond spent on one client is a millisecond for which all
others wait. The time that frames and requests take is measured and charged to their address. An
address that has used up its share waits until it has some again: nothing is refused, and nobody
else is slowed down.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Generator
from time import thread_time
from typing import Any, Generic, TypeVar

from blockyard.server.rate_limit import MAX_BUCKETS, Rate, TokenBucket, too_fast

T = TypeVar("T")

FRAME_SECONDS, REQUEST_SECONDS = 0.0001, 0.001
"""What a frame and a request usually take."""
MAX_WAITING = 500
"""Frames and requests of one address that may wait for their turn."""


class Share:
    """What one address has used, in milliseconds."""

    def __init__(self, rate: Rate) -> None:
        self.bucket = TokenBucket(rate)
        self.waiting = 0
        self._lock = asyncio.Lock()

    def charge(self, seconds: float) -> None:
        self.bucket.spend(1000 * seconds)

    def debt_seconds(self) -> float:
        """Seconds until this address may go on."""
        return self.bucket.seconds_until(0.0)

    async def turn(self, expected: float = FRAME_SECONDS) -> None:
        """Wait until the address is out of debt, and charge what the work is expected to take.
        Those who wait go on one by one, so that they do not all start in the same moment."""
        if not self.waiting and self.bucket.tokens >= 0:
            self.charge(expected)
            return
        if self.waiting >= MAX_WAITING:
            raise too_fast(self.debt_seconds())
        self.waiting += 1
        try:
            async with self._lock:
                while (seconds := self.debt_seconds()) > 0:
                    await asyncio.sleep(seconds)
                self.charge(expected)
        finally:
            self.waiting -= 1

    async def run(self, work: Coroutine[Any, Any, T], expected: float = FRAME_SECONDS) -> T:
        """Do this work after its turn and charge the time that it runs, not that it waits."""
        measured = _Measured(work)
        try:
            return await measured
        finally:
            self.charge(measured.seconds - expected)


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


class _Measured(Generic[T]):
    """Awaits a coroutine and adds up the time of its steps."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        resume, value = steps.send, None
        while True:
            began = thread_time()
            try:
                waits_for = resume(value)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                self.seconds += thread_time() - began
            try:
                resume, value = steps.send, (yield waits_for)
            except BaseException as error:
                resume, value = steps.throw, error
