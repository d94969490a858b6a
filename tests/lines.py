"""Random games for tests: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from blockyard import games
from blockyard.core.contract import CHANCE, Game, State


def random_move(game: Game, state: State, rng: Random) -> str:
    """A random move for the seat to play; chance is quick, without physics."""
    if state.to_play == CHANCE:
        return game.quick_chance(state, rng)
    return rng.choice(state.legal_moves())


def random_line(
    key: str,
    seed: int,
    length: int,
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
) -> Iterator[Any]:
    """The positions of one random game, the first one included."""
    game, rng = games.get(key), Random(seed)
    state = game.start(seats, options or {})
    yield state
    for _ in range(length):
        if state.outcome:
            return
        state = state.play(random_move(game, state, rng))
        yield state
