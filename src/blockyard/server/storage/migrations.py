"""A database is made ready for this version: new ones are laid out, older ones copied, then
migrated. One from a later version is left alone, and whoever started the server is told."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, text, update

from blockyard.core.contract import Refused
from blockyard.server.storage import schema
from blockyard.server.storage.database import SQLite, Store, Trouble

ONE_AT_A_TIME = 8_421
"""The number of PostgreSQL's lock for this work, so that several servers can start at once."""


def _index_what_goes_on(connection: Connection) -> None:
    """To format 2: what is listed is found without looking at every game that was ever left."""
    connection.execute(text("DROP INDEX tables_by_stage"))
    for index in (schema.tables_in_lobby, schema.tables_on_the_clock):
        index.create(connection)


STEPS: dict[int, Callable[[Connection], None]] = {1: _index_what_goes_on}
"""From the number of an earlier format: how to bring it one further."""


async def make_ready(store: Store) -> None:
    """Refuses a database that cannot be used, in words for whoever starts the server."""
    try:
        found = await store.read(_format)
        if found is not None and found > schema.FORMAT:
            raise Refused("database-newer", found=found, known=schema.FORMAT)
        if found is not None and found < schema.FORMAT and isinstance(store, SQLite):
            copy(store.path, store.path.with_name(f"{store.path.name}.format-{found}"))
        await store.write(_bring_up)
    except Trouble as trouble:
        raise Refused("database-unready", why=str(trouble)) from trouble


def _format(connection: Connection) -> int | None:
    """The number of the format, or None where there is nothing yet."""
    if not inspect(connection).has_table(schema.formats.name):
        return None
    return connection.scalar(select(schema.formats.c.number))


def _bring_up(connection: Connection) -> None:
    """All of it in one transaction: a step that fails leaves everything as it was."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    found = _format(connection)
    if found is None:
        schema.metadata.create_all(connection)
        connection.execute(insert(schema.formats).values(number=schema.FORMAT))
        return
    for number in range(found, schema.FORMAT):
        STEPS[number](connection)
        connection.execute(update(schema.formats).values(number=number + 1))


def back_up(source: Path, to: Path) -> None:
    """Copy a database, also while it is in use."""
    if not source.is_file():
        raise Refused("no-such-database", file=str(source))
    to.parent.mkdir(parents=True, exist_ok=True)
    copy(source, to)


def copy(source: Path, to: Path) -> None:
    """A whole copy of a SQLite file, also while it is being written to; or none."""
    half = to.with_name(to.name + ".part")
    half.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(half)) as new:
            old.backup(new)
    except sqlite3.Error as trouble:
        half.unlink(missing_ok=True)
        raise Refused("copy-failed", file=str(to), why=str(trouble)) from trouble
    shutil.move(half, to)
