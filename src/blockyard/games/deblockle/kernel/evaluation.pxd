# The C types of evaluation.py, which explains everything.

cimport cython
from blockyard.core.rng cimport Word
from blockyard.games.deblockle.kernel.cube_tables cimport STATE_OF, STATES, TIPPED, block_at
from blockyard.games.deblockle.kernel.position cimport DeblocklePosition

cdef enum:
    TURN_FEATURES = 128
    NEARING_FEATURES = 160
    SIDE_FEATURES = 285

cdef int turns_feature(int turns) noexcept nogil

cdef class EvaluatedPosition(DeblocklePosition):
    cdef bint has_net
    cdef short[::1] net
    cdef signed char[::1] tablebase

    cdef int evaluate(self) noexcept nogil
    @cython.final
    @cython.locals(number=int, value=int)
    cdef int net_evaluation(self) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef int list_features(self, int* out) noexcept nogil
    @cython.final
    @cython.locals(own=Word, barred=Word, origin=int, before=int, found=int, turns=int, moving=int,
                   nearing=int, blocks=int)
    cdef int side_features(self, int* out, int count, int base) noexcept nogil
    @cython.final
    @cython.locals(found=Word, way=int, cube=int, end=int, total=int, nearer=int)
    cdef int block_turns(self, int origin, int before, Word barred) noexcept nogil
    @cython.locals(mine=int, theirs=int, turns=int)
    cdef int proven_plies(self) noexcept nogil
