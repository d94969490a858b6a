# The C types of alphabeta.py, where everything is explained.

cimport cython
from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word

cdef enum:
    WIN = 30000
    PROVEN = 29000
    ROOM = 1024
    HEIGHTS = 128
    MOVES = 65536
    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2
    TICK = 8191

cdef class Search:
    cdef AlphaBetaPosition position
    cdef Word[::1] table
    cdef Word mask
    cdef int[::1] history, killers
    cdef readonly Word nodes
    cdef Word most_nodes
    cdef int began_at, patience, passed_at
    cdef bint stopped, full
    cdef object stop
    cdef double deadline

    @cython.locals(side=int, value=int)
    cdef int value_of(self, int move, int depth, int alpha, int beta, int height) noexcept nogil
    @cython.locals(value=int, key=Word, found=Word)
    cdef int search(self, int depth, int alpha, int beta, int height) noexcept nogil
    @cython.locals(spare=int)
    cdef bint is_good_enough(self, int depth, int beta, int height) noexcept nogil
    @cython.locals(before=int, deep=int, value=int)
    cdef bint is_safe(self, int depth, int beta, int height) noexcept nogil
    cdef int evident(self, int height) noexcept nogil
    @cython.locals(careful=bint, most=int, known=int, number=int, i=int, value=int, best=int, best_move=int,
                   floor=int, reduced=int)
    cdef int best(
        self, Word key, int first, int depth, int alpha, int beta, int height
    ) noexcept nogil
    @cython.locals(value=int)
    cdef int tried(
        self, int move, bint first, int depth, int reduced, int alpha, int beta, int height
    ) noexcept nogil
    @cython.locals(number=int, i=int, value=int, best=int)
    cdef int settle(self, int alpha, int beta, int height, int left) noexcept nogil
    @cython.locals(side=int, value=int)
    cdef int settled(self, int move, int alpha, int beta, int height, int left) noexcept nogil
    cdef bint is_threatened(self) noexcept nogil
    cdef int ending(self, int height) noexcept nogil
    cdef bint is_out_of_budget(self) noexcept nogil
    cdef void look_up(self) noexcept
    @cython.locals(number=int)
    cdef int known(self, int* moves, int first, int height) noexcept nogil
    cdef int added(self, int* moves, int number, int move) noexcept nogil
    @cython.locals(i=int, at=int, side=int, number=int)
    cdef int list_others(self, int* moves, int* scores, int known) noexcept nogil
    @cython.locals(at=Py_ssize_t)
    cdef void reward(self, int move, int depth, int height) noexcept nogil
    cdef void expect(self, Word key) noexcept nogil
    @cython.locals(at=Word)
    cdef Word recall(self, Word key) noexcept nogil
    @cython.locals(at=Word, bound=int, packed=Word)
    cdef void keep(
        self, Word key, int value, int move, int depth, int floor, int beta, int height
    ) noexcept nogil

cdef int less_deep(int i, int depth) noexcept nogil
@cython.locals(i=int)
cdef int place(int move, int* moves, int number) noexcept nogil
@cython.locals(i=int, move=int, score=int, at=int)
cdef void put_best_first(int* moves, int* scores, int number) noexcept nogil
@cython.locals(value=int, bound=int, reached=int)
cdef int usable(Word found, int depth, int alpha, int beta, int height) noexcept nogil
