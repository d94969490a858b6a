# C signatures of policy_net_training.py.

from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.net.features cimport Features
from blockyard.games.blokus.net.patterns cimport PATTERNS, Category
from blockyard.games.blokus.net.policy_net cimport SquareLogits
from blockyard.games.blokus.training.adam cimport Adam

cdef class PolicyNetTrainer:
    cdef Adam optimizer
    cdef float* weights
    cdef int in_batch
    cdef Features features              # of the example
    cdef float outputs[400 * PATTERNS]  # the activations of its squares

    cdef void forward(self, Board* board, SquareLogits* squares) noexcept nogil
    cdef void train(
        self, Board* board, SquareLogits* logit_gradient, float learning_rate
    ) noexcept nogil
    cdef void backward(
        self, Category* categories, float* output, float* output_gradient
    ) noexcept nogil
