# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
"""A position that alpha-beta can search: two seats, nothing hidden, nothing left to chance.

A game's kernel makes a subclass, and `ai/alphabeta.py` searches it without knowing the game. The
position changes in place: `make` plays a move and `undo` takes the last one back.

Moves are whole numbers from 1 to 65535, whatever the kernel means by them; NONE is no move. The
fields say what has to be asked at every position, so that asking costs no call:

  side        who is to play, 0 or 1; where turns are skipped, one side can play twice in a row
  ply         how many moves were made, those before the search included
  ended       how the game stands for `side`, as in `core/status.py`
  last_seen   the ply at which this very position stood before, or -1; as of the last `make`
  may_win     no only if `winning_move` has nothing to look for; as of the last `make`
  may_lose    the same for `is_threatened`
  may_pass    whether `pass_turn` is there to be asked: who is to play is hardly ever glad not to be

`value`, `winning_move` and `is_threatened` are asked of a position that `make` has just led to; a
kernel need not know them any more after an `undo`. `allows` is asked with any number that was a
move somewhere: a search takes moves from one position to another.

Compiled, these are C calls (alternating.pxd). Uncompiled, it is an ordinary base class.
"""

import cython

from blockyard.core.rng import MASK64

if cython.compiled:
    from cython.cimports.blockyard.core.rng import lcg64, splitmix64_at
    from cython.cimports.blockyard.core.status import LOST, RUNNING, WON
else:
    from blockyard.core.rng import lcg64, splitmix64_at
    from blockyard.core.status import LOST, RUNNING, WON

NONE = 0
MOST_MOVES = 1024
"""No position has more moves than this; who calls `moves` brings room for so many."""
DEEPEST = 120
"""A search never makes more moves than this beyond the position it was given."""
FARTHEST = 1000
"""Nor does anybody else make more than this: then a random game is nobody's."""
LONGEST_PLAYOUT = cython.declare(cython.int, FARTHEST)


class AlphaBetaPosition:
    """What a kernel provides. Values are for the side to play, between -9999 and 9999."""

    def __init__(self) -> None:
        self.side = self.ply = 0
        self.ended = 0
        self.last_seen = -1
        self.may_win = self.may_lose = True
        self.may_pass = False

    def moves(self, out):
        """Write the moves to `out`, the more promising first, and give their number."""
        return 0

    def number_of_moves(self):
        """The number alone; a kernel that knows it sooner says so."""
        moves = cython.declare(cython.int[1024])
        return self.moves(moves)

    def allows(self, move):
        """Whether a move of another position is one here too."""
        return False

    def make(self, move):
        """Play one of `moves` and bring the fields up to date."""

    def pass_turn(self):
        """Let the other side play, which no rule allows, to see whether it could do harm. `undo`
        takes it back like a move."""

    def undo(self):
        """Take the last move back."""

    def key(self):
        """64 well-mixed bits that tell positions apart; equal only where values are."""
        return 0

    def value(self):
        """How good a running position looks, without search."""
        return 0

    def winning_move(self):
        """A move that wins at once, or NONE if there is none (or none was looked for)."""
        return 0

    def is_threatened(self):
        """Whether the other side would win at once if it were to play."""
        return False

    # --- what is the same for all, and for those who cannot call C -------------------------

    def listed(self) -> list[int]:
        """All moves, in the order of `moves`."""
        moves = cython.declare(cython.int[1024])
        number = self.moves(moves) if self.ended == RUNNING else 0
        return [moves[i] for i in range(number)]

    def roots(self) -> list[int]:
        """The moves that can be answered with here; fewer than `moves` while one is in hand."""
        return self.listed()

    def advance(self, move: int) -> None:
        """Make a move that was really played, and that the rules have allowed."""
        assert move in self.roots()
        self.make(move)

    def retreat(self) -> None:
        """Take back what `advance` did."""
        self.undo()

    def key_of(self) -> int:
        return self.key()

    def value_of(self) -> int:
        return self.value()

    def wins_at_once(self) -> int:
        return self.winning_move()

    def is_in_danger(self) -> bool:
        return self.is_threatened()

    def is_allowed(self, move: int) -> bool:
        return self.allows(move)

    def perft(self, depth: int) -> int:
        """Lines of play in whole turns."""
        lines: cython.ulonglong
        plies: cython.int = depth
        with cython.nogil:
            lines = self.count(plies)
        return lines

    def count(self, depth):
        """Lines of play; what ended is not played on."""
        moves = cython.declare(cython.int[1024])
        total = 0
        if depth == 0:
            return 1
        if self.ended != RUNNING:
            return 0
        if depth == 1:
            return self.number_of_moves()
        number = self.moves(moves)
        for i in range(number):
            self.make(moves[i])
            total += self.count(depth - 1)
            self.undo()
        return total

    def playouts(self, number: int, seed: int) -> list[int]:
        """Random games from here: how many each side won."""
        winner: cython.int
        rng_state: cython.ulonglong
        wins = [0, 0]
        for game in range(number):
            rng_state = splitmix64_at((seed << 32 ^ game) & MASK64)
            with cython.nogil:
                winner = self.play_out(rng_state)
            if winner >= 0:
                wins[winner] += 1
        return wins

    def play_out(self, rng_state):
        """Play moves at random to the end and take them back: who won, or -1 if nobody did."""
        moves = cython.declare(cython.int[1024])
        winner = -1
        begun = self.ply
        while self.ended == RUNNING and self.ply < begun + LONGEST_PLAYOUT:
            number = self.moves(moves)
            if number == 0:
                break
            rng_state = lcg64(rng_state)
            self.make(moves[(rng_state >> 33) % number])
        if self.ended in (WON, LOST):
            winner = self.side if self.ended == WON else 1 - self.side
        while self.ply > begun:
            self.undo()
        return winner
