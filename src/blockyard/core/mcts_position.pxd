# C signatures of mcts_position.py, for compiled kernels and searches.

cdef class MctsPosition:
    cdef readonly int seats

    cdef int seat_to_move(self) noexcept nogil
    cdef int max_moves(self) noexcept nogil
    cdef int expand(self, int* moves, float* logits) noexcept nogil
    cdef void advance(self, int move) noexcept nogil
    cdef void copy_from(self, MctsPosition other) noexcept nogil
    cdef int playout(self, unsigned long long* rng_state, int* moves) noexcept nogil
    cdef bint evaluate(self, float* values) noexcept nogil
    cdef void terminal_values(self, float* values) noexcept nogil
    cdef bint solve_leaf(self, int nodes, float* value) noexcept nogil
    cdef int solve_endgame(self, int nodes, int* line, float* value) noexcept nogil
