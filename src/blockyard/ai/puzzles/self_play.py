"""Games of the computer against itself, in which puzzles are looked for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from blockyard.ai.engine import request_for, respond
from blockyard.core.contract import CHANCE, Game
from blockyard.core.match import Match

LEVELS = (3, 4)
"""Good enough for sensible positions, weak enough to be punished, and quick: most of the time goes
to looking for puzzles."""
RANDOM_MOVES = 0.2
MAX_PLIES = 160


def positions(game: Game, seats: int, seed: int) -> Iterator[str]:
    """The positions of one game in which somebody is to move."""
    rng = Random(f"puzzles {game.key} {seed}")
    match = Match.begin(game, seats)
    while match.to_play is not None and match.ply < MAX_PLIES:
        if match.to_play != CHANCE:
            yield match.state.text()
        match = match.play(match.to_play, match.ply, _move(match, rng))


def _move(match: Match, rng: Random) -> str:
    assert match.to_play is not None
    if match.to_play == CHANCE:
        return match.chance_move(rng).move
    if rng.random() < RANDOM_MOVES:
        return rng.choice(match.state.legal_moves())
    level, seed = rng.choice(LEVELS), rng.getrandbits(32)
    # From the position alone: to play all moves before it again would take most of the time.
    here = Match.begin(match.game, start=match.state)
    return respond(request_for(here, match.to_play, level, seed=seed)).move
