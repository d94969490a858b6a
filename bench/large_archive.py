"""The archive of a server on which many games have been played, for what searches cost there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from blockyard import games
from blockyard.core import openings
from blockyard.core.match import Match
from blockyard.server.names import spelling

GAMES = 100_000
OFTEN = "Often"
"""The name of somebody who played in every other game."""
PEOPLE, LEVELS = 2000, 9
OPENING = ("4a1", "4b1", "4c1", "4d1")
"""How every tenth game begins; the others leave it after the first move."""
FIRST_MS, STEP_MS = 1_700_000_000_000, 100_000
OUTCOME = '{"winners":[0],"clause":"G1"}'


def store_archive(data: Path, number: int = GAMES) -> None:
    """So many finished public games in the database of a server that does not run. Their tables
    have no events: nobody opens them."""
    with closing(sqlite3.connect(data / "blockyard.db")) as database, database:
        names = [OFTEN, *(f"Player {number}" for number in range(1, PEOPLE))]
        persons = [(f"p{n}", name, spelling.skeleton(name)) for n, name in enumerate(names)]
        database.executemany(
            "INSERT INTO persons (id, name, looks, is_guest, since, is_private)"
            " VALUES (?, ?, ?, 0, 0, 0)",
            persons,
        )
        for table, row in _rows(number):
            marks = ", ".join("?" * len(row))
            database.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def _rows(number: int) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The rows of each game."""
    rng, keys, opening = Random(1), list(games.all_games()), _opening()
    for n in range(number):
        id, at, game = f"{n:016x}", FIRST_MS + n * STEP_MS, keys[n % len(keys)]
        plies = rng.randint(8, 120)
        yield "tables", (id, game, "over", True, False, at, at)
        yield "finished_games", (id, game, True, False, at, plies, OUTCOME)
        level = rng.randint(1, LEVELS) if n % 3 == 0 else 0
        other = "" if level else f"p{rng.randrange(1, PEOPLE)}"
        mine = "p0" if n % 2 == 0 else f"p{rng.randrange(1, PEOPLE)}"
        yield "finished_seats", (id, 0, mine, "", 0, 1, None)
        yield "finished_seats", (id, 1, other, "", level, -1, None)
        for ply, step in enumerate(opening):
            key = step.key if ply == 0 or n % 10 == 0 else rng.randrange(2**62)
            yield "opening_moves", (id, ply, key, step.move, 1, True, at)


def _opening() -> list[openings.Step]:
    match = Match.begin(games.get("gobblet"))
    for move in OPENING:
        assert match.to_play is not None
        match = match.play(match.to_play, match.ply, move)
    return list(openings.steps(match))
