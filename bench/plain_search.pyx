# cython: language_level=3, boundscheck=False, wraparound=False
"""Textbook alpha-beta for bench/plain_alphabeta.py: no transposition table, no quiescence, one depth.

Moves are ordered by the history heuristic. That saves time and changes no score: of the moves at
the root the first of the best is chosen, whatever the order further down.
"""

from libc.string cimport memset

from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.status cimport DRAWN, RUNNING, WON

cdef enum:
    MOVES = 65536
    ORDERED = 6

cdef int history[2 * MOVES]


cdef void bring_forward(int* moves, int number, int at, int* merit) noexcept nogil:
    """Swap the move with the best history, of those from `at` on, to `at`."""
    cdef int best = at, i
    for i in range(at + 1, number):
        if merit[moves[i]] > merit[moves[best]]:
            best = i
    moves[at], moves[best] = moves[best], moves[at]


cdef int alphabeta(AlphaBetaPosition position, int depth, int alpha, int beta) noexcept nogil:
    cdef int moves[1024]
    cdef int number, i, value
    cdef int* merit = &history[MOVES * position.side]
    if position.status != RUNNING:
        if position.status == DRAWN:
            return 0
        return 20000 + depth if position.status == WON else -20000 - depth
    if depth == 0:
        return position.evaluate()
    number = position.generate_moves(moves)
    for i in range(number):
        if i < ORDERED:
            bring_forward(moves, number, i, merit)
        position.make(moves[i])
        value = -alphabeta(position, depth - 1, -beta, -alpha)
        position.unmake()
        if value >= beta:
            merit[moves[i]] += depth * depth
            return value
        if value > alpha:
            alpha = value
    return alpha


def best_move(AlphaBetaPosition position, list codes, int depth):
    """The first of the best of these moves."""
    cdef int best = -30000, value, code, plies = depth - 1
    cdef object chosen = codes[0]
    memset(history, 0, sizeof(history))
    for candidate in codes:
        code = candidate
        with nogil:
            position.make(code)
            value = -alphabeta(position, plies, -30000, -best)
            position.unmake()
        if value > best:
            best, chosen = value, candidate
    return chosen
