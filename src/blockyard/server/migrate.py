"""A database is made ready for this version: new ones are laid out, older ones copied, then
migrated. One from a later version is left alone, and whoever started the server is told."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, update

from blockyard.core.contract import Refused
from blockyard.server import schema
from blockyard.server.store import SQLite, Store

STEPS: dict[int, Callable[[Connection], None]] = {}
"""From the number of an earlier format: how to bring it one further."""


async def make_ready(store: Store) -> None:
    found = await store.read(_format)
    if found is not None and found > schema.FORMAT:
        raise Refused("database-newer", found=found, known=schema.FORMAT)
    if found is not None and found < schema.FORMAT and isinstance(store, SQLite):
        copy(store.path, store.path.with_name(f"{store.path.name}.format-{found}"))
    await store.write(_bring_up)


def _format(connection: Connection) -> int | None:
    """The number of the format, or None where there is nothing yet."""
    if not inspect(connection).has_table(schema.formats.name):
        return None
    return connection.scalar(select(schema.formats.c.number))


def _bring_up(connection: Connection) -> None:
    found = _format(connection)
    if found is None:
        schema.metadata.create_all(connection)
        connection.execute(insert(schema.formats).values(number=schema.FORMAT))
        return
    for number in range(found, schema.FORMAT):
        STEPS[number](connection)
        connection.execute(update(schema.formats).values(number=number + 1))
    schema.metadata.create_all(connection)


def back_up(source: Path, to: Path) -> None:
    """Copy a database, also while it is in use."""
    if not source.is_file():
        raise Refused("no-such-database", file=str(source))
    to.parent.mkdir(parents=True, exist_ok=True)
    copy(source, to)


def copy(source: Path, to: Path) -> None:
    """A whole copy of a SQLite file, also while it is being written to."""
    half = to.with_name(to.name + ".part")
    half.unlink(missing_ok=True)
    with sqlite3.connect(source) as old, sqlite3.connect(half) as new:
        old.backup(new)
    new.close()
    old.close()
    shutil.move(half, to)
