# What descent.py shows to other compiled modules.

cdef class Descent:
    cdef int size
    cdef int steps
    cdef float* numbers
    cdef float* slope
    cdef float* mean
    cdef float* spread

    cdef void step(self, float rate) noexcept nogil
