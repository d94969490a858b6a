"""uvicorn's HTTP protocol behind the gate: a limited number of connections for each address, and
time limits for a client that sends a request or takes a response too slowly."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

from blockyard.server.live.gate import Gate, Intake

if TYPE_CHECKING:  # uvicorn chooses one of two when it starts
    from uvicorn.protocols.http.h11_impl import H11Protocol as AutoHTTPProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol

REQUEST_SECONDS = 15.0
"""Seconds for a whole request, from its first byte (or the connection) to its last."""
SLOW_READER_SECONDS = 20.0
"""Seconds for a client to take what is sent; then it is cut off."""
MAX_HEAD = 16 * 1024
"""Bytes of a request line and headers."""


class GuardedHttp(AutoHTTPProtocol):
    gate: Gate

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address = ""
        """The address for which this connection is counted."""
        self._intake: Intake | None = None
        self._request_timer: asyncio.TimerHandle | None = None
        self._reader_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        self._intake = Intake(transport, self._parse)
        super().connection_made(self._intake.as_transport())
        if self._address:
            self._intake.share = self.gate.shares.of(self._address)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """Nothing more is expected of this connection as HTTP."""
        self._stop_timers()
        if self._address:
            self.gate.connections.release(self._address)
            self._address = ""

    # --- slow requests -------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._intake is not None:
            self._intake.feed(data)

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_waiting_for_client():
            self._await_request()
        elif self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _is_waiting_for_client(self) -> bool:
        """Whether a request has begun, or is to come, and is not complete."""
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def _await_request(self) -> None:
        if self._request_timer is None and self._intake is not None:
            self._request_timer = self.loop.call_later(REQUEST_SECONDS, self._request_is_late)

    def _request_is_late(self) -> None:
        self._request_timer = None
        if self._is_waiting_for_client():
            self._cut("half-request")

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._leave()
        if self._intake is not None:
            self._intake.end()
            self.transport, self._intake = self._intake.transport, None
        super().handle_websocket_upgrade(*event)

    # --- slow readers --------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reader_timer is None:
            self._reader_timer = self.loop.call_later(SLOW_READER_SECONDS, self._reader_is_late)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None

    def _reader_is_late(self) -> None:
        self._reader_timer = None
        self._cut("slow-reader")

    def _stop_timers(self) -> None:
        for timer in (self._request_timer, self._reader_timer):
            if timer is not None:
                timer.cancel()
        self._request_timer = self._reader_timer = None

    def _cut(self, reason: str) -> None:
        self.gate.cut_off(reason)
        self.transport.abort()


class Doorkeeper(asyncio.Protocol):
    """Lets a connection in, and only then creates its protocol: refusing one must be cheap."""

    gate: ClassVar[Gate]

    def __init__(self, **arguments: Any) -> None:
        self._arguments = arguments

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        address = self.gate.address(peer[0]) if peer else ""
        if address and not self.gate.enter(address):
            transport.abort()
            return
        protocol = GuardedHttp(**self._arguments)
        protocol.gate, protocol._address = self.gate, address
        transport.set_protocol(protocol)
        protocol.connection_made(transport)


def guarded(gate_of_server: Gate) -> type[Doorkeeper]:
    """The protocol class for a server with this gate: uvicorn creates its instances itself."""

    class AtThisGate(Doorkeeper):
        gate = gate_of_server

    return AtThisGate
