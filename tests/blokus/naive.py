"""Blokus counted a second time, with nothing from the rules: sets of cells and brute force.

The pieces are not drawn but grown: every way to add a square to a smaller one. Every place on
the board is tried for every way to lie, and kept if the words of the clauses allow it.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby

Cell = tuple[int, int]  # column and row, counted from 1 at a1
Cells = frozenset[Cell]

STARTS = {14: {"o": {(5, 10), (10, 5)}, "p": {(5, 10), (10, 5)}}}
STARTS[20] = {"b": {(1, 20)}, "y": {(20, 20)}, "r": {(20, 1)}, "g": {(1, 1)}}


def sides(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def corners(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)}


def home(cells: set[Cell] | Cells) -> Cells:
    """The same cells as near to (1, 1) as they can be."""
    x0, y0 = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - x0 + 1, y - y0 + 1) for x, y in cells)


@cache
def grown(size: int) -> set[Cells]:
    """Every shape of this many squares, rotations and reflections counted separately."""
    if size == 1:
        return {frozenset({(1, 1)})}
    return {
        home(shape | {cell})
        for shape in grown(size - 1)
        for near in shape
        for cell in sides(near) - shape
    }


@cache
def kind(shape: Cells) -> tuple[Cell, ...]:
    """What a shape has in common with itself turned and flipped: the first of them all."""
    ways = []
    for _ in range(4):
        shape = home({(y, -x) for x, y in shape})
        ways += [sorted(shape), sorted(home({(-x, y) for x, y in shape}))]
    return tuple(min(ways))


@cache
def places(side: int) -> dict[tuple[Cell, ...], list[Cells]]:
    """Every piece at every place of the empty board, turned and flipped in every way."""
    found: dict[tuple[Cell, ...], list[Cells]] = {}
    for shape in (shape for size in range(1, 6) for shape in grown(size)):
        found.setdefault(kind(shape), []).extend(
            frozenset((x + dx, y + dy) for x, y in shape)
            for dx in range(side - max(x for x, _ in shape) + 1)
            for dy in range(side - max(y for _, y in shape) + 1)
        )
    return found


Board = dict[str, set[Cell]]


def read(text: str) -> tuple[int, Board, str]:
    """The length of a side, the cells of each colour in the order of play, whose turn it is."""
    drawing, turn, *_ = text.split()
    rows = drawing.split("/")
    board: Board = {colour: set() for colour in STARTS[len(rows)]}
    for row, squares in enumerate(rows):
        x = 1
        for is_number, run in groupby(squares, str.isdigit):
            if is_number:
                x += int("".join(run))
                continue
            for letter in run:
                board[letter].add((x, len(rows) - row))
                x += 1
    return len(rows), board, turn


def lumps(cells: set[Cell]) -> list[Cells]:
    """The cells that hang together: the pieces of one colour."""
    found: list[set[Cell]] = []
    for cell in cells:
        near = [lump for lump in found if sides(cell) & lump]
        found = [lump for lump in found if lump not in near] + [{cell}.union(*near)]
    return [frozenset(lump) for lump in found]


def legal(side: int, board: Board, colour: str) -> list[Cells]:
    own = board[colour]
    used = {kind(home(lump)) for lump in lumps(own)}
    taken = set().union(*board.values())
    forbidden = taken.union(*map(sides, own))
    wanted = set().union(*map(corners, own)) if own else STARTS[side][colour]
    return [
        cells
        for shape in places(side).keys() - used
        for cells in places(side)[shape]
        if not cells.isdisjoint(wanted) and cells.isdisjoint(forbidden)
    ]


def perft(text: str, depth: int) -> int:
    side, board, turn = read(text)
    return lines(side, board, turn, legal(side, board, turn), depth)


def lines(side: int, board: Board, turn: str, moves: list[Cells], depth: int) -> int:
    if depth == 1:
        return len(moves)
    total = 0
    for cells in moves:
        after = {**board, turn: board[turn] | cells}
        colour, theirs = next_to_play(side, after, turn)
        total += lines(side, after, colour, theirs, depth - 1)
    return total


def next_to_play(side: int, board: Board, turn: str) -> tuple[str, list[Cells]]:
    """The next colour that can place, and where; `-` when none can."""
    order = list(board)
    at = order.index(turn) + 1
    for colour in order[at:] + order[:at]:
        if moves := legal(side, board, colour):
            return colour, moves
    return "-", []


def written(cells: Cells) -> str:
    return ",".join(f"{chr(96 + x)}{y}" for y, x in sorted((y, x) for x, y in cells))
