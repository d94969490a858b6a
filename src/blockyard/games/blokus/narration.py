"""Placements of Blokus in words, for a terminal: the piece, and in which part of the board."""

from __future__ import annotations

from blockyard.core.contract import Say
from blockyard.games.blokus.pieces import Board, Cell
from blockyard.games.blokus.view import BlokusView


def phrase(view: BlokusView, shown: str, say: Say) -> str:
    board = Board(view["side"])
    names = shown.split(",")
    if any(name not in board.square for name in names):
        return shown
    squares = [board.square[name] for name in names]
    where = _part([board.cell(square) for square in squares], board.side)
    return say("blokus-short", piece=board.piece_on(squares) or shown, where=where)


def _part(cells: list[Cell], side: int) -> str:
    """`upper-left`, `right`, `centre`: by the thirds of the board in which the middle lies."""
    across = _third([x for x, _ in cells], side, ("left", "", "right"))
    up = _third([y for _, y in cells], side, ("lower", "", "upper"))
    return "-".join(filter(None, (up, across))) or "centre"


def _third(places: list[int], side: int, names: tuple[str, str, str]) -> str:
    middle = (sum(places) / len(places) + 0.5) / side
    return names[0] if middle < 1 / 3 else names[2] if middle > 2 / 3 else names[1]
