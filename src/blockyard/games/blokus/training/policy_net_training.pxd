# What taste_lessons.py shows to other compiled modules.

from blockyard.games.blokus.training.adam cimport Descent
from blockyard.games.blokus.net.features cimport Kind
from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.net.policy_net cimport Worths

cdef class TasteLessons:
    cdef Descent descent
    cdef float* numbers
    cdef int in_batch

    cdef void learn(self, Board* board, Worths* wish, float rate) noexcept nogil
    cdef void blame(self, Kind* kinds, float* worth) noexcept nogil
