# What kernel.py shows to other compiled modules.

from blockyard.core.sampling cimport Sampling
from blockyard.games.blokus.judge cimport Net
from blockyard.games.blokus.prior cimport Weights
from blockyard.games.blokus.rows cimport Board, Word
from blockyard.games.blokus.spellings cimport Spellings

cdef class Position(Sampling):
    cdef Board board
    cdef readonly object game
    cdef readonly Weights prior
    cdef readonly Net net
    cdef Spellings spellings

    cdef int seat(self) noexcept nogil
    cdef int most(self) noexcept nogil
    cdef int spread(self, int* moves, float* favour) noexcept nogil
    cdef void advance(self, int move) noexcept nogil
    cdef void become(self, Sampling other) noexcept nogil
    cdef int playout(self, Word* luck, int* trail) noexcept nogil
    cdef bint judge(self, float* out) noexcept nogil
    cdef void values(self, float* out) noexcept nogil
    cdef int solve(self, int nodes, int* line, float* value) noexcept nogil
