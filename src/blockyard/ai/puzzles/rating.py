"""How hard a puzzle is: which levels of the computer solve it, on the scale of their ratings."""

from __future__ import annotations

from blockyard.ai.engine import request_for, respond
from blockyard.ai.rating import estimate
from blockyard.core import course
from blockyard.core.contract import Game
from blockyard.core.puzzle import Puzzle

TRIES = {1: 6, 2: 6, 3: 4, 4: 4, 5: 3, 6: 2}
"""How often each level tries; a stronger one is surer of itself."""
EASIEST, HARDEST = 500, 2600


def solves(game: Game, puzzle: Puzzle, level: int, seed: int) -> bool:
    """Whether a level finds every move of the solution."""
    task = puzzle.task(game)
    match = task.begin(game)
    while True:
        seat = course.learner(task, match)
        move = respond(request_for(match, seat, level, seed=seed)).move
        attempt = course.judge(task, match, match.play(seat, match.ply, move))
        if attempt.verdict != "right":
            return attempt.verdict == "solved"
        match = attempt.match


def rated(game: Game, puzzle: Puzzle) -> int:
    """The rating of a player who wins against a level as often as the level fails here."""
    failures = {
        level: sum(not solves(game, puzzle, level, seed) for seed in range(tries))
        for level, tries in TRIES.items()
    }
    found = estimate(
        (game.ratings[level - 1], float(failures[level]), tries) for level, tries in TRIES.items()
    )
    return round(min(max(found.rating, EASIEST), HARDEST))
