# cython: language_level=3, boundscheck=False, wraparound=False
"""Alpha-beta as in a textbook, for bench/plain_alphabeta.py: no table, no threats, one depth.

Moves that refuted others are tried first. That saves time and changes no value: of the moves at
the root the first of the best is chosen, whatever the order further down.
"""

from libc.string cimport memset

from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.status cimport DRAWN, RUNNING, WON

cdef enum:
    MOVES = 65536
    ORDERED = 6

cdef int refuted[2 * MOVES]


cdef void bring_forward(int* moves, int number, int at, int* merit) noexcept nogil:
    """Put the move that refuted most, of those from `at` on, there."""
    cdef int best = at, i
    for i in range(at + 1, number):
        if merit[moves[i]] > merit[moves[best]]:
            best = i
    moves[at], moves[best] = moves[best], moves[at]


cdef int value_of(AlphaBetaPosition position, int depth, int alpha, int beta) noexcept nogil:
    cdef int moves[1024]
    cdef int number, i, value
    cdef int* merit = &refuted[MOVES * position.side]
    if position.ended != RUNNING:
        if position.ended == DRAWN:
            return 0
        return 20000 + depth if position.ended == WON else -20000 - depth
    if depth == 0:
        return position.value()
    number = position.moves(moves)
    for i in range(number):
        if i < ORDERED:
            bring_forward(moves, number, i, merit)
        position.make(moves[i])
        value = -value_of(position, depth - 1, -beta, -alpha)
        position.undo()
        if value >= beta:
            merit[moves[i]] += depth * depth
            return value
        if value > alpha:
            alpha = value
    return alpha


def best_move(AlphaBetaPosition position, list roots, int depth):
    """The first of the best of these moves."""
    cdef int best = -30000, value, code, plies = depth - 1
    cdef object chosen = roots[0]
    memset(refuted, 0, sizeof(refuted))
    for root in roots:
        code = root
        with nogil:
            position.make(code)
            value = -value_of(position, plies, -30000, -best)
            position.undo()
        if value > best:
            best, chosen = value, root
    return chosen
