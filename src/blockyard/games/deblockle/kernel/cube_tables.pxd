# The C types and the tables of cube_tables.py.

cimport cython

from blockyard.core.rng cimport Word

cdef enum:
    STAR = 0
    STOP = 1
    CROSS = 2
    DIAGONAL = 3
    SLIDER = 4
    HOOPS = 5
    OTHER_SIDE = 31   # the index of no block: its ZOBRIST word stands for Blue to move
    NEVER = 99
    STATES = 49 * 24
    TURN = 0x4000

cdef extern from *:
    """
    #define BLOCKYARD_BOARD 0x7F7F7F7F7F7F7FULL
    #define BLOCKYARD_GOLD_GOAL (1ULL << 43)
    #define BLOCKYARD_BLUE_GOAL (1ULL << 11)
    #define BLOCKYARD_STARS (BLOCKYARD_GOLD_GOAL | BLOCKYARD_BLUE_GOAL)
    """
    Word BOARD "BLOCKYARD_BOARD"
    Word GOLD_GOAL "BLOCKYARD_GOLD_GOAL"
    Word BLUE_GOAL "BLOCKYARD_BLUE_GOAL"
    Word STARS "BLOCKYARD_STARS"

cdef int TIPPED[96]             # the orientation after a roll, by 4 * cube + way
cdef Word ZOBRIST[4096]           # by block_at: Zobrist keys
cdef int STATE_OF[4096]             # by block_at: the state as its own side sees it, below STATES
cdef int TURNS_TO_LEAVE[8192]   # by block_at; from 4096 on where slides go to the end

@cython.locals(one=Word)
cdef Word bit(int square) noexcept nogil
cdef Word stepped(Word squares, int way) noexcept nogil
cdef Word beside(Word squares) noexcept nogil
cdef Word cornering(Word squares) noexcept nogil
@cython.locals(here=Word, ahead=Word, found=Word)
cdef Word slides(Word at, int way, Word free, bint stops_early) noexcept nogil
@cython.locals(way=int, found=Word)
cdef Word hops(int symbol, Word at, Word free, bint stops_early) noexcept nogil
@cython.locals(to=Word, top=int)
cdef Word ends(int origin, int cube, int way, Word free, Word goal, bint stops_early) noexcept nogil
cdef int code(int origin, int way, int end) noexcept nogil
cdef int block_at(int colour, int square, int cube) noexcept nogil
@cython.locals(origin=int, cube=int, way=int, end=int, nearest=int, found=Word)
cdef int turns_to_leave(int at, int colour, bint stops_early, int known) noexcept nogil
