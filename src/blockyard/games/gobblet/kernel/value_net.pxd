# The C types of value_net.py, which explains everything.

cimport cython
from blockyard.core.rng cimport Word

cdef enum:
    LINE_FEATURES = 1296
    ENTERED_FEATURES = 1546

@cython.locals(i=int, pair=int, count=int)
cdef int list_features(
    int* out, Word mine, Word theirs, Word tally, Word tally_theirs
) noexcept nogil
@cython.locals(i=int, count=int)
cdef int list_stacks(int* out, Word mine, Word theirs) noexcept nogil
@cython.locals(i=int)
cdef void add_gobblets(int* stacks, Word side, int digit) noexcept nogil
cdef int power_of_three(int size) noexcept nogil
cdef int entered(Word side) noexcept nogil
