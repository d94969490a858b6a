# What sight.py works on: kinds of squares, and what they add to patterns.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row

cdef enum:
    KINDS = 19              # of squares, see sight.py
    WIDTH = 24              # a row of the largest board and a ring of wall, in whole words
    PATTERNS = 32
    SETS = 42               # 21 pieces of ours and 21 of theirs
    THREES = 6859           # kinds of three squares side by side

ctypedef unsigned char Kind

ctypedef struct Outlook:
    # what squares are to one colour or to several, in rows with the ring of wall; column a is bit 1
    Row own[WIDTH]
    Row free[WIDTH]
    Row anchors[WIDTH]
    Row reach[WIDTH]

ctypedef struct Sight:
    Kind kinds[WIDTH * WIDTH]
    int side                # of the board
    int wait                # so many turns until we play
    float left[SETS]        # whether we have each piece left, and what part of the others has

cdef class Threes:
    cdef float* sums
    cdef void fill(self, float* near, int row) noexcept nogil

cdef void survey(Board* board, Outlook* outlooks) noexcept nogil
cdef void look(Board* board, Outlook* outlooks, int colour, Sight* sight) noexcept nogil
# `numbers` has a row of patterns for each of nine neighbours and each kind of it
cdef void add_up(float* numbers, float* threes, Kind* kinds, float* here) noexcept nogil
cdef void pass_back(float* slope, Kind* kinds, float* here) noexcept nogil
