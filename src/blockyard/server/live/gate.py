"""The gate: how many connections an address has, and how fast they are read.

What reaches a session or a route is charged there (shares.py). What never does (half requests,
pings, fragments, bytes that are no HTTP) is charged here, where it is read, and an address in debt
is not read for a while. A trusted proxy passes: there the real address is known only later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from blockyard.server.addresses import client_address, is_trusted
from blockyard.server.metrics import Metrics
from blockyard.server.rate_limit import Quota
from blockyard.server.shares import Share, Shares, stopwatch

CONNECTION_SECONDS = 0.0003
"""What a connection costs before anything is read from it."""
SLICE = 4 * 1024
"""Bytes that are parsed in one go, before others have their turn."""
SLICE_SECONDS = 0.00005
"""What a slice that had to wait costs beside its parsing: the timer, the read, the copies."""
MAX_DEBT = 10.0
"""Seconds of waiting after which an address cannot open another connection."""


class Gate:
    def __init__(
        self, shares: Shares, connections: Quota, trusted: Sequence[str], metrics: Metrics
    ) -> None:
        self.shares, self.connections = shares, connections
        self.trusted, self.metrics = trusted, metrics
        self.sockets: dict[object, Intake] = {}
        """Sockets without the fast path, by the address and port of their client."""

    def address(self, peer: str, forwarded: str = "") -> str:
        """The key of a client; empty for a trusted proxy that does not name its client."""
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
    """A connection's transport as its protocol sees it: it delivers the bytes in slices, at the
    pace of the address's share, and not while the protocol wants none (`pause_reading`)."""

    def __init__(self, transport: asyncio.Transport, parse: Callable[[bytes], None]) -> None:
        self.share: Share | None = None
        self.transport = transport
        self._parse = parse
        self._held = bytearray()
        """Bytes that wait; the connection is not read meanwhile."""
        self._is_paused = self._is_queued = self._is_stopped = False
        # Looked up once: they are called for every frame.
        self.write, self.is_closing = transport.write, transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def as_transport(self) -> Any:
        """Itself, for protocols that are typed to get a transport: it passes on whatever it does
        not do itself."""
        return self

    def is_idle(self) -> bool:
        """Whether nothing waits or has to: a frame can go past to its session, which pays."""
        return not (self._held or self._is_paused) and (self.share is None or self.share.is_idle())

    def feed(self, data: bytes) -> None:
        if not (self._held or self._is_paused or self._must_wait(data)):
            self._deliver(data)
        else:
            self._held += data
            self._read_or_wait()

    def _must_wait(self, data: bytes) -> bool:
        return self.share is not None and (len(data) > SLICE or not self.share.is_free())

    def pause_reading(self) -> None:
        """Deliver nothing more for now. uvicorn asks for that after every frame, and stopping
        and starting a connection are system calls: it is stopped when more arrives."""
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        if self._held or self._is_stopped:
            self._read_or_wait()

    def _read_or_wait(self) -> None:
        """Read from the connection only when nothing is held back."""
        wants_more = not (self._held or self._is_paused)
        if wants_more == self._is_stopped and not self.transport.is_closing():
            self._is_stopped = not wants_more
            (self.transport.resume_reading if wants_more else self.transport.pause_reading)()
        if self._held and not (self._is_paused or self._is_queued):
            self._is_queued = True
            if self.share is not None:
                self.share.call_in_turn(self._next_slice)
            else:
                asyncio.get_running_loop().call_soon(self._next_slice)

    def _next_slice(self) -> None:
        self._is_queued = False
        if self.transport.is_closing():
            self._held.clear()
        elif not self._is_paused:
            data = bytes(self._held[:SLICE])
            del self._held[:SLICE]
            if self.share is not None:
                self.share.charge(SLICE_SECONDS)
            self._deliver(data)
            self._read_or_wait()

    def abort(self) -> None:
        self.transport.abort()

    def end(self) -> None:
        """The connection speaks another protocol from now on. What waits was sent too early."""
        self._held.clear()
        self._is_paused = False
        self._read_or_wait()

    def _deliver(self, data: bytes) -> None:
        if self.share is None:
            self._parse(data)
            return
        began = stopwatch.start()
        self._parse(data)
        self.share.charge_since(began)
