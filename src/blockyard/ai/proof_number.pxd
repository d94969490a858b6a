# The C types of proof_number.py, which explains everything.

cimport cython
from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word

cdef enum:
    INFINITE = 1 << 28
    MAX_HEIGHT = 100
    POLL_NODES = 128
    ENTRY = 4

cdef class ProofSearch:
    cdef AlphaBetaPosition position
    cdef Word[::1] entries
    cdef Word mask
    cdef readonly Word nodes
    cdef Word max_nodes, next_poll
    cdef int attacker, root_ply
    cdef bint threats_only, stopped
    cdef object stop
    cdef double deadline
    cdef int found_pn, found_dn, found_plies

    @cython.locals(attacks=bint, number=int, at=int, pn=int, dn=int)
    cdef void search(self, int pn_limit, int dn_limit, int height) noexcept nogil
    @cython.locals(number=int, kept=int, i=int)
    cdef int expand(self, int* moves, int* pns, int* dns, int* plies) noexcept nogil
    cdef bint evaluate(self) noexcept nogil
    @cython.locals(status=int, attacks=bint)
    cdef bint set_immediate(self) noexcept nogil
    cdef bint is_threat(self) noexcept nogil
    @cython.locals(i=int, best=int, longest=int, total=long)
    cdef int sum_up(self, int* pns, int* dns, int* plies, int number, bint attacks) noexcept nogil
    cdef void set_result(self, int pn, int dn, int plies) noexcept nogil
    cdef bint is_out_of_budget(self) noexcept nogil
    cdef void poll_limits(self) noexcept
    @cython.locals(key=Word)
    cdef Word entry_key(self) noexcept nogil
    @cython.locals(at=Word, key=Word)
    cdef bint probe(self) noexcept nogil
    @cython.locals(at=Word, key=Word)
    cdef void store(self) noexcept nogil

@cython.locals(i=int, found=int)
cdef int second_least(int* numbers, int number, int least) noexcept nogil
