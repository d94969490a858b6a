"""Owners of tables: the one server that decides what happens at a table.

A table is claimed in two statements. The first locks its row; the second, which sees what was
committed by then, takes the table if its owner has no row in `servers` any more. In a single
statement, a claim that waited for the lock would judge by what it saw before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert

from blockyard.core.contract import Refused
from blockyard.server.storage import schema
from blockyard.server.storage.driver_pool import DriverPool
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import Projection
from blockyard.server.storage.lease import Lease
from blockyard.server.storage.postgres_events import Claim

_FIND = """
    SELECT servers.id, term, address FROM owners JOIN servers ON servers.id = owners.server
    WHERE table_id = $1
"""
_LOCK = """
    INSERT INTO owners (table_id, server, term)
    SELECT $1::text, 0, max(term) FROM events WHERE table_id = $1::text HAVING count(*) > 0
    ON CONFLICT (table_id) DO UPDATE SET term = owners.term RETURNING server
"""
_TAKE = """
    UPDATE owners SET server = $2, term = term + 1 WHERE table_id = $1
    AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = owners.server)
    AND EXISTS (SELECT 1 FROM servers WHERE servers.id = $2 AND NOT is_draining)
"""
_HAND_OVER = """
    UPDATE owners SET server = $3, term = term + 1 WHERE table_id = ANY($1) AND server = $2
    AND EXISTS (SELECT 1 FROM servers WHERE servers.id = $3 AND NOT is_draining)
    RETURNING table_id
"""
_PEERS = """
    SELECT servers.id FROM servers LEFT JOIN owners ON owners.server = servers.id
    WHERE servers.id <> $1 AND NOT is_draining AND lives_until > clock_timestamp()
    GROUP BY servers.id ORDER BY count(owners.server)
"""
_ABANDONED = """
    SELECT tables.id FROM tables LEFT JOIN owners ON owners.table_id = tables.id
    WHERE tables.is_timed AND tables.stage = 'playing'
    AND NOT EXISTS (
        SELECT 1 FROM servers WHERE servers.id = owners.server AND servers.id <> $2
    ) LIMIT $1
"""
_OTHERS = "SELECT address FROM servers WHERE id <> $1 AND lives_until > clock_timestamp()"
_CLUSTER = "SELECT name FROM cluster"


class NotMine(StorageError):
    """Another server owns the table, or will in a moment: look again who does."""


class Owner(NamedTuple):
    server: int
    term: int
    address: str


class Owners:
    def __init__(self, pool: DriverPool, lease: Lease) -> None:
        self.pool, self.lease = pool, lease

    def is_mine(self, owner: Owner) -> bool:
        return owner.server == self.lease.server

    async def owner(self, table: str) -> Owner:
        """The owner of a table: if it has none that lives, this server takes it."""
        async with self.pool.connection() as connection:
            found = await connection.fetchrow(_FIND, table)
            if found is None:
                await self._claim(connection, table)
                found = await connection.fetchrow(_FIND, table)
        if found is None:
            # Somebody took it and died at once, or we are about to stop ourselves.
            raise NotMine("the table has no owner")
        return Owner(*found)

    async def _claim(self, connection: Any, table: str) -> None:
        async with connection.transaction():
            if await connection.fetchval(_LOCK, table) is None:
                raise Refused("no-such-table")
            await connection.execute(_TAKE, table, self.lease.server)

    def create(self, table: str) -> tuple[Claim, Projection]:
        """A new table belongs to the server that creates it."""
        claim = Claim(self.lease.server, 1)
        row = {"table_id": table, "server": claim.server, "term": claim.term}
        return claim, lambda connection: connection.execute(insert(schema.owners).values(row))

    async def hand_over(self, tables: Sequence[str], to: int) -> list[str]:
        """Give these tables of ours to another server; those that it has now."""
        async with self.pool.connection() as connection:
            rows = await connection.fetch(_HAND_OVER, tables, self.lease.server, to)
        return [row[0] for row in rows]

    async def peers(self) -> list[int]:
        """The other servers that take tables, the one with the fewest first."""
        async with self.pool.connection() as connection:
            return [row[0] for row in await connection.fetch(_PEERS, self.lease.server)]

    async def others(self) -> list[str]:
        """The addresses of the other servers that live."""
        async with self.pool.connection() as connection:
            return [row[0] for row in await connection.fetch(_OTHERS, self.lease.server)]

    async def cluster(self) -> str:
        """The name of this database, which all servers share and no other database has."""
        async with self.pool.connection() as connection:
            return str(await connection.fetchval(_CLUSTER))

    async def abandoned(self, limit: int) -> list[str]:
        """Games with a running clock that we own, or nobody who lives."""
        async with self.pool.connection() as connection:
            rows = await connection.fetch(_ABANDONED, limit, self.lease.server)
        return [row[0] for row in rows]
