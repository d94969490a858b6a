"""How many steps SQLite's machine takes: a measure of work that is the same on every machine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from sqlalchemy import Connection, create_engine

from blockyard.server.storage import schema

EVERY = 10
"""Steps are counted in tens."""


def steps_of(rows: int, fill: Callable[[Connection, int], None], work: Callable) -> int:
    """For this work on a database with so many rows."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        fill(connection, rows)
        driver: sqlite3.Connection = connection.connection.driver_connection
        driver.set_progress_handler(count, EVERY)
        work(connection)
    engine.dispose()
    return steps
