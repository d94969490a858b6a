"""Thinking through the rules alone, for games whose kernel is not written yet.

Each move that can be played is tried in a few random games, and the one that did best is taken.
Where luck decides, the odds are the true ones; what is hidden has been guessed before.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from blockyard.core.contract import CHANCE, Game, Seat, State
from blockyard.core.kernel import Budget, SearchResult

MOST_CONSIDERED = 24
LONGEST = 60
SECONDS = 10.0
SHOWN = 8


def thought(
    game: Game, state: State, budget: Budget, rng: Random, stop: Callable[[], bool] | None
) -> SearchResult:
    """The budget's nodes are random games for each move; time is kept in any case."""
    seat, moves = state.to_play, state.legal_moves()
    assert seat is not None
    considered = moves if len(moves) <= MOST_CONSIDERED else rng.sample(moves, MOST_CONSIDERED)
    totals = dict.fromkeys(considered, 0.0)
    ends = perf_counter() + (SECONDS if budget.ms is None else budget.ms / 1000)
    rounds = nodes = 0
    for _ in range(budget.nodes or 10**6):
        for move in considered:
            totals[move] += _played_out(game, state.play(move), seat, rng)
        rounds, nodes = rounds + 1, nodes + len(considered)
        if perf_counter() >= ends or (stop is not None and stop()):
            break
    values = sorted(((total / rounds, move) for move, total in totals.items()), reverse=True)
    value, move = values[0]
    best = tuple((move, value) for value, move in values[:SHOWN])
    return SearchResult(move, value, (move,), best, nodes)


def _played_out(game: Game, state: State, seat: Seat, rng: Random) -> float:
    """What a random game from here brings to the seat, from -1 to 1; 0 if it takes too long."""
    for _ in range(LONGEST):
        if state.outcome is not None:
            break
        if state.to_play == CHANCE:
            state = state.play(game.quick_chance(state, rng))
        else:
            state = state.after(rng.choice(state.legal_moves()))
    if state.outcome is None or not state.outcome.winners:
        return 0.0
    return 1.0 if seat in state.outcome.winners else -1.0
