"""A client's WebSocket, as a socket session uses it, and its implementation for any ASGI server.

fast_websocket.py is the faster implementation for uvicorn.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

EXTENSION = "blockyard.websocket"
"""The ASGI scope extension in which a server with a fast path offers its connection."""

Message = MutableMapping[str, Any]
"""An ASGI message."""


class WebSocketConnection(Protocol):
    """ASGI's `receive` and `send`, and a direct write."""

    async def receive(self) -> Message: ...

    async def send(self, message: Message) -> None: ...

    def write(self, text: bytes) -> bool:
        """Send a text frame now. False if that is not possible: then `send` it."""
        ...

    def abort(self) -> None:
        """End the connection now, without waiting for the client."""
        ...


class AsgiWebSocket:
    """The plain ASGI implementation: it has no direct write."""

    def __init__(
        self,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        self._receive, self._send = receive, send

    async def receive(self) -> Message:
        message: Message = await self._receive()
        return message

    async def send(self, message: Message) -> None:
        await self._send(message)

    def write(self, text: bytes) -> bool:
        return False

    def abort(self) -> None:
        """ASGI cannot do that; the server's own time-outs will."""
