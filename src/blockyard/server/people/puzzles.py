"""How well people solve puzzles: ratings of both sides (openskill), streaks, and the daily tower.

Only the first try at a puzzle counts: a game between the person and the puzzle. A hint halves what
the person gains or loses by it. Guests are rated like everybody.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from blockyard.core.puzzle import Puzzle
from blockyard.server.clock import now_ms
from blockyard.server.people.ratings import Skill, bot_skill, updated
from blockyard.server.storage import schema
from blockyard.server.storage.database import Store

players, tries = schema.puzzle_players, schema.puzzle_tries
skills, days = schema.puzzle_skills, schema.puzzle_days

DOUBT = 120
"""Rating points by which the engines may misjudge a puzzle."""
MAX_DRIFT = 300
"""Rating points by which tries move a puzzle from what the engines said, at most. Guests are free:
a hundred who know the solution made a hard puzzle one for beginners."""
WEEK = 7


@dataclass(frozen=True, slots=True)
class Solver:
    """A person's skill at puzzles, and first tries that were right in a row."""

    skill: Skill = field(default_factory=Skill)
    streak: int = 0
    best: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's record, with the days on which the puzzle of the day was solved."""

    solver: Solver
    days: frozenset[int]

    def week(self, today: date) -> list[bool]:
        """The last seven days, today last."""
        last = today.toordinal()
        return [day in self.days for day in range(last - WEEK + 1, last + 1)]

    def tower(self, today: date) -> int:
        """A block for each day; a missed one takes a block away. Today is not missed yet."""
        if not self.days:
            return 0
        height, last = 0, today.toordinal()
        for day in range(min(self.days), last + 1):
            height = height + 1 if day in self.days else max(0, height - (day < last))
        return height


def today() -> date:
    """The day is the same for everybody: it changes at midnight UTC."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


async def standing(store: Store, person: str) -> Standing:
    return await store.read(lambda connection: _standing(connection, person))


async def solved(store: Store, person: str, game: str) -> frozenset[str]:
    """The puzzles of a game that this person has tried."""

    def work(connection: Connection) -> frozenset[str]:
        mine = select(tries.c.puzzle).where(tries.c.person == person, tries.c.game == game)
        return frozenset(connection.scalars(mine.where(tries.c.is_solved.is_not(None))))

    return await store.read(work)


async def is_decided(store: Store, person: str, puzzle: Puzzle) -> bool:
    def work(connection: Connection) -> bool:
        row = _try(connection, person, puzzle)
        return row is not None and row.is_solved is not None

    return await store.read(work)


async def take_hint(store: Store, person: str, puzzle: Puzzle) -> None:
    """Note that this person has seen where the solution begins."""

    def work(connection: Connection) -> None:
        if _try(connection, person, puzzle) is None:
            _open_try(connection, person, puzzle, is_hinted=True)

    await store.write(work)


async def decide(
    store: Store, person: str, puzzle: Puzzle, is_solved: bool, is_daily: bool
) -> tuple[int, Standing]:
    """Rate the first try, if this is it; the points it brought, and the standing after it."""

    def work(connection: Connection) -> tuple[int, Standing]:
        row = _try(connection, person, puzzle)
        gain = 0
        if row is None or row.is_solved is None:
            is_hinted = row is not None and row.is_hinted
            gain = _rate(connection, person, puzzle, is_solved, is_hinted)
        if is_solved and is_daily:
            _add_day(connection, person, today().toordinal())
        return gain, _standing(connection, person)

    try:
        return await store.write(work)
    except IntegrityError:  # the same try came twice at once, and the other was the first
        return 0, await standing(store, person)


def _rate(
    connection: Connection, person: str, puzzle: Puzzle, is_solved: bool, is_hinted: bool
) -> int:
    """A game between the person and the puzzle; the points that the person gained."""
    before, opponent = _solver(connection, person), _skill(connection, puzzle)
    places = (1, 2) if is_solved else (2, 1)
    mine, its = updated((before.skill, opponent), places, (False, False))
    if is_hinted:
        mine = replace(mine, mu=(mine.mu + before.skill.mu) / 2)
    streak = before.streak + 1 if is_solved and not is_hinted else 0
    after = Solver(mine, streak, max(before.best, streak))
    _keep_solver(connection, person, after, is_new=before.skill.games == 0)
    _keep_skill(connection, puzzle, _near_what_engines_said(puzzle, its))
    if _try(connection, person, puzzle) is None:
        _open_try(connection, person, puzzle, is_hinted=False)
    connection.execute(
        update(tries)
        .where(tries.c.person == person, tries.c.game == puzzle.game, tries.c.puzzle == puzzle.id)
        .values(at=now_ms(), is_solved=is_solved, rating=mine.rating)
    )
    return mine.rating - before.skill.rating


# --- rows ---------------------------------------------------------------------------------------


def _standing(connection: Connection, person: str) -> Standing:
    mine = connection.scalars(select(days.c.day).where(days.c.person == person))
    return Standing(_solver(connection, person), frozenset(mine))


def _try(connection: Connection, person: str, puzzle: Puzzle) -> Row[tuple[object, ...]] | None:
    return connection.execute(
        select(tries).where(
            tries.c.person == person, tries.c.game == puzzle.game, tries.c.puzzle == puzzle.id
        )
    ).one_or_none()


def _open_try(connection: Connection, person: str, puzzle: Puzzle, is_hinted: bool) -> None:
    row = {"person": person, "game": puzzle.game, "puzzle": puzzle.id, "at": now_ms()}
    rating = _solver(connection, person).skill.rating
    connection.execute(insert(tries).values(**row, is_hinted=is_hinted, rating=rating))


def _solver(connection: Connection, person: str) -> Solver:
    row = connection.execute(select(players).where(players.c.person == person)).one_or_none()
    if row is None:
        return Solver()
    return Solver(Skill(row.mu, row.sigma, row.tries), row.streak, row.best)


def _keep_solver(connection: Connection, person: str, solver: Solver, is_new: bool) -> None:
    values = {
        "mu": solver.skill.mu,
        "sigma": solver.skill.sigma,
        "tries": solver.skill.games,
        "streak": solver.streak,
        "best": solver.best,
    }
    if is_new:
        connection.execute(insert(players).values(person=person, **values))
    else:
        connection.execute(update(players).where(players.c.person == person).values(**values))


def _skill(connection: Connection, puzzle: Puzzle) -> Skill:
    row = connection.execute(
        select(skills).where(skills.c.game == puzzle.game, skills.c.puzzle == puzzle.id)
    ).one_or_none()
    if row is None:
        return replace(bot_skill(puzzle.rating, DOUBT), is_measured=False)
    return Skill(row.mu, row.sigma, row.tries)


def _near_what_engines_said(puzzle: Puzzle, skill: Skill) -> Skill:
    least, most = (bot_skill(puzzle.rating + drift).mu for drift in (-MAX_DRIFT, MAX_DRIFT))
    return replace(skill, mu=min(max(skill.mu, least), most))


def _keep_skill(connection: Connection, puzzle: Puzzle, skill: Skill) -> None:
    values = {"mu": skill.mu, "sigma": skill.sigma, "tries": skill.games}
    if skill.games == 1:
        row = {"game": puzzle.game, "puzzle": puzzle.id}
        connection.execute(insert(skills).values(**row, **values))
        return
    its = (skills.c.game == puzzle.game, skills.c.puzzle == puzzle.id)
    connection.execute(update(skills).where(*its).values(**values))


def _add_day(connection: Connection, person: str, day: int) -> None:
    mine = select(days).where(days.c.person == person, days.c.day == day)
    if connection.execute(mine).one_or_none() is None:
        connection.execute(insert(days).values(person=person, day=day))


async def stored_about(store: Store, person: str) -> dict[str, object]:
    """All that is stored about somebody's puzzles."""

    def work(connection: Connection) -> dict[str, object]:
        mine = _standing(connection, person)
        rows = connection.execute(select(tries).where(tries.c.person == person))
        return {
            "rating": mine.solver.skill.rating,
            "streak": mine.solver.streak,
            "best": mine.solver.best,
            "days": sorted(date.fromordinal(day).isoformat() for day in mine.days),
            "tries": list(map(dict, rows.mappings())),
        }

    return await store.read(work)


async def ratings(store: Store, found: Collection[Puzzle]) -> dict[str, int]:
    """What these puzzles are rated now, by id."""

    def work(connection: Connection) -> dict[str, int]:
        return {puzzle.id: _skill(connection, puzzle).rating for puzzle in found}

    return await store.read(work)
