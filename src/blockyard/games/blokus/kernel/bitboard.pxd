# The data structures of bitboard.py, and the signatures of its functions.

from blockyard.core.rng cimport Word

ctypedef unsigned int Row

cdef enum:
    ROWS = 28          # 20 rows and four of wall below and above
    MARGIN = 4         # columns and rows of wall on each side
    COLOURS = 4
    PIECES = 21
    ORIENTATIONS = 91
    WORDS = 7          # 64-bit words in a set of pairs
    LARGE_WORDS = 5    # those of pieces of five squares
    ANCHORS = 168      # 21 pieces with at most eight corners each
    LONGEST = 84       # moves of a game: four colours with 21 pieces

ctypedef struct Colour:
    Row own[ROWS]          # squares covered by this colour
    Row beside[ROWS]       # squares along its sides, closed to it (U5.2)
    Row corners[ROWS]      # squares at its corners (U5.1), or its starting squares (U4, U9)
    Word pairs[WORDS]      # the pairs of its remaining pieces
    unsigned int left      # its remaining pieces, a bit for each
    int points             # minus the squares of those pieces (U8), plus the bonus (U8.1, U8.2)

ctypedef struct Board:
    Row covered[ROWS]      # squares covered by any colour, and the wall
    Colour colour[COLOURS]
    Word hash
    int side
    int colours
    int seats
    int turn               # the colour to play, -1 when the game is over
    unsigned int out       # colours known to be blocked, a bit for each
    unsigned int stopped   # seats that left the game, a bit for each
    unsigned int single_last

ctypedef struct Placements:
    int total              # number of placements
    int first              # the first word of the sets that was generated
    int anchors            # number of anchors with a placement
    int at[ANCHORS]        # each anchor: row << 5 | column
    int count[ANCHORS]     # the placements through it, and not through an earlier one
    Word pairs[ANCHORS * WORDS]

# --- move generation
cdef void closed_to(Board* board, int colour, Row* closed) noexcept nogil
cdef int placements_through(
    Row* closed, int row, int column, Word* allowed, Word* found, int first, int end
) noexcept nogil
cdef void generate(
    Board* board, int colour, Placements* placements, int first, int end, Row* dead
) noexcept nogil
cdef void generate_all(Board* board, int colour, Placements* placements) noexcept nogil
cdef void generate_largest(Board* board, int colour, Placements* placements, Row* dead) noexcept nogil
cdef int write_moves(Placements* placements, int colour, int* moves) noexcept nogil
cdef int keep_upper_start(int* moves, int number) noexcept nogil
cdef int random_placement(Placements* placements, int colour, Word* rng) noexcept nogil

# --- making a move
cdef void place(Board* board, int move) noexcept nogil
cdef void finish(Board* board, int colour, int last) noexcept nogil
cdef int owner(Board* board, int colour) noexcept nogil
cdef bint is_ally(Board* board, int colour, int other) noexcept nogil

# --- random playouts
cdef void rival_anchors(Board* board, Row* anchors, Row* near) noexcept nogil
cdef int playout_merit(Board* board, int move, Row* anchors, Row* near) noexcept nogil
cdef int playout_move(Board* board, Placements* placements, Word* rng) noexcept nogil
cdef int playout(Board* board, Word* rng, int* moves, bint uniform) noexcept nogil
