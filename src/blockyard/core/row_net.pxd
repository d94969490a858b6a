# The C types of row_net.py, which explains everything.

cimport cython

cdef enum:
    HIDDEN = 32
    UNIT = 256
    OUTPUT_SHIFT = 12
    MAX_FEATURES = 64

@cython.locals(i=int, unit=int, total=int)
cdef int row_net_value(short* weights, int* features, int number) noexcept nogil
@cython.locals(i=int)
cdef void add_row(short* sums, short* weights, int at) noexcept nogil
