"""Attacks for bench/attack.py: what one address can send, as fast as it can or just within the
limits on frames and requests.

    python -m bench.attackers PORT KIND SECONDS PAUSE GUESTS

Runs in a process of its own. All connections come from one loopback address. GUESTS are the
attacker's sessions and tables, as JSON. PAUSE is the time between two batches of a connection; 0
means within the limits: as many sockets as an address may have, each sending one frame at a time.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from itertools import cycle
from random import Random
from typing import Any

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.server.live.socket import FREE_BYTES, PAGE_COST, RESUME_COST
from blockyard.server.settings import FRAMES, PERSON, REQUESTS, Settings

HOST, OWN = "127.0.0.1", "127.0.0.66"
GET = b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
LIMITS = Settings()
GUESTS, GUESTS_WITHIN = 2, LIMITS.sockets_of_address // LIMITS.sockets_of_person
"""People of the attacker for each attack: a flood gets its people sent away for a minute, so each
has its own; within the limits the same ones have as many sockets as one address may."""
SOCKETS = 60
"""So twenty of them are turned away and come again."""
MARGIN = 1.05
"""How much slower than a limit an attack within the limits is."""
BATCH = 20
"""Frames in one write."""
PAUSE = 0.01
"""Seconds between two batches of a connection: this process must not starve the server, whose
processors it shares here. Still far more is offered than any limit allows."""
HAND = "traced " + ";".join(["0,0,0,0"] * 1490) + " 1"
"""The hand of a person with a very busy mouse."""


@dataclass
class Guest:
    """A person of the attacker, with two tables; in the first it is seat 0's turn at once."""

    session: str
    table: str
    tower: str
    ply: int
    """The number of the first turn at the tower, after the cards are dealt."""


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


def new_guest(port: int) -> Guest:
    session = post(port, "/api/guests", OWN)["session"]

    def table(game: str) -> str:
        wanted = {"game": game, "chairs": ["me", "me"]}
        return str(post(port, "/api/tables", OWN, wanted, session)["table"])

    return Guest(session, table("blokus-duo"), table("block-out"), cards_dealt())


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
        opens = b"".join(frame({"t": "open", "table": t}) for t in (guest.table, guest.tower))
        batch = frame(content(guest), kind) * self.batch
        await self.flood(batch, hello + opens, HANDSHAKE, reads)

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


def _move(guest: Guest, **more: object) -> dict[str, object]:
    about = {"t": "move", "table": guest.table, "seat": 0, "ply": 0, "move": "x", "nonce": "n"}
    return about | more


def _hand(guest: Guest) -> dict[str, object]:
    """A legal choice of a block, with a hand that has to be read."""
    return _move(guest, table=guest.tower, ply=guest.ply, move="any>large-blue", hand=HAND)


def _far_corner(guest: Guest) -> dict[str, object]:
    """A whole tile where none can lie: the longest way through the rules."""
    return _move(guest, t="check", move="a1,a2,a3,b3,c3")


SOCKET_KINDS: dict[str, Callable[[Guest], object]] = {
    "pings": lambda _: {"t": "ping", "nonce": "1"},
    "refusals": _move,
    "rubbish": lambda _: b"[" * 15_000,
    "hands": _hand,
    "checks": _far_corner,
    "help": lambda guest: {"t": "help", "table": guest.table, "kind": "analysis", "nonce": "h"},
}


@dataclass(frozen=True)
class Kind:
    """An attack: what one of its connections does, how many there are in a flood and within the
    limits, and how long each then waits between two writes."""

    run: Callable[[Attack], Awaitable[None]]
    flood: int = SOCKETS
    within: int = LIMITS.sockets_of_address
    pause: float = 0.25


def _frame_pause(size: int, extra: float) -> float:
    """Seconds between two frames of a socket, so that neither it nor its person is too fast."""
    tokens = 1 + size // FREE_BYTES
    of_person = LIMITS.sockets_of_person * tokens / PERSON.each_second
    return MARGIN * max((tokens + extra) / FRAMES.each_second, of_person)


def _frames(content: Callable[[Guest], object], extra: float = 0.0, reads: bool = True) -> Kind:
    size = len(frame(content(Guest("s" * 32, "t" * 16, "t" * 16, 0))))
    return Kind(lambda attack: attack.socket_flood(content, reads), pause=_frame_pause(size, extra))


def _requests(path: Callable[[Guest], str]) -> Kind:
    def run(attack: Attack) -> Awaitable[None]:
        return attack.flood(attack.batch * (GET % path(attack.next_guest()).encode()))

    return Kind(run, within=SOCKETS, pause=MARGIN * SOCKETS / REQUESTS.each_second)


KINDS = {
    **{name: _frames(content) for name, content in SOCKET_KINDS.items()},
    "opens": _frames(lambda g: {"t": "open", "table": g.table, "since": 1}, RESUME_COST),
    "lobby, unread": _frames(lambda _: {"t": "lobby", "on": True}, PAGE_COST, reads=False),
    "control frames": Kind(lambda a: a.socket_flood(lambda _: b"x" * 100, kind=9)),
    "requests": _requests(lambda _: "/api/games"),
    "replays": _requests(lambda guest: f"/api/tables/{guest.table}/record.json"),
    "boards": _requests(lambda g: "/api/boards?tables=" + ",".join([g.table, g.tower] * 6)),
    "half requests": Kind(
        lambda a: a.hold(b"GET /api/games HTTP/1.1\r\nX-Slow: "),
        flood=1500,
        within=LIMITS.connections_of_address - 10,
    ),
    "connections": Kind(lambda a: a.flood(b"\r\n", b"nonsense\r\n\r\n"), flood=50, within=50),
}


async def run(port: int, kind: str, seconds: float, pause: float, guests: list[Guest]) -> None:
    found = KINDS[kind]
    attack = Attack(port, time.monotonic() + seconds, pause or found.pause, guests)
    attack.batch = BATCH if pause else 1
    many = found.flood if pause else found.within
    await asyncio.gather(*(found.run(attack) for _ in range(many)))
    print(f"{attack.connections} connections, {attack.sent} writes")


def command(port: int, kind: str, seconds: float, pause: float, guests: list[Guest]) -> list[str]:
    """The command line of an attack."""
    given = json.dumps([asdict(guest) for guest in guests])
    return [sys.executable, "-m", "bench.attackers", *map(str, (port, kind, seconds, pause, given))]


if __name__ == "__main__":
    os.nice(19)  # a real attacker has a machine of their own
    port, kind, seconds, pause, guests = sys.argv[1:]
    people = [Guest(**about) for about in json.loads(guests)]
    asyncio.run(run(int(port), kind, float(seconds), float(pause), people))
