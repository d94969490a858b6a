"""A websocket as uvicorn speaks it, with a short way for what is common.

Nearly all that comes and goes are texts in one piece, and there are thousands of them in a second.
Those are taken from the bytes and put into them right here. The rest, which is the handshake,
messages in pieces, pings, farewells and whatever is malformed, is left to uvicorn.

This leans on inner parts of uvicorn and websockets that may be otherwise in another version of
them. line.py tries it before a server relies on it, and does without it if it does not work.
"""

from __future__ import annotations

from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from blockyard.server.live.websocket import EXTENSION

TEXT = 0x81
"""The first byte of a text that is whole."""
MASKED = 0x80
SHORT, LONG = 126, 127
"""Sizes from here on are written in two more bytes, or in eight."""
MASK = 4


class Line(WebSocketsSansIOProtocol):
    _unsent: ClassVar[list[Line]] = []
    """The lines with something to send. All that is said in one turn of the loop goes out at its
    end, and for each client in one piece: waking a client is the dearest part of it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._out: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        text = self._only_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def _only_text(self, data: bytes) -> bytes | None:
        """The text, if these bytes are one and no more."""
        if len(data) < 2 + MASK or data[0] != TEXT or not self._is_between_messages():
            return None
        size, at = data[1] - MASKED, 2
        if size == SHORT:
            size, at = int.from_bytes(data[2:4], "big"), 4
        is_fine = SHORT <= size <= self.config.ws_max_size if at == 4 else 0 <= size < SHORT
        if not is_fine or len(data) != at + MASK + size:
            return None
        return _unmasked(data[at + MASK :], data[at : at + MASK])

    def _is_between_messages(self) -> bool:
        talk = self.conn
        return talk.state is State.OPEN and talk.current_size is None and not talk.reader.buffer

    def write(self, text: bytes) -> bool:
        """Send this now; False while the client has too much to read already."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if not self.writable.is_set():
            return False
        if not self._out:
            if not Line._unsent:
                self.loop.call_soon(Line.send_all)
            Line._unsent.append(self)
        self._out += (_head(len(text)), text)
        return True

    @staticmethod
    def send_all() -> None:
        lines, Line._unsent = Line._unsent, []
        for line in lines:
            line.send_out()

    def send_out(self) -> None:
        if self._out and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    async def send(self, message: Any) -> None:
        self.send_out()
        await super().send(message)


def _unmasked(text: bytes, mask: bytes) -> bytes:
    """Each byte XOR its byte of the mask, all of them at once as two long numbers."""
    key = mask * (len(text) // MASK) + mask[: len(text) % MASK]
    return (int.from_bytes(text) ^ int.from_bytes(key)).to_bytes(len(text))


def _head(size: int) -> bytes:
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")
