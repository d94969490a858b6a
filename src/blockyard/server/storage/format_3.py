"""The migration to format 3: names belong to people.

Names leave the events: those of people are looked up, and a name that was typed for somebody at a
shared screen becomes a companion. Sessions expire, and names are compared by new rules.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, Table, bindparam, inspect, select, text, update

from blockyard.server.clock import now_ms
from blockyard.server.storage import name_keys, schema

BATCH = 1000
SESSION_MS = 90 * 86_400_000
"""What a session that was open at the migration has left."""

OLD_ID = 32
"""Such a session has this much of its hash as its id; a new one has a shorter, random id."""


def migrate(connection: Connection) -> None:
    for table in (
        *(schema.name_keys, schema.name_rules, schema.companions, schema.bots, schema.tokens),
        *(schema.restrictions, schema.reports, schema.voided, schema.audit),
    ):
        table.create(connection, checkfirst=True)
    _rebuild_sessions(connection)
    _rebuild(connection, schema.rating_history)
    name_keys.rebuild(connection)
    _take_names_out_of_events(connection)


def _rebuild_sessions(connection: Connection) -> None:
    """They get an id, an end, and the time of their last use, which nobody knows."""
    new = {"id": f"substr(hash, 1, {OLD_ID})", "used": "made", "until": f"{now_ms() + SESSION_MS}"}
    new["device"] = "''"
    _rebuild(connection, schema.sessions, new)


def _rebuild(connection: Connection, table: Table, new: dict[str, str] | None = None) -> None:
    """Lay out a table as today's schema says, and keep its rows; `new` are expressions for
    columns that the old one does not have."""
    old = {str(column["name"]) for column in inspect(connection).get_columns(table.name)}
    fill = {name: how for name, how in (new or {}).items() if name not in old}
    kept = [column.name for column in table.columns if column.name in old]
    connection.execute(text(f"CREATE TABLE moved AS SELECT * FROM {table.name}"))
    table.drop(connection)
    table.create(connection)
    into, what = ", ".join([*kept, *fill]), ", ".join([*kept, *fill.values()])
    connection.execute(text(f"INSERT INTO {table.name} ({into}) SELECT {what} FROM moved"))
    connection.execute(text("DROP TABLE moved"))


# --- events -------------------------------------------------------------------------------------


def _take_names_out_of_events(connection: Connection) -> None:
    """In batches by primary key: the log may be larger than the memory."""
    e, last = schema.events.c, ("", 0)
    while rows := _events_after(connection, last):
        last = (rows[-1].table_id, rows[-1].version)
        names = _names_of(connection, rows)
        changed = [
            {"at_table": row.table_id, "at_version": row.version, "body": json.dumps(event)}
            for row in rows
            if (event := _without_names(connection, json.loads(row.body), names))
        ]
        if changed:
            here = (e.table_id == bindparam("at_table")) & (e.version == bindparam("at_version"))
            change = update(schema.events).where(here).values(body=bindparam("body"))
            connection.execute(change, changed)


def _events_after(connection: Connection, last: tuple[str, int]) -> list[Row[Any]]:
    """The next events in which somebody takes a chair."""
    e = schema.events.c
    later = (e.table_id > last[0]) | ((e.table_id == last[0]) & (e.version > last[1]))
    seating = e.body.like('{"t":"made"%') | e.body.like('{"t":"sat"%')
    columns = select(e.table_id, e.version, e.body)
    wanted = columns.where(later, seating).order_by(e.table_id, e.version)
    return list(connection.execute(wanted.limit(BATCH)))


def _names_of(connection: Connection, rows: Iterable[Row[Any]]) -> dict[str, str]:
    """The names of all people on these chairs."""
    ids = {
        chair["person"]
        for row in rows
        for chair in _chairs(json.loads(row.body))
        if chair.get("person")
    }
    p = schema.persons.c
    found = connection.execute(select(p.id, p.name).where(p.id.in_(ids)))
    return {row.id: row.name for row in found}


def _chairs(event: dict[str, Any]) -> list[dict[str, Any]]:
    return [*event.get("chairs", ()), *([event["chair"]] if "chair" in event else ())]


def _without_names(
    connection: Connection, event: dict[str, Any], names: dict[str, str]
) -> dict[str, Any] | None:
    """The event without names, or None if it had none."""
    named = [chair for chair in _chairs(event) if "name" in chair]
    for chair in named:
        name, person = chair.pop("name"), chair.get("person", "")
        if name and person in names and name != names[person]:
            row = {"id": secrets.token_hex(8), "person": person, "name": name}
            connection.execute(schema.companions.insert().values(row))
            chair["companion"] = row["id"]
    return event if named else None
