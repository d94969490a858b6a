# What alternating.py says, for compiled kernels and searches: fields without a call, and one
# indirect call for each method. None of them may need Python or raise.

cimport cython

from blockyard.core.rng cimport Word

cdef class AlphaBetaPosition:
    cdef readonly int side
    cdef readonly int ply
    cdef readonly int ended
    cdef readonly int last_seen
    cdef readonly bint may_win
    cdef readonly bint may_lose
    cdef readonly bint may_pass

    cdef int moves(self, int* out) noexcept nogil
    cdef int number_of_moves(self) noexcept nogil
    cdef bint allows(self, int move) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    cdef void undo(self) noexcept nogil
    cdef Word key(self) noexcept nogil
    cdef int value(self) noexcept nogil
    cdef int winning_move(self) noexcept nogil
    cdef bint is_threatened(self) noexcept nogil

    @cython.final
    @cython.locals(total=Word, i=int, number=int)
    cdef Word count(self, int depth) noexcept nogil
    @cython.final
    @cython.locals(winner=int, begun=int, number=int)
    cdef int play_out(self, Word rng_state) noexcept nogil
