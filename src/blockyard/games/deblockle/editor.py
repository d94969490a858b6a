"""Positions of Deblockle set up by hand: blocks are put down, tipped, turned and taken off.

The whole set-up is skipped: what is on the board is all that is left.
"""

from __future__ import annotations

from dataclasses import replace

from blockyard.core.editor import CLEAR, ERASE, TURN, Tool
from blockyard.games.deblockle.board import COLOURS, EMPTY, INDEX, SQUARES, Block, Squares
from blockyard.games.deblockle.cube import CUBES, NORTH, STOP
from blockyard.games.deblockle.reading import draft as read_draft
from blockyard.games.deblockle.view import DeblockleView

TIP, SPIN = "tip", "spin"
FIRST = next(cube for cube in CUBES.values() if cube.top == STOP)
"""A block is put down with Stop on top, which is possible anywhere."""


class DeblockleEditor:
    squares = SQUARES
    tools = (
        *(Tool(colour, "deblockle-edit-block", {"colour": colour}) for colour in COLOURS),
        Tool(TIP, "deblockle-edit-tip"),
        Tool(SPIN, "deblockle-edit-spin"),
    )

    def edited(self, draft: str, tool: str, square: str) -> str:
        state = read_draft(draft)
        if tool == TURN:
            return replace(state, mover=1 - state.mover).text()
        if tool == CLEAR:
            return replace(state, squares=EMPTY, mover=0, quiet=0).text()
        squares = list(state.squares)
        squares[INDEX[square]] = _changed(state.squares, INDEX[square], tool)
        return replace(state, squares=tuple(squares), quiet=0).text()

    def view(self, draft: str) -> DeblockleView:
        return read_draft(draft).view(None)


def _changed(squares: Squares, at: int, tool: str) -> Block | None:
    block = squares[at]
    if tool == ERASE:
        return None
    if tool in COLOURS:
        return Block(COLOURS.index(tool), FIRST)
    if block is None:
        return None
    cube = block.cube
    # A quarter turn brings the side in the west to the north.
    return Block(block.colour, cube.tipped(NORTH) if tool == TIP else CUBES[cube.top + cube.west])
