"""Sessions: who a request or a socket belongs to. Everybody begins as a guest.

A session token has 128 random bits, and only its hash is stored, so that a leaked database opens
no session. A browser keeps the token in a cookie; a program sends it as a bearer token.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.tables.events import Chair

COOKIE = "blockyard_session"
COOKIE_DAYS = 400
SESSION_DAYS, DAY_MS = 400, 86_400_000
TOKEN_BYTES = 16
MAX_CACHED = 10_000
CACHE_MS = 30_000
"""Milliseconds after which a cached session is read again: it may have ended elsewhere."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    is_guest: bool
    since: int

    def chair(self) -> Chair:
        return Chair(kind="person", person=self.id, guest=self.is_guest)

    def me(self, session: str = "") -> wire.Me:
        return wire.Me(person=self.id, name=self.name, guest=self.is_guest, session=session)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """The stored form of a token. A random token needs no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Sessions in the database, with a short-lived cache in memory.

    `announce` tells other processes that a person has changed; they call `on_person_changed`.
    """

    def __init__(self, store: Store, announce: Callable[[str], None]) -> None:
        self.store, self._announce = store, announce
        self._cache: dict[str, tuple[Person, int]] = {}

    async def new_guest(self) -> tuple[Person, str]:
        """A new guest, and the token of the session."""
        name = f"guest-{secrets.token_hex(2)}"
        person = Person(secrets.token_hex(8), name, True, now_ms())
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

    async def find(self, token: str) -> Person | None:
        """The person whose session this is."""
        if not token:
            return None
        key = hashed(token)
        cached, at = self._cache.get(key, (None, 0))
        if cached is not None and now_ms() - at < CACHE_MS:
            return cached
        found = await self.store.read(lambda connection: _find(connection, key))
        if found is not None:
            if len(self._cache) >= MAX_CACHED:
                self._cache.clear()
            self._cache[key] = (found, now_ms())
        return found

    def invalidate(self, person: str) -> None:
        """A person has changed: drop the cached sessions, in every process."""
        self.on_person_changed(person)
        self._announce(person)

    def on_person_changed(self, person: str) -> None:
        """Drop the cached sessions of this person here."""
        self._cache = {key: entry for key, entry in self._cache.items() if entry[0].id != person}

    def invalidate_all(self) -> None:
        """Announcements of other processes may have been lost."""
        self._cache.clear()


def open_session(connection: Connection, person: Person, token: str) -> None:
    now = now_ms()
    row = {"hash": hashed(token), "id": secrets.token_hex(8), "person": person.id, "made": now}
    row |= {"used": now, "until": now + SESSION_DAYS * DAY_MS}
    connection.execute(insert(schema.sessions).values(row))


def _find(connection: Connection, key: str) -> Person | None:
    persons, sessions = schema.persons, schema.sessions
    wanted = (
        select(persons.c.id, persons.c.name, persons.c.is_guest, persons.c.since)
        .join(sessions, sessions.c.person == persons.c.id)
        .where(sessions.c.hash == key)
    )
    row = connection.execute(wanted).one_or_none()
    return Person(row.id, row.name, row.is_guest, row.since) if row else None
