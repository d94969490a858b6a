"""This server as one of several: ownership, broker, links, remote clients.

On PostgreSQL a server always has a lease, so that a second one cannot decide at the same tables. It
shares them with others only if it has a broker.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict

from blockyard.core.contract import Refused
from blockyard.server.broker import Broker
from blockyard.server.live.bus import BrokerBus, Bus, News
from blockyard.server.live.edge import Edge
from blockyard.server.live.hub import Hub
from blockyard.server.live.links import Link, Links
from blockyard.server.live.notes import AnyNote, Asked, Joined, Left, Said
from blockyard.server.live.ownership import Ownership, require_company
from blockyard.server.live.remote_clients import RemoteClients
from blockyard.server.live.session_services import SessionServices
from blockyard.server.storage.errors import StorageError

log = logging.getLogger("blockyard.cluster")

HAND_OVER_AT_ONCE = 50
"""Tables that are handed over in one statement."""
FROM_EDGES = (Said, Joined, Left, Asked)


class Cluster:
    def __init__(self, ownership: Ownership, broker: Broker | None) -> None:
        self.ownership, self.broker = ownership, broker
        self.links = Links(broker, "") if broker is not None else None
        self.bus = BrokerBus(broker) if broker is not None else Bus()
        self.edge = Edge(self.links, ownership) if self.links is not None else None
        self.remote_clients: RemoteClients | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, services: SessionServices) -> None:
        """Join: from now on tables can be claimed, and other servers reach us."""
        self.hub: Hub = services.hub
        lease = self.ownership.lease
        lease.on_fenced.append(self._on_fenced)
        lease.on_dead.append(self._on_dead)
        self.bus.handlers.append(self._on_news)
        if self.broker is not None and self.links is not None:
            await self.broker.open()
            name = await self.ownership.owners.cluster()
            self.links.prefix = f"blockyard.{name}"
            self.links.on_note = self._on_note
            self.remote_clients = RemoteClients(services, self.links)
            lease.on_joined.append(self._on_joined)
            if isinstance(self.bus, BrokerBus):
                self.bus.subject = f"blockyard.{name}.news"
        await self.ownership.open()
        try:
            await require_company(self.ownership.owners, alone=self.broker is None)
        except Refused:
            await self.close()
            raise
        await self.bus.open()

    async def _on_joined(self) -> None:
        assert self.links is not None and self.edge is not None
        await self.links.open(self.ownership.lease.server)
        self.edge.renamed()

    def _on_note(self, link: Link, note: AnyNote) -> None:
        assert self.edge is not None and self.remote_clients is not None
        if isinstance(note, FROM_EDGES):
            self.remote_clients.on_note(link, note)
        else:
            self.edge.on_note(link, note)

    # --- who owns what -------------------------------------------------------

    def _on_fenced(self) -> None:
        """Others own our tables."""
        for room in list(self.hub.rooms.values()):
            self.hub.lose(room)

    def _on_dead(self, servers: list[int]) -> None:
        self.bus.publish(News(gone=servers))
        self._gone(servers)

    def _on_news(self, news: News) -> None:
        if news.gone:
            self._gone(news.gone)
        if news.given:
            self.take_abandoned()

    def _gone(self, servers: list[int]) -> None:
        if self.links is not None:
            for server in servers:
                self.links.gone(server)
        self.take_abandoned()

    def take_abandoned(self) -> None:
        """Run the clocks that nobody runs."""
        task = asyncio.create_task(self.ownership.take_abandoned(self.hub.take))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def hand_over(self, deadline: float) -> None:
        """Before we stop: give our tables to the others, those with the fewest first."""
        try:
            await self.ownership.lease.drain()
            peers = await self.ownership.owners.peers()
            while self.broker is not None and peers and self.hub.rooms:
                if time.monotonic() > deadline:
                    return
                await self._give(list(self.hub.rooms)[:HAND_OVER_AT_ONCE], peers)
        except StorageError as error:
            log.warning("tables could not be handed over: %r", error)

    async def _give(self, tables: list[str], peers: list[int]) -> None:
        """The rooms are forgotten first: between two servers that live, the fence would let us
        append on."""
        rooms = [self.hub.rooms[table] for table in tables]
        await asyncio.gather(*(room.lose() for room in rooms))
        shares: defaultdict[int, list[str]] = defaultdict(list)
        for number, room in enumerate(rooms):
            shares[peers[number % len(peers)]].append(room.id)
        try:
            for peer, share in shares.items():
                await self.ownership.owners.hand_over(share, peer)
        finally:
            for room in rooms:
                self.hub.lose(room)
        self.bus.publish(News(given=True))

    async def close(self) -> None:
        if self.remote_clients is not None:
            self.remote_clients.close()
        for task in self._tasks:
            task.cancel()
        await self.bus.close()
        await self.ownership.close()
        if self.links is not None:
            await self.links.close()
        if self.broker is not None:
            await self.broker.close()
