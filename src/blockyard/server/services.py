"""Service container: builds the store, event log, hub, workers and the rest once, in dependency
order, and opens and closes them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from urllib.parse import urlsplit

from blockyard.server.broker import Broker
from blockyard.server.engine.remote_cores import RemoteCores
from blockyard.server.engine.workers import Workers
from blockyard.server.live import expiry
from blockyard.server.live.archive import Archive
from blockyard.server.live.bus import Bus, News
from blockyard.server.live.cluster import Cluster
from blockyard.server.live.connections import Connections
from blockyard.server.live.deadlines import Deadlines
from blockyard.server.live.driver import Driver
from blockyard.server.live.gate import Gate
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.live.operators import OperatorActions
from blockyard.server.live.ownership import Ownership
from blockyard.server.live.rooms import Room
from blockyard.server.live.showcase import Showcase
from blockyard.server.metrics import Metrics
from blockyard.server.people import leaderboards
from blockyard.server.people.accounts import Accounts
from blockyard.server.people.bots import Bots
from blockyard.server.people.leaderboards import Leaderboards
from blockyard.server.people.passwords import Passwords
from blockyard.server.people.sessions import Person, Sessions
from blockyard.server.rate_limit import Banished, Quota, RateLimiter
from blockyard.server.settings import Settings
from blockyard.server.shares import Shares
from blockyard.server.storage import database, liveness, migrations, projections
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import EventLog
from blockyard.server.storage.health import Health
from blockyard.server.tables.events import TableEvent

DRAIN_SECONDS = 3.0
"""Seconds for what is under way when a server is stopped."""


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = database.open_store(settings.database, settings.data)
        self.log = EventLog(self.store)
        self.cluster = self._cluster()
        self.bus = self.cluster.bus if self.cluster else Bus()
        self.edge = self.cluster.edge if self.cluster else None
        ownership = self.cluster.ownership if self.cluster else None
        self.hub = Hub(self.log, self.bus, settings.grace, ownership)
        self.hub.edge = self.edge
        self.hub.projectors.append(leaderboards.project)
        self.sessions = Sessions(self.store, self._announce_person)
        self.connections = Connections(self.sessions)
        self.accounts = Accounts(self.sessions, Passwords())
        self.bots = Bots(self.sessions)
        self.leaderboards = Leaderboards(self.store)
        self.workers = Workers(settings.workers)
        self.deadlines = Deadlines(self.hub)
        self.driver = Driver(self.hub, self.workers, settings.seed, settings.count_speed)
        self.lobby = Lobby(self.hub, settings)
        self.showcase = Showcase(self.hub, self.lobby)
        self.archive = Archive(self.hub)
        self.operators = OperatorActions(self.store, self.sessions, self.hub, self.lobby)
        self.request_limit = RateLimiter(settings.requests)
        self.person_limit = RateLimiter(settings.person)
        self.bot_limit = RateLimiter(settings.bot)
        self.guest_limit = RateLimiter(settings.new_guests)
        self.sign_in_limit = RateLimiter(settings.sign_ins)
        # Wider than that of an address, so that one address cannot lock somebody else out.
        self.sign_in_name_limit = RateLimiter(settings.sign_ins.times(3))
        self.table_limit = RateLimiter(settings.new_tables)
        self.long_table_limit = RateLimiter(settings.long_tables)
        self.seat_limit = RateLimiter(settings.new_tables)
        self.phrase_limit = RateLimiter(settings.phrases)
        self.report_limit = RateLimiter(settings.reports)
        self.sockets_of_person = Quota(settings.sockets_of_person)
        self.sockets_of_address = Quota(settings.sockets_of_address)
        self.followed_of_address = Quota(settings.followed_tables_of_address)
        self.banished = Banished()
        self.shares = Shares(settings.share)
        self.metrics = Metrics()
        self.health = Health(self.store, None if self.cluster else settings.data)
        self.gate = self._gate()
        self.is_draining = False
        self.in_flight = 0
        """Frames that are being handled."""
        self._export_metrics()

    def _cluster(self) -> Cluster | None:
        """On PostgreSQL, where there can be other servers."""
        settings = self.settings
        if self.log.pool is None:
            return None
        address = urlsplit(settings.broker).hostname or ""
        ownership = Ownership(self.log.pool, settings.database, address)
        return Cluster(ownership, Broker(settings.broker) if settings.broker else None)

    def _gate(self) -> Gate:
        connections = Quota(self.settings.connections_of_address)
        return Gate(self.shares, connections, self.settings.trusted_proxies, self.metrics)

    def _export_metrics(self) -> None:
        hub, lobby, workers, watch = self.hub, self.lobby, self.workers, self.metrics.watch
        watch("rooms", "Tables in memory", lambda: len(hub.rooms))
        watch("lobby_tables", "Tables listed in the lobby", lambda: len(lobby.tables))
        watch("dropped", "Subscribers that did not keep up", lambda: hub.dropped_count)
        watch("jobs_waiting", "Jobs waiting for a worker", lambda: workers.waiting)
        watch("remote_cores", "Cores of remote workers", lambda: workers.remote_count)
        watch("workers_replaced", "Workers that died", lambda: workers.replaced)
        watch(
            "remote_clients",
            "Clients of other servers that follow tables here",
            self._remote_clients,
        )
        watch("shares_waiting", "Frames and requests that wait", lambda: self.shares.waiting)
        hub.on_change.append(self._count_events)

    def _count_events(self, _: Room, new: list[TableEvent]) -> None:
        self.metrics.events.counts[""] += len(new)

    def _remote_clients(self) -> int:
        clients = self.cluster.remote_clients if self.cluster else None
        return len(clients) if clients is not None else 0

    def limit_of(self, person: Person) -> RateLimiter:
        """The limit on requests and frames of a person; bots have their own."""
        return self.bot_limit if person.is_bot else self.person_limit

    def _announce_person(self, person: str) -> None:
        self.bus.publish(News(person=person))

    def _on_news(self, news: News) -> None:
        if news.person:
            self.sessions.on_person_changed(news.person)

    async def open(self) -> None:
        await migrations.migrate(self.store)
        self.bus.handlers += [self._on_news, self.hub.on_news, self.lobby.on_news]
        self.bus.on_reconnect += [
            self.sessions.invalidate_all,
            self.hub.directory.forget_all,
            self.hub.rated_elsewhere.clear,
            self.lobby.read_all_again,
        ]
        if self.cluster is not None:
            await self.cluster.open(self)
            if self.cluster.broker is not None:
                await self.workers.use(RemoteCores(self.cluster.broker))
        await self.lobby.open()
        await self.operators.open()
        self._tasks = [
            asyncio.create_task(self.hub.heartbeat()),
            asyncio.create_task(self.connections.sweep()),
            asyncio.create_task(self.operators.keep_reading()),
            asyncio.create_task(self.archive.keep_entering()),
            asyncio.create_task(self.lobby.keep_swept()),
            asyncio.create_task(expiry.keep_swept(self.hub, self.lobby)),
        ]
        self.metrics.open()
        # Before any table is loaded: its clock stood still since then.
        self.hub.last_alive = await self.store.read(liveness.last_alive)
        await self.store.write(liveness.is_alive)
        # Clocks run whether or not somebody is there, so timed games are loaded at once.
        if self.cluster is not None:
            self.cluster.take_abandoned()
        else:
            for table in await self.store.read(projections.timed_tables):
                await self.hub.room(table)

    async def drain(self) -> None:
        """Take nothing new, and finish what is under way."""
        self.is_draining = True
        deadline = time.monotonic() + DRAIN_SECONDS
        while self.in_flight and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self.cluster is not None:
            await self.cluster.hand_over(deadline)

    async def close(self) -> None:
        self.metrics.close()
        for task in self._tasks:
            task.cancel()
        # One that was in the middle of a query would give its connection back to a closed pool.
        await asyncio.wait(self._tasks, timeout=DRAIN_SECONDS)
        self.deadlines.close()
        self.driver.close()
        await self.hub.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.log.close()
        with suppress(StorageError):
            await self.store.write(liveness.is_alive)
        self.workers.close()
        self.accounts.passwords.close()
        await self.store.close()
