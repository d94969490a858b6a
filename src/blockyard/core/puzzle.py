"""Puzzles: a position with one right move, and how the solution goes on.

A puzzle is data: a line of text in a file of its game. It is played as a task (core/course.py), so
that the rules decide what may be played and the puzzle only which of the legal moves it was after.
What a theme is called and what it asks for is in the catalogue: `puzzle-theme-<theme>` and
`puzzle-goal-<theme>`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Protocol

from blockyard.core.contract import CHANCE
from blockyard.core.course import Accepts, Step, Task, one_of, wins
from blockyard.core.match import Match

if TYPE_CHECKING:
    from blockyard.core.contract import Game, State

WIN_THEMES = {"win-1": 1, "win-2": 2, "win-3": 3}
"""To win within so many turns of one's own."""
FIRST_RATING = 1500
COMMENT = "#"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and its solution: the moves of the solver and the replies, in turn.

    `nodes` is what the search spent that found it; none where the solution is proven, so that more
    nodes cannot change it. `rating` is how hard it is, on the scale of the players' ratings.
    """

    game: str
    theme: str
    position: str
    solution: tuple[str, ...]
    nodes: int = 0
    rating: int = FIRST_RATING

    @property
    def id(self) -> str:
        """Short and lasting: it depends on the position alone."""
        return sha256(f"{self.game} {self.position}".encode()).hexdigest()[:8]

    def match(self, game: Game, moves: int = 0) -> Match:
        """The match after so many moves of the solution."""
        match = Match.begin(game, start=game.read(self.position))
        for move in self.solution[:moves]:
            assert match.to_play is not None, "a solution does not go on after the end"
            match = match.play(match.to_play, match.ply, move)
        return match

    def task(self, game: Game) -> Task:
        """The puzzle as it is solved, step by step. The last move of a win may be any that wins."""
        match = self.match(game)
        solver, steps = match.to_play, list[Step]()
        for move in self.solution:
            assert match.to_play is not None, "a solution does not go on after the end"
            if match.to_play == solver:
                steps.append(Step(one_of(match.state.spell(move))))
            else:
                steps[-1] = Step(steps[-1].accepts, (*steps[-1].replies, move))
            match = match.play(match.to_play, match.ply, move)
        if goal := self.goal(game):
            steps[-1] = Step(goal)
        return Task(self.id, self.position, tuple(steps), shows=self.solution[0])

    def goal(self, game: Game) -> Accepts | None:
        """What the last move has to do; None where it is the one move of the solution."""
        return wins if len(self.solution) > 1 else game.puzzle_goal(self)


class PuzzleFinder(Protocol):
    """Finds and checks puzzles in a game's own way, where no search of moves can do it."""

    def find(self, state: State, wanted: Collection[str]) -> Puzzle | None:
        """The puzzle of a position, rated, if it has one of a wanted theme."""
        ...

    def flaw(self, state: State, puzzle: Puzzle) -> str | None:
        """What is wrong with a puzzle, as the id of a message, or None."""
        ...


def settled(match: Match) -> Match:
    """The match once CHANCE has played, if it is to play, after a hand without error."""
    while match.to_play == CHANCE:
        move = match.game.filmed(match.state, Random(match.ply), match.game.exact_hand).move
        match = match.play(CHANCE, match.ply, move)
    return match


def read(game: str, lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file: theme, rating, nodes, position and solution, separated by tabs."""
    for line in lines:
        if line.strip() and not line.startswith(COMMENT):
            theme, rating, nodes, position, solution = line.rstrip("\n").split("\t")
            yield Puzzle(game, theme, position, tuple(solution.split("|")), int(nodes), int(rating))


def write(puzzle: Puzzle) -> str:
    """One line of a file."""
    fields = (puzzle.theme, puzzle.rating, puzzle.nodes, puzzle.position, "|".join(puzzle.solution))
    return "\t".join(map(str, fields))
