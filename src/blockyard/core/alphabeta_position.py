# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A position that alpha-beta can search: two seats, perfect information, no chance.

A game's kernel derives a class from it, and `ai/alphabeta.py` searches it without knowing the game.
The position is mutable: `make` plays a move and `unmake` takes the last one back.

Moves are codes from 1 to 65535 that only the kernel understands; NO_MOVE is none. What is asked at
every node is a field, so that reading it costs no call:

  side            the side to move, 0 or 1; where turns are skipped, a side can move twice in a row
  ply             the number of moves made, those before the search included
  status          RUNNING, WON, LOST or DRAWN for `side` (core/status.py)
  repetition_ply  the ply at which the same position occurred before, or -1; set by `make`
  may_win         False only if `winning_move` would find nothing; set by `make`
  may_lose        the same for `is_threatened`
  is_proven       whether a tablebase knows the result, which `proven_plies` returns; set by `make`
  can_null_move   whether `make_null_move` exists; not where having to move may hurt (zugzwang)

Within a search, `evaluate`, `winning_move` and `is_threatened` are asked only after a `make`; a
kernel need not restore in `unmake` what they use, nor what `make` sets, but for `status`. Whatever
gives the position back to Python calls `recompute`. `is_legal` is asked with moves of other
positions, such as hash and killer moves.

Compiled, the methods are C calls (alphabeta_position.pxd). Uncompiled, this is a plain base class.
"""

import cython

from blockyard.core.rng import MASK64

if cython.compiled:
    from cython.cimports.blockyard.core.rng import lcg64, splitmix64_at
    from cython.cimports.blockyard.core.status import LOST, RUNNING, WON
else:
    from blockyard.core.rng import lcg64, splitmix64_at
    from blockyard.core.status import LOST, RUNNING, WON

NO_MOVE = 0
MAX_MOVES = 1024
"""Upper bound of the moves of a position: the size of the array for `generate_moves`."""
MAX_SEARCH_PLIES = 120
"""A search never goes further than this beyond the position it was given."""
MAX_PLIES = 1000
"""Nor does anything else go further: a playout that long is a draw."""
LONGEST_PLAYOUT = cython.declare(cython.int, MAX_PLIES)


class AlphaBetaPosition:
    """What a kernel implements. Evaluations are for the side to move, between -9999 and 9999."""

    def __init__(self) -> None:
        self.side = self.ply = 0
        self.status = 0
        self.repetition_ply = -1
        self.may_win = self.may_lose = True
        self.can_null_move = self.is_proven = False

    def generate_moves(self, out):
        """Write the legal moves to `out`, promising ones first, and return their number."""
        return 0

    def count_moves(self):
        """The number of legal moves; a kernel that can count without generating overrides this."""
        moves = cython.declare(cython.int[1024])
        return self.generate_moves(moves)

    def is_legal(self, move):
        """Whether a move of another position is legal here."""
        return False

    def make(self, move):
        """Play a legal move and update the fields."""

    def make_null_move(self):
        """Pass the turn, which the rules do not allow, for null move pruning. `unmake` takes it
        back like a move."""

    def unmake(self):
        """Take back the last move."""

    def recompute(self):
        """Set what `unmake` does not restore, at the end of a series of moves that were taken back.
        Asked only if the game is running."""

    def copy_from(self, other):
        """Become the position of another of the same game and capacity, its history included."""
        self.side, self.ply = other.side, other.ply
        self.status, self.repetition_ply = other.status, other.repetition_ply
        self.may_win, self.may_lose = other.may_win, other.may_lose

    def key(self):
        """64-bit hash key of the position, for the transposition table."""
        return 0

    def evaluate(self):
        """The static evaluation of a running position."""
        return 0

    def winning_move(self):
        """A move that wins at once, or NO_MOVE."""
        return 0

    def is_threatened(self):
        """Whether the other side could win at once if it were to move."""
        return False

    def proven_plies(self):
        """Plies to a proven win; negative, to a loss; 0 for a draw. Asked only if `is_proven`."""
        return 0

    # --- for Python callers, who cannot call the methods above -------------------------------

    def legal_moves(self) -> list[int]:
        """All legal moves, in the order of `generate_moves`."""
        moves = cython.declare(cython.int[1024])
        number = self.generate_moves(moves) if self.status == RUNNING else 0
        return [moves[i] for i in range(number)]

    def root_moves(self) -> list[int]:
        """The moves to search from here; fewer than `legal_moves` in the middle of a turn."""
        return self.legal_moves()

    def push(self, move: int) -> None:
        """Make a move of the game, as opposed to one of a search."""
        assert move in self.root_moves()
        self.make(move)

    def pop(self) -> None:
        """Take back the last `push`."""
        self.unmake()
        self.recompute()

    def hash_key(self) -> int:
        return self.key()

    def static_evaluation(self) -> int:
        return self.evaluate()

    def immediate_win(self) -> int:
        return self.winning_move()

    def is_under_threat(self) -> bool:
        return self.is_threatened()

    def become(self, other) -> None:
        self.copy_from(other)

    def is_legal_move(self, move: int) -> bool:
        return self.is_legal(move)

    def net_features(self) -> list[int]:
        """The features of the value net (row_net.py); none without a net."""
        return []

    def perft(self, depth: int) -> int:
        """The number of lines of this many moves."""
        lines: cython.ulonglong
        plies: cython.int = depth
        with cython.nogil:
            lines = self.count_leaves(plies)
        self.restore()
        return lines

    def restore(self):
        """The position as it was, after moves were made and taken back."""
        if self.status == RUNNING:
            self.recompute()

    def count_leaves(self, depth):
        """Perft without the GIL; finished games are not continued."""
        moves = cython.declare(cython.int[1024])
        total = 0
        if depth == 0:
            return 1
        if self.status != RUNNING:
            return 0
        if depth == 1:
            return self.count_moves()
        number = self.generate_moves(moves)
        for i in range(number):
            self.make(moves[i])
            total += self.count_leaves(depth - 1)
            self.unmake()
        return total

    def playouts(self, number: int, seed: int) -> list[int]:
        """Random playouts from here: the number of wins of each side."""
        winner: cython.int
        rng_state: cython.ulonglong
        wins = [0, 0]
        for game in range(number):
            rng_state = splitmix64_at((seed << 32 ^ game) & MASK64)
            with cython.nogil:
                winner = self.playout(rng_state)
            if winner >= 0:
                wins[winner] += 1
        self.restore()
        return wins

    def playout(self, rng_state):
        """Play random moves to the end and take them back: the winner, or -1."""
        moves = cython.declare(cython.int[1024])
        winner = -1
        begun = self.ply
        while self.status == RUNNING and self.ply < begun + LONGEST_PLAYOUT:
            number = self.generate_moves(moves)
            if number == 0:
                break
            rng_state = lcg64(rng_state)
            self.make(moves[(rng_state >> 33) % number])
        if self.status in (WON, LOST):
            winner = self.side if self.status == WON else 1 - self.side
        while self.ply > begun:
            self.unmake()
        return winner
