"""Leases, claims and the fence on a real PostgreSQL: without its lease a server appends nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.util import await_only

from blockyard.core.contract import Refused
from blockyard.server import clock
from blockyard.server.storage import lease as leases
from blockyard.server.storage import migrations
from blockyard.server.storage.database import driver_url, open_store
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import EventLog
from blockyard.server.storage.lease import Lease
from blockyard.server.storage.owners import Owners
from blockyard.server.storage.postgres_events import Claim, Fenced
from blockyard.server.tables import events


def moved(number: int) -> events.Moved:
    return events.Moved(at=number, seat=number % 2, move=f"m{number}")


class Server:
    """The storage side of one server process."""

    def __init__(self, database: str, folder: Any) -> None:
        self.store = open_store(database, folder)
        self.log = EventLog(self.store)
        self.lease = Lease(database, "http://here")
        assert self.log.pool is not None
        self.owners = Owners(self.log.pool, self.lease)

    async def append(self, table, expected, new, projections=(), term=0) -> None:
        claim = Claim(self.lease.server, term)
        await self.log.append(table, expected, new, projections, claim)

    async def close(self) -> None:
        await self.lease.leave()
        await self.log.close()
        await self.store.close()


class Cluster:
    def __init__(self, database: str, folder: Any) -> None:
        self.database, self.folder = database, folder
        self.servers: list[Server] = []

    async def join(self) -> Server:
        server = Server(self.database, self.folder)
        await migrations.migrate(server.store)
        await server.lease.join()
        self.servers.append(server)
        return server

    async def run(self, statement: str, *arguments: object) -> list[Any]:
        connection = await asyncpg.connect(driver_url(self.database))
        try:
            return list(await connection.fetch(statement, *arguments))
        finally:
            await connection.close()

    async def run_out(self, server: Server) -> None:
        """As if the lease of this server had not been renewed for long."""
        past = "UPDATE servers SET lives_until = now() - interval '1 minute' WHERE id = $1"
        await self.run(past, server.lease.server)

    async def terms(self, table: str) -> list[int]:
        rows = "SELECT term FROM events WHERE table_id = $1 ORDER BY version"
        return [row[0] for row in await self.run(rows, table)]


@pytest.fixture
def scenario(cluster, tmp_path):
    """Run a scenario on an empty database."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Cluster]:
        here = Cluster(cluster.new_database(), tmp_path)
        try:
            yield here
        finally:
            for server in here.servers:
                await server.close()

    def run(work):
        async def all_of_it() -> None:
            async with opened() as here:
                await work(here)

        asyncio.run(all_of_it())

    return run


@pytest.mark.parametrize("projections", [(), (lambda connection: None,)], ids=["direct", "with"])
def test_a_server_that_lost_its_lease_cannot_append(scenario, projections):
    async def work(here):
        one, two = await here.join(), await here.join()
        await one.append("t", 0, [moved(1)], projections, term=1)
        await here.run_out(one)
        two.lease._patient_until = 0.0
        assert await two.lease.expire() == [one.lease.server]
        with pytest.raises(Fenced):
            await one.append("t", 1, [moved(2)], projections, term=1)
        assert len(await two.log.read("t")) == 1

    scenario(work)


def test_a_fenced_batch_fails_every_append_in_it(scenario):
    async def work(here):
        one = await here.join()
        await here.run("DELETE FROM servers")
        tries = [one.append(f"t{n}", 0, [moved(n)], term=1) for n in range(20)]
        failed = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(error, Fenced) for error in failed)
        assert await here.run("SELECT 1 FROM events") == []

    scenario(work)


def test_a_claim_does_not_take_a_table_from_a_living_owner(scenario):
    async def work(here):
        one, two = await here.join(), await here.join()
        await one.append("t", 0, [moved(1)])
        first = await one.owners.owner("t")
        assert one.owners.is_mine(first) and first.term == 1
        assert await two.owners.owner("t") == first
        assert first.address == "http://here"
        # Its lease has run out, and nobody has declared it dead yet: it can still append.
        await here.run_out(one)
        assert await two.owners.owner("t") == first

    scenario(work)


def test_a_claim_that_waited_for_another_judges_by_what_was_committed_meanwhile(scenario):
    """Planted: in one statement it would take the table from a server that has just joined."""

    async def work(here):
        one, two = await here.join(), await here.join()
        await one.append("t", 0, [moved(1)])
        await here.run("INSERT INTO owners VALUES ('t', 999, 5)")  # its owner has died
        other = await asyncpg.connect(driver_url(here.database))
        async with other.transaction():
            await other.execute("SELECT 1 FROM owners WHERE table_id = 't' FOR UPDATE")
            waiting = asyncio.create_task(two.owners.owner("t"))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            joined = await other.fetchval(
                "INSERT INTO servers (address, lives_until) VALUES ('', now() + interval '9 s') "
                "RETURNING id"
            )
            await other.execute("UPDATE owners SET server = $1, term = 6", joined)
        owner = await waiting
        assert (owner.server, owner.term) == (joined, 6)
        await other.close()

    scenario(work)


def test_of_many_claims_at_once_one_succeeds(scenario):
    async def work(here):
        servers = [await here.join() for _ in range(4)]
        await servers[0].append("t", 0, [moved(1)])
        found = await asyncio.gather(*(each.owners.owner("t") for each in servers * 3))
        assert len(set(found)) == 1 and found[0].term == 1

    scenario(work)


def test_terms_never_fall(scenario):
    """Each owner dies after an event; the next has a higher term, also if the row was lost."""

    async def work(here):
        watcher = await here.join()
        watcher.lease._patient_until = 0.0
        for version in range(4):
            server = await here.join()
            if version == 0:
                await server.append("t", 0, [moved(0)])
            owner = await server.owners.owner("t")
            assert server.owners.is_mine(owner)
            await server.append("t", version + 1, [moved(version)], term=owner.term)
            await here.run_out(server)
            await watcher.lease.expire()
            if version == 2:
                await here.run("DELETE FROM owners")
        assert await here.terms("t") == [0, 1, 2, 3, 4]

    scenario(work)


def test_an_unknown_table_has_no_owner_and_leaves_no_row(scenario):
    async def work(here):
        one = await here.join()
        with pytest.raises(Refused, match="no-such-table"):
            await one.owners.owner("nothing")
        assert await here.run("SELECT 1 FROM owners") == []

    scenario(work)


def test_a_handover_names_the_new_owner_and_a_draining_server_is_given_nothing(scenario):
    async def work(here):
        one, two, three = await here.join(), await here.join(), await here.join()
        for table in ("a", "b", "c"):
            await one.append(table, 0, [moved(1)])
        await one.owners.owner("a"), await one.owners.owner("b"), await three.owners.owner("c")
        assert await one.owners.peers() == [two.lease.server, three.lease.server]
        assert await one.owners.hand_over(["a", "c"], two.lease.server) == ["a"]
        assert (await one.owners.owner("a")).server == two.lease.server
        assert (await one.owners.owner("a")).term == 2
        await two.lease.drain()
        assert await one.owners.peers() == [three.lease.server]
        assert await one.owners.hand_over(["b"], two.lease.server) == []

    scenario(work)


def test_games_on_the_clock_of_a_dead_server_are_found(scenario):
    async def work(here):
        one, two = await here.join(), await here.join()
        await here.run(
            "INSERT INTO tables VALUES ('a', 'gobblet', 'playing', false, true, 0, 0), "
            "('b', 'gobblet', 'playing', false, false, 0, 0)"
        )
        await one.append("a", 0, [moved(1)])
        assert await two.owners.abandoned(10) == ["a"]
        await one.owners.owner("a")
        assert await two.owners.abandoned(10) == []
        await one.lease.leave()
        assert await two.owners.abandoned(10) == ["a"]

    scenario(work)


def test_a_server_is_unsure_without_a_renewal_and_live_again_with_one(scenario, monkeypatch):
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.3)

    async def work(here):
        one = await here.join()
        assert one.lease.is_live()
        await asyncio.sleep(0.35)
        assert not one.lease.is_live()
        with pytest.raises(StorageError):
            await one.lease.require(0.05)
        waiting = asyncio.create_task(one.lease.require(5))
        await asyncio.sleep(0.05)
        before = one.lease.server
        await one.lease.renew()
        await waiting
        assert one.lease.is_live() and one.lease.server == before, "its row was still there"

    scenario(work)


def test_a_fenced_server_forgets_its_tables_and_joins_under_a_new_number(scenario):
    async def work(here):
        one = await here.join()
        before, told = one.lease.server, []
        one.lease.on_fenced.append(lambda: told.append((one.lease.is_live(), one.lease.server)))
        await here.run("DELETE FROM servers")
        await one.lease.renew()
        assert told == [(False, before)], "told while it could not decide anything"
        assert one.lease.server > before and one.lease.is_live()

    scenario(work)


def test_after_a_failed_renewal_nobody_is_declared_dead_at_once(scenario):
    async def work(here):
        one, two = await here.join(), await here.join()
        one.lease._patient_until = 0.0
        url, one.lease.url = one.lease.url, "postgresql://nobody@/nothing?host=/nowhere"
        one.lease._cut()
        with pytest.raises(StorageError):
            await one.lease.renew()
        one.lease.url = url
        await here.run("UPDATE servers SET lives_until = now() - interval '1 second'")
        assert await one.lease.expire() == []
        one.lease._patient_until = 0.0
        assert await one.lease.expire() == [two.lease.server]

    scenario(work)


@pytest.mark.slow
def test_a_transaction_that_a_stopped_server_left_open_is_ended(scenario):
    """Otherwise its lock would keep everybody from taking its tables over."""

    async def work(here):
        one, two = await here.join(), await here.join()
        two.lease._patient_until = 0.0
        held = asyncio.Event()

        def stops(_) -> None:
            held.set()
            await_only(asyncio.sleep(2.5))

        appending = asyncio.create_task(one.append("t", 0, [moved(1)], [stops], term=1))
        await held.wait()
        await here.run_out(one)
        assert await two.lease.expire() == [], "an append is under way"
        await asyncio.sleep(1.5)
        assert await two.lease.expire() == [one.lease.server]
        with pytest.raises((StorageError, Fenced)):
            await appending
        assert await two.log.read("t") == []

    scenario(work)


def test_servers_go_by_the_clock_of_the_database(scenario, monkeypatch):
    async def work(here):
        monkeypatch.setattr(clock, "_correction", 60_000)  # our wall clock is a minute fast
        one = await here.join()
        (row,) = await here.run("SELECT extract(epoch FROM clock_timestamp()) * 1000")
        assert abs(clock.now_ms() - int(row[0])) < 2000
        await one.lease.renew()

    scenario(work)


def test_every_append_names_the_term_of_its_owner(scenario):
    async def work(here):
        one = await here.join()
        await one.append("t", 0, [moved(1)], term=3)
        await one.append("t", 1, [moved(2), moved(3)], [lambda c: c.execute(text("SELECT 1"))], 4)
        assert await here.terms("t") == [3, 4, 4]

    scenario(work)
