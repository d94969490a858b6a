"""Services and clients without a network: frames go straight to socket sessions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from blockyard.server import wire
from blockyard.server.http.routes_tables import new_table, sit_down
from blockyard.server.live.socket import SocketSession
from blockyard.server.people.sessions import Person
from blockyard.server.rate_limit import Rate
from blockyard.server.services import Services
from blockyard.server.settings import Settings

UNLIMITED = Rate(1e6, 1e6)
RATES = (
    *("frames", "checks", "person", "bot", "requests", "new_guests", "sign_ins"),
    *("share", "new_tables", "long_tables", "reports"),
)
QUOTAS = (
    *("sockets_of_person", "sockets_of_address", "connections_of_address"),
    *("open_tables", "waiting_tables", "waiting_tables_of_address"),
)
NO_LIMITS: dict[str, Any] = {
    **dict.fromkeys(RATES, UNLIMITED),
    **dict.fromkeys(QUOTAS, 10**6),
    "lobby_seconds": 0.0,
}
TIMEOUT = 30.0
"""Seconds that a test waits for a frame before it fails; machines can be busy."""


@asynccontextmanager
async def open_services(**settings: Any) -> AsyncIterator[Services]:
    services = Services(Settings(**{"seed": 1, "workers": 1, **NO_LIMITS, **settings}))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def with_services(
    storage: dict[str, Any],
    scenario: Callable[[Services], Coroutine[Any, Any, None]],
    **settings: Any,
) -> None:
    """Run a scenario against the services of a server."""

    async def run() -> None:
        async with open_services(**storage, **settings) as services:
            await scenario(services)

    asyncio.run(run())


class Guest:
    """A guest with a socket session."""

    def __init__(self, services: Services, person: Person, token: str) -> None:
        self.services, self.person, self.token = services, person, token
        self.session = SocketSession(services)
        self.numbers = count()
        self.unread: list[dict[str, Any]] = []

    @classmethod
    async def connect(cls, services: Services) -> Guest:
        guest = cls(services, *await services.sessions.new_guest())
        await guest.hello()
        return guest

    async def hello(self) -> None:
        await self.send(t="hello", session=self.token)
        assert (await self.receive("welcome"))["person"] == self.person.id

    async def reconnect(self) -> None:
        self.session.end()
        self.session, self.unread = SocketSession(self.services), []
        await self.hello()

    async def send(self, **frame: Any) -> None:
        await self.session.receive(json.dumps(frame))

    async def receive(self, *kinds: str, until: Callable[[Any], bool] = bool) -> dict[str, Any]:
        """The next frame of one of these kinds that fits; the others stay unread."""
        while True:
            for frame in self.unread:
                if frame["t"] in kinds and until(frame):
                    self.unread.remove(frame)
                    return frame
            frames = await asyncio.wait_for(self.session.outbox.take(), TIMEOUT)
            self.unread += map(json.loads, frames)

    def received(self) -> list[dict[str, Any]]:
        """All unread frames so far."""
        frames = list(map(json.loads, self.session.outbox.pending()))
        return self.unread + frames

    async def create_table(self, game: str, *chairs: str, **more: Any) -> str:
        wanted = wire.NewTable(game=game, chairs=list(chairs), **more)
        return (await new_table(self.services, self.person, wanted)).table

    async def sit(self, table: str, seat: int | None = None) -> wire.Seated:
        room = await self.services.hub.room(table)
        return await sit_down(self.services, room, self.person, seat)

    async def open(self, table: str, **more: Any) -> dict[str, Any]:
        self.unread += map(json.loads, self.session.outbox.pending())
        self.session.outbox.clear()
        self.unread = [frame for frame in self.unread if frame["t"] != "table"]
        await self.send(t="open", table=table, **more)
        return await self.receive("table", "refused")

    async def move(self, table: str, seat: int, ply: int, move: str, **more: Any) -> dict[str, Any]:
        nonce = more.pop("nonce", f"n{next(self.numbers)}")
        await self.send(t="move", table=table, seat=seat, ply=ply, move=move, nonce=nonce, **more)
        return await self.receive("ack", "refused")

    async def act(self, table: str, seat: int, what: str, **more: Any) -> dict[str, Any]:
        nonce = f"n{next(self.numbers)}"
        await self.send(t="act", table=table, seat=seat, what=what, nonce=nonce, **more)
        return await self.receive("ack", "refused")


async def two_at(
    services: Services, game: str = "gobblet", **more: Any
) -> tuple[Guest, Guest, str]:
    """Two guests at a table that has started, both connected to it."""
    ada, bob = await Guest.connect(services), await Guest.connect(services)
    table = await ada.create_table(game, "me", "open", **more)
    await bob.sit(table)
    await ada.open(table)
    await bob.open(table)
    return ada, bob, table
