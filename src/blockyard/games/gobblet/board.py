"""The board: squares, lines, gobblets, and how each of them is written.

Squares are a1 to d4, column first, row 1 at White's side. A gobblet is a size and a colour,
`3w`; a stack is written from the bottom up, `1b4w`, and the last of it is what can be seen.
A move is `4b2` (a new size-4 gobblet on b2), `a1b2` (what is on a1 goes to b2) or, where
touching is final, `a1` to lift and `b2` to put.

Gobblet and Gobblers share all this; only the measures of the board differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

COLOURS = "wb"


class Gobblet(NamedTuple):
    size: int
    colour: int

    def __str__(self) -> str:
        return WRITTEN[self]


LARGEST = 4
WRITTEN = {
    Gobblet(size, colour): f"{size}{letter}"
    for size in range(1, LARGEST + 1)
    for colour, letter in enumerate(COLOURS)
}
Stack = tuple[Gobblet, ...]
Line = tuple[int, ...]


class Move(NamedTuple):
    """`size` for a new gobblet, `origin` for one on the board, neither for a lift or a put."""

    to: int
    size: int | None = None
    origin: int | None = None


@dataclass(frozen=True)
class Board:
    """A square board with as many sizes as squares in a row, `copies` of each size a side."""

    side: int
    copies: int

    @cached_property
    def squares(self) -> tuple[str, ...]:
        columns = "abcd"[: self.side]
        return tuple(f"{c}{r}" for r in range(1, self.side + 1) for c in columns)

    @cached_property
    def sizes(self) -> range:
        return range(1, self.side + 1)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """G1: rows, columns and the two main diagonals."""
        n = self.side
        rows = [tuple(range(n * r, n * r + n)) for r in range(n)]
        columns = [tuple(range(c, n * n, n)) for c in range(n)]
        rising, falling = tuple(range(0, n * n, n + 1)), tuple(range(n - 1, n * n - 1, n - 1))
        return (*rows, *columns, rising, falling)

    @cached_property
    def line_bits(self) -> tuple[tuple[Line, int], ...]:
        """Each line, and its squares as the bits of a number."""
        return tuple((line, sum(1 << square for square in line)) for line in self.lines)

    def read_move(self, text: str) -> Move | None:
        """The move written as `text`, or None if it is not written as a move."""
        start, to = text[:-2], text[-2:]
        if to not in self.squares:
            return None
        at = self.squares.index(to)
        if not start:
            return Move(at)
        if start in self.squares:
            return Move(at, origin=self.squares.index(start))
        if start in map(str, self.sizes):
            return Move(at, size=int(start))
        return None

    def write(self, stacks: tuple[Stack, ...]) -> str:
        """Rows from the top, squares from the left: `.,.,1b4w,./…`."""
        cells = ["".join(map(str, stack)) or "." for stack in stacks]
        rows = [cells[i : i + self.side] for i in range(0, len(cells), self.side)]
        return "/".join(",".join(row) for row in reversed(rows))

    def read(self, text: str) -> tuple[Stack, ...] | None:
        """The stacks written as `text`, or None if it is not written as this board."""
        rows = [row.split(",") for row in reversed(text.split("/"))]
        if len(rows) != self.side or any(len(row) != self.side for row in rows):
            return None
        stacks = [self._read_stack(cell) for row in rows for cell in row]
        return tuple(s for s in stacks if s is not None) if None not in stacks else None

    def _read_stack(self, cell: str) -> Stack | None:
        if cell == ".":
            return ()
        pairs = [cell[i : i + 2] for i in range(0, len(cell), 2)]
        gobblets = [self.read_gobblet(pair) for pair in pairs]
        return tuple(g for g in gobblets if g is not None) if all(gobblets) and gobblets else None

    def read_gobblet(self, text: str) -> Gobblet | None:
        if len(text) != 2 or text[0] not in map(str, self.sizes) or text[1] not in COLOURS:
            return None
        return Gobblet(int(text[0]), COLOURS.index(text[1]))
