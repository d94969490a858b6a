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
    """The next text, ASGI's `send`, and a direct write."""

    async def receive_text(self) -> bytes | str | None:
        """Wait for what the client says next; None when it has gone."""
        ...

    async def send(self, message: Message) -> None: ...

    def write(self, text: bytes) -> bool:
        """Send a text frame now. False if that is not possible: then `send` it."""
        ...

    def abort(self) -> None:
        """End the connection now, without waiting for the client."""
        ...


def text_of(message: Message) -> bytes | str | None:
    """What an ASGI message says; None if it is the last one."""
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


class Abortable(Protocol):
    def abort(self) -> None: ...


class AsgiWebSocket:
    """The plain ASGI implementation: it has no direct write. ASGI cannot cut a client off; the
    connection, if it is known, can."""

    def __init__(
        self,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
        connection: Abortable | None = None,
    ) -> None:
        self._receive, self._send, self._connection = receive, send, connection

    async def receive_text(self) -> bytes | str | None:
        return text_of(await self._receive())

    async def send(self, message: Message) -> None:
        await self._send(message)

    def write(self, text: bytes) -> bool:
        return False

    def abort(self) -> None:
        if self._connection is not None:
            self._connection.abort()
