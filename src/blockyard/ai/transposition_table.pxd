# The C types of transposition_table.py, which explains everything.

cimport cython
from blockyard.core.rng cimport Word

cdef enum:
    EXACT = 0
    LOWER_BOUND = 1
    UPPER_BOUND = 2

@cython.final
cdef class TranspositionTable:
    cdef Word[::1] entries
    cdef Word buckets
    cdef Word bucket_mask
    cdef Word age

    @cython.locals(at=Word)
    cdef void touch(self, Word begin, Word end) noexcept nogil
    cdef void set_mask(self, Word mask) noexcept nogil
    @cython.locals(mask=Word)
    cdef Word bucket(self, Word key) noexcept nogil

    @cython.locals(word=Word)
    cdef Word read(self, Word at) noexcept nogil
    cdef void write(self, Word at, Word word) noexcept nogil
    cdef void prefetch_bucket(self, Word key) noexcept nogil
    @cython.locals(at=Word, i=Word, found=Word)
    cdef Word probe(self, Word key) noexcept nogil
    @cython.locals(at=Word, i=Word, slot=Word, found=Word, worth=int, least=int, packed=Word)
    cdef void store(self, Word key, int value, int move, int depth, int bound) noexcept nogil
