"""The log: every event of every table, in order, kept before anybody hears of it.

An append names the version it expects; who comes second with the same one gets `Conflict` and
has to look again. Appends that wait while others are being written go into one transaction
together, so that a thousand tables pay for one flush of the disk. `append` returns after the
commit, never before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from sqlalchemy import Connection, Dialect, insert, select
from sqlalchemy.exc import IntegrityError

from blockyard.server.storage import schema
from blockyard.server.storage.database import Store, Trouble
from blockyard.server.tables import events
from blockyard.server.tables.events import TableEvent

Note = Callable[[Connection], object]
Row = tuple[str, int, str]
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written this version of the table."""


@dataclass(slots=True)
class _Job:
    rows: list[Row]
    notes: Sequence[Note]
    done: asyncio.Future[None] = field(repr=False)


class Log:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[_Job] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(
        self,
        table: str,
        expected: int,
        happened: Sequence[TableEvent],
        notes: Sequence[Note] = (),
    ) -> None:
        """Keep these events as the next after version `expected`. `notes` write what belongs to
        them (a list, a rating) in the same transaction."""
        rows = [
            (table, version, events.write(event))
            for version, event in enumerate(happened, expected + 1)
        ]
        job = _Job(rows, notes, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await job.done

    async def _write_all(self) -> None:
        """Write until nothing waits; what comes in meanwhile is the next transaction."""
        while self._waiting:
            jobs = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not await self._written(jobs) and len(jobs) > 1:
                for job in jobs:
                    await self._written([job])
        self._writer = None

    async def _written(self, jobs: list[_Job]) -> bool:
        """Whether these were written together; if not, and it was one alone, it is told why."""
        try:
            await self.store.write(lambda connection: _keep(connection, jobs))
        except IntegrityError:
            _fail(jobs, Conflict())
            return False
        except Trouble as trouble:
            _fail(jobs, trouble)
            return False
        except Exception as error:
            _fail(jobs, error)
            return False
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)
        return True

    async def read(self, table: str, since: int = 0) -> list[TableEvent]:
        """What happened at a table after version `since`."""
        wanted = (
            select(schema.events.c.body)
            .where(schema.events.c.table_id == table, schema.events.c.version > since)
            .order_by(schema.events.c.version)
        )
        bodies = await self.store.read(lambda connection: connection.scalars(wanted).all())
        return [events.read(body) for body in bodies]

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer


def _keep(connection: Connection, jobs: list[_Job]) -> None:
    rows = [row for job in jobs for row in job.rows]
    connection.exec_driver_sql(_insertion(connection.dialect), rows)
    for job in jobs:
        for note in job.notes:
            note(connection)


@cache
def _insertion(dialect: Dialect) -> str:
    """The same for every row, in the words of this database; a driver that is given the rows as
    they are has half the work."""
    return str(insert(schema.events).compile(dialect=dialect))


def _fail(jobs: list[_Job], error: Exception) -> None:
    """One alone is told what was wrong; of several each will be tried alone."""
    if len(jobs) == 1 and not jobs[0].done.done():
        jobs[0].done.set_exception(error)
