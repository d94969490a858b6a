# The C types of batch.py.

from blockyard.core.rng cimport Word
from blockyard.core.batch cimport AlphaBetaBatch
from blockyard.games.deblockle.kernel.position cimport DeblocklePosition

cdef class DeblockleBatch(AlphaBetaBatch):
    cdef readonly object game
    cdef readonly dict options
    cdef list dice                  # for each game, the symbols that CHANCE rolled, in order
    cdef int blocks[2]

    cdef void show(self, int game, Word squares, signed char* out) noexcept nogil
