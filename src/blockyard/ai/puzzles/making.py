"""Making the puzzles of a game: self-play on many cores, resumable at any time.

A file of puzzles tells in its head how many games it comes from, so the next run goes on with the
game after them. Each game depends on its number alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path

from blockyard import games
from blockyard.ai.puzzles import forced, placements, rating, self_play
from blockyard.core import puzzle as puzzles
from blockyard.core.contract import Game, Refused
from blockyard.core.puzzle import Puzzle

FROM_ONE_GAME = 4
"""Puzzles of one game resemble each other."""
FIRST_PLY = 4
HEAD = "# games: "
GAMES_AT_ONCE = 4
"""Games of each process before the wanted themes are counted again."""


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

    def missing(self, themes: Sequence[str], each: int) -> frozenset[str]:
        """The themes that have not yet so many puzzles."""
        have = Counter(one.theme for one in self.puzzles)
        return frozenset(theme for theme in themes if have[theme] < each)


def themes_of(game: Game) -> tuple[str, ...]:
    """The themes that the puzzles of a game can have."""
    kernel = game.kernel()
    if kernel is None:
        raise Refused("no-puzzles", game=game.key)
    if kernel.kind == "alphabeta":
        return forced.THEMES
    return (*placements.EXACT_THEMES, *game.puzzle_themes)


def find(game: Game, text: str, wanted: frozenset[str], seed: int) -> Puzzle | None:
    """The puzzle of a position, if it has one of a wanted theme; not rated yet."""
    kernel = game.kernel()
    if kernel is not None and kernel.kind == "alphabeta":
        return forced.find(game, text, wanted)
    return placements.find(game, text, wanted, seed)


def flaw(game: Game, puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, or None: it is proven or searched again."""
    kernel = game.kernel()
    check = forced.flaw if kernel is not None and kernel.kind == "alphabeta" else placements.flaw
    return check(game, puzzle)


def found_in_game(key: str, seats: int, wanted: frozenset[str], number: int) -> list[Puzzle]:
    """The puzzles of one game of self-play, rated."""
    game, found = games.get(key), list[Puzzle]()
    for text in islice(self_play.positions(game, seats, number), FIRST_PLY, None):
        one = find(game, text, wanted.difference(known.theme for known in found), number)
        if one is not None:
            found.append(replace(one, rating=rating.rated(game, one)))
        if len(found) == FROM_ONE_GAME:
            break
    return found


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be made: `total` puzzles, at most `each` of a theme."""

    game: str
    seats: int
    total: int
    each: int


def make(made: PuzzleFile, plan: Plan, jobs: int, most: int | None = None) -> Iterator[PuzzleFile]:
    """Go on until the plan is fulfilled, or for at most so many games in all; yields after each
    game."""
    themes = themes_of(games.get(plan.game))
    known = {one.id for one in made.puzzles}
    with ProcessPoolExecutor(jobs) as pool:
        while (wanted := made.missing(themes, plan.each)) and len(made.puzzles) < plan.total:
            numbers = [
                n
                for n in range(made.games, made.games + jobs * GAMES_AT_ONCE)
                if most is None or n < most
            ]
            if not numbers:
                return
            work = partial(found_in_game, plan.game, plan.seats, wanted)
            for found in pool.map(work, numbers):
                room = made.missing(themes, plan.each)
                new = [one for one in found if one.id not in known and one.theme in room]
                known.update(one.id for one in new)
                made.puzzles += new
                made.games += 1
                yield made
