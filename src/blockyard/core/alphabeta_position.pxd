# The C interface of alphabeta_position.py: fields are read without a call, and each method is one
# indirect call. None of them may need the GIL or raise.

cimport cython

from blockyard.core.rng cimport Word

cdef class AlphaBetaPosition:
    cdef readonly int side
    cdef readonly int ply
    cdef readonly int status
    cdef readonly int repetition_ply
    cdef readonly bint may_win
    cdef readonly bint may_lose
    cdef readonly bint can_null_move
    cdef readonly bint is_proven

    cdef int generate_moves(self, int* out) noexcept nogil
    cdef int count_moves(self) noexcept nogil
    cdef bint is_legal(self, int move) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void make_null_move(self) noexcept nogil
    cdef void unmake(self) noexcept nogil
    cdef void recompute(self) noexcept nogil
    cdef void copy_from(self, AlphaBetaPosition other) noexcept nogil
    cdef Word key(self) noexcept nogil
    cdef int evaluate(self) noexcept nogil
    cdef int winning_move(self) noexcept nogil
    cdef bint is_threatened(self) noexcept nogil
    cdef int proven_plies(self) noexcept nogil

    @cython.final
    cdef void restore(self) noexcept nogil
    @cython.final
    @cython.locals(total=Word, i=int, number=int)
    cdef Word count_leaves(self, int depth) noexcept nogil
    @cython.final
    @cython.locals(winner=int, begun=int, number=int)
    cdef int playout(self, Word rng_state) noexcept nogil
