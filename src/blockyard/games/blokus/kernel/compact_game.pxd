# The data structure of compact_game.py, and its signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row, Word

cdef enum:
    COMPACT_ROWS = 22              # 20 rows and one beyond the edge on either side
    WINDOW = 8                     # rows of a piece, of its surroundings, and one to spare

ctypedef struct CompactGame:       # 512 bytes, eight cache lines
    unsigned int left[4]           # the remaining pieces of each colour, a bit for each
    int known_placement[4]         # a placement of each colour, legal when it was found
    int turn                       # the colour to play, -1 when the game is over
    unsigned int out               # colours known to be blocked, a bit for each
    unsigned int single_last
    Row covered[COMPACT_ROWS]      # squares covered by any colour
    Row own[4 * COMPACT_ROWS]      # squares covered by each colour, one colour after the other
    Row padding[7]                 # read by windows that start in the last row; stays empty

cdef void set_up(CompactGame* game, Board* start) noexcept nogil
cdef bint fits(CompactGame* game, Board* start, int colour, int move) noexcept nogil
cdef bint covers_start(Board* start, int colour, int move) noexcept nogil
cdef void place(CompactGame* game, int move) noexcept nogil
cdef void pass_turn(CompactGame* game, Board* start) noexcept nogil
cdef bint find_placement(CompactGame* game, Board* start, int colour) noexcept nogil
cdef int open_corner(CompactGame* game, int side, int colour) noexcept nogil
cdef int find_with_tables(CompactGame* game, Board* start, int colour) noexcept nogil
cdef int first_pair(Row* closed, int y, int x, Word* left) noexcept nogil
cdef void to_board(CompactGame* game, Board* start, int colour, Board* board) noexcept nogil
cdef void score(CompactGame* game, Board* start, int* scores) noexcept nogil
