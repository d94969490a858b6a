"""What one address can send, as fast as it can or just within the limits on frames and requests.

    python -m bench.attack_kinds PORT KIND SECONDS PAUSE GUESTS

Runs in a process of its own. GUESTS are the attacker's sessions and tables, as JSON. PAUSE is the
time between two batches of a connection; 0 means within the limits: as many sockets as an address
may have, each sending one frame at a time.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from bench.attackers import (
    BATCH,
    GUESTS,
    GUESTS_MANY,
    GUESTS_WITHIN,
    LIMITS,
    SOCKETS,
    Attack,
    Guest,
    frame,
)
from bench.large_archive import OFTEN
from bench.long_game import long_record, tower_variation
from blockyard.server.live.socket import FREE_BYTES, PAGE_COST, RESUME_COST
from blockyard.server.settings import FRAMES, PERSON, REQUESTS

GET = b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = (
    "POST {} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n"
    "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}"
)
MARGIN = 1.05
"""How much slower than a limit an attack within the limits is."""
HAND = "traced " + ";".join(["0,0,0,0"] * 1490) + " 1"
"""The hand of a person with a very busy mouse."""
LONG_FILE = "(;GM[Blokus Duo]" + ";1[a1]" * 20_000 + ")"
"""A file that takes half a second to be refused."""


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
}
JOB_KINDS: dict[str, Callable[[Guest], object]] = {
    "help": lambda guest: {"t": "help", "table": guest.table, "kind": "analysis", "nonce": "h"},
    "reviews": lambda guest: {"t": "help", "table": guest.long, "kind": "review", "nonce": "r"},
    "analyses": lambda _: {"t": "analyse", "game": "gobblet", "moves": ["4b2"], "nonce": "a"},
}
"""What workers do, of which each person has a few at a time."""


@dataclass(frozen=True)
class Kind:
    """An attack: what one of its connections does, how many there are in a flood and within the
    limits, of how many people in a flood, and how long each then waits between two writes."""

    run: Callable[[Attack], Awaitable[None]]
    flood: int = SOCKETS
    guests: int = GUESTS
    within: int = LIMITS.sockets_of_address
    pause: float = 0.25


def _frame_pause(size: int, extra: float) -> float:
    """Seconds between two frames of a socket, so that neither it nor its person is too fast."""
    tokens = 1 + size // FREE_BYTES
    of_person = LIMITS.sockets_of_address / GUESTS_WITHIN * tokens / PERSON.each_second
    return MARGIN * max((tokens + extra) / FRAMES.each_second, of_person)


def _frames(
    content: Callable[[Guest], object],
    extra: float = 0.0,
    reads: bool = True,
    guests: int = GUESTS,
) -> Kind:
    size = len(frame(content(Guest("s" * 32, "t" * 16, "t" * 16, 0))))
    pause = _frame_pause(size, extra)
    return Kind(lambda a: a.socket_flood(content, reads), guests=guests, pause=pause)


def _requests(path: Callable[[Guest], str]) -> Kind:
    def run(attack: Attack) -> Awaitable[None]:
        return attack.flood(attack.batch * (GET % path(attack.next_guest()).encode()))

    return Kind(run, within=SOCKETS, pause=MARGIN * SOCKETS / REQUESTS.each_second)


def _posts(path: str, body: object) -> Kind:
    """A body that costs much to answer."""
    text = json.dumps(body)

    def run(attack: Attack) -> Awaitable[None]:
        sent = POST.format(path, attack.next_guest().session, len(text), text)
        return attack.flood(attack.batch * sent.encode())

    return Kind(run, within=SOCKETS, pause=MARGIN * SOCKETS / REQUESTS.each_second)


def _gone(path: str, body: object) -> Kind:
    """The same, by somebody who does not wait for the answer."""
    text = json.dumps(body)

    async def run(attack: Attack) -> None:
        while time.monotonic() < attack.until:
            sent = POST.format(path, attack.next_guest().session, len(text), text).encode()
            await attack.send_and_go(sent)

    return Kind(run, within=SOCKETS, pause=MARGIN * SOCKETS / REQUESTS.each_second)


KINDS = {
    **{name: _frames(content) for name, content in SOCKET_KINDS.items()},
    **{name: _frames(content, guests=GUESTS_MANY) for name, content in JOB_KINDS.items()},
    "opens": _frames(lambda g: {"t": "open", "table": g.table, "since": 1}, RESUME_COST),
    "lobby, unread": _frames(lambda _: {"t": "lobby", "on": True}, PAGE_COST, reads=False),
    "control frames": Kind(lambda a: a.socket_flood(lambda _: b"x" * 100, kind=9)),
    "requests": _requests(lambda _: "/api/games"),
    "replays": _requests(lambda guest: f"/api/tables/{guest.table}/record.json"),
    "boards": _requests(lambda g: "/api/boards?tables=" + ",".join([g.table, g.tower] * 6)),
    "first page": _requests(lambda _: "/api/featured/gobblet"),
    "rules pages": _requests(lambda _: "/api/rules/block-out/en"),
    "schema": _requests(lambda _: "/api/schema/openapi.json"),
    "leaderboards": _requests(lambda _: "/api/leaderboards/gobblet"),
    "searches": _posts("/api/past-games", {"people": True, "shortest": 1000}),
    "searches, unwaited": _gone("/api/past-games", {"opponent": OFTEN, "shortest": 1000}),
    "openings": _posts("/api/positions/openings", {"game": "gobblet"}),
    "profiles": _requests(lambda _: f"/api/people/{OFTEN}/achievements"),
    "files": _posts("/api/positions/file", {"text": long_record()}),
    "long files": _posts("/api/positions/file", {"text": LONG_FILE}),
    "exact answers": _posts("/api/positions/exact", {"game": "gobblers", "moves": ["3a1"]}),
    "writes": _posts("/api/me/transfer", {}),
    "towers": _posts("/api/positions", tower_variation()),
    "towers, unwaited": _gone("/api/positions", tower_variation()),
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
    return [
        sys.executable,
        "-m",
        "bench.attack_kinds",
        *map(str, (port, kind, seconds, pause, given)),
    ]


if __name__ == "__main__":
    os.nice(19)  # a real attacker has a machine of their own
    port, kind, seconds, pause, guests = sys.argv[1:]
    people = [Guest(**about) for about in json.loads(guests)]
    asyncio.run(run(int(port), kind, float(seconds), float(pause), people))
