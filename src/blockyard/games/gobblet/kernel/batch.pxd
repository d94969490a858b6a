# The C types of batch.py.

cimport cython

from blockyard.core.alphabeta_batch cimport AlphaBetaBatch
from blockyard.core.rng cimport Word
from blockyard.games.gobblet.kernel.position cimport GobbletPosition

cdef enum:                       # how a game ends, as CLAUSES counts it
    LINE
    UNCOVERED
    NO_PLACE
    REPEATED

cdef class GobbletBatch(AlphaBetaBatch):
    cdef int side                # of the board
    cdef int copies
    cdef bint is_stacked
    cdef readonly str start

    @cython.final
    cdef int top_size(self, int game, int square) noexcept nogil
    @cython.final
    cdef void write_parts(self, int game, int seat, Word hidden, signed char* out) noexcept nogil
    @cython.final
    cdef void show(self, Word side, signed char* out) noexcept nogil
    @cython.final
    cdef void show_beside(self, Word side, signed char* out) noexcept nogil
