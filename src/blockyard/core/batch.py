# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: PLR0913, PLR0917 - the caller brings the arrays
"""Many games of one table at once, by action number, without the GIL: for training agents.

`core.kernel.KernelBatch` is the interface. A game's kernel derives a class that knows what action
*n* does and what a seat observes; the loops over games are here. The caller brings the arrays, one
row for each game. Games `first` to `last` are worked on, so several threads can share a batch.

`first_illegal` checks the actions of all games, `step` plays them. Actions are kept (`history`), so
that the rules can replay any game. This file has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.rng import Word, xorshift64star
    from cython.cimports.blockyard.core.status import DRAWN, RUNNING, WON
    from cython.cimports.libc.stdlib import calloc, free, malloc
    from cython.cimports.libc.string import memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

MAX_LEGAL = cython.declare(cython.int, 1024)
ENDED = cython.declare(cython.int, 1)
TRUNCATED = cython.declare(cython.int, 2)


class Batch:
    """`games` games for `seats` seats, truncated after `max_moves` moves."""

    def __init__(
        self, games: int, seats: int, actions: int, size: int, max_moves: int, max_legal: int
    ) -> None:
        self.games, self.seats = games, seats
        self.actions, self.size = actions, size
        self.max_moves, self.max_legal = max_moves, max_legal
        self.plies = cython.cast(cython.p_int, calloc(games, cython.sizeof(cython.int)))
        self.rng_state = cython.cast(cython.pointer(Word), calloc(games, cython.sizeof(Word)))
        self.action_log = cython.cast(
            cython.pointer(cython.ushort),
            malloc(cython.sizeof(cython.ushort) * games * cython.cast(cython.size_t, max_moves)),
        )
        if not (self.plies and self.rng_state and self.action_log):
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.plies)
        free(self.rng_state)
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

    def terminal_rewards(self, game, out):
        """The reward of each seat at the end of the game."""

    def write_observation(self, game, seat, out):
        """What a seat sees, as the game's `Encoding` writes it."""

    def start_text(self, game: int) -> str:
        """The text of the position in which this game began."""
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

    def make(self, game, action):
        self.action_log[cython.cast(cython.size_t, self.max_moves) * game + self.plies[game]] = (
            action
        )
        self.plies[game] += 1
        self.apply(game, action)

    def is_truncated(self, game):
        """Whether a running game has used up its moves."""
        return self.plies[game] >= self.max_moves and self.seat(game) >= 0

    def restart(self, game):
        xorshift64star(self.rng_state + game)
        self.plies[game] = 0
        self.begin_game(game)

    def finish_step(self, game, rewards, ended):
        """Write the rewards and whether the game ended, and restart it if so; returns the seat to
        move."""
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
        self.restart(game)
        return self.seat(game)

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
        return [out[seat] for seat in range(self.seats)]

    def history(self, game: int = 0) -> list[int]:
        """The actions since the beginning."""
        return [self.action_log[self.max_moves * game + ply] for ply in range(self.plies[game])]

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
        for i in range(self.legal_actions(game, out)):
            mask[out[i]] = 1
        free(out)

    # --- many games at once ----------------------------------------------------------------

    def seats_to_play(self, out: cython.schar[::1], first: cython.int, last: cython.int) -> None:
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                out[game] = self.seat(game)

    def first_illegal(self, actions: cython.int[::1], first: cython.int, last: cython.int) -> int:
        """The first game in which the action is illegal, or -1."""
        game: cython.int
        found: cython.int = -1
        with cython.nogil:
            for game in range(first, last):
                if not self.is_legal(game, actions[game]):
                    found = game
                    break
        return found

    def step(
        self,
        actions: cython.int[::1],
        rewards: cython.float[:, ::1],
        ended: cython.uchar[::1],
        to_play: cython.schar[::1],
        first: cython.int,
        last: cython.int,
    ) -> None:
        """Play one action in each game; a game that ends is restarted, and `to_play` is that of the
        new one."""
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                self.make(game, actions[game])
                to_play[game] = self.finish_step(
                    game, cython.address(rewards[game, 0]), cython.address(ended[game])
                )

    def masks(self, out: cython.uchar[:, ::1], first: cython.int, last: cython.int) -> None:
        """A byte for each action: 1 where it is legal."""
        legal = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        game: cython.int
        i: cython.int
        with cython.nogil:
            for game in range(first, last):
                memset(cython.address(out[game, 0]), 0, self.actions)
                for i in range(self.legal_actions(game, legal)):
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
                for i in range(self.legal_actions(game, legal)):
                    out[game, legal[i] >> 3] |= cython.cast(cython.uchar, 1) << (legal[i] & 7)
            free(legal)

    def observe(self, out: cython.schar[:, ::1], first: cython.int, last: cython.int) -> None:
        """What the seat to move sees in each game."""
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                self.write_observation(game, self.seat(game), cython.address(out[game, 0]))

    def sample_actions(
        self, out: cython.int[::1], seed: Word, first: cython.int, last: cython.int
    ) -> None:
        """A legal action for each game, uniformly at random."""
        legal = cython.cast(cython.p_int, malloc(self.max_legal * cython.sizeof(cython.int)))
        rng_state = cython.declare(Word, seed | 1)
        game: cython.int
        number: cython.int
        with cython.nogil:
            for game in range(first, last):
                number = self.legal_actions(game, legal)
                out[game] = legal[(xorshift64star(cython.address(rng_state)) >> 33) % number]
            free(legal)


class AlphaBetaBatch(Batch):
    """Games of two seats, each on a position of its kernel (alphabeta_position.py).

    `moves` are pairs of a move code and its action. Where several codes are the same action, which
    one is meant depends on the position, and a subclass overrides `move_of`.
    """

    def __init__(
        self, positions: list, moves: list, actions: int, size: int, max_moves: int
    ) -> None:
        super().__init__(len(positions), 2, actions, size, max_moves, MAX_LEGAL)
        self.positions = list(positions)
        self.at = cython.cast(
            cython.pointer(cython.p_void), malloc(self.games * cython.sizeof(cython.p_void))
        )
        self.action_of = cython.cast(cython.p_int, calloc(1 << 16, cython.sizeof(cython.int)))
        self.code_of = cython.cast(cython.p_int, calloc(actions, cython.sizeof(cython.int)))
        if not (self.at and self.action_of and self.code_of):
            raise MemoryError
        for move, action in moves:
            self.action_of[move] = action
            self.code_of[action] = move
        for i, position in enumerate(self.positions):
            assert isinstance(position, AlphaBetaPosition)
            self.at[i] = cython.cast(cython.p_void, position)

    def __dealloc__(self) -> None:
        free(self.at)
        free(self.action_of)
        free(self.code_of)

    def move_of(self, game, action):
        """The move code of an action, or NO_MOVE."""
        return self.code_of[action]

    def seat(self, game):
        if cython.cast(AlphaBetaPosition, self.at[game]).status != RUNNING:
            return -1
        return cython.cast(AlphaBetaPosition, self.at[game]).side

    def legal_actions(self, game, out):
        i: cython.int
        number: cython.int = 0
        if cython.cast(AlphaBetaPosition, self.at[game]).status == RUNNING:
            number = cython.cast(AlphaBetaPosition, self.at[game]).generate_moves(out)
        for i in range(number):
            out[i] = self.action_of[out[i]]
        return number

    def is_legal(self, game, action):
        move: cython.int
        if not 0 <= action < self.actions:
            return False
        if cython.cast(AlphaBetaPosition, self.at[game]).status != RUNNING:
            return False
        move = self.move_of(game, action)
        return move != 0 and cython.cast(AlphaBetaPosition, self.at[game]).is_legal(move)

    def apply(self, game, action):
        cython.cast(AlphaBetaPosition, self.at[game]).make(self.move_of(game, action))

    def begin_game(self, game):
        """Back to the given position."""
        while cython.cast(AlphaBetaPosition, self.at[game]).ply > 0:
            cython.cast(AlphaBetaPosition, self.at[game]).unmake()

    def terminal_rewards(self, game, out):
        winner: cython.uint = cython.cast(AlphaBetaPosition, self.at[game]).side
        if cython.cast(AlphaBetaPosition, self.at[game]).status == DRAWN:
            self.split_rewards(0, out)
        else:
            if cython.cast(AlphaBetaPosition, self.at[game]).status != WON:
                winner = 1 - winner
            self.split_rewards(cython.cast(cython.uint, 1) << winner, out)
