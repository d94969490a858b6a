# The C types of batch.py, for the batches of the games.

cimport cython

from blockyard.core.rng cimport Word

cdef class Batch:
    cdef readonly int games, seats, actions, size, max_moves
    cdef readonly tuple clauses     # by which a game can end
    cdef int max_legal              # upper bound of legal actions in a position
    cdef bint has_points
    cdef int* plies                 # moves made in each game
    cdef unsigned short* action_log # `max_moves` of them for each game
    cdef Word* rng_state            # xorshift64* of each game; never 0
    cdef unsigned char* is_given    # whether a game began with a position that was given
    cdef dict given_starts          # by game: the text of that position
    cdef object results             # of the last step; its arrays, ready for the next one:
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] ended
    cdef signed char[::1] following # who is to play after it
    cdef int[:, ::1] all_points
    cdef signed char[::1] ended_by  # clauses
    cdef signed char[:, :, ::1] final

    # --- to be overridden by a game
    cdef int seat(self, int game) noexcept nogil
    cdef int legal_actions(self, int game, int* out) noexcept nogil
    cdef bint is_legal(self, int game, int action) noexcept nogil
    cdef void apply(self, int game, int action) noexcept nogil
    cdef void begin_game(self, int game) noexcept nogil
    cdef void discard_position(self, int game) noexcept nogil
    cdef void copy_position(self, Batch source, int origin, int target) noexcept nogil
    cdef void terminal_rewards(self, int game, float* out) noexcept nogil
    cdef int clause(self, int game) noexcept nogil
    cdef void write_points(self, int game, int* out) noexcept nogil
    cdef void write_observation(self, int game, int seat, signed char* out) noexcept nogil

    # --- common
    @cython.final
    cdef void split_rewards(self, unsigned int winners, float* out) noexcept nogil
    @cython.final
    cdef unsigned short* log_of(self, int game) noexcept nogil
    @cython.final
    cdef void make(self, int game, int action) noexcept nogil
    @cython.final
    cdef bint is_truncated(self, int game) noexcept nogil
    @cython.final
    cdef int deciding_seat(self, int game) noexcept nogil
    @cython.final
    cdef int open_actions(self, int game, int* out) noexcept nogil
    @cython.final
    cdef void restart(self, int game) noexcept nogil
    @cython.final
    cdef void copy_game(self, Batch source, int origin, int target) noexcept nogil
    @cython.final
    cdef void write_mask(self, int game, signed char* mask) noexcept nogil
    @cython.final
    cdef int write_result(self, int game, float* rewards, unsigned char* ended) noexcept nogil
