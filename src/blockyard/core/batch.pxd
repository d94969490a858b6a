# The C types of batch.py, for the batches of the games.

from blockyard.core.alphabeta_position cimport AlphaBetaPosition
from blockyard.core.rng cimport Word

cdef class Batch:
    cdef readonly int games, seats, actions, size, max_moves
    cdef int max_legal                   # upper bound of legal actions in a position
    cdef int* plies                 # moves made in each game
    cdef unsigned short* action_log      # `max_moves` of them for each game
    cdef Word* rng_state            # xorshift64* of each game; never 0

    # --- to be overridden by a game
    cdef int seat(self, int game) noexcept nogil
    cdef int legal_actions(self, int game, int* out) noexcept nogil
    cdef bint is_legal(self, int game, int action) noexcept nogil
    cdef void apply(self, int game, int action) noexcept nogil
    cdef void begin_game(self, int game) noexcept nogil
    cdef void terminal_rewards(self, int game, float* out) noexcept nogil
    cdef void write_observation(self, int game, int seat, signed char* out) noexcept nogil

    # --- common
    cdef void split_rewards(self, unsigned int winners, float* out) noexcept nogil
    cdef void make(self, int game, int action) noexcept nogil
    cdef bint is_truncated(self, int game) noexcept nogil
    cdef void restart(self, int game) noexcept nogil
    cdef void write_mask(self, int game, signed char* mask) noexcept nogil
    cdef int finish_step(self, int game, float* rewards, unsigned char* ended) noexcept nogil

cdef class AlphaBetaBatch(Batch):
    cdef list positions
    cdef void** at                  # the same as C pointers to AlphaBetaPosition
    cdef int* action_of             # by move code: its action
    cdef int* code_of               # by action: its move code

    cdef int move_of(self, int game, int action) noexcept nogil
