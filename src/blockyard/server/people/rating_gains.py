"""What rated games brought, and to whom: stored for the limits of rated play, for the result that
players see, and for the operator's report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, case, func, insert, select

from blockyard.server.people.rated_play import Change, Past, Player, Verdict
from blockyard.server.storage import schema

HOUR_MS, DAY_MS = 3_600_000, 86_400_000

gains = schema.rating_gains


def lock(connection: Connection, people: Iterable[str]) -> None:
    """Nobody else changes the ratings of these people before this transaction ends."""
    rows = select(schema.persons.c.id).where(schema.persons.c.id.in_(people))
    connection.execute(rows.order_by(schema.persons.c.id).with_for_update())


def past(connection: Connection, person: str, at: int) -> Past:
    """What this person has gained in the hour and the day before."""
    c = gains.c
    is_person = ~c.opponent.like("bot:%")
    gained = case((c.gain > 0, c.gain), else_=0.0)
    free = case((c.is_free, gained), else_=0.0)
    from_people = case((is_person, gained), else_=0.0)
    today = (c.person == person) & (c.at > at - DAY_MS)
    sums = select(
        func.coalesce(func.sum(free), 0.0),
        func.coalesce(func.sum(case((c.at > at - HOUR_MS, free), else_=0.0)), 0.0),
        func.coalesce(func.sum(case((c.at > at - HOUR_MS, from_people), else_=0.0)), 0.0),
    ).where(today)
    free_day, free_hour, people_hour = connection.execute(sums).one()
    each = select(c.opponent, func.sum(gained), func.count()).where(today, c.verdict != "frequent")
    rows = [tuple(row) for row in connection.execute(each.group_by(c.opponent))]
    return Past(
        free_hour=free_hour,
        free_day=free_day,
        people_hour=people_hour,
        from_opponents={opponent: gained for opponent, gained, _ in rows},
        games_against={opponent: number for opponent, _, number in rows},
    )


def store(
    connection: Connection,
    game: tuple[str, str, int],
    players: Sequence[Player],
    changed: Sequence[Change],
) -> None:
    """Store what a game (its table, variant and time) did for every person in it. A gain from
    several opponents is divided among them."""
    table, variant, at = game
    rows = [
        {
            "person": player.key,
            "table_id": table,
            "opponent": opponent,
            "variant": variant,
            "at": at,
            "gain": change.gain / len(opponents),
            "rating": change.skill.rating,
            "is_free": change.is_free,
            "verdict": change.verdict,
        }
        for player, change in zip(players, changed, strict=True)
        if player.is_person
        for opponents in [sorted({other.key for other in players if other is not player})]
        for opponent in opponents
    ]
    connection.execute(insert(gains), rows)


def of_table(connection: Connection, table: str) -> dict[str, tuple[int, float, Verdict]]:
    """For each person at a table: the rating afterwards, the gain, and how the game counted."""
    c = gains.c
    wanted = select(c.person, c.rating, c.gain, c.verdict).where(c.table_id == table)
    found: dict[str, tuple[int, float, Verdict]] = {}
    for person, rating, gain, verdict in connection.execute(wanted):
        found[person] = (rating, gain + found.get(person, (0, 0.0, ""))[1], verdict)
    return found


def games_of_levels(connection: Connection, variant: str) -> dict[int, int]:
    """The rated games that each level of the computer has played here."""
    c = gains.c
    mine = select(c.opponent, func.count(func.distinct(c.table_id))).where(
        c.variant == variant, c.opponent.like("bot:%")
    )
    rows = connection.execute(mine.group_by(c.opponent)).all()
    return {int(row[0].partition(":")[2]): row[1] for row in rows}
