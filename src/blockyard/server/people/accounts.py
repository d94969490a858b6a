"""Accounts: a name and a password, recovery codes instead of e-mail, and a way to leave.

A guest who makes an account stays the same person, with every seat and game. Each sign-in gets a
new session, and a new password ends all the old ones. An answer to a wrong name is the answer to
a wrong password.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.live.rooms import now
from blockyard.server.people import names
from blockyard.server.people.passwords import Passwords, as_typed, recovery_codes
from blockyard.server.people.sessions import People, Person, hashed, new_token, open_session
from blockyard.server.storage import schema
from blockyard.server.tables import events

TRANSFER = 10 * 60_000
"""Milliseconds for which a transfer link is good."""
NOBODY = ""
"""What is left of the name of somebody who has gone; readers are shown `person-gone`."""

persons, sessions, recoveries = schema.persons, schema.sessions, schema.recoveries


class Accounts:
    def __init__(self, people: People, passwords: Passwords) -> None:
        self.people, self.passwords = people, passwords
        self.store = people.store

    # --- an account ----------------------------------------------------------

    async def sign_up(self, guest: Person, wanted: wire.Account) -> tuple[Person, str, list[str]]:
        """The guest as somebody with an account, a new session, and the recovery codes."""
        if not guest.is_guest:
            raise Refused("has-account", name=guest.name)
        name = names.proper(wanted.name)
        kept = await self.passwords.hashed(wanted.password)
        person, token, codes = (
            Person(guest.id, name, False, guest.since),
            new_token(),
            recovery_codes(),
        )

        def work(connection: Connection) -> None:
            change = update(persons).where(persons.c.id == guest.id)
            connection.execute(
                change.values(name=name, looks=names.skeleton(name), password=kept, is_guest=False)
            )
            rename_chairs(connection, person, guest.name)
            _renew(connection, person, token, codes)

        try:
            await self.store.write(work)
        except IntegrityError as taken:
            raise Refused("name-taken", name=name) from taken
        self.people.forget(guest.id)
        return person, token, codes

    async def sign_in(self, said: wire.SignIn) -> tuple[Person, str]:
        found = await self._named(said.name)
        if not await self.passwords.fits(said.password, found[1] if found else None) or not found:
            raise Refused("wrong-password")
        person, kept = found
        better = None
        if kept and self.passwords.outdated(kept):
            better = await self.passwords.hashed(said.password)
        token = new_token()

        def work(connection: Connection) -> None:
            if better:
                change = update(persons).where(persons.c.id == person.id)
                connection.execute(change.values(password=better))
            open_session(connection, person, token)

        await self.store.write(work)
        return person, token

    async def sign_out(self, token: str) -> None:
        person = await self.people.who(token)
        gone = delete(sessions).where(sessions.c.hash == hashed(token))
        await self.store.write(lambda connection: connection.execute(gone) and None)
        if person is not None:
            self.people.forget(person.id)

    async def recover(self, said: wire.Recover) -> tuple[Person, str, list[str]]:
        """A new password for a recovery code, which is used up; the old sessions end."""
        found = await self._named(said.name)
        kept = await self.passwords.hashed(said.password)
        if found is None:
            raise Refused("wrong-code")
        person, token, codes = found[0], new_token(), recovery_codes()

        def work(connection: Connection) -> None:
            used = delete(recoveries).where(
                recoveries.c.person == person.id,
                recoveries.c.hash == hashed(as_typed(said.code)),
            )
            if connection.execute(used).rowcount != 1:
                raise Refused("wrong-code")
            change = update(persons).where(persons.c.id == person.id)
            connection.execute(change.values(password=kept))
            _renew(connection, person, token, codes)

        await self.store.write(work)
        self.people.forget(person.id)
        return person, token, codes

    async def _named(self, name: str) -> tuple[Person, str | None] | None:
        wanted = select(persons).where(persons.c.looks == names.skeleton(name))
        row = await self.store.read(lambda connection: connection.execute(wanted).one_or_none())
        return (Person(row.id, row.name, row.is_guest, row.since), row.password) if row else None

    async def called(self, name: str) -> Person | None:
        """Somebody with an account, by name."""
        found = await self._named(name)
        return found[0] if found else None

    # --- another device ------------------------------------------------------

    async def transfer(self, person: Person) -> wire.Transfer:
        """A code that makes another device this person's too, once and soon."""
        code, until = new_token(), now() + TRANSFER
        row = {"hash": hashed(code), "person": person.id, "until": until}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.transfers).where(schema.transfers.c.until < now()))
            connection.execute(insert(schema.transfers).values(row))

        await self.store.write(work)
        return wire.Transfer(code=code, until=until)

    async def arrive(self, code: str) -> tuple[Person, str]:
        token, transfers = new_token(), schema.transfers
        held = transfers.c.hash == hashed(code)

        def work(connection: Connection) -> Person:
            wanted = select(persons).join(transfers).where(held, transfers.c.until >= now())
            row = connection.execute(wanted).one_or_none()
            if row is None or connection.execute(delete(transfers).where(held)).rowcount != 1:
                raise Refused("transfer-gone")
            person = Person(row.id, row.name, row.is_guest, row.since)
            open_session(connection, person, token)
            return person

        return await self.store.write(work), token

    # --- who does not want to meet whom --------------------------------------

    async def block(self, person: Person, other: str, is_blocked: bool) -> None:
        blocks = schema.blocks
        pair = (blocks.c.person == person.id) & (blocks.c.other == other)

        def work(connection: Connection) -> None:
            if connection.scalar(select(persons.c.id).where(persons.c.id == other)) is None:
                raise Refused("no-such-person")
            connection.execute(delete(blocks).where(pair))
            if is_blocked:
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
        """Whether none of these has blocked the other."""
        b = schema.blocks.c
        either = ((b.person == person) & b.other.in_(others)) | (
            (b.other == person) & b.person.in_(others)
        )
        wanted = select(b.person).where(either).limit(1)
        return await self.store.read(lambda connection: connection.scalar(wanted)) is None

    # --- leaving -------------------------------------------------------------

    async def delete(self, person: Person) -> None:
        """Forget somebody: name, password, sessions, ratings, blocks. Games stay, nameless."""
        gone = Person(person.id, NOBODY, True, person.since)

        def work(connection: Connection) -> None:
            rename_chairs(connection, gone)
            for table in schema.OF_PERSONS:
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(delete(schema.blocks).where(schema.blocks.c.other == person.id))
            change = update(persons).where(persons.c.id == person.id)
            connection.execute(change.values(name=NOBODY, looks=None, password=None, is_guest=True))

        await self.store.write(work)
        self.people.forget(person.id)


def _renew(connection: Connection, person: Person, token: str, codes: list[str]) -> None:
    """One session and these codes; whatever there was before is worth nothing now."""
    connection.execute(delete(sessions).where(sessions.c.person == person.id))
    connection.execute(delete(recoveries).where(recoveries.c.person == person.id))
    open_session(connection, person, token)
    rows: list[dict[str, Any]] = [{"person": person.id, "hash": hashed(code)} for code in codes]
    connection.execute(insert(recoveries), rows)


def rename_chairs(connection: Connection, person: Person, old: str = "") -> None:
    """The person's name on every chair, in the log too: the one thing that is ever changed there,
    because a name belongs to its owner."""
    e, p = schema.events.c, schema.players.c
    mine = select(p.table_id).where(p.person == person.id)
    wanted = select(schema.events).where(e.table_id.in_(mine), e.body.contains(person.id))
    for row in connection.execute(wanted).all():
        event = events.renamed(events.read(row.body), person.id, person.name, person.is_guest, old)
        change = update(schema.events).where(e.table_id == row.table_id, e.version == row.version)
        connection.execute(change.values(body=events.write(event)))
