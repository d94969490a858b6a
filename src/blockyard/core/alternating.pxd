# What alternating.py says, for compiled kernels and searches: fields without a call, and one
# indirect call for each method. None of them may need Python or raise.

cdef class Alternating:
    cdef readonly int side
    cdef readonly int ply
    cdef readonly int ended
    cdef readonly int last_seen

    cdef int moves(self, int* out) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void undo(self) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
    cdef int value(self) noexcept nogil
    cdef int winning_move(self) noexcept nogil
    cdef bint is_threatened(self) noexcept nogil
