"""How much of something is fine: token buckets, and whose address a request comes from."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


class Bucket:
    """Fills by itself; whoever finds it empty has to wait."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, at: float | None = None) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic() if at is None else at

    def take(self, at: float | None = None, cost: float = 1.0) -> bool:
        at = time.monotonic() if at is None else at
        self.left = min(self.rate.burst, self.left + (at - self.at) * self.rate.each_second)
        self.at = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each address or account; who has not been seen for long is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._of.pop(key, None) or Bucket(self.rate)
        self._of[key] = bucket
        if len(self._of) > MOST_BUCKETS:
            self._of.popitem(last=False)
        return bucket.take(cost=cost)


def address(peer: str, forwarded: str, trusted: Sequence[str]) -> str:
    """Whose request this is. What a proxy says counts only if the proxy is one of ours: the
    nearest address in the list that is not."""
    found = peer
    for hop in reversed([word.strip() for word in forwarded.split(",") if word.strip()]):
        if not _is_trusted(found, trusted):
            break
        found = hop
    return _network(found)


def _is_trusted(peer: str, trusted: Sequence[str]) -> bool:
    try:
        return any(ip_address(peer) in ip_network(each, strict=False) for each in trusted)
    except ValueError:
        return False


def _network(text: str) -> str:
    """An IPv6 household has 2**64 addresses, and one bucket."""
    try:
        found = ip_address(text)
    except ValueError:
        return text[:64]
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
