"""What operators did: read from the audit log while the server runs, and carried out here.

`blockyard admin` writes to the database from another process. It need not know which servers are
running: each of them looks for new rows once a second.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import Connection, func, select

from blockyard.core.contract import Refused
from blockyard.server.clock import now_ms
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.people.sessions import Sessions
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict

POLL_SECONDS = 1.0
MAX_ACTIONS = 100

log = logging.getLogger("blockyard.operators")
audit, restrictions = schema.audit, schema.restrictions
_NEWEST = "SELECT max(id) FROM audit"


class OperatorActions:
    def __init__(self, store: Store, sessions: Sessions, hub: Hub, lobby: Lobby) -> None:
        self.store, self.sessions, self.hub, self.lobby = store, sessions, hub, lobby
        self._muted: dict[str, int] = {}
        self._last = 0

    async def open(self) -> None:
        self._last = await self.store.read(lambda c: c.scalar(select(func.max(audit.c.id))) or 0)
        self._muted = await self.store.read(_muted)

    def is_muted(self, person: str) -> bool:
        return self._muted.get(person, 0) > now_ms()

    async def keep_reading(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.read()
            except StorageError as error:
                log.warning("the audit log could not be read: %r", error)

    async def _has_more(self) -> bool:
        """Whether there are new rows. On PostgreSQL this goes straight through the driver: it is
        asked all the time, and nearly always there are none."""
        pool = self.hub.log.pool
        if pool is None:
            return True
        async with pool.connection() as connection:
            return (await connection.fetchval(_NEWEST) or 0) > self._last

    async def read(self) -> None:
        """Carry out what is new."""
        if not await self._has_more():
            return
        a = audit.c
        new = select(a.id, a.action, a.person, a.table_id).where(a.id > self._last).order_by(a.id)
        rows = await self.store.read(lambda c: c.execute(new.limit(MAX_ACTIONS)).all())
        for row in rows:
            if row.action == "void":
                self.hub.void(row.table_id)
            await self._carry_out(row.action, row.person)
            self._last = row.id

    async def _carry_out(self, action: str, person: str) -> None:
        if action == "mute":
            self._muted = await self.store.read(_muted)
        if action == "ban":
            with suppress(Refused, VersionConflict):  # another server has done it already
                await self.hub.leave_all(person)
        if person:
            self.sessions.on_person_changed(person)
            await self.hub.rename(person)
            self.lobby.person_changed(person)


def _muted(connection: Connection) -> dict[str, int]:
    c = restrictions.c
    wanted = select(c.person, c.until).where(c.kind == "mute", c.until > now_ms())
    return {row.person: row.until for row in connection.execute(wanted)}
