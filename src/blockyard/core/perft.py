"""Perft: counts the move sequences of a given length, the standard test of move generators."""

from __future__ import annotations

from blockyard.core.contract import State


def perft(state: State, depth: int) -> int:
    """The number of ways to play `depth` moves; a game that ends earlier adds none.

    Moves of CHANCE count like any other.
    """
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.after(move), depth - 1) for move in moves)
