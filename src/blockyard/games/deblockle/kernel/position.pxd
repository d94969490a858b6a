# The C types of position.py, which explains everything.

cimport cython
from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word
from blockyard.games.deblockle.kernel.cube_tables cimport (
    BLUE_GOAL, BOARD, GOLD_GOAL, OTHER_SIDE, STAR, STARS, TIPPED, TURNS_TO_LEAVE, ZOBRIST,
    beside, bit, block_at, code, ends, stepped,
)

cdef enum:
    PLACING = 0x8000
    NEAR_THE_LIMIT = 60

cdef class DeblocklePosition(AlphaBetaPosition):
    cdef Word mine, theirs, zobrist, gold_start, blue_start
    cdef int race, their_race, irreversible_ply, distances, placing
    cdef readonly int quiet
    cdef readonly int limit
    cdef int repetition
    cdef readonly bint stops_early
    cdef bint may_touch, has_tablebase
    cdef unsigned char[::1] cubes
    cdef unsigned char[::1] waiting
    cdef Word[::1] undo_stack
    cdef int[::1] costs

    @cython.final
    cdef int distance(self, int colour, int square, int cube) noexcept nogil
    @cython.final
    cdef void put_mine(self, int square, int cube) noexcept nogil
    @cython.final
    @cython.locals(cube=int)
    cdef int lift_mine(self, int square) noexcept nogil
    @cython.final
    cdef void switch_side(self) noexcept nogil

    @cython.final
    cdef Word goal(self) noexcept nogil
    @cython.final
    cdef Word barred(self) noexcept nogil
    @cython.final
    @cython.locals(free=Word, found=Word)
    cdef Word ends_of(self, int origin, int way, Word barred) noexcept nogil
    cdef int generate_moves(self, int* out) noexcept nogil
    cdef int count_moves(self) noexcept nogil
    @cython.locals(square=Word, cube=int)
    cdef bint is_legal(self, int move) noexcept nogil
    @cython.final
    @cython.locals(count=int, nearer=int, own=Word, barred=Word, found=Word, origin=int, way=int,
                   end=int, before=int, move=int, cube=int)
    cdef int turns(self, int* out) noexcept nogil
    @cython.final
    cdef Word free_start(self) noexcept nogil
    @cython.final
    @cython.locals(count=int, cube=int, symbol=int, free=Word, left=Word)
    cdef int placings(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(total=int, own=Word, barred=Word, origin=int, way=int)
    cdef int count_turns(self, int limit) noexcept nogil
    @cython.final
    cdef bint is_stuck(self) noexcept nogil

    @cython.locals(at=Py_ssize_t)
    cdef void make(self, int move) noexcept nogil
    @cython.final
    @cython.locals(origin=int, end=int, cube=int)
    cdef void take_turn(self, int move) noexcept nogil
    @cython.final
    @cython.locals(cube=int, square=int)
    cdef void place(self, int move) noexcept nogil
    @cython.final
    @cython.locals(i=int, left=int)
    cdef int left_to_place(self, int colour) noexcept nogil
    @cython.final
    cdef void begin_play(self) noexcept nogil
    @cython.final
    @cython.locals(undo_info=Word, cube=Word, quiet=Word)
    cdef Word undo_info(self, int move) noexcept nogil
    @cython.locals(at=Py_ssize_t, undo_info=Word, move=int, mover=int)
    cdef void unmake(self) noexcept nogil
    cdef void recompute(self) noexcept nogil
    @cython.final
    cdef void forget_play(self) noexcept nogil
    cdef void copy_from(self, AlphaBetaPosition other) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void take_over(self, DeblocklePosition source) noexcept nogil
    @cython.final
    cdef void update_status(self) noexcept nogil
    @cython.final
    @cython.locals(times=int, ply=int)
    cdef int count_repetitions(self) noexcept nogil

    @cython.locals(mixed=Word)
    cdef Word key(self) noexcept nogil
    cdef int winning_move(self) noexcept nogil
    cdef bint is_threatened(self) noexcept nogil
    @cython.final
    @cython.locals(origin=int, way=int, cube=int)
    cdef int leaving(self, Word blocks, Word goal) noexcept nogil
