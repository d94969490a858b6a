# What rows.py works on: the board as rows of bits, and the signatures of its functions.

from blockyard.games.blokus.kernel.rng cimport Word

ctypedef unsigned int Row

cdef enum:
    ROWS = 28          # 20 rows and four of wall below and above
    MARGIN = 4         # so many columns and rows of wall on each side
    COLOURS = 4
    PIECES = 21
    WAYS = 91
    WORDS = 7          # of a set of pairs
    LARGE_WORDS = 5    # of them for pieces of five squares
    ANCHORS = 168      # 21 pieces have no more than eight corners each
    LONGEST = 84       # moves of a game: four colours with 21 pieces

ctypedef struct Colour:
    Row own[ROWS]          # squares covered by this colour
    Row beside[ROWS]       # squares along its sides, closed to it (U5.2)
    Row corners[ROWS]      # squares at its corners (U5.1), or where it may begin (U4, U9)
    Word pairs[WORDS]      # the pairs of the pieces it has left
    unsigned int left      # those pieces, a bit for each
    int points             # minus the squares of those pieces (U8), and the bonus (U8.1, U8.2)

ctypedef struct Board:
    Row covered[ROWS]      # squares covered by anybody, and the wall
    Colour colour[COLOURS]
    Word hash
    int side
    int colours
    int seats
    int turn               # the colour to play, -1 when the game is over
    unsigned int out       # colours known to be blocked, a bit for each
    unsigned int stopped   # seats that left, a bit for each
    unsigned int single_last

ctypedef struct Places:
    int total              # of placements
    int first              # the first word of a set that was looked at
    int anchors            # with at least one placement
    int at[ANCHORS]        # the anchor: row << 5 | column
    int count[ANCHORS]     # the placements through it, and not through an earlier one
    Word pairs[ANCHORS * WORDS]

# --- where a piece may lie
cdef void close(Board* board, int colour, Row* closed) noexcept nogil
cdef int through(
    Row* closed, int row, int column, Word* allowed, Word* found, int first, int end
) noexcept nogil
cdef void gather(
    Board* board, int colour, Places* places, int first, int end, Row* dead
) noexcept nogil
cdef void gather_all(Board* board, int colour, Places* places) noexcept nogil
cdef void gather_largest(Board* board, int colour, Places* places, Row* dead) noexcept nogil
cdef int number_all(Places* places, int colour, int* moves) noexcept nogil
cdef int on_upper_start(int* moves, int number) noexcept nogil
cdef int draw(Places* places, int colour, Word* luck) noexcept nogil

# --- what a move does
cdef void place(Board* board, int move) noexcept nogil
cdef void finish(Board* board, int colour, int last) noexcept nogil
cdef int owner(Board* board, int colour) noexcept nogil

# --- whole games
cdef void rival_anchors(Board* board, Row* anchors, Row* near) noexcept nogil
cdef int merit_of(Board* board, int move, Row* anchors, Row* near) noexcept nogil
cdef int draw_better(Board* board, Places* places, Word* luck) noexcept nogil
cdef int play_out(Board* board, Word* luck, int* trail, bint uniform) noexcept nogil
