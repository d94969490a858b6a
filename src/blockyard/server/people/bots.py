"""Bot accounts: programs that play, each owned by a person who answers for it.

A bot has a name and ratings like anybody, is marked as a bot everywhere, and signs in with tokens
instead of a password. A token has scopes: what it does not list, it cannot do. No token can change
an account, make other tokens or ask for help from the engines.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.names import spelling
from blockyard.server.people.sessions import BOT_TOKEN, DAY_MS, Person, Sessions, hashed
from blockyard.server.storage import name_keys, schema

MAX_BOTS, MAX_TOKENS = 5, 5
"""Bots of a person, and tokens of a bot."""
READ = "read"
"""The scope that every token has."""

persons, bots, tokens = schema.persons, schema.bots, schema.tokens


class Bots:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions, self.store = sessions, sessions.store

    async def create(self, owner: Person, wanted: wire.NewBot) -> wire.Bot:
        if owner.is_guest:
            raise Refused("bots-need-account")
        name, person = spelling.checked(wanted.name), secrets.token_hex(8)
        row = {"id": person, "name": name, "looks": spelling.skeleton(name)}

        def work(connection: Connection) -> None:
            if _count(connection, owner) >= MAX_BOTS:
                raise Refused("too-many-bots", most=MAX_BOTS)
            connection.execute(insert(persons).values(row | {"is_guest": False, "since": now_ms()}))
            name_keys.claim(connection, person, name)
            connection.execute(insert(bots).values(person=person, owner=owner.id))

        try:
            await self.store.write(work)
        except IntegrityError as taken:  # by somebody who was faster
            raise Refused("name-taken", name=name) from taken
        return wire.Bot(person=person, name=name)

    async def all_of(self, owner: Person) -> list[wire.Bot]:
        p, b, t = persons.c, bots.c, tokens.c
        mine = select(p.id, p.name).join(bots, b.person == p.id).where(b.owner == owner.id)
        granted = select(tokens).join(bots, b.person == t.person).where(b.owner == owner.id)

        def read(connection: Connection) -> list[wire.Bot]:
            rows = connection.execute(granted.order_by(t.made)).all()
            return [
                wire.Bot(
                    person=bot.id,
                    name=bot.name,
                    tokens=[_shown(row) for row in rows if row.person == bot.id],
                )
                for bot in connection.execute(mine.order_by(p.since))
            ]

        return await self.store.read(read)

    async def new_token(self, owner: Person, bot: str, wanted: wire.NewBotToken) -> wire.BotToken:
        token, now = BOT_TOKEN + secrets.token_urlsafe(24), now_ms()
        scopes = [READ, *sorted(set(wanted.scopes))]
        made = wire.BotToken(
            id=secrets.token_hex(8),
            label=wanted.label.strip(),
            scopes=scopes,
            made=now,
            until=now + wanted.days * DAY_MS,
            token=token,
        )
        row = {"id": made.id, "label": made.label, "made": now, "until": made.until, "used": 0}

        def work(connection: Connection) -> None:
            _require_owned(connection, owner, bot)
            expired = delete(tokens).where(tokens.c.person == bot, tokens.c.until < now)
            connection.execute(expired)
            held = select(func.count()).select_from(tokens).where(tokens.c.person == bot)
            if (connection.scalar(held) or 0) >= MAX_TOKENS:
                raise Refused("too-many-tokens", most=MAX_TOKENS)
            secret = {"hash": hashed(token), "person": bot, "scopes": " ".join(scopes)}
            connection.execute(insert(tokens).values(row | secret))

        await self.store.write(work)
        return made

    async def revoke(self, owner: Person, bot: str, which: str) -> None:
        """End a token, and every socket that uses it."""

        def work(connection: Connection) -> None:
            _require_owned(connection, owner, bot)
            t = tokens.c
            ended = delete(tokens).where(t.person == bot, t.id == which)
            if connection.execute(ended).rowcount != 1:
                raise Refused("no-such-session")

        await self.store.write(work)
        self.sessions.invalidate(bot)

    async def owned(self, owner: Person, bot: str) -> Person:
        """The bot as a person, if it belongs to this owner."""

        def read(connection: Connection) -> Person:
            _require_owned(connection, owner, bot)
            row = connection.execute(select(persons).where(persons.c.id == bot)).one()
            return Person(row.id, row.name, False, row.since, is_bot=True)

        return await self.store.read(read)


def owned_by(connection: Connection, owner: str) -> Sequence[str]:
    """The bots of a person."""
    return connection.scalars(select(bots.c.person).where(bots.c.owner == owner)).all()


def disown(connection: Connection, bot: str) -> None:
    """A deleted bot belongs to nobody."""
    connection.execute(delete(bots).where(bots.c.person == bot))


def owner_name(connection: Connection, bot: str) -> str:
    p, b = persons.c, bots.c
    wanted = select(p.name).join(bots, b.owner == p.id).where(b.person == bot)
    return connection.scalar(wanted) or ""


def _count(connection: Connection, owner: Person) -> int:
    wanted = select(func.count()).select_from(bots).where(bots.c.owner == owner.id)
    return connection.scalar(wanted) or 0


def _require_owned(connection: Connection, owner: Person, bot: str) -> None:
    b = bots.c
    wanted = select(b.person).where(b.person == bot, b.owner == owner.id)
    if connection.scalar(wanted) is None:
        raise Refused("no-such-bot")


def _shown(row: Row[Any]) -> wire.BotToken:
    return wire.BotToken(
        id=row.id,
        label=row.label,
        scopes=row.scopes.split(),
        made=row.made,
        until=row.until,
        used=row.used,
    )
