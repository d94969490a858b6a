"""Everything that a running server consists of, put together once."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from pathlib import Path

from blockyard.server.engine.workers import Workers
from blockyard.server.http.metrics import Metrics
from blockyard.server.http.rate_limit import Buckets, Rate
from blockyard.server.live.bus import Bus, Notify
from blockyard.server.live.driver import Play
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.people import leaderboards
from blockyard.server.people.accounts import Accounts
from blockyard.server.people.leaderboards import Standings
from blockyard.server.people.passwords import Passwords
from blockyard.server.people.sessions import People
from blockyard.server.storage import database, migrations, projections
from blockyard.server.storage.event_log import Log

MINUTE = 60_000
FRAMES = Rate(burst=60, each_second=20)
ASKS = Rate(burst=60, each_second=30)
PERSON = Rate(burst=240, each_second=80)
"""Frames and requests of one person, from however many screens and addresses."""
REQUESTS = Rate(burst=120, each_second=20)
NEW_GUESTS = Rate(burst=30, each_second=0.2)
TRIES = Rate(burst=10, each_second=0.1)
"""Of signing in, for each address and for each name."""


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "blockyard"


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be chosen when a server is started; rates are for each socket, person or address."""

    data: Path = field(default_factory=data_folder)
    database: str = ""
    trusted_proxies: tuple[str, ...] = ()
    count_speed: float = 1.0
    seed: int | None = None
    """For tests only: luck that can be repeated."""
    workers: int | None = None
    grace: int = MINUTE
    """Milliseconds until the game of somebody who is away can be claimed."""
    frames: Rate = FRAMES
    asks: Rate = ASKS
    person: Rate = PERSON
    requests: Rate = REQUESTS
    new_guests: Rate = NEW_GUESTS
    tries: Rate = TRIES


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = database.opened(settings.database, settings.data)
        self.log = Log(self.store)
        shared = settings.database.startswith("postgresql")
        self.bus = Notify(settings.database) if shared else Bus()
        self.hub = Hub(self.log, self.bus, settings.grace)
        self.hub.note_makers.append(leaderboards.notes_for)
        self.people = People(self.store, self.bus)
        self.accounts = Accounts(self.people, Passwords())
        self.standings = Standings(self.store)
        self.workers = Workers(settings.workers)
        self.play = Play(self.hub, self.workers, settings.seed, settings.count_speed)
        self.lobby = Lobby(self.hub)
        self.requests = Buckets(settings.requests)
        self.by_person = Buckets(settings.person)
        self.new_guests = Buckets(settings.new_guests)
        self.tries = Buckets(settings.tries)
        self.metrics = Metrics(self)

    async def open(self) -> None:
        await migrations.make_ready(self.store)
        self.bus.heard += [self.people.heard, self.hub.heard, self.lobby.heard]
        self.bus.lost += [self.people.forget_all, self.hub.wake_all, self.lobby.missed]
        await self.bus.open()
        self._touch = asyncio.create_task(self.hub.keep_in_touch())
        await self.lobby.open()
        self.metrics.open()
        # Clocks run on while a server stands still, so their games are taken up at once.
        for table in await self.store.read(projections.timed_tables):
            await self.hub.room(table)

    async def close(self) -> None:
        self.metrics.close()
        self._touch.cancel()
        self.play.close()
        await self.bus.close()
        await self.log.close()
        self.workers.close()
        self.accounts.passwords.close()
        await self.store.close()
