"""uvicorn's WebSocket protocol with a fast path for unfragmented text frames.

Nearly all messages are text in a single frame, thousands a second. Those are decoded and encoded
right here. The rest (handshake, fragments, pings, closing, malformed frames) is left to uvicorn.

This relies on internals of uvicorn and websockets that another version may change. So it is used
only if its self-test passes (websocket_selftest.py); otherwise plain ASGI does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import lru_cache
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from blockyard.server.live.gate import Gate, Intake
from blockyard.server.live.websocket import EXTENSION, Message, text_of

TEXT_FRAME = 0x81
"""The first byte of an unfragmented text frame: FIN and opcode 1."""
MASKED = 0x80
LENGTH_16, LENGTH_64 = 126, 127
"""Length bytes that announce a length of two or eight more bytes."""
MASK_SIZE = 4


class Inbox:
    """Messages for the one task that reads them: `asyncio.Queue` as far as uvicorn uses it."""

    def __init__(self) -> None:
        self._messages: deque[bytes | Message] = deque()
        """A text that took the fast path, or an ASGI message of uvicorn."""
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: bytes | Message) -> None:
        self._messages.append(message)
        if self._waiter is not None:
            if not self._waiter.done():
                self._waiter.set_result(None)
            self._waiter = None

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> bytes | Message:
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._messages.popleft()


class FastWebSocket(WebSocketsSansIOProtocol):
    _unsent: ClassVar[list[FastWebSocket]] = []
    """Connections with something to send. All frames of one turn of the event loop go out at
    its end, in one write for each client: the system call is the most expensive part."""

    gate: ClassVar[Gate | None] = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._out: list[bytes] = []
        self._intake: Intake | None = None
        self.queue: Inbox = Inbox()  # type: ignore[assignment]

    def connection_made(self, transport: Any) -> None:
        self._intake = Intake(transport, self._parse)
        super().connection_made(self._intake.as_transport())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._pass_gate(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"connection": self}

    def _pass_gate(self, event: Request) -> None:
        """From now on the address pays for what it sends, pings and fragments too."""
        if self.gate is None or self.client is None:
            return
        forwarded = ",".join(event.headers.get_all("X-Forwarded-For"))
        address = self.gate.address(self.client[0], forwarded)
        if address and self._intake is not None:
            self._intake.share = self.gate.shares.of(address)

    def data_received(self, data: bytes) -> None:
        if self._intake is None:
            return
        if self._intake.is_idle() and (text := self._text_frame(data)) is not None:
            self._deliver(text)  # which its session pays for: FRAME_SECONDS
        else:
            self._intake.feed(data)

    def _parse(self, data: bytes) -> None:
        text = self._text_frame(data)
        if text is None:
            self._parse_slowly(data)
        else:
            self._deliver(text)

    def _deliver(self, text: bytes) -> None:
        """To the session, which is not sent another one before it has taken this."""
        if not self.close_sent:
            self.queue.put_nowait(text)
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    async def receive_text(self) -> bytes | str | None:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message if isinstance(message, bytes) else text_of(message)

    def _parse_slowly(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except AssertionError:
            # uvicorn's own, about bytes that are no frames: not worth a traceback in the log.
            self.transport.abort()

    def _text_frame(self, data: bytes) -> bytes | None:
        """The text, if these bytes are exactly one unfragmented text frame. One beyond ASCII is
        left to uvicorn, which hangs up on what is not UTF-8."""
        if len(data) < 2 + MASK_SIZE or data[0] != TEXT_FRAME or not self._is_between_messages():
            return None
        size, at = data[1] - MASKED, 2
        if size == LENGTH_16:
            size, at = int.from_bytes(data[2:4], "big"), 4
        is_fine = LENGTH_16 <= size <= self.config.ws_max_size if at == 4 else 0 <= size < LENGTH_16
        if not is_fine or len(data) != at + MASK_SIZE + size:
            return None
        text = _unmask(data[at + MASK_SIZE :], data[at : at + MASK_SIZE])
        return text if text.isascii() else None

    def _is_between_messages(self) -> bool:
        protocol = self.conn
        is_idle = protocol.current_size is None and not protocol.reader.buffer
        return protocol.state is State.OPEN and is_idle

    def write(self, text: bytes) -> bool:
        """Send a text frame now; False while the client reads too slowly."""
        if self.close_sent or self.disconnected:
            return True
        if not self.writable.is_set():
            return False
        if not self._out:
            if not FastWebSocket._unsent:
                self.loop.call_soon(FastWebSocket._flush_all)
            FastWebSocket._unsent.append(self)
        self._out += (_frame_header(len(text)), text)
        return True

    @staticmethod
    def _flush_all() -> None:
        unsent, FastWebSocket._unsent = FastWebSocket._unsent, []
        for connection in unsent:
            connection._flush()

    def _flush(self) -> None:
        if self._out and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    def abort(self) -> None:
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """A client that does not answer pings may not read either: do not wait until it does."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)


def _unmask(text: bytes, mask: bytes) -> bytes:
    """XOR with the repeated mask, all bytes at once as two long integers."""
    key = mask * (len(text) // MASK_SIZE) + mask[: len(text) % MASK_SIZE]
    return (int.from_bytes(text) ^ int.from_bytes(key)).to_bytes(len(text))


@lru_cache(maxsize=4096)
def _frame_header(size: int) -> bytes:
    if size < LENGTH_16:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, LENGTH_16)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, LENGTH_64)) + size.to_bytes(8, "big")
