# C signatures of position.py.

from blockyard.core.mcts_position cimport MctsPosition
from blockyard.core.rng cimport Word
from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.kernel.endgame cimport Entry
from blockyard.games.blokus.kernel.move_texts cimport MoveTexts
from blockyard.games.blokus.net.move_prior cimport MovePrior
from blockyard.games.blokus.net.pattern_sums cimport PatternSums
from blockyard.games.blokus.net.value_net cimport ValueNet

cdef class BlokusPosition(MctsPosition):
    cdef Board board
    cdef object variant          # rules.Variant
    cdef MovePrior prior
    cdef ValueNet value_net      # or None
    cdef MoveTexts move_texts
    cdef Entry* endings          # solved positions, or NULL until the first one
    cdef PatternSums* known      # of the position that was evaluated last, or NULL

    cdef int seat_to_move(self) noexcept nogil
    cdef int max_moves(self) noexcept nogil
    cdef int expand(self, int* moves, float* logits) noexcept nogil
    cdef void advance(self, int move) noexcept nogil
    cdef void copy_from(self, MctsPosition other) noexcept nogil
    cdef int playout(self, Word* rng_state, int* moves) noexcept nogil
    cdef bint evaluate(self, float* values) noexcept nogil
    cdef void terminal_values(self, float* values) noexcept nogil
    cdef bint solve_leaf(self, int nodes, float* value) noexcept nogil
    cdef int solve_endgame(self, int nodes, int* line, float* value) noexcept nogil
