# The data structure of pattern_sums.py, and its signature.

from blockyard.games.blokus.kernel.bitboard cimport Row
from blockyard.games.blokus.net.features cimport Features
from blockyard.games.blokus.net.patterns cimport PATTERNS, WIDTH, Category

cdef enum:
    BOARD_ROW = 20          # of the largest board
    OUTPUTS = 12800         # BOARD_ROW * BOARD_ROW * PATTERNS

ctypedef struct PatternSums:
    # one position, and what the patterns made of it; all zero before the first
    Category categories[WIDTH * WIDTH]
    Row contested[WIDTH]
    int sums[PATTERNS]
    short outputs[OUTPUTS]  # of each contested square, before they are clipped; 0 elsewhere

cdef void update_sums(short* weights, Features* features, PatternSums* known) noexcept nogil
