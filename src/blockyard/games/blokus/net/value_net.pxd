# The layout of the value net's weights, its activations and signatures.

from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.net.features cimport PATTERNS, Features, TripleSums

cdef enum:
    HIDDEN = 32
    # offsets of the layers in the array of weights
    CONVOLUTION = 0         # [neighbour, category, pattern]
    DENSE1_PATTERNS = 5472  # [pattern, hidden]
    DENSE1_PIECES = 6496    # [remaining piece, ours then theirs, hidden]
    DENSE1_BIAS = 7840
    DENSE2 = 7872           # [hidden, hidden]
    DENSE2_BIAS = 8896
    OUTPUT = 8928           # [hidden]
    OUTPUT_BIAS = 8960
    DENSE1_TURNS = 8961     # [turns to wait: 1, 2 or 3, hidden]
    VALUE_WEIGHTS = 9057

ctypedef struct Activations:
    float patterns[PATTERNS]  # summed over the board
    float hidden[HIDDEN]      # both dense layers, before their ReLU
    float second[HIDDEN]

cdef class ValueNet:
    cdef float weights[VALUE_WEIGHTS]
    cdef TripleSums triples

cdef float pooling_scale(Features* features) noexcept nogil
cdef void forward_patterns(
    float* weights, float* triples, Features* features, Activations* activations
) noexcept nogil
cdef float forward_dense(
    float* weights, Features* features, Activations* activations
) noexcept nogil
cdef bint is_late(Board* board) noexcept nogil
cdef void evaluate(Board* board, ValueNet net, float* values) noexcept nogil
