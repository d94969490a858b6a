"""The operator's report on rated play: who gains from whom, how fast somebody moves, and how often
the engine would have moved alike.

None of these proves anything. They say where to look: points that come from a few opponents who
lose to nobody else, the same seconds for every move, an agreement far above that of players with
the same rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median, pstdev

from sqlalchemy import Connection, case, func, select

from blockyard.ai.engine import respond
from blockyard.ai.review import review_tasks
from blockyard.core.contract import Seat
from blockyard.core.match import Match
from blockyard.server.storage import schema
from blockyard.server.tables import events
from blockyard.server.tables.table import Table, fold

MAX_ROWS = 20
OPENING = 4
"""The first moves of a player are left out: many know them by heart, and all play them fast."""
LEVEL = 6
"""The level of the engine whose moves are compared; the stronger, the slower the report."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What a person gained from one opponent, and what of it was not won over the board."""

    name: str
    opponent: str
    games: int
    gained: float
    free: float


def pairs(connection: Connection, since: int, person: str = "") -> list[Pair]:
    """The opponent graph: who gained most from whom since then."""
    c, p = schema.rating_gains.c, schema.persons.alias("gainer")
    other = schema.persons.alias("opponent")
    gained = func.sum(c.gain)
    wanted = (
        select(
            p.c.name,
            func.coalesce(other.c.name, c.opponent).label("opponent"),
            func.count().label("games"),
            gained.label("gained"),
            func.sum(case((c.is_free, c.gain), else_=0.0)).label("free"),
        )
        .join(p, p.c.id == c.person)
        .outerjoin(other, other.c.id == c.opponent)
        .where(c.at >= since, *([c.person == person] if person else []))
        .group_by(c.person, p.c.name, c.opponent, other.c.name)
        .order_by(gained.desc())
        .limit(MAX_ROWS)
    )
    rows = connection.execute(wanted)
    return [Pair(row.name, row.opponent, row.games, row.gained, row.free) for row in rows]


@dataclass(frozen=True, slots=True)
class Play:
    """How somebody played a rated game: the seconds of a move, how much they vary, and the part
    of the moves that the engine would have made too."""

    table: str
    moves: int
    seconds: float
    variation: float
    agreement: float


def plays(connection: Connection, person: str, many: int, level: int = LEVEL) -> list[Play]:
    """The latest rated games of a person, newest first. The engine replays them here and now."""
    c = schema.rating_gains.c
    wanted = select(c.table_id, func.max(c.at)).where(c.person == person).group_by(c.table_id)
    found = connection.execute(wanted.order_by(func.max(c.at).desc()).limit(many))
    logs = [_log(connection, row.table_id) for row in found]
    return [_play(log, fold(log), person, level) for log in logs]


def _log(connection: Connection, table: str) -> list[events.TableEvent]:
    c = schema.events.c
    bodies = select(c.body).where(c.table_id == table).order_by(c.version)
    return [events.decode(body) for body in connection.scalars(bodies)]


def _play(log: Sequence[events.TableEvent], table: Table, person: str, level: int) -> Play:
    (seat, *_) = table.seats_of(person)
    seconds = thinking(log, seat)[OPENING:]
    alike = agreement(table.playing(), seat, level)
    return Play(
        table.made.id,
        len(seconds),
        median(seconds) if seconds else 0.0,
        pstdev(seconds) if seconds else 0.0,
        sum(alike) / len(alike) if alike else 0.0,
    )


def thinking(log: Sequence[events.TableEvent], seat: Seat) -> list[float]:
    """The seconds before each move of a seat."""
    return [
        (event.at - before.at - getattr(before, "pause", 0)) / 1000
        for before, event in pairwise(log)
        if isinstance(event, events.Moved) and event.seat == seat
    ]


def agreement(match: Match, seat: Seat, level: int) -> list[bool]:
    """For each move of a seat after the opening, whether the engine makes the same one."""
    mine = [
        task
        for task in review_tasks(match, level, explain=False)
        if task.request is not None and task.request.seat == seat and task.played is not None
    ]
    return [respond(task.request).move == task.played for task in mine[OPENING:] if task.request]
