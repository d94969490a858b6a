# What kernel.py shows to other compiled modules.

from blockyard.core.mcts_position cimport MctsPosition
from blockyard.games.blokus.net.value_net cimport Net
from blockyard.games.blokus.net.move_prior cimport Weights
from blockyard.games.blokus.kernel.bitboard cimport Board, Word
from blockyard.games.blokus.kernel.move_texts cimport Spellings

cdef class BlokusPosition(MctsPosition):
    cdef Board board
    cdef readonly object game
    cdef readonly Weights prior
    cdef readonly Net net
    cdef Spellings spellings

    cdef int seat(self) noexcept nogil
    cdef int most(self) noexcept nogil
    cdef int spread(self, int* moves, float* favour) noexcept nogil
    cdef void advance(self, int move) noexcept nogil
    cdef void become(self, MctsPosition other) noexcept nogil
    cdef int playout(self, Word* luck, int* trail) noexcept nogil
    cdef bint judge(self, float* out) noexcept nogil
    cdef void values(self, float* out) noexcept nogil
    cdef int solve(self, int nodes, int* line, float* value) noexcept nogil
