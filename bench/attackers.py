"""An attacker for bench/attack.py: their people and their connections, all from one loopback
address. What they send is in bench/attack_kinds.py.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from itertools import cycle
from random import Random
from typing import Any

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.server.settings import Settings

HOST, OWN = "127.0.0.1", "127.0.0.66"
LIMITS = Settings()
GUESTS, GUESTS_MANY, GUESTS_WITHIN = 2, 30, 40
"""People of the attacker for each attack: a flood gets its people sent away for a minute, so each
has its own, and many where there is a limit for each person; within the limits the same ones have
as many sockets as one address may."""
SOCKETS = 60
"""So twenty of them are turned away and come again."""
BATCH = 20
"""Frames in one write."""
PAUSE = 0.01
"""Seconds between two batches of a connection: this process must not starve the server, whose
processors it shares here. Still far more is offered than any limit allows."""


@dataclass
class Guest:
    """A person of the attacker, with two tables; in the first it is seat 0's turn at once."""

    session: str
    table: str
    tower: str
    ply: int
    """The number of the first turn at the tower, after the cards are dealt."""
    long: str = ""
    """A finished public game of somebody else with as many moves as there can be."""


def post(port: int, path: str, own: str, body: object = None, token: str = "") -> Any:
    """A request from this local address."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    client = HTTPConnection(HOST, port, timeout=60, source_address=(own, 0))
    try:
        client.request("POST", path, None if body is None else json.dumps(body), headers)
        answer = client.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise OSError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text)
    finally:
        client.close()


def frame(content: object, kind: int = 1) -> bytes:
    """A masked WebSocket frame; a mask of zeros leaves the content unchanged."""
    text = content if isinstance(content, bytes) else json.dumps(content).encode()
    size = len(text)
    if size < 126:
        return bytes((128 | kind, 128 | size)) + bytes(4) + text
    return bytes((128 | kind, 254)) + size.to_bytes(2, "big") + bytes(4) + text


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def new_guest(port: int, number: int, long: str) -> Guest:
    """Their sessions were made elsewhere: an address gets only a few new guests a minute."""
    elsewhere = f"127.3.{number // 200}.{1 + number % 200}"
    session = post(port, "/api/guests", elsewhere)["session"]

    def table(game: str) -> str:
        wanted = {"game": game, "chairs": ["me", "me"]}
        return str(post(port, "/api/tables", elsewhere, wanted, session)["table"])

    return Guest(session, table("blokus-duo"), table("block-out"), cards_dealt(), long)


def cards_dealt() -> int:
    game, ply = games.get("block-out"), 0
    state = game.start(2)
    while state.to_play == CHANCE:
        state, ply = state.play(game.chance(state, Random(ply))), ply + 1
    return ply


class Attack:
    """One kind of attack until a time."""

    def __init__(self, port: int, until: float, pause: float, guests: list[Guest]) -> None:
        self.port, self.until, self.pause = port, until, pause
        self.batch = BATCH
        self._guests = cycle(guests)
        self.guest = guests[0]
        self.connections = self.sent = 0

    def next_guest(self) -> Guest:
        return next(self._guests)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.connections += 1
        return await asyncio.open_connection(HOST, self.port, local_addr=(OWN, 0))

    async def flood(
        self,
        bytes_at_a_time: bytes,
        opening: bytes = b"",
        handshake: bytes = b"",
        reads: bool = True,
    ) -> None:
        """Send this again and again; connect again whenever the server hangs up."""
        while time.monotonic() < self.until:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await self.connect()
                if handshake:  # nothing may be sent before the answer
                    writer.write(handshake)
                    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                drain = asyncio.create_task(_drain(reader)) if reads else None
                writer.write(opening)
                while time.monotonic() < self.until and not writer.is_closing():
                    writer.write(bytes_at_a_time)
                    self.sent += 1
                    await asyncio.wait_for(writer.drain(), 5)
                    if drain is not None and drain.done():
                        break
                    await asyncio.sleep(min(self.pause, max(0.0, self.until - time.monotonic())))
                writer.transport.abort()
            await asyncio.sleep(PAUSE)

    async def socket_flood(
        self, content: Callable[[Guest], object], reads: bool = True, kind: int = 1
    ) -> None:
        guest = self.next_guest()
        hello = frame({"t": "hello", "session": guest.session})
        tables = (guest.table, guest.tower, guest.long)
        opens = b"".join(frame({"t": "open", "table": table}) for table in tables)
        batch = frame(content(guest), kind) * self.batch
        await self.flood(batch, hello + opens, HANDSHAKE, reads)

    async def send_and_go(self, request: bytes) -> None:
        """Send a request and leave before it is answered."""
        with suppress(OSError):
            _, writer = await self.connect()
            writer.write(request)
            self.sent += 1
            await asyncio.sleep(self.pause)
            writer.transport.abort()

    async def hold(self, opening: bytes) -> None:
        """Connect, send this, and wait."""
        while time.monotonic() < self.until:
            with suppress(OSError):
                reader, writer = await self.connect()
                writer.write(opening)
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), max(0.1, self.until - time.monotonic()))
                writer.transport.abort()


async def _drain(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass
