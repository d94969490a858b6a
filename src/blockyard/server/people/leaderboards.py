"""Stored ratings and leaderboards, updated in the transaction that ends a rated game.

Computer players keep the rating that matches have measured. Guests, and players who share a
screen, play casual games only.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from msgspec import structs
from sqlalchemy import Connection, delete, insert, select

from blockyard.core.contract import Game, Refused
from blockyard.server import wire
from blockyard.server.people import rated_play, rating_gains, ratings
from blockyard.server.people.rated_play import Player, Result
from blockyard.server.people.ratings import Skill, bot_skill, variant_key
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store
from blockyard.server.storage.event_log import Projection
from blockyard.server.tables.events import Chair
from blockyard.server.tables.table import Table

MAX_ROWS = 100
MAX_HISTORY = 500
COUNT_PAUSE = 100.0
"""How many times as long as it took to count something it is not counted again."""

skills, persons, rating_history = schema.skills, schema.persons, schema.rating_history


def project(before: Table | None, after: Table) -> Iterable[Projection]:
    """The rating changes when a rated game ends with a result."""
    has_ended = after.stage == "over" and (before is None or before.stage != "over")
    if has_ended and after.made.rated and after.match and after.match.places():
        yield lambda connection: _rate(connection, after)


def _rate(connection: Connection, table: Table) -> None:
    """Change the ratings as far as the rules of rated play allow."""
    is_void = select(schema.voided.c.at).where(schema.voided.c.table_id == table.made.id)
    if connection.scalar(is_void) is not None:
        return
    variant = variant_key(table.game, len(table.chairs), table.made.options)
    rating_gains.lock(connection, [chair.person for chair in table.chairs if chair.person])
    players = [_player(connection, table, chair, variant) for chair in table.chairs]
    old, fixed = [one.skill for one in players], [not one.is_person for one in players]
    proposed = ratings.updated(old, table.playing().places(), fixed)
    changed = rated_play.changes(players, proposed, Result.of(table.playing()))
    rating_gains.store(connection, (table.made.id, variant, table.at), players, changed)
    for player, change in zip(players, changed, strict=True):
        if player.is_person and change.skill != player.skill:
            _store(connection, player, variant, change.skill, table)


def _player(connection: Connection, table: Table, chair: Chair, variant: str) -> Player:
    skill, key = _skill_at(connection, table.game, chair, variant), rated_play.key_of(chair)
    if chair.kind == "bot":
        return Player(key, skill)
    return Player(key, skill, rating_gains.past(connection, chair.person, table.at))


def expected(connection: Connection, table: Table) -> bool:
    """Whether a game of these players would count now."""
    variant = variant_key(table.game, len(table.chairs), table.made.options)
    seated = [chair for chair in table.chairs if chair.kind != "open"]
    players = [_player(connection, table, chair, variant) for chair in seated]
    return not rated_play.is_frequent(players)


def _skill_at(connection: Connection, game: Game, chair: Chair, variant: str) -> Skill:
    if chair.kind == "bot":
        return level_skill(game, chair.level)
    return skill_of(connection, chair.person, variant)


def rated_levels(game: Game, variant: str) -> range:
    """The levels with a measured rating; only the default variant has any."""
    is_default = variant == variant_key(game, game.seats[0], {})
    return range(1, len(game.ratings) + 1) if is_default else range(0)


def level_skill(game: Game, level: int, games: int = 0) -> Skill:
    """The measured skill of a level, and the rated games that it has played here."""
    return replace(bot_skill(game.ratings[level - 1]), games=games)


def skill_of(connection: Connection, person: str, variant: str) -> Skill:
    c = skills.c
    row = connection.execute(
        select(c.mu, c.sigma, c.games).where(c.person == person, c.variant == variant)
    ).one_or_none()
    return Skill(row.mu, row.sigma, row.games) if row else Skill()


def _store(
    connection: Connection, player: Player, variant: str, skill: Skill, table: Table
) -> None:
    c, person, old = skills.c, player.key, player.skill
    connection.execute(delete(skills).where(c.person == person, c.variant == variant))
    values = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games, "rating": skill.rating}
    connection.execute(insert(skills).values(person=person, variant=variant, **values))
    row = {"person": person, "variant": variant, "at": table.at, "table_id": table.made.id}
    gain = {"mu_gain": skill.mu - old.mu, "sigma_factor": skill.sigma / old.sigma}
    connection.execute(insert(rating_history).values(row | gain | {"rating": skill.rating}))


class Leaderboards:
    """Queries about ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._played: dict[str, tuple[dict[int, int], float]] = {}
        """For each variant the rated games of levels, and until when that is good enough."""

    async def with_rating(self, chair: Chair, game: Game, variant: str) -> Chair:
        """The chair with its player's current rating."""
        if chair.kind == "open" or chair.guest:
            return chair
        if chair.kind == "bot" and chair.level not in rated_levels(game, variant):
            return chair
        skill = await self.store.read(lambda c: _skill_at(c, game, chair, variant))
        return structs.replace(chair, rating=skill.rating, provisional=skill.provisional)

    async def ratings_of(self, person: str) -> list[wire.Rating]:
        wanted = select(skills).where(skills.c.person == person).order_by(skills.c.variant)
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [_rating(row.variant, Skill(row.mu, row.sigma, row.games)) for row in rows]

    async def history(
        self, person: str, variant: str, hidden: bool = False
    ) -> list[wire.RatingPoint]:
        """The latest points of a rating's history, oldest first; `hidden` names tables that are
        not public too."""
        c, t = rating_history.c, schema.tables.c
        found = select(c.at, c.table_id, c.rating, t.is_public).join(schema.tables)
        mine = found.where(c.person == person, c.variant == variant)
        last = mine.order_by(c.at.desc()).limit(MAX_HISTORY)
        rows = await self.store.read(lambda connection: connection.execute(last).all())
        return [
            wire.RatingPoint(
                at=row.at,
                table=row.table_id if row.is_public or hidden else "",
                rating=row.rating,
            )
            for row in rows[::-1]
        ]

    async def rows(self, game: Game, variant: str) -> list[wire.LeaderboardRow]:
        """The best players with a settled rating, and the computer players among them."""
        c = skills.c
        best = (
            select(persons.c.name, c.mu, c.sigma, c.games, schema.bots.c.owner)
            .join(persons, persons.c.id == c.person)
            .outerjoin(schema.bots, schema.bots.c.person == c.person)
            .where(c.variant == variant, c.games >= ratings.PROVISIONAL_GAMES)
            .where(~persons.c.is_private)
            .order_by(c.rating.desc())
            .limit(MAX_ROWS)
        )
        rows = await self.store.read(lambda connection: connection.execute(best).all())
        people = [
            wire.LeaderboardRow(
                place=0,
                name=row.name,
                rating=_rating(variant, Skill(row.mu, row.sigma, row.games)),
                bot=row.owner is not None,
            )
            for row in rows
        ]
        played = await self._games_of_levels(game, variant)
        levels = [
            wire.LeaderboardRow(place=0, name="", rating=_rating(variant, skill), level=level)
            for level in rated_levels(game, variant)
            for skill in [level_skill(game, level, played.get(level, 0))]
        ]
        listed = sorted([*people, *levels], key=lambda one: -one.rating.rating)
        return [structs.replace(row, place=place) for place, row in enumerate(listed, 1)]

    async def _games_of_levels(self, game: Game, variant: str) -> dict[int, int]:
        """The rated games of each level. To count them again and again would be dear on a large
        server, so at most a hundredth of the time is spent on that."""
        levels = rated_levels(game, variant)
        known, until = self._played.get(variant, ({}, 0.0))
        began = time.monotonic()
        if levels and began >= until:
            with suppress(Refused):  # it takes too long now
                known = await self.store.search(
                    lambda c: rating_gains.games_of_levels(c, variant, levels)
                )
            ended = time.monotonic()
            self._played[variant] = known, ended + COUNT_PAUSE * (ended - began)
        return known


def _rating(variant: str, skill: Skill) -> wire.Rating:
    return wire.Rating(
        game=variant.partition(" ")[0],
        variant=variant,
        rating=skill.rating,
        spread=skill.spread,
        games=skill.games,
        provisional=skill.provisional,
    )
