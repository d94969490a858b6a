# cython: language_level=3
"""What Monte Carlo tree search needs from a position, whatever the game.

A kernel of kind "mcts" derives its positions from `MctsPosition`; the search in `ai/mcts.py`
knows nothing else of the game. Moves are integers below 2**19, distinct for each colour, so that
RAVE can index a table by move; `move_text` turns them into notation. What the search calls in its
simulations runs without the GIL.
"""

from __future__ import annotations

import cython

MOVE_NUMBERS = 1 << 19


class MctsPosition:
    """A mutable position: moves change it in place, `copy_from` resets it."""

    def seat_to_move(self) -> cython.int:
        """The seat to move, or -1 when the game is over."""
        return -1

    def max_moves(self) -> cython.int:
        """An upper bound on the legal moves of any position of this game."""
        return 0

    def expand(
        self, moves: cython.pointer(cython.int), logits: cython.pointer(cython.float)
    ) -> cython.int:
        """Write the legal moves and their policy logits (log prior up to a constant); returns
        the number of moves."""
        return 0

    def advance(self, move: cython.int) -> cython.void:
        """Play a legal move."""

    def copy_from(self, other: MctsPosition) -> cython.void:
        """Become a copy of another position of the same game."""

    def playout(
        self, rng_state: cython.pointer(cython.ulonglong), moves: cython.pointer(cython.int)
    ) -> cython.int:
        """Play random moves to the end of the game, record them in `moves` and return their
        number."""
        return 0

    def evaluate(self, values: cython.pointer(cython.float)) -> cython.bint:
        """Write the value net's estimate for each seat, from -1 to 1. False if there is no net
        for this position: the search then runs a playout."""
        return False

    def terminal_values(self, values: cython.pointer(cython.float)) -> cython.void:
        """Write the result for each seat, from -1 to 1. The game must be over."""

    def solve_endgame(
        self,
        nodes: cython.int,
        line: cython.pointer(cython.int),
        value: cython.pointer(cython.float),
    ) -> cython.int:
        """Solve the position exactly if that takes at most `nodes` nodes: write the principal
        variation and its value, and return its length; 0 if it is out of reach."""
        return 0

    def solve_leaf(self, nodes: cython.int, value: cython.pointer(cython.float)) -> cython.bint:
        """The exact value for the seat to move, between two seats, if it takes at most `nodes`
        nodes. Called often: what it finds is remembered for the next time."""
        return False

    # --- for Python ---------------------------------------------------------------

    @property
    def to_play(self) -> int | None:
        """The seat to move, or None when the game is over."""
        seat = self.seat_to_move()
        return None if seat < 0 else seat

    def play(self, move: str) -> MctsPosition:
        """The position after a move; refuses illegal moves with the rules' objection."""
        raise NotImplementedError

    def legal_moves(self) -> list[str]:
        """Sorted, as in the rules."""
        raise NotImplementedError

    def copy(self) -> MctsPosition:
        """An independent copy."""
        raise NotImplementedError

    def solution(self, nodes: int) -> tuple[list[str], float] | None:
        """The principal variation and its exact value, if that takes at most `nodes` nodes."""
        line = cython.declare(cython.int[128])
        value: cython.float = 0
        limit: cython.int = nodes
        length: cython.int
        with cython.nogil:
            length = self.solve_endgame(limit, line, cython.address(value))
        if length == 0:
            return None
        return [self.move_text(line[i]) for i in range(length)], value

    def final_values(self) -> list[float]:
        """The result of a finished game for each seat, from -1 to 1."""
        values = cython.declare(cython.float[8])
        self.terminal_values(values)
        return [values[seat] for seat in range(self.seats)]

    def move_text(self, move: int) -> str:
        """The notation of a move of the seat to move."""
        raise NotImplementedError
