# The data structures of features.py, and its signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row
from blockyard.games.blokus.net.patterns cimport WIDTH, Category

cdef enum:
    # offsets in `inputs`; other colours are in the order in which they play after us
    OUR_PIECES = 0          # remaining pieces, 0 or 1
    THEIR_PIECES = 21       # of each of three others
    TURNS = 84              # turns until we play: 1, 2 or 3
    HAS_ALLY = 87           # whether the colour after the next is of the same seat
    ANCHORS_SEEN = 88       # number of anchors, of us and of each other
    REACH_SEEN = 92         # number of squares in reach
    BLOCKED = 96            # whether each other can no longer place
    NOBODYS = 99            # open squares out of everybody's reach
    INPUTS = 100

ctypedef struct SquareSets:
    # sets of squares as seen by one colour or several, with two rings of wall; column a is bit 2
    Row own[WIDTH]
    Row free[WIDTH]
    Row anchors[WIDTH]
    Row reach[WIDTH]

ctypedef struct Features:
    Category categories[WIDTH * WIDTH]
    Row contested[WIDTH]        # squares in anybody's reach: what the value net looks at
    Row ours[WIDTH]             # open squares in our reach or touching it: what the policy needs
    int side                    # of the board
    float inputs[INPUTS]

cdef void find_square_sets(Board* board, SquareSets* square_sets) noexcept nogil
cdef void extract_features(
    Board* board, SquareSets* square_sets, int colour, Features* features
) noexcept nogil
