"""The gate: how many connections an address has, and how fast they are read.

What reaches a session or a route is charged there (shares.py). What never does (half requests,
pings, fragments, bytes that are no HTTP) is charged here, where it is read, and an address in debt
is not read for a while. A trusted proxy passes: there the real address is known only later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter

from blockyard.server.addresses import client_address, is_trusted
from blockyard.server.metrics import Metrics
from blockyard.server.rate_limit import Quota
from blockyard.server.shares import Share, Shares


class Gate:
    def __init__(
        self, shares: Shares, connections: Quota, trusted: Sequence[str], metrics: Metrics
    ) -> None:
        self.shares, self.connections = shares, connections
        self.trusted, self.metrics = trusted, metrics

    def address(self, peer: str, forwarded: str = "") -> str:
        """The key of a client; empty for a proxy of ours that does not say for whom it asks."""
        if is_trusted(peer, self.trusted) and not forwarded:
            return ""
        return client_address(peer, forwarded, self.trusted)

    def cut_off(self, reason: str) -> None:
        self.metrics.cut_off.labels(reason).inc()


class Intake:
    """The bytes of one connection on their way to its parser, at the pace of its share."""

    def __init__(self, parse: Callable[[bytes], None]) -> None:
        self.share: Share | None = None
        self.transport: asyncio.Transport | None = None
        self._parse = parse
        self._held: list[bytes] = []

    def feed(self, data: bytes) -> None:
        if self._held:
            self._held.append(data)
        elif self.share is None or not (seconds := self.share.debt_seconds()):
            self._measure(data)
        else:
            self._held.append(data)
            self._wait(seconds)

    def _measure(self, data: bytes) -> None:
        began = perf_counter()
        self._parse(data)
        if self.share is not None:
            self.share.charge(perf_counter() - began)

    def _wait(self, seconds: float) -> None:
        assert self.transport is not None
        self.transport.pause_reading()
        asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        assert self.transport is not None and self.share is not None
        if self.transport.is_closing():
            return
        if seconds := self.share.debt_seconds():
            self._wait(seconds)
            return
        data, self._held = b"".join(self._held), []
        self.transport.resume_reading()
        self._measure(data)
