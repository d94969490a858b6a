# The C types of batch.py.

from blockyard.core.alternating cimport Word
from blockyard.core.batch cimport AlternatingBatch
from blockyard.games.gobblet.kernel cimport Position, Squares

cdef class GobbletBatch(AlternatingBatch):
    cdef int side                # of the board
    cdef int copies
    cdef bint is_stacked
    cdef readonly str start

    cdef void show(self, Word side, signed char* out) noexcept nogil
    cdef void show_beside(self, Word side, signed char* out) noexcept nogil
