"""Players for bench/load.py and bench/kill.py: sockets by hand, so that they cost little.

A player plays a random legal move whenever it can, and checks that it is told of every version.
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

import msgspec


class Now(msgspec.Struct):
    ply: int
    to_play: int | None = None
    legal: list[str] = []
    outcome: dict[str, Any] | None = None


class About(msgspec.Struct):
    id: str
    again: str = ""


class Seen(msgspec.Struct):
    """What a player reads of a frame."""

    t: str
    version: int = 0
    nonce: str = ""
    table: str | About = ""
    now: Now | None = None
    objection: dict[str, Any] | None = None
    yours: list[int] = []


_seen = msgspec.json.Decoder(Seen).decode


def post(base: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, headers, method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Socket(asyncio.Protocol):
    """A WebSocket client: text frames out, whole frames in, and no more than that."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard, self.lost = heard, lost
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
            self.heard(content)
        elif kind == 9:
            self._send(10, content)
        return True

    def send(self, frame: object) -> None:
        self._send(1, msgspec.json.encode(frame))

    def _send(self, kind: int, content: bytes) -> None:
        # A mask of zeros is a mask: the content goes out as it is.
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
    """What all players have seen together."""

    def __init__(self) -> None:
        self.moves = 0
        self.gaps = 0
        self.refused: list[str] = []
        self.games = 0
        self.to_done: list[float] = []
        self.to_other: list[float] = []
        self.acknowledged: dict[str, int] = {}
        """For each table the highest version that a player was told is kept."""


class Client:
    """A player, or without a seat somebody who watches."""

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

    async def connect(self, host: str, port: int, table: str) -> None:
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.heard, self._lost), host, port
        )
        await self.socket.opened
        self.socket.send({"t": "hello", "session": self.token})
        self.open(table)

    def _lost(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def open(self, table: str) -> None:
        self.table, self.version = table, 0
        self.socket.send({"t": "open", "table": table})

    def heard(self, content: bytes) -> None:
        seen = _seen(content)
        if seen.t == "update":
            self._follow(seen)
        elif seen.t == "table":
            self._shown(seen)
        elif seen.t == "ack":
            self._done(seen)
        elif seen.t == "refused":
            assert seen.objection is not None
            self.tally.refused.append(seen.objection["reason"])
        elif seen.t == "resync":
            self.tally.gaps += 1
            self.open(self.table)

    def _shown(self, seen: Seen) -> None:
        assert isinstance(seen.table, About)
        if seen.table.again and seen.table.id == self.table:
            self.open(seen.table.again)
        elif seen.table.id == self.table:
            self.version = seen.version
            self.seat = seen.yours[0] if seen.yours else None
            self._consider(seen)

    def _follow(self, seen: Seen) -> None:
        if seen.table != self.table:
            return
        if seen.version > self.version + 1:
            self.tally.gaps += 1
        self.version = max(self.version, seen.version)
        if self.seat is not None and self.partner is not None and self.partner.moved_at:
            self.tally.to_other.append(time.perf_counter() - self.partner.moved_at)
            self.partner.moved_at = 0.0
        self._consider(seen)

    def _done(self, seen: Seen) -> None:
        if (began := self.sent.pop(seen.nonce, None)) is not None:
            self.tally.moves += 1
            self.tally.to_done.append(time.perf_counter() - began)
            kept = self.tally.acknowledged
            kept[self.table] = max(kept.get(self.table, 0), seen.version)

    def _consider(self, seen: Seen) -> None:
        """Play if it is our turn; ask for another game when this one is over."""
        if self.seat is None or seen.now is None or self.is_stopped:
            return
        if seen.now.outcome is not None:
            if self.asked != self.table:
                self.asked = self.table
                self.tally.games += self.seat == 0
                self._act("rematch")
        elif seen.now.legal:
            wait = self.pace()
            move = self.rng.choice(seen.now.legal)
            seat, ply, table = seen.now.to_play, seen.now.ply, self.table
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
