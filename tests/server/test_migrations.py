"""A database of an earlier version is copied, then migrated, and its games continue.

`format-1.sql` is a database of the first version: Ada, who has an account, and a guest are in the
middle of a game of Gobblet, and Ada waits at a public table of Blokus Duo.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import OperationalError

from blockyard.core.contract import Refused
from blockyard.server.storage import migrations, projections, schema
from blockyard.server.storage.database import SQLite, open_store
from blockyard.server.storage.migrations import migrate
from tests.server.app_client import Browser, served, until

FIRST = Path(__file__).parent / "format-1.sql"
ADA, GUEST = "TaXo5CCYUIZKyPLT4TbQEA", "B22TJL8nwm2lTugVKCefTQ"
GAME, WAITING = "84f0676f51309d04", "a9d873fc506bd2c4"


@pytest.fixture
def old(tmp_path) -> Path:
    """A database file of format 1."""
    path = tmp_path / "blockyard.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(FIRST.read_text())
    return path


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


def number(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT number FROM format").fetchone()[0]


def layout(path: Path) -> set[tuple[object, ...]]:
    """The columns of all tables, and all indexes. The text of a table's definition also depends on
    whether a column was there from the start."""
    with closing(sqlite3.connect(path)) as database:
        columns = """SELECT t.name, c.name, c.type, c."notnull", c.dflt_value, c.pk
            FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"""
        indexes = "SELECT name, sql FROM sqlite_master WHERE type = 'index'"
        return {*database.execute(columns), *database.execute(indexes)}


def ready(data: Path, database: str = "") -> None:
    async def run() -> None:
        store = open_store(database, data)
        try:
            await migrate(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.slow
def test_the_game_of_an_earlier_version_goes_on(old):
    before = dump(old)
    with served(old.parent) as client:
        ada, guest = Browser(client, ADA), Browser(client, GUEST)
        assert [table["id"] for table in client.get("/api/tables").json()] == [WAITING, GAME]
        with guest.socket(GAME) as socket:
            move = {"t": "move", "table": GAME, "seat": 1, "ply": 3, "move": "4d4", "nonce": "n3"}
            socket.send_json(move)
            until(socket, "ack", nonce="n3")
        with ada.socket() as socket:
            socket.send_json({"t": "open", "table": GAME})
            assert until(socket, "table")["moves"] == ["4a1", "4b2", "3c3", "4d4"]
        signed_in = ada("POST", "/api/sessions", name="Ada", password="correct horse")
        assert signed_in.status_code == 201
    assert number(old) == schema.FORMAT
    copy = old.with_name("blockyard.db.format-1")
    assert dump(copy) == before, "the copy is the database as it was"


def test_it_is_copied_before_anything_is_changed(old, monkeypatch):
    before = dump(old)

    def look(connection) -> None:
        assert dump(old.with_name("blockyard.db.format-1")) == before
        assert dump(old) == before
        looked.append(True)

    looked: list[bool] = []
    monkeypatch.setitem(migrations.MIGRATIONS, 1, look)
    ready(old.parent)
    assert looked


def test_a_migration_that_fails_leaves_the_database_as_it_was(old, monkeypatch):
    before, step = dump(old), migrations.MIGRATIONS[1]

    def fail(connection) -> None:
        step(connection)
        connection.execute(text("DELETE FROM events"))
        raise OperationalError("planted", None, Exception("no room"))

    monkeypatch.setitem(migrations.MIGRATIONS, 1, fail)
    with pytest.raises(Refused) as refused:
        ready(old.parent)
    assert refused.value.objection.reason == "database-unready"
    assert dump(old) == before
    monkeypatch.undo()
    ready(old.parent)
    assert number(old) == schema.FORMAT


@pytest.mark.slow
def test_without_room_for_the_copy_nothing_is_migrated(old):
    before = dump(old)
    message = run_with(old.parent, "serve", "--no-browser", "--port", "19721", most=60_000)
    assert f"no copy was made at {old}.format-1 (" in message
    assert dump(old) == before
    assert [path.name for path in old.parent.iterdir()] == [old.name], "no half of a copy is left"


@pytest.mark.slow
def test_without_room_there_is_no_backup_rather_than_half_of_one(old, tmp_path):
    copy = tmp_path / "elsewhere" / "copy.db"
    message = run_with(old.parent, "backup", str(copy), most=60_000)
    assert f"no copy was made at {copy} (" in message
    assert not list(copy.parent.iterdir())


def test_a_migrated_database_is_laid_out_like_a_new_one(old, tmp_path):
    ready(old.parent)
    (tmp_path / "new").mkdir()
    ready(tmp_path / "new")

    assert layout(old) == layout(tmp_path / "new" / "blockyard.db")


def test_postgresql_migrates_in_one_transaction(cluster, tmp_path, monkeypatch):
    async def run() -> None:
        store = open_store(cluster.new_database(), tmp_path)
        try:
            await migrate(store)
            await store.write(as_format_1)
            monkeypatch.setitem(migrations.MIGRATIONS, 1, fail)
            with pytest.raises(Refused):
                await migrate(store)
            assert await store.read(indexes) == {"tables_by_stage"}
            monkeypatch.undo()
            await migrate(store)
            assert await store.read(indexes) == {"tables_in_lobby", "tables_on_the_clock"}
        finally:
            await store.close()

    def as_format_1(connection) -> None:
        for index in (schema.tables_in_lobby, schema.tables_on_the_clock):
            index.drop(connection)
        connection.execute(text("CREATE INDEX tables_by_stage ON tables (stage, made)"))
        connection.execute(text("UPDATE format SET number = 1"))

    def fail(connection) -> None:
        connection.execute(text("DROP INDEX tables_by_stage"))
        raise OperationalError("planted", None, Exception("no room"))

    def indexes(connection) -> set[str]:
        return {str(index["name"]) for index in inspect(connection).get_indexes("tables")}

    asyncio.run(run())


def test_several_servers_can_start_on_an_empty_database_at_once(cluster, tmp_path):
    database = cluster.new_database()

    async def run() -> None:
        stores = [open_store(database, tmp_path) for _ in range(4)]
        try:
            await asyncio.gather(*map(migrate, stores))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "asked", [projections.timed_tables, lambda c: projections.open_tables(c, 10)]
)
def test_lists_use_their_partial_indexes(tmp_path, asked):
    """Planted: with the question put otherwise, SQLite would not know the index for it."""

    async def run() -> None:
        store = open_store("", tmp_path)
        assert isinstance(store, SQLite)
        await migrate(store)
        plans: list[str] = []

        def explained(connection) -> None:
            scalars = connection.scalars

            def spy(question):
                sql = question.compile(connection, compile_kwargs={"literal_binds": True})
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}")
                plans.extend(str(row[3]) for row in plan)
                return scalars(question)

            connection.scalars = spy
            asked(connection)

        await store.read(explained)
        await store.close()
        assert len(plans) == 1 and "USING" in plans[0] and "INDEX tables_" in plans[0]

    asyncio.run(run())


@pytest.mark.slow
def test_a_database_of_a_later_version_is_refused_and_left_alone(old):
    with closing(sqlite3.connect(old)) as database:
        database.execute("UPDATE format SET number = 99")
        database.commit()
    before = dump(old)
    message = run_with(old.parent, "serve", "--no-browser", "--port", "19721")
    known = f"in format 99, and this version knows formats up to {schema.FORMAT}."
    assert message.startswith("Update Blockyard: ") and known in message
    assert dump(old) == before
    assert [path.name for path in old.parent.iterdir()] == [old.name]


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    (tmp_path / "blockyard.db").write_text("my shopping list " * 100)
    with pytest.raises(Refused, match="file is not a database"):
        ready(tmp_path)
    assert (tmp_path / "blockyard.db").read_text().startswith("my shopping list")


def test_an_unreachable_database_is_refused_with_the_reason(tmp_path):
    nowhere = f"postgresql+asyncpg://nobody@/nothing?host={tmp_path}"
    with pytest.raises(Refused, match="No such file"):
        ready(tmp_path, nowhere)


def run_with(data: Path, *words: str, most: int | None = None) -> str:
    """What a failing command prints; no file may grow beyond this many bytes."""

    def limit() -> None:
        if most is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    command = [sys.executable, "-m", "blockyard.cli", *words, "--data", str(data), "--lang", "en"]
    ended = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, preexec_fn=limit
    )
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    return " ".join(ended.stderr.split())
