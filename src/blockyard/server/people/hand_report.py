"""The operator's report on hands, in games of skill: who is steadier, more even or quicker than
people are, and whose movements the server did not believe.

None of this proves anything; it says where to look.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median, pstdev

from sqlalchemy import Connection, select

from blockyard import games
from blockyard.server.storage import schema
from blockyard.server.tables import events

MAX_ROWS = 20
MOST_MOTIONS = 200
"""Of one person; comparing each with every other takes long."""
MOST_DOUBTED = 0.25
"""The part of somebody's placements that may be doubted before they are flagged."""
FEW = 4


@dataclass(slots=True)
class Hand:
    """The hand motions of one person in one game, the newest first."""

    hands: list[str] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    doubts: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class HandReport:
    """What an operator reads about one person's hand."""

    name: str
    placements: int
    doubted: int
    error: float
    spread: float
    repeated: int
    seconds: float
    variation: float
    is_suspect: bool


def hand_reports(connection: Connection, since: int, person: str = "") -> list[HandReport]:
    """Everybody who placed blocks by hand since then; whoever looks like a program first."""
    c, p = schema.tables.c, schema.players.c
    skilled = [key for key, game in games.all_games().items() if game.hand(1)]
    wanted = (
        select(schema.players, c.game, schema.persons.c.name)
        .join(schema.tables, c.id == p.table_id)
        .join(schema.persons, schema.persons.c.id == p.person)
        .where(c.game.in_(skilled), c.made >= since, *([p.person == person] if person else []))
        .order_by(c.made.desc())
    )
    found: dict[tuple[str, str, str], Hand] = defaultdict(Hand)
    for row in connection.execute(wanted):
        _add(found[row.person, row.name, row.game], _moves(connection, row.table_id, row.seat))
    reports = [_report(name, game, hand) for (_, name, game), hand in found.items() if hand.held]
    return sorted(reports, key=lambda one: (not one.is_suspect, one.error))[:MAX_ROWS]


def _moves(connection: Connection, table: str, seat: int) -> Iterator[events.Moved]:
    """The placements of a seat by hand."""
    c = schema.events.c
    bodies = select(c.body).where(c.table_id == table).order_by(c.version)
    for body in connection.scalars(bodies):
        event = events.decode(body)
        if isinstance(event, events.Moved) and event.seat == seat and (event.held or event.doubt):
            yield event


def _add(hand: Hand, moves: Iterator[events.Moved]) -> None:
    for moved in moves:
        if len(hand.held) >= MOST_MOTIONS:
            return
        hand.held.append(moved.held / 1000)
        if moved.hand:
            hand.hands.append(moved.hand)
        else:
            hand.doubts[moved.doubt] += 1


def _report(name: str, game: str, hand: Hand) -> HandReport:
    statistics = games.get(game).hand_statistics(hand.hands)
    assert statistics is not None, "only games of skill are asked"
    doubted, placements = hand.doubts.total(), len(hand.held)
    is_doubted = placements >= FEW and doubted > MOST_DOUBTED * placements
    return HandReport(
        name,
        placements,
        doubted,
        statistics.error,
        statistics.spread,
        statistics.repeated,
        median(hand.held),
        pstdev(hand.held),
        statistics.is_suspect or is_doubted,
    )
