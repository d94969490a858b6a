"""People: guests and their sessions.

A session token has 128 bits and is kept as its hash only, so that whoever reads the database
cannot become somebody. A browser has it as a cookie; a program sends it as a bearer token.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from blockyard.server import wire
from blockyard.server.live.bus import Bus, Note
from blockyard.server.live.rooms import now
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store

COOKIE = "blockyard_session"
COOKIE_DAYS = 400
TOKEN_BYTES = 16
MOST_REMEMBERED = 10_000
FRESH = 30_000
"""Milliseconds until the database is asked again: a session may have ended elsewhere."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    is_guest: bool
    since: int

    def chair(self) -> wire.Chair:
        return wire.Chair(kind="person", name=self.name, person=self.id, guest=self.is_guest)

    def me(self, session: str = "") -> wire.Me:
        return wire.Me(person=self.id, name=self.name, guest=self.is_guest, session=session)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """How a token is kept. It is as random as its hash, so that no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self._known: dict[str, tuple[Person, int]] = {}

    async def new_guest(self) -> tuple[Person, str]:
        """Somebody new, and the token of the session."""
        name = f"guest-{secrets.token_hex(2)}"
        person = Person(secrets.token_hex(8), name, True, now())
        token = new_token()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(schema.persons).values(
                    id=person.id, name=name, is_guest=True, since=person.since
                )
            )
            open_session(connection, person, token)

        await self.store.write(work)
        return person, token

    async def who(self, token: str) -> Person | None:
        """Whose session this is."""
        if not token:
            return None
        key = hashed(token)
        known, at = self._known.get(key, (None, 0))
        if known is not None and now() - at < FRESH:
            return known
        found = await self.store.read(lambda connection: _of_session(connection, key))
        if found is not None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[key] = (found, now())
        return found

    def forget(self, person: str) -> None:
        """Something about this person has changed: ask the database again, on every process."""
        self._forget_here(person)
        self.bus.tell(Note("", person=person))

    def heard(self, process: str, note: Note) -> None:
        if note.person:
            self._forget_here(note.person)

    def forget_all(self) -> None:
        """Some changes may not have been heard of."""
        self._known.clear()

    def _forget_here(self, person: str) -> None:
        self._known = {key: known for key, known in self._known.items() if known[0].id != person}


def open_session(connection: Connection, person: Person, token: str) -> None:
    row = {"hash": hashed(token), "person": person.id, "made": now()}
    connection.execute(insert(schema.sessions).values(row))


def _of_session(connection: Connection, key: str) -> Person | None:
    persons, sessions = schema.persons, schema.sessions
    wanted = (
        select(persons.c.id, persons.c.name, persons.c.is_guest, persons.c.since)
        .join(sessions, sessions.c.person == persons.c.id)
        .where(sessions.c.hash == key)
    )
    row = connection.execute(wanted).one_or_none()
    return Person(row.id, row.name, row.is_guest, row.since) if row else None
