# cython: language_level=3, boundscheck=False, wraparound=False
"""Alpha-beta as in a textbook, for bench/plain_alphabeta.py: no table, no order, no threats."""

from blockyard.core.alternating cimport Alternating
from blockyard.core.ending cimport DRAWN, RUNNING, WON


cdef int value_of(Alternating position, int depth, int alpha, int beta) noexcept nogil:
    cdef int moves[1024]
    cdef int number, i, value
    if position.ended != RUNNING:
        if position.ended == DRAWN:
            return 0
        return 20000 + depth if position.ended == WON else -20000 - depth
    if depth == 0:
        return position.value()
    number = position.moves(moves)
    for i in range(number):
        position.make(moves[i])
        value = -value_of(position, depth - 1, -beta, -alpha)
        position.undo()
        if value >= beta:
            return value
        if value > alpha:
            alpha = value
    return alpha


def best_move(Alternating position, list roots, int depth):
    """The first of the best of these moves."""
    cdef int best = -30000, value, code, plies = depth - 1
    cdef object chosen = roots[0]
    for root in roots:
        code = root
        with nogil:
            position.make(code)
            value = -value_of(position, plies, -30000, -best)
            position.undo()
        if value > best:
            best, chosen = value, root
    return chosen
