"""Attacks for bench/attack.py: what one address can send, each as fast as it can.

    python -m bench.attackers PORT KIND SECONDS

Runs in a process of its own. All connections come from one loopback address.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

HOST, OWN = "127.0.0.1", "127.0.0.66"
GET = b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
SOCKETS = 100
PAUSE = 0.01
"""Seconds between two batches of a connection: this process must not starve the server, whose
processors it shares here. Still far more is offered than any limit allows."""


def post(port: int, path: str, own: str, body: object = None, token: str = "") -> Any:
    """A request from this address of ours."""
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


class Attack:
    """One kind of attack until a time."""

    def __init__(self, port: int, until: float) -> None:
        self.port, self.until = port, until
        self.session = self.table = self.tower = ""
        self.connections = self.sent = 0

    def prepare(self) -> None:
        """A guest with two tables, one of them a game of skill."""
        self.session = post(self.port, "/api/guests", OWN)["session"]
        for game in ("blokus-duo", "block-out"):
            wanted = {"game": game, "chairs": ["me", "me"]}
            made = post(self.port, "/api/tables", OWN, wanted, self.session)
            self.table, self.tower = self.tower, made["table"]

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.connections += 1
        return await asyncio.open_connection(HOST, self.port, local_addr=(OWN, 0))

    async def flood(self, bytes_at_a_time: bytes, opening: bytes = b"", reads: bool = True) -> None:
        """Send this again and again; connect again whenever the server hangs up."""
        while time.monotonic() < self.until:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await self.connect()
                drain = asyncio.create_task(_drain(reader)) if reads else None
                writer.write(opening)
                while time.monotonic() < self.until and not writer.is_closing():
                    writer.write(bytes_at_a_time)
                    self.sent += 1
                    await asyncio.wait_for(writer.drain(), 5)
                    if drain is not None and drain.done():
                        break
                    await asyncio.sleep(PAUSE)
                writer.transport.abort()
            await asyncio.sleep(0.01)

    async def socket_flood(self, *frames: object, reads: bool = True, kind: int = 1) -> None:
        hello = frame({"t": "hello", "session": self.session})
        opens = b"".join(frame({"t": "open", "table": t}) for t in (self.table, self.tower))
        batch = b"".join(frame(one, kind) for one in frames) * 20
        await self.flood(batch, HANDSHAKE + hello + opens, reads)

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


Kind = Callable[[Attack], Awaitable[None]]


def _move(attack: Attack, **more: object) -> dict[str, object]:
    about = {"t": "move", "table": attack.table, "seat": 0, "ply": 0, "move": "x", "nonce": "n"}
    return about | more


KINDS: dict[str, tuple[int, Kind]] = {
    "pings": (SOCKETS, lambda a: a.socket_flood({"t": "ping", "nonce": "1"})),
    "refusals": (SOCKETS, lambda a: a.socket_flood(_move(a))),
    "rubbish": (SOCKETS, lambda a: a.socket_flood(b"[" * 15_000)),
    "hands": (
        SOCKETS,
        lambda a: a.socket_flood(_move(a, table=a.tower, move="put 0 0 0 0", hand="1 " * 5900)),
    ),
    "checks": (SOCKETS, lambda a: a.socket_flood(_move(a, t="check"))),
    "opens": (SOCKETS, lambda a: a.socket_flood({"t": "open", "table": a.table, "since": 1})),
    "lobby, unread": (
        SOCKETS,
        lambda a: a.socket_flood({"t": "lobby", "on": True}, reads=False),
    ),
    "help": (
        SOCKETS,
        lambda a: a.socket_flood({"t": "help", "table": a.table, "kind": "analysis", "nonce": "h"}),
    ),
    "control frames": (SOCKETS, lambda a: a.socket_flood(b"x" * 100, kind=9)),
    "requests": (SOCKETS, lambda a: a.flood(20 * (GET % b"/api/games"))),
    "replays": (
        SOCKETS,
        lambda a: a.flood(20 * (GET % f"/api/tables/{a.table}/record.json".encode())),
    ),
    "half requests": (1500, lambda a: a.hold(b"GET /api/games HTTP/1.1\r\nX-Slow: ")),
    "connections": (50, lambda a: a.flood(b"\r\n", b"nonsense\r\n\r\n")),
}


async def run(port: int, kind: str, seconds: float) -> None:
    attack = Attack(port, time.monotonic() + seconds)
    with suppress(OSError):  # the attack before this one may have used up its limits
        attack.prepare()
    many, kind_of_attack = KINDS[kind]
    await asyncio.gather(*(kind_of_attack(attack) for _ in range(many)))
    print(f"{attack.connections} connections, {attack.sent} writes")


if __name__ == "__main__":
    os.nice(19)  # a real attacker has a machine of their own
    asyncio.run(run(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
