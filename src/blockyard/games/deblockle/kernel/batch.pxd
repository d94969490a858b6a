# The C types of batch.py.

from blockyard.core.alphabeta_batch cimport AlphaBetaBatch
from blockyard.core.rng cimport Word
from blockyard.games.deblockle.kernel.position cimport DeblocklePosition

cdef class DeblockleBatch(AlphaBetaBatch):
    cdef readonly object game
    cdef readonly dict options
    cdef int blocks[2]              # of Gold and of Blue
    cdef int all_blocks
    cdef int first_placed           # whose blocks are put down first
    cdef bint is_quick
    cdef unsigned char* dice        # `all_blocks` for each game
    cdef unsigned short* arranged   # the same number of move codes

    cdef void roll(self, int game) noexcept nogil
    cdef void arrange(self, int game) noexcept nogil
    cdef void show(self, int game, Word squares, signed char* out) noexcept nogil
