"""The checker of a cluster: reads what every client was told and what the database holds.

Every acknowledged move is stored once, where its acknowledgement says; everybody sees one sequence;
terms never fall, so no owner writes after its successor; no clock fires twice; a rating counts
each game once, for everybody who played it. `check` returns the faults that it finds, in words.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from blockyard.server.tables import events
from blockyard.server.tables.events import Moved, Stopped


class Acknowledged(NamedTuple):
    table: str
    version: int
    move: str
    nonce: str


class Shown(NamedTuple):
    """An update that a client received: the version that it led to, and what was played."""

    table: str
    version: int
    move: str


class Stored(NamedTuple):
    """A row of the event log."""

    table: str
    version: int
    body: str
    term: int


class Rated(NamedTuple):
    """A row of the history of ratings."""

    person: str
    table: str


@dataclass
class Told:
    """What the clients were told."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    sent: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each command was sent, by table and nonce."""


def check(
    told: Told,
    stored: list[Stored],
    rated: list[Rated] | None = None,
    games: dict[str, int] | None = None,
) -> list[str]:
    """The faults, none if all is well. `games` is how many games the rating of each person
    counts."""
    log = {(row.table, row.version): events.decode(row.body) for row in stored}
    moves = {at: event.move for at, event in log.items() if isinstance(event, Moved)}
    faults = [
        f"{table} {version}: {move} was acknowledged, and {moves.get((table, version))} is stored"
        for table, version, move, _ in told.acknowledged
        if moves.get((table, version)) != move
    ]
    faults += [
        f"{table} {version}: {move} was shown, and {moves.get((table, version))} is stored"
        for table, version, move in told.shown
        if moves.get((table, version)) != move
    ]
    faults += [*_acknowledged_twice(told), *_doubled(log)]
    faults += [*_out_of_order(stored), *_fired_twice(log)]
    counted = Counter(rated or [])
    faults += [f"{row}: rated {times} times" for row, times in counted.items() if times > 1]
    return [*faults, *_rated_wrongly(counted, games or {})]


def _rated_wrongly(rated: Counter[Rated], games: dict[str, int]) -> list[str]:
    """Both players of a game are rated for it, and nothing else counts."""
    players = Counter(row.table for row in rated)
    listed = Counter(row.person for row in rated)
    return [
        *(f"{table}: one player is rated" for table, number in players.items() if number == 1),
        *(
            f"{person}: {number} games count, {listed[person]} are listed"
            for person, number in games.items()
            if number != listed[person]
        ),
    ]


def _acknowledged_twice(told: Told) -> list[str]:
    """A command leads to one version, and a version comes of one command. Whoever sends a command
    again is told again, and nobody else."""
    versions: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
    commands: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
    for table, version, _, nonce in told.acknowledged:
        versions[table, nonce].add(version)
        commands[table, version].add(nonce)
    times = Counter((table, nonce) for table, _, _, nonce in told.acknowledged)
    return [
        *(
            f"{one}: acknowledged at {len(all)} versions"
            for one, all in versions.items()
            if len(all) > 1
        ),
        *(f"{one}: {len(all)} commands" for one, all in commands.items() if len(all) > 1),
        *(f"{one}: acknowledged {n} times" for one, n in times.items() if n > told.sent[one]),
    ]


def _doubled(log: dict[tuple[str, int], events.TableEvent]) -> list[str]:
    """A command has one nonce, so no two events of a seat may have the same."""
    commands = Counter(
        (table, events.sender(event), event.nonce)
        for (table, _), event in log.items()
        if event.nonce and isinstance(event, Moved)
    )
    return [f"{one}: stored {times} times" for one, times in commands.items() if times > 1]


def _out_of_order(stored: list[Stored]) -> list[str]:
    """Versions are 1, 2, 3 and so on, and terms never fall."""
    tables: defaultdict[str, list[Stored]] = defaultdict(list)
    for row in sorted(stored):
        tables[row.table].append(row)
    faults = []
    for table, rows in tables.items():
        if [row.version for row in rows] != list(range(1, len(rows) + 1)):
            faults.append(f"{table}: a version is missing")
        faults += [
            f"{table} {after.version}: term {after.term} after {before.term}"
            for before, after in pairwise(rows)
            if after.term < before.term
        ]
    return faults


def _fired_twice(log: dict[tuple[str, int], events.TableEvent]) -> list[str]:
    flags = Counter(
        (table, event.seat)
        for (table, _), event in log.items()
        if isinstance(event, Stopped) and event.clause == "M2"
    )
    return [f"{one}: its flag fell {times} times" for one, times in flags.items() if times > 1]
