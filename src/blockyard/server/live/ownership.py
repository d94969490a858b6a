"""Which server decides what happens at a table, as rooms need to know it.

On PostgreSQL every server has a lease, and every table an owner (storage/owners.py). A server that
is not sure of its lease decides nothing: commands wait until it is, or fail.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from blockyard.core.contract import Refused
from blockyard.server.storage.driver_pool import DriverPool
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import Projection
from blockyard.server.storage.lease import LEASE_SECONDS, Lease
from blockyard.server.storage.owners import NotMine, Owner, Owners
from blockyard.server.storage.postgres_events import Claim

log = logging.getLogger("blockyard.ownership")

CRASHED_SECONDS = LEASE_SECONDS + 1.0
"""Seconds until a server that crashed is in nobody's way."""
SURE_SECONDS = 4.0
"""Seconds that a command waits for the lease."""
RETRY_SECONDS = 0.25
MAX_ABANDONED = 500
"""Games with a running clock that are taken over in one go."""


class Ownership:
    def __init__(self, pool: DriverPool, url: str, address: str) -> None:
        self.lease = Lease(url, address)
        self.owners = Owners(pool, self.lease)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.lease.join()
        self._tasks = [asyncio.create_task(self.lease.keep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lease.leave()

    async def owner(self, table: str) -> Owner:
        """The owner of a table; this server, if it has none that lives."""
        return await self.owners.owner(table)

    def is_mine(self, owner: Owner) -> bool:
        return self.owners.is_mine(owner)

    async def claim(self, table: str) -> Claim:
        """Our claim to a table; NotMine if another server owns it."""
        owner = await self.owners.owner(table)
        if not self.is_mine(owner):
            raise NotMine("another server owns the table")
        return Claim(owner.server, owner.term)

    def create(self, table: str) -> tuple[Claim, Projection]:
        return self.owners.create(table)

    def is_sure(self, claim: Claim) -> bool:
        """Whether we may decide about a table that was claimed so."""
        return self.lease.is_live() and claim.server == self.lease.server

    async def require(self, claim: Claim) -> None:
        """Wait until we may; NotMine if that will not be."""
        await self.lease.require(SURE_SECONDS)
        if claim.server != self.lease.server:
            raise NotMine("the lease of that time has run out")

    def doubt(self) -> None:
        """An append was refused: ask at once whether we still have our lease."""
        self.lease.doubt()

    async def take_abandoned(self, take: Callable[[str], object]) -> None:
        """Call this with the games with a running clock that nobody runs, or that were given to
        us."""
        try:
            for table in await self.owners.abandoned(MAX_ABANDONED):
                take(table)
        except StorageError as error:
            log.warning("abandoned games could not be looked up: %r", error)


async def require_company(owners: Owners, alone: bool) -> None:
    """Servers that share a database need a broker, all of them."""
    deadline = time.monotonic() + CRASHED_SECONDS
    while (others := await owners.others()) and (alone or "" in others):
        if time.monotonic() > deadline:
            raise Refused("database-shared")
        await asyncio.sleep(RETRY_SECONDS)
