"""Making the puzzles of a game: self-play on many cores, resumable at any time.

A file of puzzles tells in its head how many games it comes from, so the next run goes on with the
game after them. Each game depends on its number alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from blockyard import games
from blockyard.ai.executors import executor, in_order
from blockyard.ai.puzzles import forced, placements, rating, self_play
from blockyard.core import puzzle as puzzles
from blockyard.core.contract import Game, Refused
from blockyard.core.puzzle import Puzzle

FROM_ONE_GAME = 4
"""Puzzles of one game resemble each other."""
EASY_PART = 0.65
"""Of all puzzles of a game, about: all of the hardest third are to be hard."""
FIRST_PLY = 4
HEAD = "# games: "
GAMES_AT_ONCE = 32
"""Games before the wanted themes are counted again, however many processes there are: what is found
does not depend on their number."""


class Kind(NamedTuple):
    """What there is to be enough of: a theme, and easy or hard puzzles."""

    theme: str
    is_hard: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be made: `total` puzzles, at most `each` of a kind."""

    game: str
    seats: int
    total: int
    each: int


@dataclass(slots=True)
class PuzzleFile:
    """What was made so far: the puzzles, and the number of games they come from."""

    puzzles: list[Puzzle]
    games: int = 0

    @classmethod
    def load(cls, game: str, path: Path) -> PuzzleFile:
        if not path.exists():
            return cls([])
        head, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
        try:
            return cls(list(puzzles.read(game, lines)), int(head.removeprefix(HEAD)))
        except ValueError as error:
            raise Refused("not-puzzles", file=str(path)) from error

    def text(self) -> str:
        rows = sorted(self.puzzles, key=lambda one: (one.theme, one.rating, one.position))
        return "\n".join([f"{HEAD}{self.games}", *map(puzzles.write, rows)]) + "\n"

    def wanted(self, plan: Plan) -> frozenset[Kind]:
        """What there is not yet enough of."""
        game = games.get(plan.game)
        have = Counter(kind_of(game, one) for one in self.puzzles)
        easy = sum(number for kind, number in have.items() if not kind.is_hard)
        hardness = (True, False) if easy < EASY_PART * plan.total else (True,)
        kinds = (Kind(theme, is_hard) for theme in themes_of(game) for is_hard in hardness)
        return frozenset(kind for kind in kinds if have[kind] < plan.each)


def themes_of(game: Game) -> tuple[str, ...]:
    """The themes that the puzzles of a game can have."""
    kernel = game.kernel()
    if game.puzzle_finder() is not None:
        return game.puzzle_themes
    if kernel is None:
        raise Refused("no-puzzles", game=game.key)
    if kernel.kind == "alphabeta":
        return forced.THEMES
    return (*placements.EXACT_THEMES, *game.puzzle_themes)


def find(game: Game, text: str, wanted: frozenset[str], seed: int) -> Puzzle | None:
    """The puzzle of a position, if it has one of a wanted theme; not rated yet."""
    kernel, finder = game.kernel(), game.puzzle_finder()
    if finder is not None:
        return finder.find(game.read(text), wanted)
    if kernel is not None and kernel.kind == "alphabeta":
        return forced.find(game, text, wanted)
    return placements.find(game, text, wanted, seed)


def flaw(game: Game, puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, or None: it is proven or searched again."""
    kernel, finder = game.kernel(), game.puzzle_finder()
    if finder is not None:
        return finder.flaw(game.read(puzzle.position), puzzle)
    check = forced.flaw if kernel is not None and kernel.kind == "alphabeta" else placements.flaw
    return check(game, puzzle)


def found_in_game(key: str, seats: int, wanted: frozenset[Kind], number: int) -> list[Puzzle]:
    """The puzzles of one game of self-play, rated, each of another theme."""
    game, found = games.get(key), list[Puzzle]()
    for text in islice(self_play.positions(game, seats, number), FIRST_PLY, None):
        known = {one.theme for one in found}
        open_kinds = frozenset(kind for kind in wanted if kind.theme not in known)
        if one := _found(game, text, open_kinds, number):
            found.append(one)
        if len(found) == FROM_ONE_GAME:
            break
    return found


def _found(game: Game, text: str, wanted: frozenset[Kind], number: int) -> Puzzle | None:
    """The puzzle of a position, if it is of a wanted kind; it is checked as strictly as later."""
    one = find(game, text, frozenset(kind.theme for kind in wanted), number)
    if one is not None and game.puzzle_finder() is None:
        one = rating.rated(game, one, hard_only=all(kind.is_hard for kind in wanted))
        one = one if one and flaw(game, one) is None else None
    return one if one and kind_of(game, one) in wanted else None


def kind_of(game: Game, puzzle: Puzzle) -> Kind:
    return Kind(puzzle.theme, rating.is_hard(game, puzzle))


def make(
    made: PuzzleFile, plan: Plan, jobs: int, most: int | None = None, cluster: str = ""
) -> Iterator[PuzzleFile]:
    """Go on until the plan is fulfilled, or for at most so many games in all; yields after each
    game."""
    game, known = games.get(plan.game), {one.id for one in made.puzzles}
    with executor(jobs, cluster) as (pool, ahead):
        while (wanted := made.wanted(plan)) and len(made.puzzles) < plan.total:
            end = (made.games // GAMES_AT_ONCE + 1) * GAMES_AT_ONCE
            numbers = range(made.games, end if most is None else min(end, most))
            if not numbers:
                return
            work = partial(found_in_game, plan.game, plan.seats, wanted)
            for found in in_order(pool, work, numbers, ahead):
                room = made.wanted(plan)
                new = [one for one in found if one.id not in known and kind_of(game, one) in room]
                known.update(one.id for one in new)
                made.puzzles += new
                made.games += 1
                yield made
