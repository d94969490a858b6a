# C signatures of turns.py.

from blockyard.games.blokus.kernel.bitboard cimport Board, Word

cdef bint can_place(Board* board, int colour) noexcept nogil
cdef void pass_turn(Board* board) noexcept nogil
cdef void play(Board* board, int move) noexcept nogil
cdef int placer(Board* board, int colour) noexcept nogil
cdef void seat_scores(Board* board, int* scores) noexcept nogil
cdef int* generate_moves(Board* board, int* count) noexcept nogil
cdef Word perft(Board* board, int depth) noexcept nogil
