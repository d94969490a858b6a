# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: F821, PLR0913, PLR0917 - types of the .pxd; the caller brings the arrays
"""Many games of one table at once, by action number, without the GIL: for training agents.

`core.kernel.KernelBatch` is the interface. A game's kernel derives a class that knows what action
*n* does and what a seat observes; the loops over games are here. The caller brings the arrays, one
row for each game. Games `first` to `last` are worked on, so several threads can share a batch.

`first_illegal` checks the actions of all games, `step` plays them; NO_ACTION leaves a game alone.
Actions are kept (`history`), so that the rules can replay any game. A game may also be given a
position to continue from (`set_position`); when it ends, the next one begins as usual.

This file has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.rng import Word, splitmix64, xorshift64star
    from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
    from cython.cimports.libc.stdlib import calloc, free, malloc, realloc
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

ENDED = cython.declare(cython.int, 1)
TRUNCATED = cython.declare(cython.int, 2)
NO_CLAUSE = cython.declare(cython.int, -1)
SKIP = cython.declare(cython.int, -0x80000000)
GAMMA = cython.declare(Word, 0x9E3779B97F4A7C15)

NO_ACTION = SKIP
"""In place of an action: this game is not played in this step."""


class Batch:
    """`games` games for `seats` seats, truncated after `max_moves` moves. `clauses` are those by
    which a game can end."""

    def __init__(
        self,
        games: int,
        seats: int,
        actions: int,
        size: int,
        max_moves: int,
        max_legal: int,
        clauses: tuple,
    ) -> None:
        self.games, self.seats = games, seats
        self.actions, self.size = actions, size
        self.max_moves, self.max_legal = max_moves, max_legal
        self.clauses, self.given_starts = clauses, {}
        self.plies = cython.cast(cython.p_int, calloc(games, cython.sizeof(cython.int)))
        self.rng_state = cython.cast(cython.pointer(Word), calloc(games, cython.sizeof(Word)))
        self.is_given = cython.cast(cython.pointer(cython.uchar), calloc(games, 1))
        self.action_log = cython.cast(
            cython.pointer(cython.ushort),
            malloc(cython.sizeof(cython.ushort) * games * cython.cast(cython.size_t, max_moves)),
        )
        if not (self.plies and self.rng_state and self.is_given and self.action_log):
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.plies)
        free(self.rng_state)
        free(self.is_given)
        free(self.action_log)

    # --- to be overridden by a game ----------------------------------------------------

    def seat(self, game):
        """The seat to move, or -1 when the game is over."""
        return -1

    def legal_actions(self, game, out):
        """Write the legal actions in any order; returns their number."""
        return 0

    def is_legal(self, game, action):
        """Whether an action, which may be any number, is legal."""
        return False

    def apply(self, game, action):
        """Play a legal action."""

    def begin_game(self, game):
        """Back to the start; dice come from `rng_state`."""

    def discard_position(self, game):
        """A position that was given is followed by a new game."""

    def copy_position(self, source, origin, target):
        """Take over the position of a game of another batch of the same class."""

    def terminal_rewards(self, game, out):
        """The reward of each seat at the end of the game."""

    def clause(self, game):
        """The index in `clauses` of the one by which the game has ended."""
        return 0

    def write_points(self, game, out):
        """The points of each seat, where there are points."""

    def write_observation(self, game, seat, out):
        """What a seat sees, as the game's `Encoding` writes it."""

    def usual_start(self, game: int) -> str:
        """The text of the position in which this game began, dice included."""
        raise NotImplementedError

    def read_position(self, game: int, state) -> None:
        """Put a running position of the rules on the board."""
        raise NotImplementedError

    # --- common --------------------------------------------------------------------------

    def split_rewards(self, winners, out):
        """The winners, a bit for each, share 1 and the others share -1; nobody won: 0."""
        number: cython.int = 0
        seat: cython.int
        for seat in range(self.seats):
            number += winners >> seat & 1
        for seat in range(self.seats):
            out[seat] = 0
            if number:
                out[seat] = 1.0 / number if winners >> seat & 1 else -1.0 / (self.seats - number)

    def log_of(self, game):
        """Where the actions of a game are kept."""
        return self.action_log + cython.cast(cython.size_t, self.max_moves) * game

    def make(self, game, action):
        self.log_of(game)[self.plies[game]] = action
        self.plies[game] += 1
        self.apply(game, action)

    def is_truncated(self, game):
        """Whether a running game has used up its moves."""
        return self.plies[game] >= self.max_moves and self.seat(game) >= 0

    def deciding_seat(self, game):
        """The seat to move, or -1 when the game is over or truncated."""
        return -1 if self.plies[game] >= self.max_moves else self.seat(game)

    def open_actions(self, game, out):
        """The legal actions; none in a game that was truncated."""
        return 0 if self.plies[game] >= self.max_moves else self.legal_actions(game, out)

    def restart(self, game):
        xorshift64star(self.rng_state + game)
        self.plies[game] = 0
        if self.is_given[game]:
            self.is_given[game] = False
            self.discard_position(game)
        self.begin_game(game)

    def write_result(self, game, rewards, ended):
        """Write the rewards and whether the game ended; returns the seat to move."""
        i: cython.int
        seat: cython.int = self.seat(game)
        ended[0] = 0
        for i in range(self.seats):
            rewards[i] = 0
        if seat >= 0 and self.plies[game] < self.max_moves:
            return seat
        ended[0] = TRUNCATED
        if seat < 0:
            ended[0] = ENDED
            self.terminal_rewards(game, rewards)
        return -1

    # --- one game, from Python -----------------------------------------------------------

    def reset(self, game: cython.int, seed: Word) -> None:
        """Begin a game anew; its random numbers depend on this seed alone."""
        self.rng_state[game] = seed | 1
        self.restart(game)

    def to_play(self, game: cython.int = 0) -> int:
        return self.seat(game)

    def play(self, game: cython.int, action: cython.int) -> bool:
        """Play an action if it is legal, and say whether it was. The game is not restarted."""
        if self.plies[game] >= self.max_moves or not self.is_legal(game, action):
            return False
        self.make(game, action)
        return True

    def was_truncated(self, game: cython.int = 0) -> bool:
        return self.is_truncated(game)

    def returns(self, game: cython.int = 0) -> list[float]:
        """The rewards at the end; zeros before it."""
        out = cython.declare(cython.float[8])
        if self.seat(game) >= 0:
            return [0.0] * self.seats
        self.terminal_rewards(game, out)
        winners = sum([out[seat] > 0 for seat in range(self.seats)])
        if not winners:
            return [0.0] * self.seats
        # In double precision, so that they sum to 0.
        lost = -1.0 / (self.seats - winners)
        return [1.0 / winners if out[seat] > 0 else lost for seat in range(self.seats)]

    def ending(self, game: cython.int = 0) -> tuple[str, tuple[int, ...]]:
        """The clause by which a game has ended, and the points of each seat, if there are any."""
        return self.clauses[self.clause(game)], self.points(game)

    def points(self, game: cython.int = 0) -> tuple[int, ...]:
        out = cython.declare(cython.int[8])
        if not self.has_points:
            return ()
        self.write_points(game, out)
        return tuple([out[seat] for seat in range(self.seats)])

    def legal(self, game: cython.int = 0) -> list[int]:
        """The legal actions in order."""
        out = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        number: cython.int = self.open_actions(game, out)
        found = [out[i] for i in range(number)]
        free(out)
        found.sort()
        return found

    def history(self, game: int = 0) -> list[int]:
        """The actions since the beginning."""
        log: cython.pointer(cython.ushort) = self.log_of(game)
        return [log[ply] for ply in range(self.plies[game])]

    def start_text(self, game: int) -> str:
        """The text of the position in which this game began."""
        return self.given_starts[game] if self.is_given[game] else self.usual_start(game)

    def set_position(self, game: int, state) -> None:
        """Continue from a running position of the rules, which has no history."""
        self.read_position(game, state)
        self.given_starts[game] = state.text()
        self.is_given[game] = True
        self.plies[game] = 0

    def rng_word(self, game: int) -> int:
        """The state of a game's random generator."""
        return self.rng_state[game]

    def set_rng_word(self, game: int, word: Word) -> None:
        self.rng_state[game] = word | (word == 0)

    def observe_seat(
        self,
        game: cython.int,
        seat: cython.int,
        observation: cython.schar[::1],
        mask: cython.schar[::1],
    ) -> None:
        """What one seat sees, and its legal actions: none if it is not to move."""
        if observation.shape[0] != self.size or mask.shape[0] != self.actions:
            raise ValueError(f"the rows have to be {self.size} and {self.actions} bytes long")
        self.write_observation(game, seat, cython.address(observation[0]))
        memset(cython.address(mask[0]), 0, self.actions)
        if self.seat(game) == seat:
            self.write_mask(game, cython.address(mask[0]))

    def write_mask(self, game, mask):
        out = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        i: cython.int
        for i in range(self.open_actions(game, out)):
            mask[out[i]] = 1
        free(out)

    # --- many games at once ----------------------------------------------------------------

    def copy_games(self, source: Batch, origins: cython.int[::1], targets: cython.int[::1]) -> None:
        """Take over games of a batch of the same table, one after the other."""
        i: cython.int
        if type(source) is not type(self) or source.max_moves != self.max_moves:
            raise ValueError("games are copied between batches of the same table")
        for i in range(origins.shape[0]):
            if source.is_given[origins[i]]:
                self.given_starts[targets[i]] = source.given_starts[origins[i]]
            self.copy_game(source, origins[i], targets[i])

    def copy_game(self, source, origin, target):
        self.plies[target] = source.plies[origin]
        self.rng_state[target] = source.rng_state[origin]
        self.is_given[target] = source.is_given[origin]
        memcpy(
            self.log_of(target),
            source.log_of(origin),
            cython.sizeof(cython.ushort) * source.plies[origin],
        )
        self.copy_position(source, origin, target)

    def reset_games(
        self,
        rows: cython.int[::1],
        seeds: cython.ulonglong[::1],
        first: cython.int,
        last: cython.int,
    ) -> None:
        """Begin these games anew, each with its seed."""
        i: cython.int
        with cython.nogil:
            for i in range(first, last):
                self.rng_state[rows[i]] = seeds[i] | 1
                self.restart(rows[i])

    def seats_to_play(self, out: cython.schar[::1], first: cython.int, last: cython.int) -> None:
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                out[game] = self.deciding_seat(game)

    def first_illegal(self, actions: cython.int[::1], first: cython.int, last: cython.int) -> int:
        """The first game in which the action is illegal, or -1."""
        game: cython.int
        found: cython.int = -1
        with cython.nogil:
            for game in range(first, last):
                if actions[game] == SKIP:
                    continue
                if not self.is_legal(game, actions[game]) or self.plies[game] >= self.max_moves:
                    found = game
                    break
        return found

    def hold(self, results) -> None:
        """Ask NumPy for its arrays once, not in every step: that takes as long as fifty moves."""
        self.rewards, self.ended, self.following = results.rewards, results.ended, results.to_play
        self.all_points, self.ended_by = results.points, results.clauses
        self.final = results.final
        self.results = results

    def step(
        self,
        actions: cython.int[::1],
        results,
        restarts: cython.bint,
        first: cython.int,
        last: cython.int,
    ) -> None:
        """Play one action in each game. A game that ends is restarted, if so wanted, and `to_play`
        is then that of the new one."""
        if results is not self.results:
            self.hold(results)
        rewards: cython.float[:, ::1] = self.rewards
        ended: cython.uchar[::1] = self.ended
        to_play: cython.schar[::1] = self.following
        points: cython.int[:, ::1] = self.all_points
        clauses: cython.schar[::1] = self.ended_by
        final: cython.schar[:, :, ::1] = self.final
        keeps_final: cython.bint = self.final is not None
        game: cython.int
        seat: cython.int
        with cython.nogil:
            for game in range(first, last):
                if actions[game] == SKIP:
                    ended[game] = 0
                    for seat in range(self.seats):
                        rewards[game, seat] = 0
                    continue
                self.make(game, actions[game])
                to_play[game] = self.write_result(
                    game, cython.address(rewards[game, 0]), cython.address(ended[game])
                )
                if not ended[game]:
                    continue
                clauses[game] = self.clause(game) if ended[game] == ENDED else NO_CLAUSE
                if self.has_points:
                    self.write_points(game, cython.address(points[game, 0]))
                if keeps_final:
                    for seat in range(self.seats):
                        self.write_observation(game, seat, cython.address(final[game, seat, 0]))
                if restarts:
                    self.restart(game)
                    to_play[game] = self.seat(game)

    def masks(self, out: cython.uchar[:, ::1], first: cython.int, last: cython.int) -> None:
        """A byte for each action: 1 where it is legal."""
        legal = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        game: cython.int
        i: cython.int
        with cython.nogil:
            for game in range(first, last):
                memset(cython.address(out[game, 0]), 0, self.actions)
                for i in range(self.open_actions(game, legal)):
                    out[game, legal[i]] = 1
            free(legal)

    def packed_masks(self, out: cython.uchar[:, ::1], first: cython.int, last: cython.int) -> None:
        """A bit for each action, the lowest bit of a byte first."""
        legal = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        game: cython.int
        i: cython.int
        width: cython.int = (self.actions + 7) // 8
        with cython.nogil:
            for game in range(first, last):
                memset(cython.address(out[game, 0]), 0, width)
                for i in range(self.open_actions(game, legal)):
                    out[game, legal[i] >> 3] |= cython.cast(cython.uchar, 1) << (legal[i] & 7)
            free(legal)

    def legal_lists(self, counts: cython.int[::1], first: cython.int, last: cython.int) -> bytes:
        """The legal actions of one game after the other, as 32-bit numbers in any order; `counts`
        receives how many each game has."""
        capacity: cython.size_t = self.max_legal + 64 * (last - first)
        used: cython.size_t = 0
        listed = cython.cast(cython.p_int, malloc(capacity * cython.sizeof(cython.int)))
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                if capacity < used + self.max_legal:
                    capacity = 2 * capacity
                    listed = cython.cast(
                        cython.p_int, realloc(listed, capacity * cython.sizeof(cython.int))
                    )
                counts[game] = self.open_actions(game, listed + used)
                used += counts[game]
        found = PyBytes_FromStringAndSize(
            cython.cast(cython.p_char, listed), used * cython.sizeof(cython.int)
        )
        free(listed)
        return found

    def observe(self, out: cython.schar[:, ::1], first: cython.int, last: cython.int) -> None:
        """What the seat to move sees in each game; of a finished game, what seat 0 sees."""
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                self.write_observation(game, max(self.seat(game), 0), cython.address(out[game, 0]))

    def observe_seats(
        self,
        out: cython.schar[:, ::1],
        seats: cython.schar[::1],
        first: cython.int,
        last: cython.int,
    ) -> None:
        """What one seat of each game sees."""
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                self.write_observation(game, seats[game], cython.address(out[game, 0]))

    def sample_actions(
        self, out: cython.int[::1], seed: Word, first: cython.int, last: cython.int
    ) -> None:
        """A legal action for each game, uniformly at random; NO_ACTION in a finished one. It
        depends on the seed and the number of the game, not on who else is asked."""
        legal = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        game: cython.int
        number: cython.int
        with cython.nogil:
            for game in range(first, last):
                number = self.open_actions(game, legal)
                out[game] = SKIP
                if number:
                    out[game] = legal[(splitmix64(seed + GAMMA * game) >> 33) % number]
            free(legal)
