"""Accounts: a name and a password, recovery codes instead of e-mail, and deletion.

A guest who signs up stays the same person, with every seat and game. Each sign-in opens a new
session; a new password ends all others. An unknown name is answered like a wrong password.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.names import spelling
from blockyard.server.people import restrictions, weak_passwords
from blockyard.server.people.bots import disown
from blockyard.server.people.passwords import Passwords, canonical_code, recovery_codes
from blockyard.server.people.sessions import (
    Person,
    Sessions,
    end_all,
    hashed,
    new_token,
    open_session,
)
from blockyard.server.storage import name_keys, schema

TRANSFER_MS = 10 * 60_000
"""Milliseconds for which a transfer link is valid."""
MAX_BLOCKS = 500
"""People whom one person has blocked."""
DELETED = ""
"""The name of a deleted person; clients show the message `person-gone`."""

persons, sessions, recoveries = schema.persons, schema.sessions, schema.recoveries


class Accounts:
    def __init__(self, sessions: Sessions, passwords: Passwords) -> None:
        self.sessions, self.passwords = sessions, passwords
        self.store = sessions.store

    # --- signing up and in ---------------------------------------------------

    async def sign_up(
        self, guest: Person, wanted: wire.Account, device: str = ""
    ) -> tuple[Person, str, list[str]]:
        """Turn a guest into an account. Gives the person, a new session and recovery codes."""
        if not guest.is_guest:
            raise Refused("has-account", name=guest.name)
        name = spelling.checked(wanted.name)
        weak_passwords.check(wanted.password, name)
        password = await self.passwords.hashed(wanted.password)
        person = Person(guest.id, name, False, guest.since)
        token, codes = new_token(), recovery_codes()

        def work(connection: Connection) -> None:
            change = update(persons).where(persons.c.id == guest.id)
            values = {"name": name, "looks": spelling.skeleton(name), "password": password}
            name_keys.claim(connection, guest.id, name)
            connection.execute(change.values(values | {"is_guest": False}))
            _reset_access(connection, person, codes)
            open_session(connection, person, token, device)

        try:
            await self.store.write(work)
        except IntegrityError as taken:  # by somebody who was faster
            raise Refused("name-taken", name=name) from taken
        self.sessions.invalidate(guest.id)
        return person, token, codes

    async def name_guest(self, guest: Person, wanted: str) -> Person:
        """Let a guest choose a name. It belongs to nobody, but it is no account's."""
        if not guest.is_guest:
            raise Refused("account-named", name=guest.name)
        name = spelling.checked(wanted)

        def work(connection: Connection) -> None:
            name_keys.refuse_taken(connection, guest.id, name)
            connection.execute(update(persons).where(persons.c.id == guest.id).values(name=name))

        await self.store.write(work)
        self.sessions.invalidate(guest.id)
        return replace(guest, name=name)

    async def sign_in(self, given: wire.SignIn, device: str = "") -> tuple[Person, str]:
        found = await self._find(given.name)
        stored = found[1] if found else None
        if not await self.passwords.verify(given.password, stored) or not found:
            raise Refused("wrong-password")
        person, rehashed = found[0], None
        if stored and self.passwords.needs_rehash(stored):
            rehashed = await self.passwords.hashed(given.password)
        token = new_token()

        def work(connection: Connection) -> None:
            refuse_banned(connection, person)
            if rehashed:
                change = update(persons).where(persons.c.id == person.id)
                connection.execute(change.values(password=rehashed))
            open_session(connection, person, token, device)

        await self.store.write(work)
        return person, token

    async def sign_out(self, token: str) -> None:
        person = await self.sessions.find(token)
        ended = delete(sessions).where(sessions.c.hash == hashed(token))
        await self.store.write(lambda connection: connection.execute(ended) and None)
        if person is not None:
            self.sessions.invalidate(person.id)

    async def recover(self, given: wire.Recover, device: str = "") -> tuple[Person, str, list[str]]:
        """Set a new password with a recovery code, which is used up; all sessions end."""
        weak_passwords.check(given.password, given.name)
        found = await self._find(given.name)
        password = await self.passwords.hashed(given.password)
        if found is None:
            raise Refused("wrong-code")
        person, token, codes = found[0], new_token(), recovery_codes()

        def work(connection: Connection) -> None:
            used = delete(recoveries).where(
                recoveries.c.person == person.id,
                recoveries.c.hash == hashed(canonical_code(given.code)),
            )
            if connection.execute(used).rowcount != 1:
                raise Refused("wrong-code")
            refuse_banned(connection, person)
            change = update(persons).where(persons.c.id == person.id)
            connection.execute(change.values(password=password))
            _reset_access(connection, person, codes)
            open_session(connection, person, token, device)

        await self.store.write(work)
        self.sessions.invalidate(person.id)
        return person, token, codes

    async def change_password(
        self, person: Person, given: wire.NewPassword, device: str = ""
    ) -> tuple[Person, str]:
        """Set a new password; all sessions end, and a new one begins here."""
        found = await self._find(person.name) if not person.is_guest else None
        stored = found[1] if found else None
        if not await self.passwords.verify(given.old, stored):
            raise Refused("wrong-old-password")
        weak_passwords.check(given.new, person.name)
        password, token = await self.passwords.hashed(given.new), new_token()

        def work(connection: Connection) -> None:
            change = update(persons).where(persons.c.id == person.id)
            connection.execute(change.values(password=password))
            end_all(connection, person.id)
            open_session(connection, person, token, device)

        await self.store.write(work)
        self.sessions.invalidate(person.id)
        return person, token

    async def _find(self, name: str) -> tuple[Person, str | None] | None:
        wanted = select(persons).where(persons.c.looks == spelling.skeleton(name))
        row = await self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        return (Person(row.id, row.name, row.is_guest, row.since), row.password) if row else None

    async def find(self, name: str) -> Person | None:
        """The person with an account of this name."""
        found = await self._find(name)
        return found[0] if found else None

    # --- another device ------------------------------------------------------

    async def transfer(self, person: Person) -> wire.Transfer:
        """A single-use code that opens a session for this person on another device; it replaces
        the one before."""
        code, until = new_token(), now_ms() + TRANSFER_MS
        row = {"hash": hashed(code), "person": person.id, "until": until}

        def work(connection: Connection) -> None:
            t = schema.transfers.c
            is_past = (t.until < now_ms()) | (t.person == person.id)
            connection.execute(delete(schema.transfers).where(is_past))
            connection.execute(insert(schema.transfers).values(row))

        await self.store.write(work)
        return wire.Transfer(code=code, until=until)

    async def redeem_transfer(self, code: str, device: str = "") -> tuple[Person, str]:
        token, transfers = new_token(), schema.transfers
        is_code = transfers.c.hash == hashed(code)

        def work(connection: Connection) -> Person:
            wanted = select(persons).join(transfers).where(is_code, transfers.c.until >= now_ms())
            row = connection.execute(wanted).one_or_none()
            if row is None or connection.execute(delete(transfers).where(is_code)).rowcount != 1:
                raise Refused("transfer-gone")
            person = Person(row.id, row.name, row.is_guest, row.since)
            open_session(connection, person, token, device)
            return person

        return await self.store.write(work), token

    # --- blocking ------------------------------------------------------------

    async def block(self, person: Person, other: str, is_blocked: bool) -> None:
        blocks = schema.blocks
        pair = (blocks.c.person == person.id) & (blocks.c.other == other)

        def work(connection: Connection) -> None:
            if connection.scalar(select(persons.c.id).where(persons.c.id == other)) is None:
                raise Refused("no-such-person")
            connection.execute(delete(blocks).where(pair))
            if is_blocked:
                mine = select(func.count()).where(blocks.c.person == person.id)
                if (connection.scalar(mine) or 0) >= MAX_BLOCKS:
                    raise Refused("too-many-blocks", most=MAX_BLOCKS)
                connection.execute(insert(blocks).values(person=person.id, other=other))

        await self.store.write(work)

    async def blocked(self, person: Person) -> list[wire.Profile]:
        wanted = select(persons).join(schema.blocks, schema.blocks.c.other == persons.c.id)
        mine = wanted.where(schema.blocks.c.person == person.id).order_by(persons.c.name)
        rows = await self.store.read(lambda connection: connection.execute(mine).all())
        return [
            wire.Profile(person=row.id, name=row.name, guest=row.is_guest, since=row.since)
            for row in rows
        ]

    async def may_meet(self, person: str, others: list[str]) -> bool:
        """Whether no block stands between this person and any of the others."""
        b = schema.blocks.c
        either = ((b.person == person) & b.other.in_(others)) | (
            (b.other == person) & b.person.in_(others)
        )
        wanted = select(b.person).where(either).limit(1)
        return await self.store.read(lambda connection: connection.scalar(wanted)) is None

    # --- deletion ------------------------------------------------------------

    async def delete(self, person: Person) -> None:
        """Delete name, password, sessions, ratings and blocks. Games stay, anonymised."""

        def work(connection: Connection) -> None:
            name_keys.hold(connection, person.id)
            disown(connection, person.id)
            connection.execute(delete(schema.reports).where(schema.reports.c.reporter == person.id))
            for table in schema.PERSONAL_TABLES:
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(delete(schema.blocks).where(schema.blocks.c.other == person.id))
            change = update(persons).where(persons.c.id == person.id)
            values = {"name": DELETED, "looks": None, "password": None, "is_guest": True}
            connection.execute(change.values(values))

        await self.store.write(work)
        self.sessions.invalidate(person.id)


def refuse_banned(connection: Connection, person: Person) -> None:
    if until := restrictions.until(connection, "ban", person.id):
        raise Refused("banned", date=date.fromtimestamp(until / 1000).isoformat())


def _reset_access(connection: Connection, person: Person, codes: list[str]) -> None:
    """Revoke all sessions, transfer links and recovery codes, and grant these codes."""
    end_all(connection, person.id)
    connection.execute(delete(recoveries).where(recoveries.c.person == person.id))
    rows = [{"person": person.id, "hash": hashed(code)} for code in codes]
    connection.execute(insert(recoveries), rows)
