"""uvicorn's WebSocket protocol behind the gate, where the fast one does not fit.

It overrides nothing but what every asyncio protocol has. The ASGI application finds its connection
by the client's address and port, so that it can charge it and cut it off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blockyard.server.live.gate import Gate, Intake

if TYPE_CHECKING:  # uvicorn chooses one of several when it starts
    from uvicorn.protocols.websockets.websockets_sansio_impl import (
        WebSocketsSansIOProtocol as AutoWebSocketsProtocol,
    )
else:
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol


def plain(gate: Gate) -> Any:
    """The protocol class for a server with this gate."""

    class PlainWebSocket(AutoWebSocketsProtocol):
        def connection_made(self, transport: Any) -> None:
            self.peer = transport.get_extra_info("peername")
            self.intake = Intake(transport, super().data_received)
            gate.sockets[self.peer] = self.intake
            super().connection_made(self.intake.as_transport())

        def data_received(self, data: bytes) -> None:
            self.intake.feed(data)

        def connection_lost(self, exc: Exception | None) -> None:
            gate.sockets.pop(self.peer, None)
            super().connection_lost(exc)

    return PlainWebSocket
