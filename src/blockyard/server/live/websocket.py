"""The line to one client, as a conversation sees it, and which way uvicorn speaks to clients.

The short way (shortline.py) is tried once when a server starts, by a client of our own. Where it
does not work, because uvicorn or websockets are not what they were, all goes the way that every
server has: slower, and otherwise the same.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from typing import Any, Protocol

from uvicorn import Config
from uvicorn.server import ServerState

log = logging.getLogger("blockyard.line")

EXTENSION = "blockyard.line"
"""Where an application finds the line in its scope; other servers have none."""

PATIENCE = 20.0
"""Seconds after which a trial has failed; it takes a few milliseconds."""
MOST = 100
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WORD = b"hello"
ANSWER = bytes((0x81, len(WORD))) + WORD
MASKED = bytes((0x81, 0x80 | len(WORD))) + bytes(4) + WORD
"""A word as a client sends it; a mask of zeros leaves it as it is."""


class Carrier(Protocol):
    """What a conversation needs of the server that it is held through."""

    async def receive(self) -> Any: ...

    async def send(self, message: Any) -> None: ...

    def write(self, text: bytes) -> bool: ...


class Plain:
    """A client behind another server: all goes through what every such server has."""

    def __init__(self, receive: Any, send: Any) -> None:
        self.receive, self.send = receive, send

    def write(self, text: bytes) -> bool:
        return False


def protocol() -> Any:
    """What uvicorn is to speak websockets with: the short way if it works here."""
    theirs = logging.getLogger("uvicorn.error")
    was_disabled, theirs.disabled = theirs.disabled, True  # one line of ours says enough
    try:
        from blockyard.server.live.fast_websocket import Line  # noqa: PLC0415 - it may not fit uvicorn

        asyncio.run(asyncio.wait_for(_tried(Line), PATIENCE))
    except Exception as trouble:
        log.warning("websockets go the long way, because the short one fails: %r", trouble)
        return "auto"
    finally:
        theirs.disabled = was_disabled
    return Line


async def _tried(line: Any) -> None:
    """Say a word over a line, in one piece and in two, and hear it back; raises if that fails."""
    loop, echo = asyncio.get_running_loop(), _Echo()
    loop.set_exception_handler(lambda _, what: echo.failures.append(what["exception"]))
    config = Config(echo, ws_max_size=MOST, ws_per_message_deflate=False, log_config=None)
    ours, theirs = socket.socketpair()
    await loop.connect_accepted_socket(lambda: line(config, ServerState(), {}), theirs)
    reader, writer = await asyncio.open_connection(sock=ours)
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        for parts in ((MASKED,), (MASKED[:3], MASKED[3:]), (MASKED,)):
            await _say(writer, parts)
            if (heard := await reader.readexactly(len(ANSWER))) != ANSWER:
                raise ConnectionError(f"{heard!r} is no answer")
    except (EOFError, OSError) as trouble:
        raise (echo.failures or [trouble])[0] from None
    finally:
        writer.close()
        await asyncio.gather(*echo.ended)


async def _say(writer: asyncio.StreamWriter, parts: Sequence[bytes]) -> None:
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.001)  # so that the next comes by itself


class _Echo:
    """An application that answers each word with itself."""

    def __init__(self) -> None:
        self.ended: list[asyncio.Future[None]] = []
        self.failures: list[Exception] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        ended = asyncio.get_running_loop().create_future()
        self.ended.append(ended)
        try:
            await self._answer(scope, receive, send)
        except Exception as failure:
            self.failures.append(failure)
        finally:
            ended.set_result(None)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        carrier: Carrier | None = scope["extensions"].get(EXTENSION, {}).get("line")
        await receive()
        await send({"type": "websocket.accept"})
        while carrier and (message := await carrier.receive())["type"] == "websocket.receive":
            carrier.write(message["text"].encode())
