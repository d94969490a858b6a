"""Two servers that differ only in hidden information, and everything that one observer learns
from each of them, as bytes.

Both start as copies of one database, so that people, tokens and tables are equal, and the clock
is stopped. The tests play for CHANCE themselves, and decide where the two differ.
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
from blockyard.server import clock
from blockyard.server.app import build
from blockyard.server.live import rooms
from blockyard.server.live.outbox import Outbox, Subscriber
from blockyard.server.live.rooms import Room
from blockyard.server.live.socket import SocketSession
from blockyard.server.services import Services
from blockyard.server.settings import Settings
from blockyard.server.tables import decisions, events
from tests.server.session_client import NO_LIMITS, Guest

NOON = 1_800_000_000_000
Observer = int | None
"""A seat, or None for a spectator."""


def stop_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock, and what is announced after a while, which would be while one of the two is
    looked at and not the other."""
    monkeypatch.setattr(rooms, "WATCHING_SECONDS", 10**6)
    stopped = SimpleNamespace(time_ns=lambda: NOON * 1_000_000, monotonic_ns=lambda: 0)
    monkeypatch.setattr(clock, "time", stopped)


class Server:
    """A whole server on a data folder, without a driver that plays for CHANCE."""

    def __init__(self, data: Path) -> None:
        app = build(Settings(data=data, seed=1, workers=1, **NO_LIMITS))
        self.services: Services = app.state.services
        hub, driver = self.services.hub, self.services.driver
        hub.on_change.remove(driver.on_change)
        hub.on_presence.remove(driver.on_presence)
        transport = httpx.ASGITransport(app=app)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://blockyard.test")

    async def close(self) -> None:
        await self.client.aclose()
        await self.services.close()


class PairedServers:
    """Two servers that start alike: people at tables of each game, and a spectator."""

    def __init__(
        self, servers: list[Server], tokens: list[str], names: dict[str, list[str]]
    ) -> None:
        self.servers, self.tokens, self.tables = servers, tokens, names

    @classmethod
    async def create(
        cls, data: Path, *wanted: tuple[str, int, int, dict[str, str]]
    ) -> PairedServers:
        """For each game its seats, its number of tables and its options."""
        first, names = Server(data / "first"), dict[str, list[str]]()
        await first.services.open()
        people = [await Guest.connect(first.services) for _ in range(4)]
        for game, seats, many, options in wanted:
            chairs = ["me", *["open"] * (seats - 1)]
            more = {"public": True, "options": options}
            names[game] = [await people[0].create_table(game, *chairs, **more) for _ in range(many)]
            for table in names[game]:
                for guest in people[1:seats]:
                    await guest.sit(table)
        await first.close()
        shutil.copytree(data / "first", data / "second")
        servers = [Server(data / "first"), Server(data / "second")]
        for server in servers:
            await server.services.open()
        return cls(servers, [guest.token for guest in people], names)

    async def close(self) -> None:
        for server in self.servers:
            await server.close()


class World:
    """A table on one of the two servers, as one observer learns of it."""

    def __init__(self, server: Server, room: Room, token: str, observer: Observer) -> None:
        self.server, self.room, self.token, self.observer = server, room, token, observer
        self.session = SocketSession(server.services)
        room.subscribe(Subscriber(Outbox(capacity=10_000), "somebody"))  # keeps it in memory
        self.logs = LogCapture()
        self._numbers = count()

    @property
    def match(self) -> Match:
        return self.room.table.playing()

    async def connect(self) -> None:
        """Authenticate, open the table and follow the lobby."""
        for frame in (
            {"t": "hello", "session": self.token},
            {"t": "open", "table": self.room.id},
            {"t": "lobby", "on": True},
        ):
            with self.logs:
                await self.session.receive(json.dumps(frame))

    async def play(self, seat: int, move: str, nonce: str = "") -> None:
        moved = events.Moved(at=NOON, seat=seat, move=move, nonce=nonce)
        with self.logs:
            await self.room.execute(
                lambda table, at: decisions.play_for(table, moved, table.playing().ply)
            )

    def frames(self) -> list[str]:
        frames = self.session.outbox.pending()
        self.session.outbox.clear()
        return frames

    async def refusals(self) -> list[str]:
        """The answers to commands that are impossible."""
        about = {"table": self.room.id, "nonce": f"n{next(self._numbers)}"}
        mine = about | {"seat": 0 if self.observer is None else self.observer}
        is_mover = self.observer is not None and self.observer == self.match.to_play
        sent = [
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
            sent += [
                mine | {"t": "move", "ply": self.match.ply, "move": "small-red"},
                mine | {"t": "check", "ply": self.match.ply, "move": "small-red"},
                about | {"t": "help", "kind": "hint"},
                about | {"t": "help", "kind": "analysis"},
            ]
        for frame in sent:
            await self.session.receive(json.dumps(frame))
        return self.frames()

    async def pages(self) -> list[str]:
        """HTTP responses: the table, its record, the lobby, the export of one's data."""
        table = f"/api/tables/{self.room.id}"
        paths = ["", "/record", "/record.json", "/record.json?seat=0", f"/films/{self.match.ply}"]
        asked = [table + path for path in paths]
        asked += ["/api/tables", "/api/me/export"]
        headers = {"authorization": f"Bearer {self.token}"}
        got = [await self.server.client.get(path, headers=headers) for path in asked]
        return [
            f"{path} {one.status_code} {one.text}" for path, one in zip(asked, got, strict=True)
        ]

    async def everything_visible(self, pages: bool) -> dict[str, list[str]]:
        """Everything that the server sends to this observer, and every line of its log."""
        with self.logs:
            known = {"frames": self.frames(), "refusals": await self.refusals()}
            known |= {"pages": await self.pages() if pages else []}
        return known | {"log": self.logs.take()}


class LogCapture(logging.Handler):
    """Captures what one server logs while it is used."""

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

    def take(self) -> list[str]:
        lines, self._lines = self._lines, []
        return lines


@asynccontextmanager
async def paired_worlds(
    servers: PairedServers, game: str, observer: Observer
) -> AsyncIterator[list[World]]:
    """The same table on both servers, with the same observer."""
    table, token = servers.tables[game].pop(), servers.tokens[-1 if observer is None else observer]
    worlds = [
        World(server, await server.services.hub.room(table), token, observer)
        for server in servers.servers
    ]
    try:
        yield worlds
    finally:
        for world in worlds:
            world.session.end()
