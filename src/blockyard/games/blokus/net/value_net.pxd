# The layout of the value net's weights, its activations and signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.net.features cimport INPUTS, Features
from blockyard.games.blokus.net.pattern_sums cimport PatternSums
from blockyard.games.blokus.net.patterns cimport CONVOLUTION, PATTERNS

cdef enum:
    HIDDEN = 32
    # offsets of the layers in the array of weights; the convolution comes first
    DENSE1_PATTERNS = 54400 # [pattern, hidden]
    DENSE1_INPUTS = 55424   # [input, hidden]
    DENSE1_BIAS = 58624
    DENSE2 = 58656          # [hidden, hidden]
    DENSE2_BIAS = 59680
    OUTPUT = 59712          # [hidden]
    OUTPUT_BIAS = 59744
    VALUE_WEIGHTS = 59745

ctypedef struct Activations:
    float patterns[PATTERNS]  # summed over the board
    float hidden[HIDDEN]      # both dense layers, before their ReLU
    float second[HIDDEN]

cdef class ValueNet:
    cdef short convolution[CONVOLUTION]
    cdef float weights[VALUE_WEIGHTS]

cdef float forward_dense(
    float* weights, Features* features, Activations* activations
) noexcept nogil
cdef bint is_late(Board* board) noexcept nogil
cdef void evaluate(
    Board* board, ValueNet net, PatternSums* known, float* values
) noexcept nogil
