"""Lists made from the log, in the same transaction: which tables there are, and who is where."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from blockyard.server.storage import schema
from blockyard.server.storage.event_log import Note
from blockyard.server.tables.table import Table


def notes_for(before: Table | None, after: Table) -> list[Note]:
    """What the lists must learn from a change; for most moves nothing."""
    notes: list[Note] = []
    if before is None or before.stage != after.stage:
        notes.append(lambda connection: _list_table(connection, before, after))
    if before is None or before.chairs != after.chairs:
        notes.append(lambda connection: _list_players(connection, after))
    return notes


def _list_table(connection: Connection, before: Table | None, after: Table) -> None:
    ended = after.at if after.stage == "over" else 0
    if before is not None:
        change = update(schema.tables).where(schema.tables.c.id == after.made.id)
        connection.execute(change.values(stage=after.stage, ended=ended))
        return
    connection.execute(
        insert(schema.tables).values(
            id=after.made.id,
            game=after.made.game,
            stage=after.stage,
            is_public=after.made.public,
            is_timed=after.made.clock.kind != "none",
            made=after.made.at,
            ended=ended,
        )
    )


def _list_players(connection: Connection, table: Table) -> None:
    name = table.made.id
    connection.execute(delete(schema.players).where(schema.players.c.table_id == name))
    rows = [
        {"table_id": name, "seat": seat, "person": chair.person}
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person"
    ]
    if rows:
        connection.execute(insert(schema.players), rows)


def film_note(table: str, ply: int, film: bytes) -> Note:
    """Keep the film of the move that led to this ply."""
    row = {"table_id": table, "ply": ply, "film": film}
    return lambda connection: connection.execute(insert(schema.films).values(row))


def film(connection: Connection, table: str, ply: int) -> bytes | None:
    c = schema.films.c
    return connection.scalar(select(c.film).where(c.table_id == table, c.ply == ply))


def open_tables(connection: Connection, most: int) -> list[str]:
    """The public tables that have not ended, the newest first."""
    c = schema.tables.c
    wanted = select(c.id).where(schema.IN_LOBBY).order_by(c.made.desc()).limit(most)
    return list(connection.scalars(wanted))


def waiting_tables(connection: Connection, game: str, most: int) -> list[str]:
    """The public tables of a game that wait for somebody, the longest waiting first."""
    c = schema.tables.c
    waiting = select(c.id).where(schema.IN_LOBBY, c.stage == "waiting", c.game == game)
    return list(connection.scalars(waiting.order_by(c.made, c.id).limit(most)))


def timed_tables(connection: Connection) -> list[str]:
    """The games in which a clock runs."""
    return list(connection.scalars(select(schema.tables.c.id).where(schema.ON_THE_CLOCK)))


def tables_of(
    connection: Connection, person: str, most: int | None = None, hidden: bool = True
) -> list[str]:
    """The tables at which somebody sits or sat, the newest first; with or without those that are
    not public."""
    t, p = schema.tables.c, schema.players.c
    mine = select(p.table_id).where(p.person == person)
    wanted = select(t.id).where(t.id.in_(mine)).order_by(t.made.desc()).limit(most)
    return list(connection.scalars(wanted if hidden else wanted.where(t.is_public)))
