"""How hard a puzzle is: which levels of the computer solve it, on the scale of their ratings."""

from __future__ import annotations

from dataclasses import replace

from blockyard.ai.engine import request_for, respond
from blockyard.ai.rating import estimate
from blockyard.core import course
from blockyard.core.contract import Game
from blockyard.core.puzzle import FIRST_RATING, Puzzle, settled

TRIES = {1: 6, 2: 6, 3: 4, 4: 4, 5: 3, 6: 2}
"""How often each level tries; a stronger one is surer of itself."""
EASIEST, HARDEST = 500, 2600
HARD_LEVEL = 3
"""A puzzle is hard if it is harder than this level is good."""
WEAK_LEVEL, GUESSES, MOST_GUESSED = 2, 40, 3
"""Luck solves a puzzle that a weak level solves more often than this, of so many tries."""


def solves(game: Game, puzzle: Puzzle, level: int, seed: int) -> bool:
    """Whether a level finds every move of the solution."""
    task = puzzle.task(game)
    match = task.begin(game)
    while True:
        seat = course.learner(task, match)
        move = respond(request_for(match, seat, level, seed=seed)).move
        after = settled(match.play(seat, match.ply, move))
        attempt = course.judge(task, match, after)
        if attempt.verdict != "right":
            return attempt.verdict == "solved"
        match = attempt.match


def rated(game: Game, puzzle: Puzzle, hard_only: bool = False) -> Puzzle | None:
    """The puzzle with its rating, that of a player who wins against a level as often as the level
    fails here; None for a hard one that luck solves, or for an easy one that nobody wants."""
    is_guessed = _is_guessed(game, puzzle)
    if is_guessed and hard_only:
        return None
    puzzle = replace(puzzle, rating=_rating(game, puzzle))
    return None if is_guessed and is_hard(game, puzzle) else puzzle


def _is_guessed(game: Game, puzzle: Puzzle) -> bool:
    solved = 0
    for seed in range(GUESSES):
        solved += solves(game, puzzle, WEAK_LEVEL, seed)
        if solved > MOST_GUESSED:
            return True
    return False


def _rating(game: Game, puzzle: Puzzle) -> int:
    failures = {
        level: sum(not solves(game, puzzle, level, seed) for seed in range(tries))
        for level, tries in TRIES.items()
    }
    found = estimate(
        (game.ratings[level - 1], float(failures[level]), tries) for level, tries in TRIES.items()
    )
    return round(min(max(found.rating, EASIEST), HARDEST))


def is_hard(game: Game, puzzle: Puzzle) -> bool:
    """Whether it is one of those that a weak level is to fail."""
    line = game.ratings[HARD_LEVEL - 1] if game.ratings else FIRST_RATING
    return puzzle.rating > line
