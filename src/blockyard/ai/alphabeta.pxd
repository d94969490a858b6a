# The C types of alphabeta.py, which explains everything.

cimport cython
from blockyard.ai.transposition_table cimport TranspositionTable
from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word

cdef enum:
    WIN = 30000
    PROVEN = 29000
    MAX_MOVES = 1024
    MAX_HEIGHT = 128
    MOVE_CODES = 65536
    POLL_NODES = 1024

cdef class Search:
    cdef AlphaBetaPosition position
    cdef TranspositionTable table
    cdef int[::1] history, killers
    cdef readonly Word nodes
    cdef Word max_nodes, next_poll
    cdef int root_ply, quiescence_depth, null_move_ply
    cdef bint stopped, full_width
    cdef object stop
    cdef double deadline

    @cython.locals(side=int, value=int)
    cdef int search_move(self, int move, int depth, int alpha, int beta, int height) noexcept nogil
    @cython.locals(value=int, key=Word, found=Word)
    cdef int search(self, int depth, int alpha, int beta, int height) noexcept nogil
    @cython.locals(margin=int)
    cdef bint can_prune(self, int depth, int beta, int height) noexcept nogil
    @cython.locals(before=int, reduced=int, value=int)
    cdef bint null_move_fails_high(self, int depth, int beta, int height) noexcept nogil
    cdef int immediate_value(self, int height) noexcept nogil
    @cython.locals(plies=int)
    cdef int proven_value(self, int height) noexcept nogil
    @cython.locals(full_width=bint, limit=int, known=int, number=int, i=int, value=int, best=int,
                   best_move=int, floor=int, reduced=int)
    cdef int search_moves(
        self, Word key, int hash_move, int depth, int alpha, int beta, int height
    ) noexcept nogil
    @cython.locals(value=int)
    cdef int scout(
        self, int move, bint first, int depth, int reduced, int alpha, int beta, int height
    ) noexcept nogil
    @cython.locals(number=int, i=int, value=int, best=int)
    cdef int quiescence(self, int alpha, int beta, int height, int depth_left) noexcept nogil
    @cython.locals(side=int, value=int)
    cdef int quiescence_move(
        self, int move, int alpha, int beta, int height, int depth_left
    ) noexcept nogil
    cdef bint is_threatened(self) noexcept nogil
    cdef int terminal_value(self, int height) noexcept nogil
    cdef bint is_out_of_budget(self) noexcept nogil
    cpdef bint poll_limits(self) noexcept
    @cython.locals(number=int)
    cdef int ordered_first(self, int* moves, int hash_move, int height) noexcept nogil
    cdef int add_if_legal(self, int* moves, int number, int move) noexcept nogil
    @cython.locals(i=int, at=int, side=int, number=int)
    cdef int generate_rest(self, int* moves, int* scores, int known) noexcept nogil
    @cython.locals(move=int, i=int)
    cdef void record_cutoff(self, int* moves, int last, int depth, int height) noexcept nogil
    @cython.locals(at=Py_ssize_t)
    cdef void add_history(self, int move, int bonus) noexcept nogil
    cdef int known_move(self) noexcept nogil
    @cython.locals(bound=int)
    cdef void store(
        self, Word key, int value, int move, int depth, int floor, int beta, int height
    ) noexcept nogil

cdef int late_move_reduction(int i, int depth) noexcept nogil
@cython.locals(i=int)
cdef int index_of(int move, int* moves, int number) noexcept nogil
@cython.locals(i=int, move=int, score=int, at=int)
cdef void partial_sort(int* moves, int* scores, int number) noexcept nogil
@cython.locals(value=int, bound=int, reached=int)
cdef int cutoff_value(Word found, int depth, int alpha, int beta, int height) noexcept nogil
