"""Private profiles: nobody else sees ratings, their history, results, streaks or lists of games,
and leaderboards leave the person out. A public game stays public, with the names of its players:
it belongs to all of them.
"""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from blockyard.server.storage import schema

persons = schema.persons


def is_private(connection: Connection, person: str) -> bool:
    return bool(connection.scalar(select(persons.c.is_private).where(persons.c.id == person)))


def set_private(connection: Connection, person: str, is_private: bool) -> None:
    mine = update(persons).where(persons.c.id == person)
    connection.execute(mine.values(is_private=is_private))
