# The layout of the policy net's weights, and its signature.

from blockyard.games.blokus.kernel.bitboard cimport Board

cdef enum:
    # offsets of the output weights, [pattern] each; the convolution comes first
    OUT_COVERED = 54400
    OUT_BESIDE = 54432
    OUT_CORNERS = 54464
    POLICY_WEIGHTS = 54496
    CELLS = 896             # 28 rows of 32 columns, walls included
    FIRST_SQUARE = 132      # the cell of a1

ctypedef struct SquareLogits:
    # what each square adds to the logit of a piece that covers it, lies beside it or has it at a
    # corner
    float covered[CELLS]
    float beside[CELLS]
    float corners[CELLS]
    float* pieces           # what each piece adds

cdef void add_policy_net(Board* board, short* weights, SquareLogits* squares) noexcept nogil
