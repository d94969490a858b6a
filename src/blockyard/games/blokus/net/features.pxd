# The data structures of features.py, and its signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row

cdef enum:
    CATEGORIES = 19         # of squares, see features.py
    WIDTH = 24              # a row of the largest board and a ring of wall, in whole words
    PATTERNS = 32
    PIECE_INPUTS = 42       # 21 pieces of ours and 21 of theirs
    TRIPLES = 6859          # CATEGORIES ** 3: three adjacent squares

ctypedef unsigned char Category

ctypedef struct SquareSets:
    # sets of squares as seen by one colour or several, with the ring of wall; column a is bit 1
    Row own[WIDTH]
    Row free[WIDTH]
    Row anchors[WIDTH]
    Row reach[WIDTH]

ctypedef struct Features:
    Category categories[WIDTH * WIDTH]
    int side                    # of the board
    int turns_to_wait           # turns until the colour plays
    float pieces[PIECE_INPUTS]  # remaining pieces: ours (0 or 1), and the share of the others

cdef class TripleSums:
    cdef float* sums
    cdef void fill(self, float* weights, int row) noexcept nogil

cdef void find_square_sets(Board* board, SquareSets* square_sets) noexcept nogil
cdef void extract_features(
    Board* board, SquareSets* square_sets, int colour, Features* features
) noexcept nogil
# `weights` has a row of patterns for each of nine neighbours and each category of it
cdef void convolve(float* weights, float* triples, Category* categories, float* output) noexcept nogil
cdef void convolve_backward(float* gradient, Category* categories, float* output) noexcept nogil
