"""Rate limits: token buckets.

A bucket holds up to `burst` tokens and refills at a steady rate; each request takes one and is
refused if none is left. Short bursts pass, sustained floods do not.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MAX_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """Tokens that a full bucket holds, and tokens added each second."""

    burst: float
    each_second: float


class TokenBucket:
    __slots__ = ("rate", "refilled_at", "tokens")

    def __init__(self, rate: Rate, at: float | None = None) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.refilled_at = time.monotonic() if at is None else at

    def take(self, at: float | None = None, cost: float = 1.0) -> bool:
        """Whether there were enough tokens; if so, they are spent."""
        at = time.monotonic() if at is None else at
        added = (at - self.refilled_at) * self.rate.each_second
        self.tokens = min(self.rate.burst, self.tokens + added)
        self.refilled_at = at
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class RateLimiter:
    """One token bucket for each key (an address, a person), in LRU order: the key that was not
    used for the longest time is evicted."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(cost=cost)
