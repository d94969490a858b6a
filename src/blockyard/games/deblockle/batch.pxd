# The C types of batch.py.

from blockyard.core.alternating cimport Word
from blockyard.core.batch cimport AlternatingBatch
from blockyard.games.deblockle.kernel cimport Position

cdef class DeblockleBatch(AlternatingBatch):
    cdef readonly object game
    cdef readonly dict options
    cdef list dice                  # for each game, the symbols that CHANCE rolled, in order
    cdef int blocks[2]

    cdef void show(self, int game, Word squares, signed char* out) noexcept nogil
