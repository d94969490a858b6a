"""The event log stores what it has acknowledged, once, in order."""

import asyncio
import sqlite3
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, text

from blockyard.core.contract import Refused
from blockyard.server.storage import migrations
from blockyard.server.storage.database import open_store
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import EventLog, VersionConflict
from blockyard.server.tables import events


def moved(number: int) -> events.Moved:
    return events.Moved(at=number, seat=number % 2, move=f"m{number}")


def with_log(storage, scenario):
    async def run():
        store = open_store(storage.get("database", ""), storage["data"])
        await migrations.migrate(store)
        log = EventLog(store)
        try:
            await scenario(log)
        finally:
            await log.close()
            await log.store.close()

    asyncio.run(run())


def test_acknowledged_events_are_there_after_reopening(storage):
    async def write(log):
        await log.append("t", 0, [moved(1), moved(2)])
        await log.append("t", 2, [moved(3)])

    async def read(log):
        assert [event.at for event in await log.read("t")] == [1, 2, 3]
        assert [event.at for event in await log.read("t", since=2)] == [3]

    with_log(storage, write)
    with_log(storage, read)


def test_the_second_writer_of_a_version_gets_a_conflict_and_changes_nothing(storage):
    async def scenario(log):
        await log.append("t", 0, [moved(1)])
        with pytest.raises(VersionConflict):
            await log.append("t", 0, [moved(2)])
        assert len(await log.read("t")) == 1

    with_log(storage, scenario)


def test_a_conflict_does_not_fail_the_other_appends_of_its_transaction(storage):
    async def scenario(log):
        tries = [log.append(f"t{n % 50}", 0, [moved(n)]) for n in range(60)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(result, VersionConflict) for result in results] == [
            n >= 50 for n in range(60)
        ]
        assert all([len(await log.read(f"t{n}")) == 1 for n in range(50)])

    with_log(storage, scenario)


def test_many_appends_share_a_transaction(storage):
    async def scenario(log):
        written = []
        store = log._store

        async def counted(batch):
            written.append(batch)
            await store(batch)

        log._store = counted
        await asyncio.gather(*(log.append(f"t{n}", 0, [moved(n)]) for n in range(200)))
        assert len(written) < 10

    with_log(storage, scenario)


def test_appends_with_and_without_projections_are_stored_together(storage):
    """On PostgreSQL they take different ways."""

    async def scenario(log):
        ran = []
        tries = [
            log.append(f"t{n}", 0, [moved(n)], [ran.append] if n % 2 else []) for n in range(20)
        ]
        await asyncio.gather(*tries, log.append("t3", 0, [moved(0)]), return_exceptions=True)
        assert [len(await log.read(f"t{n}")) for n in range(20)] == [1] * 20
        assert len(ran) >= 10

    with_log(storage, scenario)


def test_what_postgresql_cannot_store_is_refused_and_not_a_failure(storage):
    async def scenario(log):
        if "database" in storage:
            with pytest.raises(Refused):
                await log.read("a\0b")
            with pytest.raises(Refused):
                await log.read("t", since=2**70)
        assert await log.read("nothing") == []

    with_log(storage, scenario)


def test_a_locked_database_is_a_storage_error_and_appends_work_again_later(tmp_path, monkeypatch):
    monkeypatch.setattr("blockyard.server.storage.database.BUSY_TIMEOUT", 0.1)

    async def scenario(log):
        await log.append("t", 0, [moved(1)])
        other = sqlite3.connect(log.store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError):
            await log.append("t", 1, [moved(2)])
        other.close()
        await log.append("t", 1, [moved(2)])
        assert len(await log.read("t")) == 2

    with_log({"data": tmp_path}, scenario)


def test_a_full_disk_is_a_storage_error_and_appends_work_again_later(tmp_path):
    async def scenario(log):
        await log.append("t", 0, [moved(1)])

        def pages(connection):
            return connection.exec_driver_sql("PRAGMA page_count").scalar()

        def limit(most):
            return lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {most}").scalar()

        await log.store.write(limit(await log.store.write(pages)))
        large = [events.Moved(at=1, seat=0, move="m" * 20_000) for _ in range(50)]
        with pytest.raises(StorageError):
            await log.append("t", 1, large)
        assert len(await log.read("t")) == 1
        await log.store.write(limit(2**30))
        await log.append("t", 1, large)
        assert len(await log.read("t")) == 51

    with_log({"data": tmp_path}, scenario)


def test_an_exclusive_lock_has_one_holder_at_a_time(storage):
    """Through the same store and through another one on the same database."""

    async def scenario(log):
        where = open_store(storage.get("database", ""), storage["data"])
        stores = [log.store, where if "database" in storage else log.store]
        inside, most = 0, 0

        async def visit(store):
            nonlocal inside, most
            async with store.exclusive("here"):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.01)
                inside -= 1

        await asyncio.gather(*(visit(store) for store in stores * 5))
        async with stores[0].exclusive("here"), stores[1].exclusive("there"):
            assert most == 1
        await where.close()

    with_log(storage, scenario)


@pytest.mark.slow
def test_waiting_too_long_for_an_exclusive_lock_is_a_storage_error(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr("blockyard.server.storage.database.LOCK_TIMEOUT", 1)
    database = cluster.new_database()

    async def scenario(log):
        other = open_store(database, tmp_path)
        async with log.store.exclusive("here"):
            with pytest.raises(StorageError):
                async with other.exclusive("here"):
                    raise AssertionError("the lock is held")
        async with other.exclusive("here"):
            pass
        await other.close()

    with_log({"data": tmp_path, "database": database}, scenario)


def connections_to(database: str) -> Callable[[Connection], int]:
    name = database.rpartition("/")[2].partition("?")[0]
    wanted = text("SELECT count(*) FROM pg_stat_activity WHERE datname = :name")
    return lambda connection: int(connection.scalar(wanted, {"name": name}) or 0)


@pytest.mark.slow
def test_a_closed_store_has_finished_its_work_and_opens_no_connection(cluster, tmp_path):
    """A table that is read while the server stops must not leave a connection behind."""

    async def scenario():
        database, watcher = cluster.new_database(), open_store(cluster.new_database(), tmp_path)
        store = open_store(database, tmp_path)
        slow = asyncio.create_task(
            store.read(lambda c: c.scalar(text("SELECT 1 FROM pg_sleep(0.3)")))
        )
        await asyncio.sleep(0.1)
        await store.close()
        assert slow.done() and slow.result() == 1
        with pytest.raises(StorageError):
            await store.read(lambda c: c.scalar(text("SELECT 1")))
        assert await watcher.read(connections_to(database)) == 0
        await watcher.close()

    asyncio.run(scenario())
