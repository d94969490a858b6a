# The C types of evaluation.py, which explains everything.

cimport cython
from blockyard.core.rng cimport Word
from blockyard.games.gobblet.kernel.line_tables cimport COVERED, SEEN
from blockyard.games.gobblet.kernel.position cimport GobbletPosition

cdef class EvaluatedPosition(GobbletPosition):
    cdef short[::1] weight_table, net
    cdef bint has_net

    @cython.locals(tallies=Word, shadowed=Word, i=int, total=int)
    cdef int evaluate(self) noexcept nogil
    @cython.final
    @cython.locals(number=int, value=int)
    cdef int net_evaluation(self) noexcept nogil
    @cython.final
    @cython.locals(seen=Word, covered=Word, i=int, total=int)
    cdef int gobblets(self, Word side, Word shadowed) noexcept nogil
