# What sampling.py says, for compiled kernels and searches.

cdef class MctsPosition:
    cdef readonly int seats

    cdef int seat(self) noexcept nogil
    cdef int most(self) noexcept nogil
    cdef int spread(self, int* moves, float* favour) noexcept nogil
    cdef void advance(self, int move) noexcept nogil
    cdef void become(self, MctsPosition other) noexcept nogil
    cdef int playout(self, unsigned long long* luck, int* trail) noexcept nogil
    cdef bint judge(self, float* out) noexcept nogil
    cdef void values(self, float* out) noexcept nogil
    cdef int solve(self, int nodes, int* line, float* value) noexcept nogil
