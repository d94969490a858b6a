"""The event log: every event of every table, in order, durable before anybody hears of it.

Optimistic concurrency: an append names the version it expects, and (table, version) is the
primary key, so of two concurrent writers the second gets `VersionConflict` and has to catch up.

Group commit: appends that arrive while a transaction is being written share the next one, so a
thousand tables pay for one flush of the disk. `append` returns after the commit, never before.

On PostgreSQL what has no projections, which is nearly every move, is one statement that goes
straight to the driver (postgres_events.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from functools import cache

from sqlalchemy import Connection, Dialect, insert, select
from sqlalchemy.exc import IntegrityError

from blockyard.server.storage import schema
from blockyard.server.storage.database import PostgreSQL, Store
from blockyard.server.storage.driver_pool import DriverPool
from blockyard.server.storage.postgres_events import Claim, Fenced, PostgresEvents, Row, check_fence
from blockyard.server.tables import events
from blockyard.server.tables.events import TableEvent

Projection = Callable[[Connection], object]
"""A write to a read model (a list, a rating) that follows from events; it runs in their
transaction, so that log and read models never disagree."""

MAX_BATCH = 500


class VersionConflict(Exception):
    """Somebody else has written this version of the table."""


@dataclass(slots=True)
class _Append:
    rows: list[Row]
    projections: Sequence[Projection]
    server: int | None
    """The server that must have its lease; None where the store is ours alone."""
    done: asyncio.Future[None] = field(repr=False)


class EventLog:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.pool = DriverPool(store.url) if isinstance(store, PostgreSQL) else None
        self.direct = PostgresEvents(self.pool) if self.pool else None
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(
        self,
        table: str,
        expected: int,
        new: Sequence[TableEvent],
        projections: Sequence[Projection] = (),
        claim: Claim | None = None,
    ) -> None:
        """Append these events after version `expected`, with their projections. With a claim, only
        while its server has its lease."""
        versions, term = enumerate(new, expected + 1), claim.term if claim else 0
        rows = [(table, version, events.encode(event), term) for version, event in versions]
        server = claim.server if claim else None
        append = _Append(rows, projections, server, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        if self._writer is None:
            # In a context of its own: nobody pays for what many share, and no table waits for the
            # other writes of an address.
            self._writer = asyncio.create_task(self._write_all(), context=Context())
        await append.done

    async def _write_all(self) -> None:
        """Write until nothing waits. A batch that fails is retried one append at a time, so
        that one conflict does not fail the others."""
        while self._waiting:
            batch = self._waiting[:MAX_BATCH]
            del self._waiting[:MAX_BATCH]
            with_projections = [append for append in batch if append.projections]
            alone = [append for append in batch if not append.projections]
            if self.direct is None or not (with_projections and alone):
                await self._write_batch(batch)
            else:
                await asyncio.gather(self._write_batch(alone), self._write_batch(with_projections))
        self._writer = None

    async def _write_batch(self, batch: list[_Append]) -> None:
        if not await self._write(batch) and len(batch) > 1:
            for append in batch:
                await self._write([append])

    async def _write(self, batch: list[_Append]) -> bool:
        """Whether the batch was committed."""
        try:
            await self._store(batch)
        except (IntegrityError, VersionConflict):
            _fail(batch, VersionConflict())
            return False
        except Exception as error:
            _fail(batch, error)
            return False
        for append in batch:
            if not append.done.done():
                append.done.set_result(None)
        return True

    async def _store(self, batch: list[_Append]) -> None:
        server = batch[0].server
        if any(append.server != server for append in batch):
            raise Fenced  # one of them has been, and only together with others it matters
        if self.direct is None or any(append.projections for append in batch):
            await self.store.write(lambda connection: _insert(connection, batch, server))
        elif not await self.direct.append([row for append in batch for row in append.rows], server):
            raise VersionConflict

    async def read(self, table: str, since: int = 0) -> list[TableEvent]:
        """The events of a table after version `since`."""
        if self.direct is not None:
            return list(map(events.decode, await self.direct.read(table, since)))
        wanted = (
            select(schema.events.c.body)
            .where(schema.events.c.table_id == table, schema.events.c.version > since)
            .order_by(schema.events.c.version)
        )
        bodies = await self.store.read(lambda connection: connection.scalars(wanted).all())
        return [events.decode(body) for body in bodies]

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self.pool is not None and self.direct is not None:
            await self.direct.close()
            await self.pool.close()


def _insert(connection: Connection, batch: list[_Append], server: int | None) -> None:
    if server is not None:
        check_fence(connection, server)
    rows = [row for append in batch for row in append.rows]
    connection.exec_driver_sql(_insert_statement(connection.dialect), rows)
    for append in batch:
        for projection in append.projections:
            projection(connection)


@cache
def _insert_statement(dialect: Dialect) -> str:
    """Compiled once for each dialect: rows that go straight to the driver cost half as much."""
    return str(insert(schema.events).compile(dialect=dialect))


def _fail(batch: list[_Append], error: Exception) -> None:
    """Fail a single append; several are retried one by one first."""
    if len(batch) == 1 and not batch[0].done.done():
        batch[0].done.set_exception(error)
