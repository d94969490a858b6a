"""Rate limits (token buckets) and quotas.

A bucket holds up to `burst` tokens and refills at a steady rate; each request takes some and is
refused if too few are left. Short bursts pass, sustained floods do not. A quota limits how much
of something one key holds at a time.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from math import ceil

from blockyard.core.contract import Refused

MAX_BUCKETS = 20_000
BANISHED_SECONDS = 60
"""Seconds for which a person whose socket was closed for sending too much cannot come back."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Tokens that a full bucket holds, and tokens added each second."""

    burst: float
    each_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.each_second * factor)


class TokenBucket:
    __slots__ = ("rate", "refilled_at", "tokens")

    def __init__(self, rate: Rate, at: float | None = None) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.refilled_at = time.monotonic() if at is None else at

    def _refill(self, at: float | None) -> None:
        at = time.monotonic() if at is None else at
        rate = self.rate
        tokens = self.tokens + (at - self.refilled_at) * rate.each_second
        self.tokens = tokens if tokens < rate.burst else rate.burst
        self.refilled_at = at

    def take(self, at: float | None = None, cost: float = 1.0) -> bool:
        """Whether there were enough tokens; if so, they are spent."""
        self._refill(at)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def spend(self, cost: float, at: float | None = None) -> None:
        """Take tokens for work that is done already, even more than there are."""
        self._refill(at)
        self.tokens -= cost

    def is_empty(self) -> bool:
        """Whether more has been spent than there was."""
        self._refill(None)
        return self.tokens < 0

    def seconds_until(self, cost: float = 1.0, at: float | None = None) -> float:
        """Seconds until there are this many tokens; 0 if they are there."""
        self._refill(at)
        return max(0.0, min(cost, self.rate.burst) - self.tokens) / self.rate.each_second

    def require(self, cost: float = 1.0) -> None:
        """Take tokens, or refuse and say when there are enough."""
        self._refill(None)
        if self.tokens < cost:
            raise too_fast(self.seconds_until(cost))
        self.tokens -= cost


def too_fast(seconds: float) -> Refused:
    """The refusal of a client that sends too much: when to try again."""
    return Refused("too-fast", seconds=max(1, ceil(seconds)))


class RateLimiter:
    """One token bucket for each key (an address, a person), in LRU order: the key that was not
    used for the longest time is evicted."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is not None:
            self._buckets.move_to_end(key)
            return bucket
        bucket = self._buckets[key] = TokenBucket(self.rate)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, key: str, cost: float = 1.0) -> bool:
        return self.bucket(key).take(cost=cost)

    def require(self, key: str, cost: float = 1.0) -> None:
        """Take tokens, or refuse and say when there are enough."""
        self.bucket(key).require(cost)


class Quota:
    """How much of something each key may hold at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Whether the key may hold one more; if so, it does."""
        if self.held[key] >= self.most:
            return False
        self.held[key] += 1
        return True

    def release(self, key: str) -> None:
        self.held[key] -= 1
        if self.held[key] <= 0:
            del self.held[key]


class Banished:
    """People whose sockets were closed because they sent too much."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def banish(self, person: str) -> None:
        now = time.monotonic()
        self._until = {who: until for who, until in self._until.items() if until > now}
        self._until[person] = now + BANISHED_SECONDS

    def seconds_left(self, person: str) -> float:
        return max(0.0, self._until.get(person, 0.0) - time.monotonic())
