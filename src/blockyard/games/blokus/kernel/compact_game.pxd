# What slim.py works on, and its signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board, Row, Word

cdef enum:
    LINES = 22                     # 20 rows and one beyond the edge on either side
    WINDOW = 8                     # rows of a piece, of what lies round it, and one to spare

ctypedef struct Slim:              # 512 bytes, eight lines of a cache
    unsigned int left[4]           # the pieces of each colour, a bit for each
    int known[4]                   # a placement of each colour, legal when it was looked for
    int turn                       # the colour to play, -1 when the game is over
    unsigned int out               # colours known to be blocked, a bit for each
    unsigned int single_last
    Row covered[LINES]             # squares covered by anybody
    Row own[4 * LINES]             # squares covered by each colour, one colour behind the other
    Row overhang[7]                # where a window ends that begins in the last row; stays empty

cdef void set_up(Slim* table, Board* start) noexcept nogil
cdef bint fits(Slim* table, Board* start, int colour, int move) noexcept nogil
cdef bint begins(Board* start, int colour, int move) noexcept nogil
cdef void place(Slim* table, int move) noexcept nogil
cdef void pass_turn(Slim* table, Board* start) noexcept nogil
cdef bint find(Slim* table, Board* start, int colour) noexcept nogil
cdef int open_corner(Slim* table, int side, int colour) noexcept nogil
cdef int find_any(Slim* table, Board* start, int colour) noexcept nogil
cdef int a_pair(Row* closed, int y, int x, Word* left) noexcept nogil
cdef void unfold(Slim* table, Board* start, int colour, Board* board) noexcept nogil
cdef void score(Slim* table, Board* start, int* scores) noexcept nogil
