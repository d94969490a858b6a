# What ending.py shows, and works on: a table of positions already solved.

from blockyard.games.blokus.kernel.bitboard cimport Board, Word

ctypedef struct Entry:
    Word key
    int value
    int move
    int bound          # EXACT, or which side of the truth the value is on

ctypedef struct Solver:
    Entry* table
    int left           # nodes that may still be looked at
    bint gave_up

cdef float worth_of_margin(int points) noexcept nogil
cdef float worth(Board* board, int* scores, int seat) noexcept nogil
cdef void hopes(Board* board, float* points, float* values) noexcept nogil
cdef float points_of(float value) noexcept nogil

cdef int placements(Board* board) noexcept nogil
cdef int solve_ending(Board* board, int nodes, int* line, int* margin) noexcept nogil
cdef int best_margin(Solver* solver, Board* board, int alpha, int beta) noexcept nogil
