"""Reading a position's text into a kernel position."""

from __future__ import annotations

from array import array

from blockyard.games.gobblet.kernel.evaluation import EvaluatedPosition
from blockyard.games.gobblet.kernel.weights import shipped, weight_table_of


def read(text: str, capacity: int = 0, weight_table: array[int] | None = None) -> EvaluatedPosition:
    """A position of either game, with space for this many moves before the search; without a
    weight table, with the weights of the package."""
    board, mover, touch, *held = text.split()
    sides = [0, 0]
    for row, cells in enumerate(reversed(board.split("/"))):
        for column, stack in enumerate(cells.split(",")):
            for size, colour in zip(stack[::2], stack[1::2], strict=False):
                sides["wb".index(colour)] |= 1 << (16 * (int(size) - 1) + 4 * row + column)
    small = board.count("/") == 2
    if weight_table is None:
        weight_table = weight_table_of(
            shipped("gobblers" if small else "gobblet"), 3 if small else 4
        )
    position = EvaluatedPosition(sides, "wb".index(mover), small, weight_table, capacity)
    position.is_strict = touch != "casual"
    if held:
        gobblet, _, square = held[0].partition("@")
        position.put_back(int(gobblet[0]) - 1, "abcd".index(square[0]) + 4 * int(square[1]) - 4)
    return position
