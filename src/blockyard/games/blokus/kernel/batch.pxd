# C types of batch.py.

from blockyard.core.batch cimport Batch
from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.kernel.compact_game cimport CompactGame

cdef class BlokusBatch(Batch):
    cdef Board start                 # before the first move: walls and starting squares
    cdef CompactGame start_game      # the same as a game of a batch
    cdef CompactGame* compact_games
    cdef int owners[4]               # the seat of each colour; -1 if it is shared
    cdef int* moves                  # by action: the move of bitboard.py, without its colour
    cdef readonly str text

    cdef int first_colour(self, int game, int seat) noexcept nogil
