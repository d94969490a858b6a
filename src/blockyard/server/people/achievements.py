"""What a person has achieved: results by opponent and level, accuracy over time, days of play.

Others are told of games against people only as far as these are public.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from blockyard.core.openings import Tally
from blockyard.server.storage import schema

finished, seats, tries = schema.finished_games, schema.finished_seats, schema.puzzle_tries

DAY_MS = 86_400_000
WEEK = 7
SHOWN_DAYS = 12 * WEEK
MAX_OPPONENTS = 200
MAX_REVIEWED = 300


class Opponent(NamedTuple):
    """Whom somebody has played in a game: a level of the computer, or a person."""

    game: str
    level: int
    person: str


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a game or a puzzle. One missed day in a week is forgiven, and today is not
    missed yet."""

    now: int
    best: int


def streak(days: Collection[int], today: int) -> Streak:
    """From the days of play, counted from any day on.

    >>> streak({1, 2, 4}, today=4)
    Streak(now=3, best=3)
    >>> streak({1, 2, 4}, today=7)
    Streak(now=0, best=3)
    """
    length = best = 0
    forgiven = -WEEK
    for day in range(min(days, default=today), today + 1):
        if day in days:
            length += 1
            best = max(best, length)
        elif day < today and length:
            if day - forgiven >= WEEK:
                forgiven = day
            else:
                length = 0
    return Streak(length, best)


def results(connection: Connection, person: str, hidden: bool) -> dict[Opponent, Tally]:
    """Results by game and opponent, the most frequent first."""
    mine, others, f = seats.alias("mine"), seats.alias("others"), finished.c
    query = (
        select(f.game, others.c.level, others.c.person, mine.c.result, func.count())
        .select_from(mine)
        .join(finished, f.table_id == mine.c.table_id)
        .join(others, (others.c.table_id == mine.c.table_id) & (others.c.seat != mine.c.seat))
        .where(mine.c.person == person, mine.c.result.is_not(None), others.c.companion == "")
        .group_by(f.game, others.c.level, others.c.person, mine.c.result)
    )
    if not hidden:
        query = query.where(f.is_public | (others.c.level > 0))
    found = defaultdict[Opponent, Tally](Tally)
    for game, level, other, result, count in connection.execute(query):
        tally = Tally(*(count * one for one in Tally.of(result)))
        key = Opponent(game, level, other)
        found[key] = found[key].plus(tally)
    ordered = sorted(found.items(), key=lambda row: (-row[1].games, row[0]))
    return dict(ordered[:MAX_OPPONENTS])


def total(connection: Connection, person: str) -> Tally:
    """All results, whatever the game: how many, and of whom nothing is told."""
    counted = select(seats.c.result, func.count()).where(seats.c.person == person)
    query = counted.where(seats.c.result.is_not(None)).group_by(seats.c.result)
    found = Tally()
    for result, count in connection.execute(query):
        found = found.plus(Tally(*(count * one for one in Tally.of(result))))
    return found


class Reviewed(NamedTuple):
    """A game in which it is known how accurately, in percent, somebody played."""

    at: int
    game: str
    table: str
    accuracy: float


def reviewed(connection: Connection, person: str, hidden: bool) -> list[Reviewed]:
    """When, in which game and how accurately somebody has played, the last game last."""
    f = finished.c
    query = (
        select(f.ended, f.game, f.table_id, seats.c.accuracy)
        .join(finished, f.table_id == seats.c.table_id)
        .where(seats.c.person == person, seats.c.companion == "", seats.c.accuracy.is_not(None))
    )
    if not hidden:
        query = query.where(f.is_public)
    latest = connection.execute(query.order_by(f.ended.desc()).limit(MAX_REVIEWED))
    return [Reviewed(*row) for row in latest][::-1]


def days(connection: Connection, person: str, shift: int) -> dict[int, int]:
    """Games and puzzles of each day; `shift` are the milliseconds by which the reader's clock is
    ahead of UTC."""
    games = (
        select(
            ((finished.c.ended + shift) // DAY_MS).label("day"),
            func.count(func.distinct(finished.c.table_id)),
        )
        .join(seats, seats.c.table_id == finished.c.table_id)
        .where(seats.c.person == person, finished.c.outcome.is_not(None))
        .group_by("day")
    )
    puzzles = (
        select(((tries.c.at + shift) // DAY_MS).label("day"), func.count())
        .where(tries.c.person == person, tries.c.is_solved.is_not(None))
        .group_by("day")
    )
    found = defaultdict[int, int](int)
    for query in (games, puzzles):
        for day, count in connection.execute(query):
            found[int(day)] += count
    return found
