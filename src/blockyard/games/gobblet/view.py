"""What a seat sees of a game of Gobblet or Gobblers, as JSON."""

from __future__ import annotations

from typing import TypedDict

from blockyard.core.contract import Seat


class GobbletView(TypedDict):
    """Everything on the table; at a memory table only what is not covered (G9).

    A gobblet is its size and colour: `4w`. Squares are in the order a1, b1, … of the board.
    """

    side: int  # of the board
    squares: list[list[str]]  # the stack on each square, from the bottom up
    beside: list[list[int]]  # by colour: sizes that can be entered, 0 for an empty stack
    stacked: bool  # G2: gobblets stand in stacks beside the board
    strict: bool  # G8: touching is final
    memory: bool  # G9
    held: str | None
    origin: str | None  # the square that `held` was lifted from
    lines: list[list[str]]  # G1: the squares of each complete line
    to_play: Seat | None
