"""How far people have come in the courses. Guests keep their place too."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from blockyard.server.clock import now_ms
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store

progress = schema.course_progress


async def solved(store: Store, person: str) -> dict[str, list[str]]:
    """The tasks that a person has solved, by game."""

    def work(connection: Connection) -> dict[str, list[str]]:
        rows = connection.execute(
            select(progress.c.game, progress.c.task)
            .where(progress.c.person == person)
            .order_by(progress.c.game, progress.c.at, progress.c.task)
        )
        found: dict[str, list[str]] = {}
        for game, task in rows:
            found.setdefault(game, []).append(task)
        return found

    return await store.read(work)


async def record_solved(store: Store, person: str, game: str, task: str) -> None:
    """Record a solved task; once is enough."""
    row = {"person": person, "game": game, "task": task, "at": now_ms()}

    def work(connection: Connection) -> None:
        connection.execute(insert(progress).values(row))

    with suppress(IntegrityError):  # it was solved before
        await store.write(work)
