"""The directory: names of people, looked up by id.

Names are not copied into the log of a table, so a new name costs one row however many games its
owner has played, and a deleted one is gone at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable

from sqlalchemy import Connection, insert, select

from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.storage.event_log import Projection
from blockyard.server.tables.identities import Identity

MAX_CACHED = 50_000

Found = dict[str, Identity]
NONE: tuple[Found, Found] = ({}, {})


class Directory:
    """Identities from the database, with a cache; `forget` those that have changed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cache: OrderedDict[str, Identity] = OrderedDict()

    async def of(self, ids: Collection[str]) -> dict[str, Identity]:
        """The identities of these people and companions; unknown ids are left out."""
        missing = {one for one in ids if one not in self._cache}
        people, companions = await self.store.read(lambda c: read(c, missing)) if missing else NONE
        known = {one: self._cache[one] for one in ids if one in self._cache} | people | companions
        self._cache.update(people)
        while len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return known

    async def companions_of(self, person: str) -> list[str]:
        """The names typed at the screen of a person."""
        c = schema.companions.c
        wanted = select(c.name).where(c.person == person).distinct().order_by(c.name)
        return await self.store.read(lambda connection: list(connection.scalars(wanted)))

    def forget(self, person: str) -> None:
        """A person has changed. Their companions are not kept here, so they need no word."""
        self._cache.pop(person, None)

    def forget_all(self) -> None:
        self._cache.clear()


def read(connection: Connection, ids: Collection[str]) -> tuple[Found, Found]:
    """The people and the companions with these ids."""
    p, c, b = schema.persons.c, schema.companions.c, schema.bots.c
    people = (
        select(p.id, p.name, p.is_guest, b.owner)
        .outerjoin(schema.bots, b.person == p.id)
        .where(p.id.in_(ids))
    )
    found = {
        row.id: Identity(row.name, row.is_guest, row.owner is not None)
        for row in connection.execute(people)
    }
    companions = select(c.id, c.name).where(c.id.in_(ids))
    return found, {row.id: Identity(row.name) for row in connection.execute(companions)}


def store_companions(person: str, companions: Iterable[tuple[str, str]]) -> Projection:
    """Store these ids and names of players who share the screen of a person."""
    rows = [{"id": one, "person": person, "name": name} for one, name in companions if one]
    return lambda connection: connection.execute(insert(schema.companions), rows) if rows else None
