# The C types of batch.py.

from blockyard.core.batch cimport Batch
from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.kernel.compact_game cimport Slim

cdef class BlokusBatch(Batch):
    cdef Board start             # before the first move: walls, and where colours begin
    cdef Slim fresh              # the same as a game of a batch
    cdef Slim* tables
    cdef int owners[4]           # the seat of each colour; -1 if it goes round
    cdef int* moves              # by the action: the move of rows.py, without its colour
    cdef readonly str text

    cdef int first_colour(self, int game, int seat) noexcept nogil
