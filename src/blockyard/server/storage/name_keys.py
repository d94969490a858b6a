"""Who owns which name: no two accounts have names that can be mistaken for each other.

The keys of a name (names/spelling.py) are rows of their own. A former name, after a renaming or a
deletion, keeps them for a while, so that nobody can pass for its owner.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from blockyard.core.contract import Refused
from blockyard.server.clock import now_ms
from blockyard.server.names import spelling
from blockyard.server.storage import schema

HELD_MS = 90 * 86_400_000
"""Milliseconds for which nobody else can take a former name."""

persons, name_keys, name_rules = schema.persons, schema.name_keys, schema.name_rules


def claim(connection: Connection, person: str, name: str) -> None:
    """Give this name to a person, or refuse it; their former name stays reserved."""
    wanted = spelling.keys(name)
    k = name_keys.c
    refuse_taken(connection, person, name)
    hold(connection, person)
    connection.execute(delete(name_keys).where(k.key.in_(wanted)))
    rows = [{"key": key, "person": person, "until": None} for key in sorted(wanted)]
    connection.execute(insert(name_keys), rows)


def refuse_taken(connection: Connection, person: str, name: str) -> None:
    """Refuse a name that another account has, or had a short while ago."""
    k = name_keys.c
    is_held = k.until.is_(None) | (k.until >= now_ms())
    others = select(k.key).where(k.key.in_(spelling.keys(name)), k.person != person, is_held)
    if connection.scalar(others.limit(1)) is not None:
        raise Refused("name-taken", name=name)


def hold(connection: Connection, person: str) -> None:
    """The person gives up their name, and nobody else can take it for a while."""
    k = name_keys.c
    mine = update(name_keys).where(k.person == person, k.until.is_(None))
    connection.execute(mine.values(until=now_ms() + HELD_MS))


def expired(connection: Connection, limit: int) -> list[str]:
    """Keys of former names that are held no more. There is no index for it: search, not read."""
    k = name_keys.c
    wanted = select(k.key).where(k.until.is_not(None), k.until < now_ms())
    return list(connection.scalars(wanted.limit(limit)))


def forget(connection: Connection, keys: list[str]) -> None:
    """Delete these keys, unless somebody has taken them meanwhile."""
    k = name_keys.c
    connection.execute(delete(name_keys).where(k.key.in_(keys), k.until < now_ms()))


def refresh(connection: Connection) -> None:
    """Make all keys again if they come from other rules or another version of Unicode."""
    if connection.scalar(select(name_rules.c.version)) != spelling.VERSION:
        rebuild(connection)


def rebuild(connection: Connection) -> None:
    """Make the keys of all accounts. Of two names that look alike the older account keeps its own;
    the other one gets a new name and can be renamed by the operator."""
    k, p = name_keys.c, persons.c
    connection.execute(delete(name_keys).where(k.until.is_(None)))
    connection.execute(update(persons).where(p.looks.is_not(None)).values(looks=p.id))
    accounts = select(p.id, p.name).where(p.looks.is_not(None)).order_by(p.since, p.id)
    for row in connection.execute(accounts).all():
        try:
            claim(connection, row.id, row.name)
            name = row.name
        except Refused:
            name = f"player {secrets.token_hex(3)}"
            claim(connection, row.id, name)
        looks = spelling.skeleton(name)
        connection.execute(update(persons).where(p.id == row.id).values(name=name, looks=looks))
    connection.execute(delete(name_rules))
    connection.execute(insert(name_rules).values(version=spelling.VERSION))
