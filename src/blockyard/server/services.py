"""Service container: builds the store, event log, hub, workers and the rest once, in dependency
order, and opens and closes them."""

from __future__ import annotations

import asyncio

from blockyard.server.engine.workers import Workers
from blockyard.server.live.bus import Bus, PostgresBus, WakeUp
from blockyard.server.live.connections import Connections
from blockyard.server.live.driver import Driver
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.metrics import Metrics
from blockyard.server.people import leaderboards
from blockyard.server.people.accounts import Accounts
from blockyard.server.people.bots import Bots
from blockyard.server.people.leaderboards import Leaderboards
from blockyard.server.people.passwords import Passwords
from blockyard.server.people.sessions import Person, Sessions
from blockyard.server.rate_limit import RateLimiter
from blockyard.server.settings import Settings
from blockyard.server.storage import database, migrations, projections
from blockyard.server.storage.event_log import EventLog


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = database.open_store(settings.database, settings.data)
        self.log = EventLog(self.store)
        is_shared = settings.database.startswith("postgresql")
        self.bus = PostgresBus(settings.database) if is_shared else Bus()
        self.hub = Hub(self.log, self.bus, settings.grace)
        self.hub.projectors.append(leaderboards.project)
        self.sessions = Sessions(self.store, self._announce_person)
        self.connections = Connections(self.sessions)
        self.accounts = Accounts(self.sessions, Passwords())
        self.bots = Bots(self.sessions)
        self.leaderboards = Leaderboards(self.store)
        self.workers = Workers(settings.workers)
        self.driver = Driver(self.hub, self.workers, settings.seed, settings.count_speed)
        self.lobby = Lobby(self.hub)
        self.request_limit = RateLimiter(settings.requests)
        self.person_limit = RateLimiter(settings.person)
        self.bot_limit = RateLimiter(settings.bot)
        self.guest_limit = RateLimiter(settings.new_guests)
        self.sign_in_limit = RateLimiter(settings.sign_ins)
        # Wider than that of an address, so that one address cannot lock somebody else out.
        self.sign_in_name_limit = RateLimiter(settings.sign_ins.times(3))
        self.metrics = Metrics(self.hub, self.workers)

    def limit_of(self, person: Person) -> RateLimiter:
        """The limit on requests and frames of a person; bots have their own."""
        return self.bot_limit if person.is_bot else self.person_limit

    def _announce_person(self, person: str) -> None:
        self.bus.publish(WakeUp("", person=person))

    def _on_wake_up(self, _: str, wake_up: WakeUp) -> None:
        if wake_up.person:
            self.sessions.on_person_changed(wake_up.person)

    async def open(self) -> None:
        await migrations.migrate(self.store)
        self.bus.handlers += [self._on_wake_up, self.hub.on_wake_up, self.lobby.on_wake_up]
        self.bus.on_reconnect += [
            self.sessions.invalidate_all,
            self.hub.catch_up_all,
            self.lobby.read_all_again,
        ]
        await self.bus.open()
        self._heartbeat = asyncio.create_task(self.hub.heartbeat())
        self._sweep = asyncio.create_task(self.connections.sweep())
        await self.lobby.open()
        self.metrics.open()
        # Clocks run on while a server is down, so timed games are loaded at once.
        for table in await self.store.read(projections.timed_tables):
            await self.hub.room(table)

    async def close(self) -> None:
        self.metrics.close()
        self._heartbeat.cancel()
        self._sweep.cancel()
        self.driver.close()
        await self.bus.close()
        await self.log.close()
        self.workers.close()
        self.accounts.passwords.close()
        await self.store.close()
