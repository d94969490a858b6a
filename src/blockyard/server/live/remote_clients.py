"""Remote clients: the clients of other servers that follow tables of ours.

A remote client has a session like any other, without a socket: what it is sent goes to the server
that has the socket. That server has checked who it is and how fast; the time that its frames take
here is charged to its address.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from blockyard.core.contract import Refusal
from blockyard.server import wire
from blockyard.server.live.commands import decide
from blockyard.server.live.links import Link, Links
from blockyard.server.live.notes import (
    Answered,
    AnyNote,
    Asked,
    Handled,
    Joined,
    Left,
    Lost,
    Reset,
    Said,
)
from blockyard.server.live.outbox import Outbox
from blockyard.server.live.session_services import SessionServices
from blockyard.server.live.table_session import TableSession
from blockyard.server.shares import Charged, pays
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict
from blockyard.server.storage.owners import NotMine

log = logging.getLogger("blockyard.remote_clients")


class RemoteOutbox(Outbox):
    """Frames on their way to a client of another server."""

    def __init__(self, link: Link, client: int) -> None:
        super().__init__()
        self.link, self.client = link, client

    def put(self, frame: bytes) -> bool:
        if self.is_closed or self.link.tell(self.client, frame):
            return True
        self.link.send(Lost(self.client))
        return False


class RemoteClient(TableSession):
    """A client of another server; nothing but its id is known of the person."""

    def __init__(self, services: SessionServices, link: Link, joined: Joined) -> None:
        outbox = RemoteOutbox(link, joined.client)
        super().__init__(services, outbox, joined.person, joined.address)
        self.link, self.client = link, joined.client
        self.share = services.shares.of(joined.address)

    async def follow(self, frame: wire.OpenTable) -> None:
        await super().follow(frame)
        if url := self.services.settings.public_url:
            self.send(wire.Nearer(table=frame.table, url=url))

    def table_lost(self, table: str) -> None:
        self.link.send(Lost(self.client, table))


class RemoteClients:
    def __init__(self, services: SessionServices, links: Links) -> None:
        self.services = services
        self._clients: dict[int, dict[int, RemoteClient]] = {}
        """By server and by client."""
        self._tasks: set[asyncio.Task[None]] = set()
        links.on_forgotten.append(self.forget)

    def __len__(self) -> int:
        return sum(map(len, self._clients.values()))

    def on_note(self, link: Link, note: AnyNote) -> None:
        """What an edge says."""
        here = self._clients.setdefault(link.server, {})
        match note:
            case Said(number, client_id, text):
                if (client := here.get(client_id)) is None:
                    link.send(Reset())
                else:
                    self._start(self._handle(link, client, number, text))
            case Joined(client_id):
                self._end(here.pop(client_id, None))
                here[client_id] = RemoteClient(self.services, link, note)
            case Left(client_id):
                self._end(here.pop(client_id, None))
            case Asked():
                self._start(self._carry_out(link, note))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, link: Link, client: RemoteClient, number: int, text: bytes) -> None:
        pays(client.share)
        is_here = await Charged(client.serve(text, bool(number)), client.share)
        if number:
            link.send(Handled(number, is_here))

    async def _carry_out(self, link: Link, asked: Asked) -> None:
        answer = Answered(asked.number)
        try:
            room = await self.services.hub.room(asked.table)
            await room.execute(decide(asked.command))
            answer.seats = room.table.seats_of(asked.command.person)
        except NotMine:
            answer.is_here = False
        except Refusal as refusal:
            why = refusal.objection
            answer.refused = why.reason, dict(why.params)
        except (StorageError, VersionConflict):
            answer.refused = "disk-trouble", {}
        link.send(answer)

    def forget(self, link: Link) -> None:
        """A server has gone, or we have missed something that it said."""
        for client in self._clients.pop(link.server, {}).values():
            client.end()

    def _end(self, client: RemoteClient | None) -> None:
        if client is not None:
            client.end()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
