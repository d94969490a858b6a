# What batch.py works on, for the compiled batches of the games.

from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word

cdef class Batch:
    cdef readonly int games, seats, actions, size, longest
    cdef int most                   # legal moves of one position, at the most
    cdef int* plies                 # moves made in each game
    cdef unsigned short* trail      # `longest` of them for each game
    cdef Word* rng_state            # xorshift64* of each game; never 0

    # --- what a game provides
    cdef int seat(self, int game) noexcept nogil
    cdef int legal(self, int game, int* out) noexcept nogil
    cdef bint allows(self, int game, int action) noexcept nogil
    cdef void act(self, int game, int action) noexcept nogil
    cdef void begin(self, int game) noexcept nogil
    cdef void worth(self, int game, float* out) noexcept nogil
    cdef void look(self, int game, int seat, signed char* out) noexcept nogil

    # --- what is the same for all
    cdef void share(self, unsigned int winners, float* out) noexcept nogil
    cdef void make(self, int game, int action) noexcept nogil
    cdef bint is_cut(self, int game) noexcept nogil
    cdef void restart(self, int game) noexcept nogil
    cdef void mark(self, int game, signed char* mask) noexcept nogil
    cdef int settle(self, int game, float* rewards, unsigned char* ended) noexcept nogil

cdef class AlphaBetaBatch(Batch):
    cdef list positions
    cdef void** at                  # the same, for C; they are of type AlphaBetaPosition
    cdef int* numbers               # by the kernel's move: the action that it is
    cdef int* moves                 # by the action: the kernel's move

    cdef int move_of(self, int game, int action) noexcept nogil
