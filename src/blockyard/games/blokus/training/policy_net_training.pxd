# C signatures of policy_net_training.py.

from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.net.features cimport Category
from blockyard.games.blokus.net.policy_net cimport SquareLogits
from blockyard.games.blokus.training.adam cimport Adam

cdef class PolicyNetTrainer:
    cdef Adam optimizer
    cdef float* weights
    cdef int in_batch

    cdef void train(
        self, Board* board, SquareLogits* logit_gradient, float learning_rate
    ) noexcept nogil
    cdef void backward(self, Category* categories, float* output_gradient) noexcept nogil
