"""Sessions: who a request or a socket belongs to. Everybody begins as a guest.

A session token has 128 random bits, and only its hash is stored, so that a leaked database opens
no session. A browser keeps the token in a cookie; a program sends it as a bearer token. A bot has
no session but tokens with scopes (bots.py), which are found here as well.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.storage.format_3 import OLD_ID
from blockyard.server.tables.events import Chair

DAY_MS = 86_400_000
SESSION_DAYS, GUEST_DAYS = 90, 400
"""Days after its last use when a session ends. A guest has no other way back to their games."""
TOKEN_BYTES = 16
BOT_TOKEN = "byb_"
"""How a bot's token begins, so that people and scanners see what it is."""
MAX_CACHED = 10_000
CACHE_MS = 30_000
"""Milliseconds after which a cached session is read again: it may have ended elsewhere."""

persons, sessions, tokens = schema.persons, schema.sessions, schema.tokens


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    is_guest: bool
    since: int
    is_bot: bool = False
    scopes: frozenset[str] | None = None
    """What a bot's token allows; None for a session, which allows everything."""

    def chair(self) -> Chair:
        return Chair(kind="person", person=self.id, guest=self.is_guest, bot=self.is_bot)

    def me(self, session: str = "") -> wire.Me:
        return wire.Me(
            person=self.id, name=self.name, guest=self.is_guest, bot=self.is_bot, session=session
        )

    def require(self, scope: str) -> None:
        """Refuse what a bot's token does not allow."""
        if self.scopes is not None and scope not in self.scopes:
            raise Refused("token-scope", scope=scope)


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
        self.listeners: list[Callable[[str], None]] = []
        """Called with every person whose sessions may have ended."""

    async def new_guest(self, device: str = "") -> tuple[Person, str]:
        """A new guest, and the token of the session."""
        name = f"guest-{secrets.randbelow(10**5):05}"
        person = Person(secrets.token_hex(8), name, True, now_ms())
        token = new_token()

        def work(connection: Connection) -> None:
            row = {"id": person.id, "name": name, "is_guest": True, "since": person.since}
            connection.execute(insert(persons).values(row))
            open_session(connection, person, token, device)

        await self.store.write(work)
        return person, token

    async def succeed(self, token: str, device: str = "") -> tuple[Person, str] | None:
        """A new session in place of a guest's that was opened before format 3, with its token.
        The old token and all other sessions of this guest stop working."""
        new, key = new_token(), hashed(token)

        def work(connection: Connection) -> Person | None:
            is_old = sessions.c.id == key[:OLD_ID]
            old = connection.scalar(select(sessions.c.id).where(sessions.c.hash == key, is_old))
            person, _ = (old and _find(connection, key)) or (None, 0)
            if person is None or not person.is_guest:
                return None
            end_all(connection, person.id)
            open_session(connection, person, new, device)
            return person

        person = await self.store.write(work)
        if person is None:
            return None
        self.invalidate(person.id)
        return person, new

    async def find(self, token: str) -> Person | None:
        """The person whose session or bot token this is."""
        if not token:
            return None
        key = hashed(token)
        cached, at = self._cache.get(key, (None, 0))
        if cached is not None and now_ms() - at < CACHE_MS:
            return cached
        lookup = _find_bot if token.startswith(BOT_TOKEN) else _find
        found = await self.store.read(lambda connection: lookup(connection, key))
        if found is None:
            return None
        person, used = found
        if now_ms() - used > DAY_MS:
            await self._renew(key, person)
        if len(self._cache) >= MAX_CACHED:
            self._cache.clear()
        self._cache[key] = (person, now_ms())
        return person

    async def _renew(self, key: str, person: Person) -> None:
        """Note that a session is in use, at most once a day; it ends some time after that."""
        now = now_ms()
        change = update(tokens).where(tokens.c.hash == key).values(used=now)
        if not person.is_bot:
            values = {"used": now, "until": now + _days(person) * DAY_MS}
            change = update(sessions).where(sessions.c.hash == key).values(values)
        await self.store.write(lambda connection: connection.execute(change) and None)

    # --- listing and ending --------------------------------------------------

    async def all_of(self, person: Person, token: str) -> list[wire.SessionInfo]:
        """The open sessions of a person, the latest first; `token` is of the current one."""
        c = sessions.c
        mine = select(sessions).where(c.person == person.id, c.until > now_ms())
        latest = mine.order_by(c.used.desc(), c.made.desc())
        rows = await self.store.read(lambda connection: connection.execute(latest).all())
        here = hashed(token)
        return [
            wire.SessionInfo(row.id, row.device, row.made, row.used, row.until, row.hash == here)
            for row in rows
        ]

    async def end(self, person: Person, which: str) -> None:
        """End one session of this person."""
        c = sessions.c
        ended = delete(sessions).where(c.person == person.id, c.id == which)
        if await self.store.write(lambda connection: connection.execute(ended).rowcount) != 1:
            raise Refused("no-such-session")
        self.invalidate(person.id)

    async def end_others(self, person: Person, token: str) -> None:
        """End all sessions but this one, and void transfer links."""
        await self.store.write(lambda c: end_all(c, person.id, hashed(token)))
        self.invalidate(person.id)

    async def ended(self, keys: Collection[str]) -> set[str]:
        """Which of these hashes of tokens are worth nothing any more."""
        now, s, t = now_ms(), sessions.c, tokens.c
        live = select(s.hash).where(s.hash.in_(keys), s.until > now)
        live_tokens = select(t.hash).where(t.hash.in_(keys), t.until > now)

        def read(connection: Connection) -> set[str]:
            return {*connection.scalars(live), *connection.scalars(live_tokens)}

        return set(keys) - await self.store.read(read)

    async def delete_expired(self) -> None:
        ended = delete(sessions).where(sessions.c.until < now_ms())
        await self.store.write(lambda connection: connection.execute(ended) and None)

    # --- other processes -----------------------------------------------------

    def invalidate(self, person: str) -> None:
        """A person has changed: drop the cached sessions, in every process."""
        self.on_person_changed(person)
        self._announce(person)

    def on_person_changed(self, person: str) -> None:
        """Drop the cached sessions of this person here."""
        self._cache = {key: entry for key, entry in self._cache.items() if entry[0].id != person}
        for listener in self.listeners:
            listener(person)

    def invalidate_all(self) -> None:
        """Announcements of other processes may have been lost."""
        self._cache.clear()


def open_session(connection: Connection, person: Person, token: str, device: str = "") -> None:
    now = now_ms()
    row = {"hash": hashed(token), "id": secrets.token_hex(8), "person": person.id, "made": now}
    times = {"used": now, "until": now + _days(person) * DAY_MS}
    connection.execute(insert(sessions).values(row | times | {"device": device}))


def end_all(connection: Connection, person: str, but: str = "") -> None:
    """End the sessions of a person, but for one, and what could open a new one."""
    connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.hash != but))
    connection.execute(delete(schema.transfers).where(schema.transfers.c.person == person))


def _days(person: Person) -> int:
    return GUEST_DAYS if person.is_guest else SESSION_DAYS


def _find(connection: Connection, key: str) -> tuple[Person, int] | None:
    """The person of a session, and when it was last used."""
    p, s = persons.c, sessions.c
    wanted = (
        select(p.id, p.name, p.is_guest, p.since, s.used)
        .join(sessions, s.person == p.id)
        .where(s.hash == key, s.until > now_ms())
    )
    row = connection.execute(wanted).one_or_none()
    return (Person(row.id, row.name, row.is_guest, row.since), row.used) if row else None


def _find_bot(connection: Connection, key: str) -> tuple[Person, int] | None:
    """The bot of a token, and when it was last used."""
    p, t = persons.c, tokens.c
    wanted = (
        select(p.id, p.name, p.since, t.used, t.scopes)
        .join(tokens, t.person == p.id)
        .where(t.hash == key, t.until > now_ms())
    )
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    scopes = frozenset(row.scopes.split())
    return Person(row.id, row.name, False, row.since, True, scopes), row.used
