# The C types of strict_batch.py.

from blockyard.core.rng cimport Word
from blockyard.games.gobblet.kernel.batch cimport GobbletBatch
from blockyard.games.gobblet.kernel.position cimport GobbletPosition, Squares

cdef class StrictGobbletBatch(GobbletBatch):
    cdef bint hides
    cdef signed char* held_from  # by game: the square of the lifted gobblet, or NOTHING_HELD
    cdef signed char* lost_by    # by game: the clause by which a lift lost, or IN_PLAY

    cdef int squares_as_actions(self, Squares squares, int* out) noexcept nogil
    cdef Squares landing(self, int game) noexcept nogil
    cdef void lift(self, int game, int square) noexcept nogil
