# cython: language_level=3
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""What a position shows to Monte Carlo tree search, whatever the game.

A kernel of kind `sampling` derives its positions from `MctsPosition`; the search in `ai/mcts.py`
knows nothing else of the game. Moves are whole numbers below 2**19, different for different
colours; texts are made at the edge by `spell`. Everything but `twin` and `spell` runs without
the GIL.
"""

from __future__ import annotations

import cython

MOVE_NUMBERS = 1 << 19


class MctsPosition:
    """A position to sample from: it is changed in place and copied with `become`."""

    def seat(self) -> cython.int:
        """Who is to play, or -1 when the game is over."""
        return -1

    def most(self) -> cython.int:
        """No position of this game has more legal moves than this."""
        return 0

    def spread(
        self, moves: cython.pointer(cython.int), favour: cython.pointer(cython.float)
    ) -> cython.int:
        """Write the legal moves and how much each is favoured before any search (a logarithm,
        up to a constant); gives their number."""
        return 0

    def advance(self, move: cython.int) -> cython.void:
        """Play a legal move."""

    def become(self, other: MctsPosition) -> cython.void:
        """Turn into a copy of another position of the same game."""

    def playout(
        self, luck: cython.pointer(cython.ulonglong), trail: cython.pointer(cython.int)
    ) -> cython.int:
        """Play to the end by chance, note the moves in `trail` and give their number."""
        return 0

    def judge(self, out: cython.pointer(cython.float)) -> cython.bint:
        """What a running position looks worth to each seat, from -1 to 1; False if nobody has
        learned to tell, and games have to be played by chance."""
        return False

    def values(self, out: cython.pointer(cython.float)) -> cython.void:
        """What the end is worth to each seat, from -1 to 1; only when the game is over."""

    def solve(
        self,
        nodes: cython.int,
        line: cython.pointer(cython.int),
        value: cython.pointer(cython.float),
    ) -> cython.int:
        """Play both sides perfectly to the end if that takes no more than so many nodes: gives
        the number of moves in `line`, 0 if it is too far."""
        return 0

    def copy(self) -> MctsPosition:
        """A copy to play on."""
        raise NotImplementedError

    def spell(self, move: int) -> str:
        """The text of a move for the seat to play."""
        raise NotImplementedError
