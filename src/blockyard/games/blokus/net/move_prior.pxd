# The layout of the move prior's weights, and its signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row
from blockyard.games.blokus.net.policy_net cimport POLICY_WEIGHTS, SquareLogits

cdef enum:
    PHASES = 8          # by the number of pieces the colour has placed
    CLASSES = 13        # of squares, see move_prior.py
    # offsets of the features of a phase
    COVERED = 0         # squares a piece covers, by class
    BESIDE = 13         # squares along its sides, by class
    CORNERS = 26        # squares at its corners, by class
    RINGS = 39          # covered squares by their distance from the centre
    PIECE = 49          # the piece itself
    FEATURES = 70

ctypedef unsigned char Class

cdef class MovePrior:
    cdef float table[PHASES * FEATURES]
    cdef short policy_net[POLICY_WEIGHTS]
    cdef bint has_policy_net

cdef int phase_of(Board* board, int colour) noexcept nogil
cdef void classify(Board* board, int colour, Class* classes) noexcept nogil
cdef void square_logits(Board* board, float* table, SquareLogits* squares) noexcept nogil
cdef void move_logits(SquareLogits* squares, int* moves, int count, float* logits) noexcept nogil
cdef void add_move_gradient(int move, float weight, SquareLogits* gradient) noexcept nogil
cdef int move_features(
    Board* board, Class* classes, int move, unsigned char* features
) noexcept nogil
