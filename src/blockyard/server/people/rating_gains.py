"""What rated games brought, and to whom: stored for the limits of rated play, for the result that
players see, and for the operator's report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import Connection, func, insert, select

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
    today = (c.person == person) & (c.at > at - DAY_MS) & (c.verdict != "frequent")
    wanted = select(c.table_id, c.variant, c.opponent, c.at, c.gain, c.is_free)
    rows = connection.execute(wanted.where(today).order_by(c.at)).all()
    # Friends may help against the computer at the same table, so all of that gain is limited.
    with_people = {row.table_id for row in rows if not row.opponent.startswith("bot:")}
    hour, free_day = _Rise(), _Rise()
    opponents: defaultdict[str, _Rise] = defaultdict(_Rise)
    games: Counter[str] = Counter()
    for table, variant, opponent, played, gain, is_free in rows:
        if played > at - HOUR_MS and (gain < 0 or is_free or table in with_people):
            hour.add(variant, gain)
        if gain < 0 or is_free:
            free_day.add(variant, gain)
        opponents[opponent].add(variant, gain)
        games[opponent] += 1
    return Past(
        hour=hour.total(),
        free_day=free_day.total(),
        from_opponents={opponent: rise.total() for opponent, rise in opponents.items()},
        games_against=games,
    )


class _Rise:
    """By how much ratings are above their lowest point, each variant for itself: what is lost in
    one must not make room for gains in another."""

    def __init__(self) -> None:
        self._variants: defaultdict[str, float] = defaultdict(float)

    def add(self, variant: str, gain: float) -> None:
        self._variants[variant] = max(0.0, self._variants[variant] + gain)

    def total(self) -> float:
        return sum(self._variants.values())


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


def games_of_levels(
    connection: Connection, variant: str, levels: Collection[int]
) -> dict[int, int]:
    """The rated games that each of these levels of the computer has played here."""
    c, opponents = gains.c, [f"bot:{level}" for level in levels]
    mine = select(c.opponent, func.count(func.distinct(c.table_id))).where(
        c.variant == variant, c.opponent.in_(opponents)
    )
    rows = connection.execute(mine.group_by(c.opponent)).all()
    return {int(row[0].partition(":")[2]): row[1] for row in rows}
