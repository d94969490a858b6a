"""Flat Monte Carlo through the rules alone, for games without a kernel.

Every candidate move is tried in a few random playouts, and the one with the best mean is played.
Chance moves have their true odds; hidden information has been determinized before.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from blockyard.core.contract import CHANCE, Game, Seat, State
from blockyard.core.kernel import Budget, SearchResult

MAX_CANDIDATES = 24
MAX_PLAYOUT = 60
MAX_SECONDS = 10.0
SHOWN_MOVES = 8


def search(
    game: Game, state: State, budget: Budget, rng: Random, stop: Callable[[], bool] | None
) -> SearchResult:
    """The budget's nodes are playouts for each candidate; there is a time limit in any case."""
    seat, moves = state.to_play, state.legal_moves()
    assert seat is not None
    candidates = moves if len(moves) <= MAX_CANDIDATES else rng.sample(moves, MAX_CANDIDATES)
    totals = dict.fromkeys(candidates, 0.0)
    ends = perf_counter() + (MAX_SECONDS if budget.ms is None else budget.ms / 1000)
    rounds = nodes = 0
    for _ in range(budget.nodes or 10**6):
        for move in candidates:
            totals[move] += _playout(game, state.play(move), seat, rng)
        rounds, nodes = rounds + 1, nodes + len(candidates)
        if perf_counter() >= ends or (stop is not None and stop()):
            break
    values = sorted(((total / rounds, move) for move, total in totals.items()), reverse=True)
    value, move = values[0]
    best = tuple((move, value) for value, move in values[:SHOWN_MOVES])
    return SearchResult(move, value, (move,), best, nodes)


def _playout(game: Game, state: State, seat: Seat, rng: Random) -> float:
    """The result of a random playout for the seat, from -1 to 1; 0 if it takes too long."""
    for _ in range(MAX_PLAYOUT):
        if state.outcome is not None:
            break
        if state.to_play == CHANCE:
            state = state.play(game.quick_chance(state, rng))
        else:
            state = state.after(rng.choice(state.legal_moves()))
    if state.outcome is None or not state.outcome.winners:
        return 0.0
    return 1.0 if seat in state.outcome.winners else -1.0
