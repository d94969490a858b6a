# What judge.py works on: kinds of squares, and the numbers of a small net.

from blockyard.games.blokus.rows cimport Board, Row

cdef enum:
    KINDS = 19              # of squares, see judge.py
    WIDTH = 16              # the board of Duo and a ring of wall: 16 rows of 16
    PATTERNS = 32
    HIDDEN = 32
    SIDE_OF_DUO = 14
    # where the parts of a net begin
    NEAR = 0                # for each of nine neighbours and its kind: what it adds to each pattern
    FOUND = 5472            # for each pattern: what it adds to each hidden unit
    LEFT = 6496             # for each piece left to us, then to them: the same
    BASE = 7840             # what each hidden unit begins with
    SECOND = 7872           # from each hidden unit to each of the second row
    SECOND_BASE = 8896
    LAST = 8928             # from each of the second row to the value
    LAST_BASE = 8960
    NUMBERS = 8961

ctypedef unsigned char Kind

ctypedef struct Outlook:
    # what squares are to one colour, in rows with the ring of wall; column a is bit 1
    Row free[WIDTH]
    Row anchors[WIDTH]
    Row reach[WIDTH]

ctypedef struct Sight:
    Kind kinds[WIDTH * WIDTH]
    unsigned int left[2]    # the pieces left to us and to them, a bit for each
    float found[PATTERNS]   # how much of each pattern there is
    float hidden[HIDDEN]    # both rows before what is negative counts as nothing
    float second[HIDDEN]

cdef class Net:
    cdef float numbers[NUMBERS]

cdef void look(Board* board, Sight* sight) noexcept nogil
cdef void add_up(float* numbers, Kind* kinds, float* here) noexcept nogil
cdef void pass_back(float* slope, Kind* kinds, float* here) noexcept nogil
cdef void find(float* numbers, Sight* sight) noexcept nogil
cdef float conclude(float* numbers, Sight* sight) noexcept nogil
cdef float judge(Board* board, Net net) noexcept nogil
