# The C types of batch.py.

from blockyard.core.batch cimport Batch
from blockyard.games.blokus.rows cimport Board, Row

cdef class BlokusBatch(Batch):
    cdef Board start
    cdef Board* boards
    cdef int owners[4]           # the seat of each colour; -1 if it goes round
    cdef int* moves              # by the action: the move of rows.py, without its colour
    cdef readonly str text

    cdef bint fits(self, Board* board, int move) noexcept nogil
    cdef int first_colour(self, int game, int seat) noexcept nogil
