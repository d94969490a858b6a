"""The gate: how many connections an address has, and how fast they are read.

What reaches a session or a route is charged there (shares.py). What never does (half requests,
pings, fragments, bytes that are no HTTP) is charged here, where it is read, and an address in debt
is not read for a while. A trusted proxy passes: there the real address is known only later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import thread_time

from blockyard.server.addresses import client_address, is_trusted
from blockyard.server.metrics import Metrics
from blockyard.server.rate_limit import Quota
from blockyard.server.shares import Share, Shares

CONNECTION_SECONDS = 0.0003
"""What a connection costs before anything is read from it."""
SLICE = 4 * 1024
"""Bytes that are parsed in one go, before others have their turn."""
MAX_DEBT = 10.0
"""Seconds of waiting after which an address cannot open another connection."""


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

    def enter(self, address: str) -> bool:
        """Whether one more connection of this address is let in. Each costs something, also one
        that is refused."""
        share = self.shares.of(address)
        share.charge(CONNECTION_SECONDS)
        is_welcome = share.debt_seconds() < MAX_DEBT and self.connections.take(address)
        if not is_welcome:
            self.cut_off("too-many-connections")
        return is_welcome

    def cut_off(self, reason: str) -> None:
        self.metrics.cut_off.labels(reason).inc()


class Intake:
    """The bytes of one connection on their way to its parser, at the pace of its share."""

    def __init__(self, parse: Callable[[bytes], None]) -> None:
        self.share: Share | None = None
        self.transport: asyncio.Transport | None = None
        self._parse = parse
        self._held = bytearray()
        """Bytes that wait; the connection is not read meanwhile."""

    def feed(self, data: bytes) -> None:
        if self.share is None or self.transport is None:
            self._parse(data)
        elif self._held or len(data) > SLICE or self.share.debt_seconds():
            is_first = not self._held
            self._held += data
            self.transport.pause_reading()
            if is_first:
                self._go_on()
        else:
            self._measure(self.share, data)

    def _go_on(self) -> None:
        """Parse a slice of what waits, if the share allows it, and come back for the next."""
        if self.transport is None or self.share is None or self.transport.is_closing():
            return
        loop = asyncio.get_running_loop()
        if seconds := self.share.debt_seconds():
            loop.call_later(seconds, self._go_on)
            return
        data = bytes(self._held[:SLICE])
        del self._held[:SLICE]
        if self._held:
            loop.call_soon(self._go_on)
        else:
            self.transport.resume_reading()
        self._measure(self.share, data)

    def end(self) -> None:
        """The connection speaks another protocol from now on. What waits was sent too early."""
        if self._held and self.transport is not None:
            self._held.clear()
            self.transport.resume_reading()
        self.transport = None

    def _measure(self, share: Share, data: bytes) -> None:
        began = thread_time()
        self._parse(data)
        share.charge(thread_time() - began)
