# What judge.py works on: the numbers of a small net, and what it thinks of a position.

from blockyard.games.blokus.kernel.bitboard cimport Board
from blockyard.games.blokus.net.features cimport PATTERNS, Sight, Threes

cdef enum:
    HIDDEN = 32
    # where the parts of a net begin
    NEAR = 0                # for each of nine neighbours and its kind: what it adds to each pattern
    FOUND = 5472            # for each pattern: what it adds to each hidden unit
    LEFT = 6496             # for each piece left to us, then to them: the same
    BASE = 7840             # what each hidden unit begins with
    SECOND = 7872           # from each hidden unit to each of the second row
    SECOND_BASE = 8896
    LAST = 8928             # from each of the second row to the value
    LAST_BASE = 8960
    WAIT = 8961             # what each hidden unit is told if we play one, two or three turns later
    NUMBERS = 9057

ctypedef struct Mind:
    float found[PATTERNS]   # how much of each pattern there is
    float hidden[HIDDEN]    # both rows before what is negative counts as nothing
    float second[HIDDEN]

cdef class Net:
    cdef float numbers[NUMBERS]
    cdef Threes threes

cdef float each_square(Sight* sight) noexcept nogil
cdef void find(float* numbers, float* threes, Sight* sight, Mind* mind) noexcept nogil
cdef float conclude(float* numbers, Sight* sight, Mind* mind) noexcept nogil
cdef bint is_late(Board* board) noexcept nogil
cdef void judge(Board* board, Net net, float* values) noexcept nogil
