# cython: language_level=3
# mypy: ignore-errors
"""A position that alpha-beta can search: two seats, nothing hidden, nothing left to chance.

A game's kernel makes a subclass, and `ai/alphabeta.py` searches it without knowing the game. The
position changes in place: `make` plays a move and `undo` takes the last one back.

Moves are whole numbers from 1 to 65535, whatever the kernel means by them; NONE is no move. The
fields say what has to be asked at every position, so that asking costs no call:

  side        who is to play, 0 or 1; where turns are skipped, one side can play twice in a row
  ply         how many moves were made, those before the search included
  ended       how the game stands for `side`, as in `core/ending.py`
  last_seen   the ply at which this very position stood before, or -1; as of the last `make`

`value`, `winning_move` and `is_threatened` are asked of a position that `make` has just led to; a
kernel need not know them any more after an `undo`.

Compiled, these are C calls (alternating.pxd). Uncompiled, it is an ordinary base class.
"""

NONE = 0
MOST_MOVES = 1024
"""No position has more moves than this; who calls `moves` brings room for so many."""
DEEPEST = 120
"""A search never makes more moves than this beyond the position it was given."""


class Alternating:
    """What a kernel provides. Values are for the side to play, between -9999 and 9999."""

    def __init__(self) -> None:
        self.side = self.ply = 0
        self.ended = 0
        self.last_seen = -1

    def moves(self, out):
        """Write the moves to `out`, the more promising first, and give their number."""
        return 0

    def make(self, move):
        """Play one of `moves` and bring the fields up to date."""

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

    def roots(self) -> list[int]:
        """The moves that can be answered with here; fewer than `moves` while one is in hand."""
        raise NotImplementedError
