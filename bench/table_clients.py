"""Clients for bench/load.py: a minimal WebSocket implementation, so that they cost little.

A client plays a random legal move whenever it can, and checks that it receives every version.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec


class Position(msgspec.Struct):
    ply: int
    to_play: int | None = None
    legal: list[str] = []
    outcome: dict[str, Any] | None = None


class Table(msgspec.Struct):
    id: str
    again: str = ""


class Frame(msgspec.Struct):
    """The fields of a frame that a client reads."""

    t: str
    version: int = 0
    nonce: str = ""
    table: str | Table = ""
    now: Position | None = None
    objection: dict[str, Any] | None = None
    yours: list[int] = []
    url: str = ""


_decode = msgspec.json.Decoder(Frame).decode


def post(base: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, headers, method="POST")
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


class Socket(asyncio.Protocol):
    """A WebSocket client: sends text frames, receives unfragmented frames, answers pings."""

    def __init__(self, received: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.received, self.lost = received, lost
        self.buffer = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.is_open = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, at = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, at = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < at + size:
            return False
        kind, content = buffer[0] & 15, bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == 1:
            self.received(content)
        elif kind == 9:
            self._send(10, content)
        return True

    def send(self, frame: object) -> None:
        self._send(1, msgspec.json.encode(frame))

    def _send(self, kind: int, content: bytes) -> None:
        # A mask of zeros leaves the content unchanged.
        size = len(content)
        head = (
            bytes([128 | kind, 128 | size])
            if size < 126
            else struct.pack(">BBH", 128 | kind, 254, size)
        )
        self.transport.write(head + bytes(4) + content)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost()


class Tally:
    """Totals over all clients."""

    def __init__(self) -> None:
        self.moves = 0
        self.gaps = 0
        self.refused: list[str] = []
        self.games = 0
        self.ack_seconds: list[float] = []
        self.update_seconds: list[float] = []
        self.acknowledged: dict[str, int] = {}
        """For each table the highest version that was acknowledged."""


class Client:
    """A player, or without a seat a spectator."""

    def __init__(self, tally: Tally, token: str, pace: Callable[[], float]) -> None:
        self.tally, self.token, self.pace = tally, token, pace
        self.seat: int | None = None
        self.table = ""
        self.version = 0
        self.sent: dict[str, float] = {}
        self.number = 0
        self.is_stopped = False
        self.asked = ""
        self.partner: Client | None = None
        self.moved_at = 0.0
        self.rng = random.Random(token)

    async def connect(self, host: str, port: int, table: str, own: str = "") -> None:
        """Connect to a server, from this local address if one is given."""
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.received, self._lost),
            host,
            port,
            local_addr=(own, 0) if own else None,
        )
        await self.socket.opened
        self.socket.send({"t": "hello", "session": self.token})
        self.open(table)

    async def _go_to(self, url: str) -> None:
        """To the server that owns the table."""
        before, there = self.socket, urlsplit(url)
        await self.connect(there.hostname or "", there.port or 0, self.table)
        before.lost = lambda: None
        before.transport.close()

    def _lost(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def open(self, table: str) -> None:
        self.table, self.version = table, 0
        self.socket.send({"t": "open", "table": table})

    def received(self, content: bytes) -> None:
        frame = _decode(content)
        if frame.t == "update":
            self._on_update(frame)
        elif frame.t == "table":
            self._on_snapshot(frame)
        elif frame.t == "ack":
            self._on_ack(frame)
        elif frame.t == "refused":
            assert frame.objection is not None
            self.tally.refused.append(frame.objection["reason"])
        elif frame.t == "nearer":
            self._led = asyncio.ensure_future(self._go_to(frame.url))
        elif frame.t == "resync":
            self.tally.gaps += 1
            self.open(self.table)

    def _on_snapshot(self, frame: Frame) -> None:
        assert isinstance(frame.table, Table)
        if frame.table.again and frame.table.id == self.table:
            self.socket.send({"t": "close", "table": self.table})
            self.open(frame.table.again)
        elif frame.table.id == self.table:
            self.version = frame.version
            self.seat = frame.yours[0] if frame.yours else None
            self._react(frame)

    def _on_update(self, frame: Frame) -> None:
        if frame.table != self.table:
            return
        if frame.version > self.version + 1:
            self.tally.gaps += 1
        self.version = max(self.version, frame.version)
        if self.seat is not None and self.partner is not None and self.partner.moved_at:
            self.tally.update_seconds.append(time.perf_counter() - self.partner.moved_at)
            self.partner.moved_at = 0.0
        self._react(frame)

    def _on_ack(self, frame: Frame) -> None:
        if (began := self.sent.pop(frame.nonce, None)) is not None:
            self.tally.moves += 1
            self.tally.ack_seconds.append(time.perf_counter() - began)
            versions = self.tally.acknowledged
            versions[self.table] = max(versions.get(self.table, 0), frame.version)

    def _react(self, frame: Frame) -> None:
        """Play if it is our turn; ask for a rematch when the game is over."""
        if self.seat is None or frame.now is None or self.is_stopped:
            return
        if frame.now.outcome is not None:
            if self.asked != self.table:
                self.asked = self.table
                self.tally.games += self.seat == 0
                self._act("rematch")
        elif frame.now.legal:
            wait = self.pace()
            move = self.rng.choice(frame.now.legal)
            seat, ply, table = frame.now.to_play, frame.now.ply, self.table
            if wait <= 0:
                self._move(table, seat, ply, move)
            else:
                asyncio.get_running_loop().call_later(wait, self._move, table, seat, ply, move)

    def _move(self, table: str, seat: int | None, ply: int, move: str) -> None:
        if self.is_stopped or self.socket.transport.is_closing():
            return
        self.number += 1
        nonce = f"{self.number}"
        self.sent[nonce] = self.moved_at = time.perf_counter()
        frame = {"t": "move", "table": table, "seat": seat, "ply": ply, "move": move}
        self.socket.send({**frame, "nonce": nonce})

    def _act(self, what: str) -> None:
        self.number += 1
        frame = {"t": "act", "table": self.table, "seat": self.seat, "what": what}
        self.socket.send({**frame, "nonce": f"a{self.number}"})
