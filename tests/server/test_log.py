"""The log keeps what it has acknowledged, once, in order."""

import asyncio
import sqlite3

import pytest

from blockyard.server.storage import migrations
from blockyard.server.storage.database import Trouble, opened
from blockyard.server.storage.event_log import Conflict, Log
from blockyard.server.tables import events


def moved(number: int) -> events.Moved:
    return events.Moved(at=number, seat=number % 2, move=f"m{number}")


def in_log(place, talk):
    async def run():
        where = opened(place.get("database", ""), place["data"])
        await migrations.make_ready(where)
        log = Log(where)
        try:
            await talk(log)
        finally:
            await log.close()
            await log.store.close()

    asyncio.run(run())


def test_what_was_acknowledged_is_there_after_opening_again(place):
    async def write(log):
        await log.append("t", 0, [moved(1), moved(2)])
        await log.append("t", 2, [moved(3)])

    async def read(log):
        assert [event.at for event in await log.read("t")] == [1, 2, 3]
        assert [event.at for event in await log.read("t", since=2)] == [3]

    in_log(place, write)
    in_log(place, read)


def test_who_comes_second_with_a_version_is_told_so_and_changes_nothing(place):
    async def talk(log):
        await log.append("t", 0, [moved(1)])
        with pytest.raises(Conflict):
            await log.append("t", 0, [moved(2)])
        assert len(await log.read("t")) == 1

    in_log(place, talk)


def test_in_one_transaction_with_a_latecomer_everybody_else_is_kept(place):
    async def talk(log):
        tries = [log.append(f"t{n % 50}", 0, [moved(n)]) for n in range(60)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [n >= 50 for n in range(60)]
        assert all([len(await log.read(f"t{n}")) == 1 for n in range(50)])

    in_log(place, talk)


def test_many_appends_share_a_transaction(place):
    async def talk(log):
        written = []
        write = log.store.write

        async def counted(work):
            written.append(work)
            return await write(work)

        log.store.write = counted
        await asyncio.gather(*(log.append(f"t{n}", 0, [moved(n)]) for n in range(200)))
        assert len(written) < 10

    in_log(place, talk)


def test_a_locked_database_is_told_and_later_all_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("blockyard.server.storage.database.PATIENCE", 0.1)

    async def talk(log):
        await log.append("t", 0, [moved(1)])
        other = sqlite3.connect(log.store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Trouble):
            await log.append("t", 1, [moved(2)])
        other.close()
        await log.append("t", 1, [moved(2)])
        assert len(await log.read("t")) == 2

    in_log({"data": tmp_path}, talk)


def test_a_full_disk_is_told_and_later_all_goes_on(tmp_path):
    async def talk(log):
        await log.append("t", 0, [moved(1)])

        def pages(connection):
            return connection.exec_driver_sql("PRAGMA page_count").scalar()

        def limit(most):
            return lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {most}").scalar()

        await log.store.write(limit(await log.store.write(pages)))
        large = [events.Moved(at=1, seat=0, move="m" * 20_000) for _ in range(50)]
        with pytest.raises(Trouble):
            await log.append("t", 1, large)
        assert len(await log.read("t")) == 1
        await log.store.write(limit(2**30))
        await log.append("t", 1, large)
        assert len(await log.read("t")) == 51

    in_log({"data": tmp_path}, talk)


def test_nobody_is_alone_while_somebody_else_is(place):
    """Through the same store and through another one on the same database."""

    async def talk(log):
        where = opened(place.get("database", ""), place["data"])
        stores = [log.store, where if "database" in place else log.store]
        inside, most = 0, 0

        async def visit(there):
            nonlocal inside, most
            async with there.alone("here"):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.01)
                inside -= 1

        await asyncio.gather(*(visit(there) for there in stores * 5))
        async with stores[0].alone("here"), stores[1].alone("there"):
            assert most == 1
        await where.close()

    in_log(place, talk)


def test_who_waits_too_long_to_be_alone_is_told_of_trouble(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr("blockyard.server.storage.database.TURN", 1)
    database = cluster.new_database()

    async def talk(log):
        other = opened(database, tmp_path)
        async with log.store.alone("here"):
            with pytest.raises(Trouble):
                async with other.alone("here"):
                    raise AssertionError("not alone")
        async with other.alone("here"):
            pass
        await other.close()

    in_log({"data": tmp_path, "database": database}, talk)
