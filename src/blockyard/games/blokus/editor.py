"""Positions of Blokus set up by hand: squares are painted, and what touches along a side is a
piece."""

from __future__ import annotations

import re
from dataclasses import replace

from blockyard.core.contract import impossible
from blockyard.core.editor import CLEAR, ERASE, TURN, Tool
from blockyard.games.blokus.pieces import each
from blockyard.games.blokus.rules import BlokusState, Variant
from blockyard.games.blokus.view import BlokusView


class BlokusEditor:
    def __init__(self, variant: Variant, example: str) -> None:
        self.variant, self.example = variant, example
        self.squares = variant.board.names
        self.tools = tuple(
            Tool(letter, "blokus-colour", {"colour": letter}) for letter in variant.colours
        )

    def edited(self, draft: str, tool: str, square: str) -> str:
        state = self._written(draft)
        if tool == TURN:
            turn = 0 if state.turn is None else (state.turn + 1) % len(self.variant.colours)
            return replace(state, turn=turn).text()
        if tool == CLEAR:
            return replace(state, placed=(0,) * len(state.placed), turn=0).text()
        bit = 1 << self.variant.board.square[square]
        placed = [squares & ~bit for squares in state.placed]
        if tool != ERASE:
            placed[self.variant.colours.index(tool)] |= bit
        return replace(state, placed=tuple(placed)).text()

    def view(self, draft: str) -> BlokusView:
        return self._written(draft).view(None)

    def _written(self, draft: str) -> BlokusState:
        letters = self.variant.colours
        form = rf"([0-9{letters}/]+) ([{letters}]|-) ([0-9]) ([{letters}]+|-) ([0-9]+|-)"
        found = re.fullmatch(form, " ".join(draft.split()))
        placed = found and self.variant.board.read(letters, found[1])
        if not found or not placed:
            impossible("", "not-a-position", example=self.example)
        return BlokusState(
            replace(self.variant, seats=int(found[3])),
            placed,
            tuple(map(self._left, placed)),
            None if found[2] == "-" else letters.index(found[2]),
        )

    def _left(self, squares: int) -> tuple[str, ...]:
        """The pieces that are not on the board; half a piece is none."""
        board = self.variant.board
        used = {board.piece_on(each(part)) for part in board.joined(squares)}
        return tuple(piece for piece in self.variant.pieces if piece not in used)
