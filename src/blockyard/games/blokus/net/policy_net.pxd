# What taste.py works on: the numbers of a small net that says which squares are good to have.

from blockyard.games.blokus.kernel.bitboard cimport Board

cdef enum:
    COVER = 5472            # where the parts begin that patterns have in what covering is worth,
    LIE_BESIDE = 5504       # lying beside
    MEET = 5536             # and meeting
    TASTES = 5568
    CELLS = 896             # 28 rows of 32 columns, walls included
    FIRST_SQUARE = 132      # the one of a1
    FIRST_OPEN = 2          # the kinds below are those of covered squares

ctypedef struct Worths:
    # what each square is worth to a piece that covers it, lies beside it or meets it
    float covered[CELLS]
    float beside[CELLS]
    float corners[CELLS]
    float* pieces           # and what each piece is

cdef void savour(Board* board, float* numbers, float* threes, Worths* worths) noexcept nogil
