"""Chooses uvicorn's WebSocket protocol: the fast one if its self-test passes.

The test runs once when a server starts, with a client of our own on a socket pair. If it fails,
because uvicorn or websockets have changed inside, uvicorn's own protocol is used
(plain_websocket.py): slower, and otherwise the same.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState

from blockyard.server.live.gate import Gate
from blockyard.server.live.plain_websocket import plain
from blockyard.server.live.websocket import EXTENSION, WebSocketConnection

log = logging.getLogger("blockyard.websocket")

TIMEOUT = 20.0
"""Seconds after which the test has failed; it takes a few milliseconds."""
MAX_SIZE = 100
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT = b"hello"
ECHO = bytes((0x81, len(TEXT))) + TEXT
MASKED = bytes((0x81, 0x80 | len(TEXT))) + bytes(4) + TEXT
"""The text as a client sends it; a mask of zeros leaves it unchanged."""


def choose_protocol(gate_of_server: Gate | None = None) -> Any:
    """The `ws` setting of uvicorn: the fast protocol, or its own."""
    uvicorn_log = logging.getLogger("uvicorn.error")
    was_disabled, uvicorn_log.disabled = uvicorn_log.disabled, True  # our one line says enough
    try:
        # Imported late, because the import itself fails if uvicorn's module has moved.
        from blockyard.server.live.fast_websocket import FastWebSocket  # noqa: PLC0415

        asyncio.run(asyncio.wait_for(_self_test(FastWebSocket), TIMEOUT))
    except Exception as error:
        log.warning("fast WebSocket path disabled, its self-test failed: %r", error)
        return "auto" if gate_of_server is None else plain(gate_of_server)
    finally:
        uvicorn_log.disabled = was_disabled
    if gate_of_server is None:
        return FastWebSocket

    class Gated(FastWebSocket):
        gate = gate_of_server

    return Gated


async def _self_test(protocol: Any) -> None:
    """Send a text in one piece and in two, and read the echo; raises if that fails."""
    loop, echo = asyncio.get_running_loop(), _Echo()
    loop.set_exception_handler(lambda _, context: echo.failures.append(context["exception"]))
    config = Config(echo, ws_max_size=MAX_SIZE, ws_per_message_deflate=False, log_config=None)
    ours, theirs = socket.socketpair()
    await loop.connect_accepted_socket(lambda: protocol(config, ServerState(), {}), theirs)
    reader, writer = await asyncio.open_connection(sock=ours)
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        for pieces in ((MASKED,), (MASKED[:3], MASKED[3:]), (MASKED,)):
            await _send(writer, pieces)
            if (received := await reader.readexactly(len(ECHO))) != ECHO:
                raise ConnectionError(f"{received!r} is not the echo")
    except (EOFError, OSError) as error:
        raise (echo.failures or [error])[0] from None
    finally:
        writer.close()
        await asyncio.gather(*echo.ended)


async def _send(writer: asyncio.StreamWriter, pieces: Sequence[bytes]) -> None:
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(0.001)  # so that the next piece arrives by itself


class _Echo:
    """An ASGI application that echoes each text."""

    def __init__(self) -> None:
        self.ended: list[asyncio.Future[None]] = []
        self.failures: list[Exception] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        ended = asyncio.get_running_loop().create_future()
        self.ended.append(ended)
        try:
            await self._echo(scope, receive, send)
        except Exception as failure:
            self.failures.append(failure)
        finally:
            ended.set_result(None)

    async def _echo(self, scope: Any, receive: Any, send: Any) -> None:
        found: WebSocketConnection | None = scope["extensions"].get(EXTENSION, {}).get("connection")
        await receive()
        await send({"type": "websocket.accept"})
        while found and (text := await found.receive_text()) is not None:
            found.write(text.encode() if isinstance(text, str) else text)
