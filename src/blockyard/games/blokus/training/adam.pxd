# C signatures of adam.py.

cdef class Adam:
    cdef int size
    cdef int steps
    cdef float* weights
    cdef float* gradient
    cdef float* first_moment
    cdef float* second_moment

    cdef void step(self, float learning_rate) noexcept nogil
