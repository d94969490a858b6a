"""Two houses that are the same but for what is hidden, and everything that one observer gets to
know in each of them, as bytes.

Both begin as copies of one database, so that people, tokens and tables are the same, and time
stands still. The tests play for CHANCE themselves. Where the worlds differ is up to the test.
"""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from blockyard.core.match import Match
from blockyard.server.app import build
from blockyard.server.live import rooms
from blockyard.server.live.outbox import Follower, Mailbox
from blockyard.server.live.rooms import Room
from blockyard.server.live.socket import Conversation
from blockyard.server.services import House, Settings
from blockyard.server.tables import decisions, events
from tests.server.tabletalk import FREE, PLENTY, Guest

NOON = 1_800_000_000_000
Watcher = int | None
"""A seat, or None for somebody who only watches."""


def stop_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "time", SimpleNamespace(time_ns=lambda: NOON * 1_000_000))


class Site:
    """A whole server on a folder, in which nobody plays for CHANCE."""

    def __init__(self, data: Path) -> None:
        app = build(Settings(data=data, seed=1, workers=1, tries=PLENTY, **FREE))
        self.house: House = app.state.house
        self.house.hub.on_change.remove(self.house.play.look)
        transport = httpx.ASGITransport(app=app)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://blockyard.test")

    async def close(self) -> None:
        await self.client.aclose()
        await self.house.close()


class Street:
    """Two servers that begin alike: people at tables of each game, and one who watches."""

    def __init__(self, sites: list[Site], tokens: list[str], names: dict[str, list[str]]) -> None:
        self.sites, self.tokens, self.tables = sites, tokens, names

    @classmethod
    async def built(cls, data: Path, *wanted: tuple[str, int, int, dict[str, str]]) -> Street:
        """Each game with its seats, how many tables, and its options."""
        first, names = Site(data / "first"), dict[str, list[str]]()
        await first.house.open()
        people = [await Guest.come(first.house) for _ in range(4)]
        for game, seats, many, options in wanted:
            chairs = ["me", *["open"] * (seats - 1)]
            more = {"public": True, "options": options}
            names[game] = [await people[0].set_table(game, *chairs, **more) for _ in range(many)]
            for table in names[game]:
                for guest in people[1:seats]:
                    await guest.sit(table)
        await first.close()
        shutil.copytree(data / "first", data / "second")
        sites = [Site(data / "first"), Site(data / "second")]
        for site in sites:
            await site.house.open()
        return cls(sites, [guest.token for guest in people], names)

    async def close(self) -> None:
        for site in self.sites:
            await site.close()


class World:
    """One of the two, as one observer gets to know it."""

    def __init__(self, site: Site, room: Room, token: str, watcher: Watcher) -> None:
        self.site, self.room, self.token, self.watcher = site, room, token, watcher
        self.talk = Conversation(site.house)
        room.enter(Follower(Mailbox(most=10_000), "somebody"))  # so that it stays in memory
        self.lines = Lines()
        self._numbers = count()

    @property
    def match(self) -> Match:
        return self.room.table.playing()

    async def come_in(self) -> None:
        """Say who it is, open the table and the lobby."""
        for frame in (
            {"t": "hello", "session": self.token},
            {"t": "open", "table": self.room.id},
            {"t": "lobby", "on": True},
        ):
            with self.lines:
                await self.talk.heard(json.dumps(frame))

    async def happens(self, seat: int, move: str, nonce: str = "") -> None:
        moved = events.Moved(at=NOON, seat=seat, move=move, nonce=nonce)
        with self.lines:
            await self.room.do(
                lambda table, at: decisions.answer(table, moved, table.playing().ply)
            )

    def mail(self) -> list[str]:
        frames = self.talk.mailbox.waiting()
        self.talk.mailbox.clear()
        return frames

    async def refusals(self) -> list[str]:
        """What comes back for everything that cannot be."""
        about = {"table": self.room.id, "nonce": f"n{next(self._numbers)}"}
        mine = about | {"seat": 0 if self.watcher is None else self.watcher}
        is_mover = self.watcher is not None and self.watcher == self.match.to_play
        said = [
            mine | {"t": "move", "ply": 9999, "move": "pass"},
            mine | {"t": "check", "ply": 9999, "move": "pass"},
            mine | {"t": "act", "what": "agree"},
            mine | {"t": "act", "what": "claim"},
            mine | {"t": "act", "what": "rematch"},
            mine | {"t": "act", "what": "take-back"},
            mine | {"t": "act", "what": "decline"},
            about | {"t": "help", "kind": "review"},
            {"t": "open", "table": self.room.id},
        ]
        if not is_mover:
            said += [
                mine | {"t": "move", "ply": self.match.ply, "move": "small-red"},
                mine | {"t": "check", "ply": self.match.ply, "move": "small-red"},
                about | {"t": "help", "kind": "hint"},
                about | {"t": "help", "kind": "analysis"},
            ]
        for frame in said:
            await self.talk.heard(json.dumps(frame))
        return self.mail()

    async def pages(self) -> list[str]:
        """What HTTP gives: the table, its record, the lobby, one's own data."""
        table = f"/api/tables/{self.room.id}"
        paths = ["", "/record", "/record.json", "/record.json?seat=0", f"/films/{self.match.ply}"]
        asked = [table + path for path in paths]
        asked += ["/api/tables", "/api/me/export"]
        headers = {"authorization": f"Bearer {self.token}"}
        got = [await self.site.client.get(path, headers=headers) for path in asked]
        return [
            f"{path} {one.status_code} {one.text}" for path, one in zip(asked, got, strict=True)
        ]

    async def all_that_is_known(self, pages: bool) -> dict[str, list[str]]:
        """Everything that leaves the house for this observer, and every line of the log."""
        with self.lines:
            known = {"mail": self.mail(), "refusals": await self.refusals()}
            known |= {"pages": await self.pages() if pages else []}
        return known | {"log": self.lines.taken()}


class Lines(logging.Handler):
    """Catches what one world logs, while it is at work."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self._lines: list[str] = []

    def __enter__(self) -> None:
        self._level = logging.getLogger().level
        logging.getLogger().setLevel(logging.DEBUG)
        logging.getLogger().addHandler(self)

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        logging.getLogger().setLevel(self._level)

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("http"):  # that is the test itself
            self._lines.append(f"{record.name} {record.getMessage()}")

    def taken(self) -> list[str]:
        lines, self._lines = self._lines, []
        return lines


@asynccontextmanager
async def twins(street: Street, game: str, watcher: Watcher) -> AsyncIterator[list[World]]:
    """The same table in two worlds, with the same observer in both."""
    table, token = street.tables[game].pop(), street.tokens[-1 if watcher is None else watcher]
    worlds = [
        World(site, await site.house.hub.room(table), token, watcher) for site in street.sites
    ]
    try:
        yield worlds
    finally:
        for world in worlds:
            world.talk.end()
