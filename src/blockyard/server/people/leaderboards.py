"""Ratings as they are kept: changed in the same transaction that ends a rated game.

Computer players have the rating that matches have shown, and keep it. Guests play casual games,
and so do several players at one screen.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from blockyard.core.contract import Game
from blockyard.server import wire
from blockyard.server.people import ratings
from blockyard.server.people.ratings import Skill, measured, variant
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.storage.event_log import Note
from blockyard.server.tables.table import Table

MOST_RANKED = 100
MOST_STEPS = 500

skills, steps, persons = schema.skills, schema.steps, schema.persons


def notes_for(before: Table | None, after: Table) -> Iterable[Note]:
    """What a rated game changes when it ends with a result."""
    ended = after.stage == "over" and (before is None or before.stage != "over")
    if ended and after.made.rated and after.match and after.match.places():
        yield lambda connection: _rate(connection, after)


def _rate(connection: Connection, table: Table) -> None:
    kind = variant(table.game, len(table.chairs), table.made.options)
    old = [_skill_at(connection, table.game, chair, kind) for chair in table.chairs]
    fixed = [chair.kind == "bot" for chair in table.chairs]
    new = ratings.after(old, table.playing().places(), fixed)
    for chair, skill in zip(table.chairs, new, strict=True):
        if chair.kind == "person":
            _keep(connection, chair.person, kind, skill, table)


def _skill_at(connection: Connection, game: Game, chair: wire.Chair, kind: str) -> Skill:
    if chair.kind == "bot":
        return bot(game, chair.level)
    return skill_of(connection, chair.person, kind)


def measured_levels(game: Game, kind: str) -> range:
    """The levels whose strength matches have shown, in the game as it usually is."""
    usual = kind == variant(game, game.seats[0], {})
    return range(1, len(game.ratings) + 1) if usual else range(0)


def bot(game: Game, level: int) -> Skill:
    return measured(game.ratings[level - 1])


def skill_of(connection: Connection, person: str, kind: str) -> Skill:
    c = skills.c
    row = connection.execute(
        select(c.mu, c.sigma, c.games).where(c.person == person, c.variant == kind)
    ).one_or_none()
    return Skill(row.mu, row.sigma, row.games) if row else Skill()


def _keep(connection: Connection, person: str, kind: str, skill: Skill, table: Table) -> None:
    c, name = skills.c, table.made.id
    connection.execute(delete(skills).where(c.person == person, c.variant == kind))
    values = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games, "rating": skill.rating}
    connection.execute(insert(skills).values(person=person, variant=kind, **values))
    row = {"person": person, "variant": kind, "at": table.at, "table_id": name}
    connection.execute(insert(steps).values(row | {"rating": skill.rating}))


class Standings:
    """What can be asked about ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def seated(self, chair: wire.Chair, game: Game, kind: str) -> wire.Chair:
        """The chair with the rating of who sits there."""
        if chair.kind == "open" or chair.guest:
            return chair
        if chair.kind == "bot" and chair.level not in measured_levels(game, kind):
            return chair
        skill = await self.store.read(lambda c: _skill_at(c, game, chair, kind))
        chair.rating, chair.provisional = skill.rating, skill.provisional
        return chair

    async def of(self, person: str) -> list[wire.Rating]:
        wanted = select(skills).where(skills.c.person == person).order_by(skills.c.variant)
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [_shown(row.variant, Skill(row.mu, row.sigma, row.games)) for row in rows]

    async def history(self, person: str, kind: str) -> list[wire.RatingPoint]:
        """How a rating has gone, the oldest step first; of a long history the end."""
        c = steps.c
        mine = select(c.at, c.table_id, c.rating).where(c.person == person, c.variant == kind)
        last = mine.order_by(c.at.desc()).limit(MOST_STEPS)
        rows = await self.store.read(lambda connection: connection.execute(last).all())
        return [
            wire.RatingPoint(at=row.at, table=row.table_id, rating=row.rating) for row in rows[::-1]
        ]

    async def leaders(self, game: Game, kind: str) -> list[wire.LeaderboardRow]:
        """The best of those who have played enough, with the computer players among them."""
        c = skills.c
        best = (
            select(persons.c.name, c.mu, c.sigma, c.games)
            .join(persons, persons.c.id == c.person)
            .where(c.variant == kind, c.games >= ratings.ENOUGH)
            .order_by(c.rating.desc())
            .limit(MOST_RANKED)
        )
        rows = await self.store.read(lambda connection: connection.execute(best).all())
        people = [(row.name, Skill(row.mu, row.sigma, row.games), 0) for row in rows]
        bots = [("", bot(game, level), level) for level in measured_levels(game, kind)]
        listed = sorted([*people, *bots], key=lambda one: -one[1].rating)
        return [
            wire.LeaderboardRow(place=place, name=name, rating=_shown(kind, skill), level=level)
            for place, (name, skill, level) in enumerate(listed, 1)
        ]


def _shown(kind: str, skill: Skill) -> wire.Rating:
    return wire.Rating(
        game=kind.partition(" ")[0],
        variant=kind,
        rating=skill.rating,
        spread=skill.spread,
        games=skill.games,
        provisional=skill.provisional,
    )
