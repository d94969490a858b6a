"""Positions of Gobblet and Gobblers set up by hand: gobblets are stacked and taken off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from blockyard.core.editor import CLEAR, ERASE, TURN, Tool
from blockyard.games.gobblet.board import COLOURS, Board, Gobblet
from blockyard.games.gobblet.rules import GobbletState
from blockyard.games.gobblet.view import GobbletView


class GobbletEditor:
    """`written` reads a text without asking whether the position is possible."""

    def __init__(self, board: Board, written: Callable[[str], GobbletState]) -> None:
        self.board, self.written = board, written
        self.squares = board.squares
        self.tools = tuple(
            Tool(str(Gobblet(size, colour)), "gobblet-one", {"size": size, "colour": letter})
            for colour, letter in enumerate(COLOURS)
            for size in reversed(board.sizes)
        )

    def edited(self, draft: str, tool: str, square: str) -> str:
        state = replace(self.written(draft), held=None)
        if tool == TURN:
            return replace(state, mover=1 - state.mover).text()
        stacks = list(state.squares)
        if tool == CLEAR:
            return replace(state, squares=((),) * len(stacks), mover=0).text()
        at = self.squares.index(square)
        gobblet = self.board.read_gobblet(tool)
        stacks[at] = stacks[at][:-1] if tool == ERASE or gobblet is None else (*stacks[at], gobblet)
        return replace(state, squares=tuple(stacks)).text()

    def view(self, draft: str) -> GobbletView:
        return self.written(draft).judged_now().view(None)
