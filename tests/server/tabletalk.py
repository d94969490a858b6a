"""A house without a network: people who talk to the server in frames."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from blockyard.server import wire
from blockyard.server.http.rate_limit import Rate
from blockyard.server.http.routes_tables import make_table, sit_down
from blockyard.server.live.socket import Conversation
from blockyard.server.people.sessions import Person
from blockyard.server.services import House, Settings

PLENTY = Rate(1e6, 1e6)
FREE = dict.fromkeys(("frames", "asks", "person", "requests", "new_guests"), PLENTY)
Place = dict[str, Any]
PATIENCE = 30.0
"""Seconds that a test waits for a frame before it fails; machines can be busy."""


@asynccontextmanager
async def open_house(**settings: Any) -> AsyncIterator[House]:
    house = House(Settings(**{"seed": 1, "workers": 1, **FREE, **settings}))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def in_house(place: Place, talk: Callable[[House], Coroutine[Any, Any, None]], **settings: Any):
    """Run a test inside a house."""

    async def run() -> None:
        async with open_house(**place, **settings) as house:
            await talk(house)

    asyncio.run(run())


class Guest:
    """Somebody with a session and a socket."""

    def __init__(self, house: House, person: Person, token: str) -> None:
        self.house, self.person, self.token = house, person, token
        self.talk = Conversation(house)
        self.numbers = count()
        self.unread: list[dict[str, Any]] = []

    @classmethod
    async def come(cls, house: House) -> Guest:
        guest = cls(house, *await house.people.new_guest())
        await guest.hello()
        return guest

    async def hello(self) -> None:
        await self.say(t="hello", session=self.token)
        assert (await self.hear("welcome"))["person"] == self.person.id

    async def back(self) -> None:
        """Lose the connection and come again."""
        self.talk.end()
        self.talk, self.unread = Conversation(self.house), []
        await self.hello()

    async def say(self, **frame: Any) -> None:
        await self.talk.heard(json.dumps(frame))

    async def hear(self, *kinds: str, until: Callable[[Any], bool] = bool) -> dict[str, Any]:
        """The next frame of one of these kinds that fits; others can be heard later."""
        while True:
            for frame in self.unread:
                if frame["t"] in kinds and until(frame):
                    self.unread.remove(frame)
                    return frame
            frames = await asyncio.wait_for(self.talk.mailbox.take(), PATIENCE)
            self.unread += map(json.loads, frames)

    def heard_so_far(self) -> list[dict[str, Any]]:
        """All that has come in and was not read."""
        frames = list(map(json.loads, self.talk.mailbox.waiting()))
        return self.unread + frames

    async def set_table(self, game: str, *chairs: str, **more: Any) -> str:
        wanted = wire.NewTable(game=game, chairs=list(chairs), **more)
        return (await make_table(self.house, self.person, wanted)).table

    async def sit(self, table: str, seat: int | None = None) -> wire.Seated:
        return await sit_down(self.house, await self.house.hub.room(table), self.person, seat)

    async def open(self, table: str, **more: Any) -> dict[str, Any]:
        self.unread += map(json.loads, self.talk.mailbox.waiting())
        self.talk.mailbox.clear()
        self.unread = [frame for frame in self.unread if frame["t"] != "table"]
        await self.say(t="open", table=table, **more)
        return await self.hear("table", "refused")

    async def move(self, table: str, seat: int, ply: int, move: str, **more: Any) -> dict[str, Any]:
        nonce = more.pop("nonce", f"n{next(self.numbers)}")
        await self.say(t="move", table=table, seat=seat, ply=ply, move=move, nonce=nonce, **more)
        return await self.hear("ack", "refused")

    async def act(self, table: str, seat: int, what: str, **more: Any) -> dict[str, Any]:
        nonce = f"n{next(self.numbers)}"
        await self.say(t="act", table=table, seat=seat, what=what, nonce=nonce, **more)
        return await self.hear("ack", "refused")


async def two_at(house: House, game: str = "gobblet", **more: Any) -> tuple[Guest, Guest, str]:
    """Two guests at a table that has begun, both looking at it."""
    ada, bob = await Guest.come(house), await Guest.come(house)
    table = await ada.set_table(game, "me", "open", **more)
    await bob.sit(table)
    await ada.open(table)
    await bob.open(table)
    return ada, bob, table
