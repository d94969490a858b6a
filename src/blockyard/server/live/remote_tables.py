"""The tables of one client of ours that other servers own.

Its frames about such a table go to the owner, one after another, and what the owner answers is
relayed. When the owner changes, or the link to it is broken, the table is opened anew, wherever its
owner is by then: the client gets a snapshot, and a command that was not acknowledged is sent again.
The nonce makes that harmless.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Protocol

import msgspec
from msgspec import structs

from blockyard.core.contract import Refusal, Refused
from blockyard.server import tracing, wire
from blockyard.server.live.edge import Edge, LinkLost
from blockyard.server.live.outbox import Outbox
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.owners import NotMine
from blockyard.server.tables import visibility

log = logging.getLogger("blockyard.remote")

PATIENCE_SECONDS = 10.0
"""Seconds that a frame waits for an owner."""
RETRY_SECONDS = 0.1
_encode = msgspec.json.Encoder().encode


class LocalSession(Protocol):
    """What is needed of the session of the client (socket.py)."""

    outbox: Outbox
    address: str
    person_id: str

    async def follow(self, frame: wire.OpenTable) -> None: ...

    def close_table(self, table: str) -> None: ...

    def at_table(self, frame: wire.ClientFrame) -> Awaitable[None] | None: ...


class RemoteTables:
    def __init__(self, edge: Edge, session: LocalSession, most: int) -> None:
        self.edge, self.session, self.most = edge, session, most
        self.number = edge.add(self)
        self.opened: dict[str, wire.OpenTable] = {}
        """All tables that the client follows, here or elsewhere, and how it opened them."""
        self.servers: dict[str, int] = {}
        """The server of each table that is followed elsewhere."""
        self._known_at: set[int] = set()
        self._opening: dict[str, asyncio.Task[None]] = {}

    # --- frames --------------------------------------------------------------

    def handle(self, frame: wire.ClientFrame, text: bytes) -> Awaitable[None] | None:
        """Handle a frame about a table here, or have it handled; what is returned is waited for."""
        table: str = getattr(frame, "table", "")
        if isinstance(frame, wire.OpenTable):
            return self._open(frame)
        if isinstance(frame, wire.CloseTable):
            self._close(table)
            return self.session.at_table(frame)
        if table in self.servers or table in self._opening:
            return self._forward(frame, table, text)
        work = self.session.at_table(frame)
        return None if work is None else self._here(work, frame, table, text)

    async def _here(
        self, work: Awaitable[None], frame: wire.ClientFrame, table: str, text: bytes
    ) -> None:
        try:
            await work
        except NotMine:  # it was ours a moment ago
            self.lost(table)
            await self._forward(frame, table, text)

    async def _forward(self, frame: wire.ClientFrame, table: str, text: bytes) -> None:
        if tracing.is_on() and isinstance(frame, wire.PlayMove):
            with tracing.span("forward", frame.trace):
                traced = structs.replace(frame, trace=tracing.current())
                await self._have_handled(traced, table, _encode(traced))
        else:
            await self._have_handled(frame, table, text)

    async def _have_handled(self, frame: wire.ClientFrame, table: str, text: bytes) -> None:
        """Have a frame handled by the owner of the table, whoever that is by then."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not await self._try(frame, table, text):
                    pass
        except TimeoutError:
            raise StorageError("the owner of the table does not answer") from None

    async def _try(self, frame: wire.ClientFrame, table: str, text: bytes) -> bool:
        """Whether the frame was handled."""
        if table in self._opening:
            await asyncio.shield(self._opening[table])
        if table not in self.opened:
            raise Refused("open-first")
        server = self.servers.get(table)
        try:
            if server is None:
                if (work := self.session.at_table(frame)) is not None:
                    await work
                return True
            if await self._say(server, text):
                return True
            self.lost(table)
        except NotMine:
            self.lost(table)
        except LinkLost:
            self.lost(table)
            if not isinstance(frame, wire.PlayMove | wire.TableAction):
                raise StorageError("the link to the owner broke") from None
        return False

    async def _say(self, server: int, text: bytes) -> bool:
        """Have a frame handled by another server; False if it does not own the table."""
        if server not in self._known_at:
            self._known_at.add(server)
            self.edge.introduce(server, self.number, self.session.person_id, self.session.address)
        return await self.edge.say(server, self.number, text)

    # --- opening and closing -------------------------------------------------

    async def _open(self, frame: wire.OpenTable) -> None:
        table = frame.table
        if table not in self.opened and len(self.opened) >= self.most:
            raise Refused("too-many-tables", most=self.most)
        if table in self._opening:
            self._opening[table].cancel()
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._follow(frame)
        except TimeoutError:
            raise StorageError("the owner of the table does not answer") from None
        self.opened[table] = frame

    async def _follow(self, frame: wire.OpenTable) -> None:
        """Follow a table where its owner is."""
        table = frame.table
        while True:
            try:
                server = await self.edge.server_of(table)
                if server is None:
                    self._leave(table)
                    await self.session.follow(frame)
                    return
                self.session.close_table(table)
                if await self._say(server, _encode(frame)):
                    self.servers[table] = server
                    return
            except (NotMine, LinkLost) as error:
                log.debug("table %s is looked for again: %r", table, error)
            await asyncio.sleep(RETRY_SECONDS)

    def lost(self, table: str) -> None:
        """The owner of a table has changed, or cannot be heard: follow it anew."""
        self.servers.pop(table, None)
        if table in self.opened and table not in self._opening:
            task = self._opening[table] = asyncio.create_task(self._open_again(table))
            task.add_done_callback(lambda done: self._opened_again(table, done))

    async def _open_again(self, table: str) -> None:
        frame = self.opened[table]
        again = wire.OpenTable(table=table, tokens=frame.tokens)
        while True:
            try:
                await self._follow(again)
                return
            except Refusal:
                self.opened.pop(table, None)
                return
            except StorageError as error:
                log.debug("table %s cannot be opened yet: %r", table, error)
            await asyncio.sleep(RETRY_SECONDS)

    def _opened_again(self, table: str, done: asyncio.Task[None]) -> None:
        if self._opening.get(table) is done:
            del self._opening[table]
        if not done.cancelled() and (error := done.exception()):
            log.error("table %s was not opened again", table, exc_info=error)

    def _close(self, table: str) -> None:
        self.opened.pop(table, None)
        if table in self._opening:
            self._opening.pop(table).cancel()
        self._leave(table)

    def _leave(self, table: str) -> None:
        """Do not follow a table elsewhere any more."""
        server = self.servers.pop(table, None)
        if server is not None and server in self._known_at:
            self.edge.tell(server, self.number, _encode(wire.CloseTable(table=table)))

    # --- what owners say -----------------------------------------------------

    def receive(self, frame: bytes) -> None:
        """A frame for the client."""
        if not self.session.outbox.put(frame):
            self._forget()

    def overflowed(self) -> None:
        """An owner could not send all there was: the client opens its tables again."""
        self.session.outbox.put(visibility.encode(wire.Resync()))
        self._forget()

    def _forget(self) -> None:
        for server in self._known_at:
            self.edge.leave(server, self.number)
        for table in self.servers:
            self.opened.pop(table, None)
        self._known_at.clear()
        self.servers.clear()

    def link_lost(self, server: int | None) -> None:
        """This server, or every one, has forgotten the client or cannot be heard."""
        self._known_at -= {server} if server is not None else self._known_at
        for table in [table for table, at in self.servers.items() if server in (None, at)]:
            self.lost(table)

    def cancel_jobs(self, text: bytes) -> None:
        """A job may run at any server that knows the client; those that have none ignore it."""
        for server in self._known_at:
            self.edge.tell(server, self.number, text)

    def end(self) -> None:
        for task in list(self._opening.values()):
            task.cancel()
        self.opened.clear()
        self._forget()
        self.edge.remove(self.number)
