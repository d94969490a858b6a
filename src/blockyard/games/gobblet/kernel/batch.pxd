# The C types of batch.py.

from blockyard.core.rng cimport Word
from blockyard.core.batch cimport AlphaBetaBatch
from blockyard.games.gobblet.kernel.position cimport GobbletPosition, Squares

cdef class GobbletBatch(AlphaBetaBatch):
    cdef int side                # of the board
    cdef int copies
    cdef bint is_stacked
    cdef readonly str start

    cdef void show(self, Word side, signed char* out) noexcept nogil
    cdef void show_beside(self, Word side, signed char* out) noexcept nogil
