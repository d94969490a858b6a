"""Migrations: create the schema in an empty database, bring an older one up to date.

A SQLite file is copied first. A database of a later version is refused and left alone."""

from __future__ import annotations

import secrets
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, text, update
from sqlalchemy.schema import CreateColumn

from blockyard.core.contract import Refused
from blockyard.server.storage import format_3, name_keys, schema
from blockyard.server.storage.database import SQLite, Store, make_private
from blockyard.server.storage.errors import StorageError

LOCK_KEY = 8_421
"""PostgreSQL's advisory lock for migrations: several servers may start at once."""


def _add_partial_indexes(connection: Connection) -> None:
    """To format 2: partial indexes for the lobby and for running clocks."""
    connection.execute(text("DROP INDEX tables_by_stage"))
    for index in (schema.tables_in_lobby, schema.tables_on_the_clock):
        index.create(connection)


def _add_time_and_gains(connection: Connection) -> None:
    """To format 4: when a server last ran, and what each rated game brought."""
    for table in (schema.liveness, schema.rating_gains):
        table.create(connection, checkfirst=True)


def _add_course_progress(connection: Connection) -> None:
    """To format 5: which tasks of courses were solved."""
    schema.course_progress.create(connection, checkfirst=True)


def _add_puzzles(connection: Connection) -> None:
    """To format 6: who has solved which puzzles, and how hard they are."""
    added = (schema.puzzle_players, schema.puzzle_tries, schema.puzzle_skills, schema.puzzle_days)
    for table in added:
        table.create(connection, checkfirst=True)


def _add_owners(connection: Connection) -> None:
    """To format 7: servers with a lease, owners of tables, and the owner's term on every event."""
    for table in (schema.cluster, schema.servers, schema.owners):
        table.create(connection, checkfirst=True)
    columns = {column["name"] for column in inspect(connection).get_columns("events")}
    if "term" not in columns:
        connection.execute(text("ALTER TABLE events ADD COLUMN term INTEGER DEFAULT 0 NOT NULL"))


def _add_finished_games(connection: Connection) -> None:
    """To format 8: finished games as they are searched, and private profiles. Games that are over
    already are entered by the server while it runs (live/archive.py)."""
    for table in (schema.finished_games, schema.finished_seats, schema.opening_moves):
        table.create(connection, checkfirst=True)
    columns = {column["name"] for column in inspect(connection).get_columns("persons")}
    if "is_private" not in columns:
        added = CreateColumn(schema.persons.c.is_private).compile(dialect=connection.dialect)
        connection.execute(text(f"ALTER TABLE persons ADD COLUMN {added}"))


MIGRATIONS: dict[int, Callable[[Connection], None]] = {
    1: _add_partial_indexes,
    2: format_3.migrate,
    3: _add_time_and_gains,
    4: _add_course_progress,
    5: _add_puzzles,
    6: _add_owners,
    7: _add_finished_games,
}
"""For each earlier format, the migration to the next one."""


async def migrate(store: Store) -> None:
    """Bring the database to the current format, or refuse one that cannot be used."""
    store.lock()
    try:
        found = await store.read(_format)
        if found is not None and found > schema.FORMAT:
            raise Refused("database-newer", found=found, known=schema.FORMAT)
        if found is not None and found < schema.FORMAT and isinstance(store, SQLite):
            copy(store.path, store.path.with_name(f"{store.path.name}.format-{found}"))
        await store.write(_migrate)
    except StorageError as error:
        raise Refused("database-unready", why=str(error)) from error


async def migrate_unless_current(store: Store) -> None:
    """The same for a tool that works beside a running server, which has the file's lock."""
    if await store.read(_format) != schema.FORMAT:
        await migrate(store)


def _format(connection: Connection) -> int | None:
    """The format number, or None in an empty database."""
    if not inspect(connection).has_table(schema.formats.name):
        return None
    return connection.scalar(select(schema.formats.c.number))


def _migrate(connection: Connection) -> None:
    """One transaction: a migration that fails leaves everything as it was."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK_KEY})"))
    found = _format(connection)
    if found is None:
        schema.metadata.create_all(connection)
        connection.execute(insert(schema.formats).values(number=schema.FORMAT))
    for number in range(found or schema.FORMAT, schema.FORMAT):
        MIGRATIONS[number](connection)
        connection.execute(update(schema.formats).values(number=number + 1))
    if connection.scalar(select(schema.cluster.c.name)) is None:
        connection.execute(insert(schema.cluster).values(name=secrets.token_hex(8)))
    name_keys.refresh(connection)


def back_up(source: Path, to: Path) -> None:
    """Copy a database, even while it is in use."""
    if not source.is_file():
        raise Refused("no-such-database", file=str(source))
    to.parent.mkdir(parents=True, exist_ok=True)
    copy(source, to)


def copy(source: Path, to: Path) -> None:
    """Copy a SQLite file, even while it is being written to: completely or not at all."""
    partial = to.with_name(to.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        make_private(partial)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(partial)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        partial.unlink(missing_ok=True)
        raise Refused("copy-failed", file=str(to), why=str(error)) from error
    shutil.move(partial, to)
