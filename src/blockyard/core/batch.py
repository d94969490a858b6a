# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: PLR0913, PLR0917 - types come from the .pxd, buffers from the caller
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Many games of one table played at once, by number, without the GIL.

A game's kernel makes a subclass, which knows what action *n* means and what a seat sees; the
loops over games stand here. Whoever calls brings the room for answers: rows of bytes, one for
each game. Games `first` to `last` of them are worked on, so several threads can share a batch.

Nothing is played before all of it is allowed: `refused` looks, `advance` plays. Moves are kept
(`story`), so that the rules can be asked about any position. This file has to be compiled.
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

MOST_TURNS = cython.declare(cython.int, 1024)
ENDED = cython.declare(cython.int, 1)
CUT = cython.declare(cython.int, 2)


class Batch:
    """`games` games for `seats` seats, of `longest` moves at the most."""

    def __init__(
        self, games: int, seats: int, actions: int, size: int, longest: int, most: int
    ) -> None:
        self.games, self.seats = games, seats
        self.actions, self.size = actions, size
        self.longest, self.most = longest, most
        self.plies = cython.cast(cython.p_int, calloc(games, cython.sizeof(cython.int)))
        self.rng_state = cython.cast(cython.pointer(Word), calloc(games, cython.sizeof(Word)))
        self.trail = cython.cast(
            cython.pointer(cython.ushort),
            malloc(cython.sizeof(cython.ushort) * games * cython.cast(cython.size_t, longest)),
        )
        if not (self.plies and self.rng_state and self.trail):
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.plies)
        free(self.rng_state)
        free(self.trail)

    # --- what a game provides ----------------------------------------------------------

    def seat(self, game):
        """Who is to play, or -1 when the game is over."""
        return -1

    def legal(self, game, out):
        """Write the actions that may be played, in any order; gives their number."""
        return 0

    def allows(self, game, action):
        """Whether an action, which may be any number, may be played."""
        return False

    def act(self, game, action):
        """Play an action that is allowed."""

    def begin(self, game):
        """Begin anew, with the next random numbers."""

    def worth(self, game, out):
        """What the end is worth to each seat."""

    def look(self, game, seat, out):
        """What a seat sees, as the game's `Numbers` would write it."""

    def beginning(self, game: int) -> str:
        """The text of the position in which this game began."""
        raise NotImplementedError

    # --- what is the same for all --------------------------------------------------------

    def share(self, winners, out):
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
        self.trail[cython.cast(cython.size_t, self.longest) * game + self.plies[game]] = action
        self.plies[game] += 1
        self.act(game, action)

    def is_cut(self, game):
        """Whether a game has been broken off: it has used up its moves and goes on."""
        return self.plies[game] >= self.longest and self.seat(game) >= 0

    def restart(self, game):
        xorshift64star(self.rng_state + game)
        self.plies[game] = 0
        self.begin(game)

    def settle(self, game, rewards, ended):
        """Rewards and how it stands; what is over begins anew. Gives who is to play."""
        i: cython.int
        seat: cython.int = self.seat(game)
        ended[0] = 0
        for i in range(self.seats):
            rewards[i] = 0
        if seat >= 0 and self.plies[game] < self.longest:
            return seat
        ended[0] = CUT
        if seat < 0:
            ended[0] = ENDED
            self.worth(game, rewards)
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
        """Play an action if it may be; says whether it was. Nothing begins anew here."""
        if self.plies[game] >= self.longest or not self.allows(game, action):
            return False
        self.make(game, action)
        return True

    def was_cut(self, game: cython.int = 0) -> bool:
        return self.is_cut(game)

    def worths(self, game: cython.int = 0) -> list[float]:
        """What the end was worth to each seat; nothing to anybody if there is none yet."""
        out = cython.declare(cython.float[8])
        if self.seat(game) >= 0:
            return [0.0] * self.seats
        self.worth(game, out)
        return [out[seat] for seat in range(self.seats)]

    def story(self, game: int = 0) -> list[int]:
        """The actions since the beginning."""
        return [self.trail[self.longest * game + ply] for ply in range(self.plies[game])]

    def see(
        self,
        game: cython.int,
        seat: cython.int,
        observation: cython.schar[::1],
        mask: cython.schar[::1],
    ) -> None:
        """What one seat sees, and what it may play now: nothing if it is not to play."""
        if observation.shape[0] != self.size or mask.shape[0] != self.actions:
            raise ValueError(f"the rows have to be {self.size} and {self.actions} bytes long")
        self.look(game, seat, cython.address(observation[0]))
        memset(cython.address(mask[0]), 0, self.actions)
        if self.seat(game) == seat:
            self.mark(game, cython.address(mask[0]))

    def mark(self, game, mask):
        out = cython.cast(cython.p_int, malloc(self.most * cython.sizeof(cython.int)))
        i: cython.int
        for i in range(self.legal(game, out)):
            mask[out[i]] = 1
        free(out)

    # --- many games at once ----------------------------------------------------------------

    def seats_to_play(self, out: cython.schar[::1], first: cython.int, last: cython.int) -> None:
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                out[game] = self.seat(game)

    def refused(self, actions: cython.int[::1], first: cython.int, last: cython.int) -> int:
        """The first game in which the action may not be played, or -1."""
        game: cython.int
        found: cython.int = -1
        with cython.nogil:
            for game in range(first, last):
                if not self.allows(game, actions[game]):
                    found = game
                    break
        return found

    def advance(
        self,
        actions: cython.int[::1],
        rewards: cython.float[:, ::1],
        ended: cython.uchar[::1],
        to_play: cython.schar[::1],
        first: cython.int,
        last: cython.int,
    ) -> None:
        """Play one action in each game; who ended begins anew, and `to_play` is of the new one."""
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                self.make(game, actions[game])
                to_play[game] = self.settle(
                    game, cython.address(rewards[game, 0]), cython.address(ended[game])
                )

    def masks(self, out: cython.uchar[:, ::1], first: cython.int, last: cython.int) -> None:
        """A byte for each action: 1 where it may be played."""
        listed = cython.cast(cython.p_int, malloc(self.most * cython.sizeof(cython.int)))
        game: cython.int
        i: cython.int
        with cython.nogil:
            for game in range(first, last):
                memset(cython.address(out[game, 0]), 0, self.actions)
                for i in range(self.legal(game, listed)):
                    out[game, listed[i]] = 1
            free(listed)

    def bits(self, out: cython.uchar[:, ::1], first: cython.int, last: cython.int) -> None:
        """A bit for each action, the lowest bit of a byte first."""
        listed = cython.cast(cython.p_int, malloc(self.most * cython.sizeof(cython.int)))
        game: cython.int
        i: cython.int
        width: cython.int = (self.actions + 7) // 8
        with cython.nogil:
            for game in range(first, last):
                memset(cython.address(out[game, 0]), 0, width)
                for i in range(self.legal(game, listed)):
                    out[game, listed[i] >> 3] |= cython.cast(cython.uchar, 1) << (listed[i] & 7)
            free(listed)

    def observe(self, out: cython.schar[:, ::1], first: cython.int, last: cython.int) -> None:
        """What the seat to play sees in each game."""
        game: cython.int
        with cython.nogil:
            for game in range(first, last):
                self.look(game, self.seat(game), cython.address(out[game, 0]))

    def pick(self, out: cython.int[::1], seed: Word, first: cython.int, last: cython.int) -> None:
        """An action for each game, all that may be played equally likely."""
        listed = cython.cast(cython.p_int, malloc(self.most * cython.sizeof(cython.int)))
        rng_state = cython.declare(Word, seed | 1)
        game: cython.int
        number: cython.int
        with cython.nogil:
            for game in range(first, last):
                number = self.legal(game, listed)
                out[game] = listed[(xorshift64star(cython.address(rng_state)) >> 33) % number]
            free(listed)


class AlphaBetaBatch(Batch):
    """Games of two seats in turn, each on a position of its kernel (alphabeta_position.py).

    `moves` are pairs of a kernel's move and the action that it is. Where several moves are one
    action, which of them is meant depends on the position, and a subclass says it.
    """

    def __init__(self, positions: list, moves: list, actions: int, size: int, longest: int) -> None:
        super().__init__(len(positions), 2, actions, size, longest, MOST_TURNS)
        self.positions = list(positions)
        self.at = cython.cast(
            cython.pointer(cython.p_void), malloc(self.games * cython.sizeof(cython.p_void))
        )
        self.numbers = cython.cast(cython.p_int, calloc(1 << 16, cython.sizeof(cython.int)))
        self.moves = cython.cast(cython.p_int, calloc(actions, cython.sizeof(cython.int)))
        if not (self.at and self.numbers and self.moves):
            raise MemoryError
        for move, action in moves:
            self.numbers[move] = action
            self.moves[action] = move
        for i, position in enumerate(self.positions):
            assert isinstance(position, AlphaBetaPosition)
            self.at[i] = cython.cast(cython.p_void, position)

    def __dealloc__(self) -> None:
        free(self.at)
        free(self.numbers)
        free(self.moves)

    def move_of(self, game, action):
        """The kernel's move that an action would be, or NONE."""
        return self.moves[action]

    def seat(self, game):
        if cython.cast(AlphaBetaPosition, self.at[game]).ended != RUNNING:
            return -1
        return cython.cast(AlphaBetaPosition, self.at[game]).side

    def legal(self, game, out):
        i: cython.int
        number: cython.int = 0
        if cython.cast(AlphaBetaPosition, self.at[game]).ended == RUNNING:
            number = cython.cast(AlphaBetaPosition, self.at[game]).moves(out)
        for i in range(number):
            out[i] = self.numbers[out[i]]
        return number

    def allows(self, game, action):
        move: cython.int
        if not 0 <= action < self.actions:
            return False
        if cython.cast(AlphaBetaPosition, self.at[game]).ended != RUNNING:
            return False
        move = self.move_of(game, action)
        return move != 0 and cython.cast(AlphaBetaPosition, self.at[game]).allows(move)

    def act(self, game, action):
        cython.cast(AlphaBetaPosition, self.at[game]).make(self.move_of(game, action))

    def begin(self, game):
        """Back to the position that was given."""
        while cython.cast(AlphaBetaPosition, self.at[game]).ply > 0:
            cython.cast(AlphaBetaPosition, self.at[game]).undo()

    def worth(self, game, out):
        winner: cython.uint = cython.cast(AlphaBetaPosition, self.at[game]).side
        if cython.cast(AlphaBetaPosition, self.at[game]).ended == DRAWN:
            self.share(0, out)
        else:
            if cython.cast(AlphaBetaPosition, self.at[game]).ended != WON:
                winner = 1 - winner
            self.share(cython.cast(cython.uint, 1) << winner, out)
