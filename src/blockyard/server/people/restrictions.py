"""Restrictions that an operator puts on a person for a time: a ban, or a mute for phrases."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select

from blockyard.server.clock import now_ms
from blockyard.server.storage import schema

Kind = Literal["ban", "mute"]

restrictions = schema.restrictions


def until(connection: Connection, kind: Kind, *people: str) -> int:
    """When the restriction of any of these people ends; 0 if there is none."""
    c = restrictions.c
    wanted = select(func.max(c.until)).where(c.person.in_(people), c.kind == kind)
    found = connection.scalar(wanted) or 0
    return found if found > now_ms() else 0


def restrict(connection: Connection, kind: Kind, person: str, until: int) -> None:
    """Restrict a person until then; a time that has passed lifts the restriction."""
    c = restrictions.c
    connection.execute(delete(restrictions).where(c.person == person, c.kind == kind))
    if until > now_ms():
        row = {"person": person, "kind": kind, "until": until}
        connection.execute(insert(restrictions).values(row))
