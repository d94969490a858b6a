"""The puzzles that come with us, by game, and which of them comes next.

`blockyard/puzzles/<game>.tsv` holds the puzzles of a game as `blockyard puzzles make` wrote them.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from blockyard import games
from blockyard.core import packed, puzzle
from blockyard.core.contract import Refused
from blockyard.core.puzzle import Puzzle

FOLDER = Path(__file__).parent / "puzzles"
ENOUGH = 75
"""Puzzles of a game from which on it has its turns as the game of the day."""
NEAR = 12
"""The next puzzle is one of so many whose rating is nearest."""


@cache
def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none where the game has none."""
    written = packed.text(FOLDER / f"{games.get(key).key}.tsv")
    return tuple(puzzle.read(key, written.splitlines())) if written else ()


@cache
def games_with_puzzles() -> tuple[str, ...]:
    return tuple(key for key in games.all_games() if puzzles_of(key))


@cache
def _by_id(key: str) -> dict[str, Puzzle]:
    return {one.id: one for one in puzzles_of(key)}


def named(key: str, name: str) -> Puzzle:
    """A puzzle of a game by its id."""
    try:
        return _by_id(key)[name]
    except KeyError:
        raise Refused("no-such-puzzle", given=name[:40]) from None


def themes_of(key: str) -> tuple[str, ...]:
    """The themes of a game's puzzles, the easiest first."""
    found = puzzles_of(key)
    ratings = {theme: [p.rating for p in found if p.theme == theme] for theme in _themes(found)}
    return tuple(sorted(ratings, key=lambda theme: sum(ratings[theme]) / len(ratings[theme])))


def _themes(found: Collection[Puzzle]) -> set[str]:
    return {one.theme for one in found}


def choose(
    key: str, rating: int, rng: Random, theme: str = "", solved: Collection[str] = ()
) -> Puzzle:
    """A puzzle of about this rating that is not solved yet; once all are, any of them."""
    found = puzzles_of(key)
    if not found:
        raise Refused("no-puzzles", game=key)
    if theme and theme not in _themes(found):
        raise Refused("no-such-theme", given=theme[:40], themes=themes_of(key))
    right = [one for one in found if theme in ("", one.theme)]
    open_ones = [one for one in right if one.id not in solved] or right
    return rng.choice(sorted(open_ones, key=lambda one: abs(one.rating - rating))[:NEAR])


def of_the_day(day: date) -> Puzzle:
    """The same for everybody: another game every day, and no puzzle twice in a year."""
    keys = [key for key in games_with_puzzles() if len(puzzles_of(key)) >= ENOUGH]
    key, turn = keys[day.toordinal() % len(keys)], day.toordinal() // len(keys)
    order = sorted(puzzles_of(key), key=lambda one: sha256(one.id.encode()).digest())
    return order[turn % len(order)]
