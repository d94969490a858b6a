# The C types of alphabeta_batch.py.

from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.batch cimport Batch

cdef class AlphaBetaBatch(Batch):
    cdef list positions
    cdef void** at                  # the same as C pointers to AlphaBetaPosition
    cdef int* action_of             # by move code: its action
    cdef int* code_of               # by action: its move code

    cdef int move_of(self, int game, int action) noexcept nogil
