# The C types of retrograde.py, which explains everything.

cimport cython
from blockyard.games.deblockle.kernel.cube_tables cimport (
    BOARD, GOLD_GOAL, STARS, STATES, TIPPED, beside, bit, ends,
)

cdef int to_padded(int square) noexcept nogil
cdef int from_padded(int square) noexcept nogil

cdef class RetrogradeAnalysis:
    cdef bint stops_early, may_touch
    cdef int[::1] successor_start
    cdef int[::1] successors
    cdef int[::1] predecessor_start
    cdef int[::1] predecessors
    cdef unsigned char[::1] leaves
    cdef unsigned char[::1] open_turns
    cdef signed char[::1] distances
    cdef int[::1] queue
    cdef int head
    cdef int tail
    cdef readonly int longest

    @cython.final
    cdef bint is_position(self, int mine, int theirs) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef bint is_stuck(self, int mine, int theirs) noexcept nogil
    @cython.final
    @cython.locals(mine=int, theirs=int, at=int)
    cdef void mark_wins(self) noexcept nogil
    @cython.final
    cdef void decide(self, int mine, int theirs, int turns) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef void record(self, int mine, int theirs, int turns) noexcept nogil
    @cython.final
    @cython.locals(at=int, mine=int, theirs=int, turns=int, i=int, before=int)
    cdef void propagate(self, int steps) noexcept nogil
    @cython.final
    cdef bint is_allowed(self, int mine, int theirs) noexcept nogil
