# The C types of solve.py, where everything is explained.

cimport cython
from blockyard.games.deblockle.kernel.cube_tables cimport (
    BOARD, GOLD_GOAL, STARS, STATES, TIPPED, Word, beside, bit, ends,
)

cdef int wide(int square) noexcept nogil
cdef int narrow(int square) noexcept nogil

cdef class OneOnOne:
    cdef bint stops_early, may_touch
    cdef int[::1] first
    cdef int[::1] turns
    cdef int[::1] first_back
    cdef int[::1] back
    cdef unsigned char[::1] leaves
    cdef unsigned char[::1] left
    cdef signed char[::1] found
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
    cdef void begin(self) noexcept nogil
    @cython.final
    cdef void settle(self, int mine, int theirs, int turns) noexcept nogil
    @cython.final
    @cython.locals(at=int)
    cdef void note(self, int mine, int theirs, int turns) noexcept nogil
    @cython.final
    @cython.locals(at=int, mine=int, theirs=int, turns=int, i=int, before=int)
    cdef void work(self, int steps) noexcept nogil
    @cython.final
    cdef bint can_stand(self, int mine, int theirs) noexcept nogil
