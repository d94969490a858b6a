"""Reports: what players report to the operator about others. They choose a reason; no free text."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.people.sessions import DAY_MS, Person
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store

MAX_A_DAY = 20

reports, persons = schema.reports, schema.persons


async def report(store: Store, reporter: Person, given: wire.Report) -> None:
    """Store a report; the same one counts once while it is open."""
    if given.person == reporter.id:
        raise Refused("report-self")
    row = {"at": now_ms(), "reporter": reporter.id, "person": given.person, "why": given.why}
    row |= {"table_id": given.table or None, "closed": 0}
    await store.write(lambda connection: _store(connection, reporter.id, given, row))


async def reports_by(store: Store, reporter: str) -> list[dict[str, object]]:
    """What this person has reported."""
    c = reports.c
    mine = select(c.at, c.person, c.table_id, c.why).where(c.reporter == reporter).order_by(c.at)
    return await store.read(lambda connection: list(map(dict, connection.execute(mine).mappings())))


def _store(
    connection: Connection, reporter: str, given: wire.Report, row: dict[str, object]
) -> None:
    r = reports.c
    if connection.scalar(select(persons.c.id).where(persons.c.id == given.person)) is None:
        raise Refused("no-such-person")
    if given.table:
        at_table = schema.players.c.table_id == given.table
        seated = select(schema.players.c.seat).where(
            at_table, schema.players.c.person == given.person
        )
        if connection.scalar(seated) is None:
            raise Refused("no-such-table")
    mine = r.reporter == reporter
    same = mine & (r.person == given.person) & (r.why == given.why) & (r.closed == 0)
    if connection.scalar(select(r.id).where(same).limit(1)) is not None:
        raise Refused("report-known")
    today = select(func.count()).select_from(reports).where(mine, r.at > now_ms() - DAY_MS)
    if (connection.scalar(today) or 0) >= MAX_A_DAY:
        raise Refused("report-many")
    connection.execute(insert(reports).values(row))
