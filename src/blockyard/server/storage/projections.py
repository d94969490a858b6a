"""Projections: read models that are updated in the transaction of the events they follow from.

`tables` and `players` answer which tables there are and who sits where, without a fold.
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from blockyard.server.storage import schema
from blockyard.server.storage.event_log import Projection
from blockyard.server.tables import events
from blockyard.server.tables.table import Table

# Built once: to build one of these takes longer than to run it, and a busy server starts and ends
# hundreds of games a second.
_ADD_TABLE = insert(schema.tables)
_CHANGE_STAGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_CLEAR_CHAIRS = delete(schema.players).where(schema.players.c.table_id == bindparam("table"))
_FILL_CHAIRS = insert(schema.players)


def project(before: Table | None, after: Table) -> list[Projection]:
    """The updates that a change needs; for most moves none."""
    projections: list[Projection] = []
    if before is None or before.stage != after.stage:
        projections.append(lambda connection: _project_table(connection, before, after))
    if before is None or before.chairs != after.chairs:
        projections.append(lambda connection: _project_players(connection, after))
    return projections


def _project_table(connection: Connection, before: Table | None, after: Table) -> None:
    ended = after.at if after.stage == "over" else 0
    if before is not None:
        change = {"table": after.made.id, "stage": after.stage, "ended": ended}
        connection.execute(_CHANGE_STAGE, change)
        return
    row = {
        "id": after.made.id,
        "game": after.made.game,
        "stage": after.stage,
        "is_public": after.made.public,
        "is_timed": after.made.clock.kind != "none",
        "made": after.made.at,
        "ended": ended,
    }
    connection.execute(_ADD_TABLE, row)


def _project_players(connection: Connection, table: Table) -> None:
    name = table.made.id
    connection.execute(_CLEAR_CHAIRS, {"table": name})
    rows = [
        {"table_id": name, "seat": seat, "person": chair.person}
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person"
    ]
    if rows:
        connection.execute(_FILL_CHAIRS, rows)


def store_film(table: str, ply: int, film: bytes) -> Projection:
    """Store the film of the move that led to this ply."""
    row = {"table_id": table, "ply": ply, "film": film}
    return lambda connection: connection.execute(insert(schema.films).values(row))


def film(connection: Connection, table: str, ply: int) -> bytes | None:
    c = schema.films.c
    return connection.scalar(select(c.film).where(c.table_id == table, c.ply == ply))


def open_tables(connection: Connection, limit: int) -> list[str]:
    """The public tables that are not over, newest first."""
    c = schema.tables.c
    wanted = select(c.id).where(schema.IN_LOBBY).order_by(c.made.desc()).limit(limit)
    return list(connection.scalars(wanted))


def finished_tables(connection: Connection, game: str, limit: int) -> list[str]:
    """The public games of this kind that are over, the last one first."""
    c = schema.finished_games.c
    wanted = select(c.table_id).where(c.is_public, c.game == game, c.outcome.is_not(None))
    return list(connection.scalars(wanted.order_by(c.ended.desc()).limit(limit)))


def waiting_tables(connection: Connection, game: str, since: int) -> list[str]:
    """The public tables of a game with an open chair that were created after this time."""
    c = schema.tables.c
    waiting = select(c.id).where(schema.IN_LOBBY, c.stage == "waiting", c.game == game)
    return list(connection.scalars(waiting.where(c.made > since)))


def expired_tables(connection: Connection, listed: int, invited: int, limit: int) -> list[str]:
    """The tables without enough players that were created before these times: public tables
    before the first, others before the second."""
    c = schema.tables.c
    is_old = (c.is_public & (c.made < listed)) | (c.made < invited)
    wanted = select(c.id).where(c.stage == "waiting", is_old).order_by(c.made).limit(limit)
    return list(connection.scalars(wanted))


def open_tables_of(connection: Connection, person: str, since: int) -> tuple[int, int]:
    """How many tables of a person wait for players, and how many that were created after this
    time are not over."""
    t, p = schema.tables.c, schema.players.c
    mine = select(p.table_id).where(p.person == person)
    wanted = select(t.stage, t.made).where(t.id.in_(mine), t.stage != schema.OVER)
    found = connection.execute(wanted).all()
    return sum(row.stage == "waiting" for row in found), sum(row.made > since for row in found)


def timed_tables(connection: Connection) -> list[str]:
    """The games with a running clock."""
    return list(connection.scalars(select(schema.tables.c.id).where(schema.ON_THE_CLOCK)))


def plays_rated(connection: Connection, person: str) -> bool:
    """Whether a rated game of this person is under way: rated games have a clock."""
    t, p, e = schema.tables.c, schema.players.c, schema.events.c
    mine = select(p.table_id).where(p.person == person)
    made = select(e.body).join(schema.tables, t.id == e.table_id)
    running = made.where(schema.ON_THE_CLOCK, t.id.in_(mine), e.version == 1)
    found = map(events.decode, connection.scalars(running))
    return any(isinstance(event, events.Made) and event.rated for event in found)


def is_voided(connection: Connection, table: str) -> bool:
    """Whether an operator has taken this game out of the ratings."""
    c = schema.voided.c
    return connection.scalar(select(c.at).where(c.table_id == table)) is not None


def tables_of(
    connection: Connection, person: str, limit: int | None = None, hidden: bool = True
) -> list[str]:
    """The tables at which a person sits or sat, newest first; `hidden` includes tables that are
    not public."""
    t, p = schema.tables.c, schema.players.c
    mine = select(p.table_id).where(p.person == person)
    wanted = select(t.id).where(t.id.in_(mine)).order_by(t.made.desc()).limit(limit)
    return list(connection.scalars(wanted if hidden else wanted.where(t.is_public)))
