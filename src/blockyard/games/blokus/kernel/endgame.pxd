# C signatures of endgame.py, and the solver's transposition table.

from blockyard.games.blokus.kernel.bitboard cimport Board, Word

ctypedef struct Entry:
    Word key
    int value
    int move
    int bound          # EXACT, LOWER_BOUND or UPPER_BOUND

ctypedef struct Solver:
    Entry* table
    int entries        # a power of two
    int nodes_left
    bint aborted

cdef float value_of_margin(int points) noexcept nogil
cdef float terminal_value(Board* board, int* scores, int seat) noexcept nogil
cdef void values_from_points(Board* board, float* points, float* values) noexcept nogil
cdef float value_to_points(float value) noexcept nogil

cdef Entry* new_table(int entries) noexcept nogil
cdef bint solve_leaf(Board* board, int nodes, Entry* table, int entries, int* margin) noexcept nogil
cdef int count_placements(Board* board) noexcept nogil
cdef int solve_endgame(Board* board, int nodes, int* line, int* margin) noexcept nogil
cdef int alphabeta(Solver* solver, Board* board, int alpha, int beta) noexcept nogil
