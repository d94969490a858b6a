"""The edge: what this server asks the owners of tables for its own clients."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Protocol

from blockyard.core.contract import Refused
from blockyard.server import tracing
from blockyard.server.live import notes
from blockyard.server.live.commands import Command
from blockyard.server.live.links import Link, Links
from blockyard.server.live.notes import Answered, AnyNote, Asked, Handled, Joined, Left, Said, Told
from blockyard.server.live.ownership import Ownership
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.owners import NotMine

ASK_SECONDS = 10.0
"""Seconds for a command that came over HTTP."""
RETRY_SECONDS = 0.1


class LinkLost(Exception):
    """The link to the owner broke before it answered. It may have done what it was asked."""


class Client(Protocol):
    """A client of ours, as far as it follows tables elsewhere (remote_tables.py)."""

    def receive(self, frame: bytes) -> None: ...

    def overflowed(self) -> None: ...

    def lost(self, table: str) -> None: ...

    def link_lost(self, server: int | None) -> None: ...


class Edge:
    def __init__(self, links: Links, ownership: Ownership) -> None:
        self.links, self.ownership = links, ownership
        self.clients: dict[int, Client] = {}
        self._numbers = count(1)
        self._waiting: dict[int, tuple[int, asyncio.Future[Handled | Answered]]] = {}
        """For each question the server and the answer."""
        links.on_broken.append(self._on_broken)

    def add(self, client: Client) -> int:
        number = next(self._numbers)
        self.clients[number] = client
        return number

    def remove(self, number: int) -> None:
        self.clients.pop(number, None)

    async def server_of(self, table: str) -> int | None:
        """The server that owns a table; None if we do."""
        owner = await self.ownership.owner(table)
        return None if self.ownership.is_mine(owner) else owner.server

    # --- asking --------------------------------------------------------------

    def introduce(self, server: int, client: int, person: str, address: str) -> None:
        self.links.to(server).send(Joined(client, person, address))

    def tell(self, server: int, client: int, text: bytes) -> None:
        """Pass on a frame that needs no answer."""
        self.links.to(server).send(Said(0, client, text), len(text))

    def leave(self, server: int, client: int) -> None:
        self.links.to(server).send(Left(client))

    async def say(self, server: int, client: int, text: bytes) -> bool:
        """Have a frame of a client handled; False if that server does not own the table."""
        number, answer = self._question(server)
        self.links.to(server).send(Said(number, client, text), len(text))
        return (await self._answer(number, answer)).is_here

    async def ask(self, table: str, command: Command) -> list[int]:
        """Have a command carried out by the owner, which is another server; the person's seats."""
        try:
            async with asyncio.timeout(ASK_SECONDS):
                while (server := await self.server_of(table)) is not None:
                    try:
                        number, answer = self._question(server)
                        self.links.to(server).send(Asked(number, table, command))
                        found = await self._answer(number, answer)
                    except LinkLost:
                        await asyncio.sleep(RETRY_SECONDS)
                        continue
                    if found.is_here:
                        assert isinstance(found, Answered)
                        return _seats(found)
                    await asyncio.sleep(RETRY_SECONDS)
        except TimeoutError:
            raise StorageError("the owner of the table does not answer") from None
        raise NotMine("it is ours by now")

    def _question(self, server: int) -> tuple[int, asyncio.Future[Handled | Answered]]:
        number = next(self._numbers)
        answer: asyncio.Future[Handled | Answered] = asyncio.get_running_loop().create_future()
        self._waiting[number] = server, answer
        return number, answer

    async def _answer(
        self, number: int, answer: asyncio.Future[Handled | Answered]
    ) -> Handled | Answered:
        try:
            return await answer
        finally:
            self._waiting.pop(number, None)

    # --- hearing -------------------------------------------------------------

    def on_note(self, link: Link, note: AnyNote) -> None:
        """What an owner says."""
        match note:
            case Told(numbers, frame, trace):
                with tracing.span("show", trace):
                    self._tell(numbers, frame)
            case Handled(number) | Answered(number):
                _, answer = self._waiting.get(number, (0, None))
                if answer is not None and not answer.done():
                    answer.set_result(note)
            case notes.Lost(number, table):
                if (client := self.clients.get(number)) is not None:
                    client.lost(table) if table else client.overflowed()

    def _tell(self, numbers: list[int], frame: bytes) -> None:
        for number in numbers:
            if (client := self.clients.get(number)) is not None:
                client.receive(frame)

    def _on_broken(self, link: Link) -> None:
        self._lost(link.server)

    def renamed(self) -> None:
        """We have another number, and what owners tell the old one does not reach us."""
        self._lost(None)

    def _lost(self, server: int | None) -> None:
        """The link to a server, or to all, is broken."""
        for asked, answer in list(self._waiting.values()):
            if server in (None, asked) and not answer.done():
                answer.set_exception(LinkLost())
        for client in list(self.clients.values()):
            client.link_lost(server)


def _seats(found: Answered) -> list[int]:
    if found.refused is not None:
        reason, params = found.refused
        raise Refused(reason, **params)
    return found.seats
