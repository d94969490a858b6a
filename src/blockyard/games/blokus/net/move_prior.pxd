# What prior.py works on: classes of squares, and the weights learned for them.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row
from blockyard.games.blokus.net.features cimport Threes
from blockyard.games.blokus.net.policy_net cimport TASTES, Worths

cdef enum:
    PHASES = 8          # by how many pieces the colour has placed
    CLASSES = 13        # of squares, see prior.py
    COVERED = 0         # weights of what a piece covers, by class,
    BESIDE = 13         # of what lies along its sides,
    CORNERS = 26        # of what lies at its corners,
    RINGS = 39          # of how far from the middle what it covers is,
    PIECE = 49          # and of the piece itself
    FEATURES = 70

ctypedef unsigned char Class

cdef class Weights:
    cdef float table[PHASES * FEATURES]
    cdef float taste[TASTES]
    cdef Threes threes      # of the taste, or None

cdef int phase_of(Board* board, int colour) noexcept nogil
cdef void classify(Board* board, int colour, Class* classes) noexcept nogil
cdef void weigh(Board* board, float* table, Worths* worths) noexcept nogil
cdef void favour_all(Worths* worths, int* moves, int number, float* favour) noexcept nogil
cdef void wish_for(int move, float weight, Worths* wish) noexcept nogil
cdef int features_of(
    Board* board, Class* classes, int move, unsigned char* features
) noexcept nogil
