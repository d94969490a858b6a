"""Finished games: what is kept of each for searching, and the search.

A game is entered after its end, and in the background (live/archive.py). The log of the table stays
the truth; everything here can be derived from it again, except the accuracy that a review found.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    exists,
    func,
    insert,
    select,
    update,
)

from blockyard.core import openings
from blockyard.core.contract import Seat
from blockyard.server import wire
from blockyard.server.people.rated_play import Result
from blockyard.server.storage import schema
from blockyard.server.tables import visibility
from blockyard.server.tables.table import Table

finished, seats, opening = schema.finished_games, schema.finished_seats, schema.opening_moves

PAGE = 20
MAX_PAGES = 250
LEVEL = "bot:"
"""An opponent that begins so is a level of the computer."""


# --- entering ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entry:
    """The rows of one game that is over."""

    game: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]] = ()
    opening: Sequence[Mapping[str, Any]] = ()


def entry_of(table: Table) -> Entry:
    """What is kept of a table that is over. It may take milliseconds: positions are compared with
    all their images."""
    match, id = table.match, table.made.id
    game = {
        "table_id": id,
        "game": table.made.game,
        "is_public": table.made.public,
        "is_rated": table.made.rated,
        "ended": table.at,
        "plies": sum(bool(event.move) for event in match.events) if match else 0,
        "outcome": None,
    }
    if match is None or match.outcome is None:
        return Entry(game)
    game["outcome"] = msgspec.json.encode(visibility.outcome(match)).decode()
    return Entry(game, _seats(table), _opening(table))


def _seats(table: Table) -> list[dict[str, Any]]:
    """A person with several seats has neither won nor lost, and a companion's result is nobody
    else's."""
    results = openings.results(table.playing())
    alone = Counter(chair.person for chair in table.chairs if not chair.companion)
    found = []
    for seat, chair in enumerate(table.chairs):
        counts = bool(results) and not chair.companion
        counts = counts and (not chair.person or alone[chair.person] == 1)
        row = {"table_id": table.made.id, "seat": seat, "person": chair.person, "accuracy": None}
        row |= {"companion": chair.companion, "level": chair.level if chair.kind == "bot" else 0}
        found.append(row | {"result": results[seat] if counts else None})
    return found


def _opening(table: Table) -> list[dict[str, Any]]:
    """The beginning of a game that had a result and began as usual."""
    match = table.playing()
    results = openings.results(match)
    if not results or table.made.start:
        return []
    return [
        {
            "table_id": table.made.id,
            "number": number,
            "position": step.key,
            "move": step.move,
            "result": results[step.seat],
            "is_public": table.made.public and _says_something(table),
            "ended": table.at,
        }
        for number, step in enumerate(openings.steps(match))
    ]


def _says_something(table: Table) -> bool:
    """Whether the result says something about the opening: everybody reads of it, and a script can
    play against itself or resign all night."""
    people = [chair.person for chair in table.chairs if chair.person]
    is_alone = len(people) > 1 and len(set(people)) < len(people)
    return not is_alone and not Result.of(table.playing()).is_short


def enter(connection: Connection, entry: Entry) -> None:
    """Keep a game; once is enough."""
    is_known = select(finished.c.plies).where(finished.c.table_id == entry.game["table_id"])
    if connection.scalar(is_known) is not None:
        return
    for table, rows in ((finished, [entry.game]), (seats, entry.seats), (opening, entry.opening)):
        if rows:
            connection.execute(insert(table), list(rows))


def missing(connection: Connection, limit: int) -> list[str]:
    """Tables that are over and not entered yet, the last ones first."""
    t = schema.tables.c
    is_known = exists().where(finished.c.table_id == t.id)
    wanted = select(t.id).where(t.stage == schema.OVER, ~is_known)
    return list(connection.scalars(wanted.order_by(t.ended.desc()).limit(limit)))


def keep_accuracy(connection: Connection, table: str, accuracy: Mapping[Seat, float]) -> None:
    """What a review has found, by seat."""
    for seat, percent in accuracy.items():
        here = (seats.c.table_id == table) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(accuracy=percent))


# --- searching ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is searched for; whatever is empty or None does not matter. `hidden` includes games of
    the person that are not public."""

    person: str = ""
    opponent: str = ""
    """A person's id, or a level such as `bot:5`."""
    game: str = ""
    result: int | None = None
    shortest: int | None = None
    longest: int | None = None
    since: int | None = None
    until: int | None = None
    opening: int | None = None
    with_people: bool = False
    reviewed: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """A page of games with their seats, how many games there are, and what each rated game brought
    the person."""

    games: Sequence[Row[Any]]
    seats: Mapping[str, Sequence[Row[Any]]]
    total: int
    gains: Mapping[str, float] = field(default_factory=dict)

    def people(self) -> Collection[str]:
        rows = [row for rows in self.seats.values() for row in rows]
        return {one for row in rows for one in (row.person, row.companion) if one}


def search(connection: Connection, wanted: Wanted, page: int = 0) -> Found:
    """A page of the games that were found, the last one first."""
    conditions = _conditions(wanted)
    some = select(finished.c.table_id).where(*conditions).limit(PAGE * MAX_PAGES)
    total = connection.scalar(select(func.count()).select_from(some.subquery())) or 0
    rows = connection.execute(_page(select(finished).where(*conditions), page)).all()
    ids = [row.table_id for row in rows]
    by_table = defaultdict[str, list[Row[Any]]](list)
    mine = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for seat in connection.execute(mine):
        by_table[seat.table_id].append(seat)
    return Found(rows, by_table, total, _gains(connection, wanted.person, ids))


def _page(query: Select[Any], page: int) -> Select[Any]:
    ordered = query.order_by(finished.c.ended.desc(), finished.c.table_id)
    return ordered.limit(PAGE).offset(PAGE * page)


def _gains(connection: Connection, person: str, tables: Collection[str]) -> dict[str, float]:
    g = schema.rating_gains.c
    of_each = select(g.table_id, func.sum(g.gain)).where(g.person == person, g.table_id.in_(tables))
    rows = connection.execute(of_each.group_by(g.table_id)).all() if person else []
    return {row[0]: row[1] for row in rows}


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    f, played = finished.c, finished.c.outcome.is_not(None)
    found: list[ColumnElement[bool]] = [played]
    if not wanted.hidden:
        found.append(f.is_public)
    if wanted.game:
        found.append(f.game == wanted.game)
    for least, column in ((wanted.shortest, f.plies), (wanted.since, f.ended)):
        if least is not None:
            found.append(column >= least)
    for most, column in ((wanted.longest, f.plies), (wanted.until, f.ended)):
        if most is not None:
            found.append(column <= most)
    # Whatever has an index of its own is a list, not a condition to look at for each game: for each
    # of them SQLite went through all games with the same opening.
    if wanted.opening is not None:
        here = select(opening.c.table_id).where(opening.c.position == wanted.opening)
        found.append(f.table_id.in_(here))
    return found + _about_players(wanted)


def _about_players(wanted: Wanted) -> list[ColumnElement[bool]]:
    mine, others = seats.alias("mine"), seats.alias("others")
    found: list[ColumnElement[bool]] = []
    if wanted.person:
        own = select(mine.c.table_id).where(mine.c.person == wanted.person)
        if wanted.result is not None:
            own = own.where(mine.c.result == wanted.result)
        if wanted.reviewed:
            own = own.where(mine.c.accuracy.is_not(None))
        found.append(finished.c.table_id.in_(own))
    at_table = exists().where(others.c.table_id == finished.c.table_id)
    if wanted.opponent.startswith(LEVEL):
        level = int(wanted.opponent.removeprefix(LEVEL))
        found.append(at_table.where(others.c.level == level))
    elif wanted.opponent:
        theirs = select(others.c.table_id).where(others.c.person == wanted.opponent)
        found.append(finished.c.table_id.in_(theirs))
    if wanted.with_people:
        found.append(at_table.where(others.c.person.not_in(["", wanted.person])))
    return found


def tables_of(connection: Connection, person: str) -> list[str]:
    """All finished games of a person, the first one first, for export."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    wanted = select(finished.c.table_id).where(
        finished.c.table_id.in_(own), finished.c.outcome.is_not(None)
    )
    return list(connection.scalars(wanted.order_by(finished.c.ended)))


def outcome_of(row: Row[Any]) -> wire.Outcome:
    return msgspec.json.decode(row.outcome, type=wire.Outcome)


# --- the explorer of openings ------------------------------------------------------------------

LATEST = 5000
"""Public games that are counted at a position: the last ones."""


def opening_tallies(connection: Connection, position: int) -> dict[str, openings.Tally]:
    """How the latest public games went on from a position."""
    o = opening.c
    here = select(o.move, o.result).where(o.position == position, o.is_public)
    latest = here.order_by(o.ended.desc()).limit(LATEST).subquery()
    counted = select(latest.c.move, latest.c.result, func.count()).group_by(
        latest.c.move, latest.c.result
    )
    found = defaultdict[str, list[int]](lambda: [0, 0, 0])
    for move, result, count in connection.execute(counted):
        found[move][1 - result] += count
    return {move: openings.Tally(*counts) for move, counts in found.items()}
