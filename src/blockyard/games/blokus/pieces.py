"""The 21 pieces, the board, and the notation of both.

A piece is named by the letter it resembles and, where that is ambiguous, its number of squares:
`1`, `2`, `I3`, `V3` … `Z5`. Squares are a1 to n14 (t20 on the large board), column first, row 1
at the bottom. A placement is the list of its squares in the order a1, b1, …, a2, b2, ….

A set of squares is a bitboard: one integer. Bit 0 is a1, and the bits follow the order of writing;
on the 14 x 14 board:

    row 2   14 15 16 … 27
    row 1    0  1  2 … 13
             a  b  c …  n

So two sets overlap where `&` of them is not 0, and the squares beside a set are the set moved
by one column or by one row. All placements of a board are computed on first use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

SHAPES = {
    "1": "#",
    "2": "##",
    "I3": "###",
    "V3": "#./##",
    "I4": "####",
    "L4": "#../###",
    "T4": ".#./###",
    "O": "##/##",
    "Z4": "##./.##",
    "F": ".##/##./.#.",
    "I5": "#####",
    "L5": "#.../####",
    "N": ".###/##..",
    "P": "##/##/#.",
    "T5": "###/.#./.#.",
    "U": "#.#/###",
    "V5": "#../#../###",
    "W": "#../##./.##",
    "X": ".#./###/.#.",
    "Y": "..#./####",
    "Z5": "##./.#./.##",
}
PIECES = tuple(SHAPES)
SIZES = {piece: drawing.count("#") for piece, drawing in SHAPES.items()}
SINGLE = "1"

Cell = tuple[int, int]
Shape = frozenset[Cell]
"""The cells (column, row) of a piece, moved so that the lowest of each is 0."""

A_SQUARE = re.compile(r"[a-z][1-9][0-9]?")


def _drawn(drawing: str) -> Shape:
    rows = enumerate(drawing.split("/"))
    return frozenset((x, y) for y, row in rows for x, sign in enumerate(row) if sign == "#")


def settled(cells: Iterable[Cell]) -> Shape:
    """The cells moved into the corner, so that equal shapes are equal."""
    cells = list(cells)
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def _ways_to_lie(shape: Shape) -> set[Shape]:
    """U5.4: the shape turned four times, and the mirror image of each."""
    found: set[Shape] = set()
    for _ in range(4):
        shape = settled((y, -x) for x, y in shape)
        found |= {shape, settled((-x, y) for x, y in shape)}
    return found


@cache
def orientations() -> dict[Shape, str]:
    """U1: every way in which a piece can lie, 91 in all, and the piece that it is."""
    return {way: piece for piece in PIECES for way in _ways_to_lie(_drawn(SHAPES[piece]))}


class Placement(NamedTuple):
    """A piece at its place: which one, the squares it covers, and the move that puts it there."""

    piece: str
    squares: int
    move: str


def each(squares: int) -> Iterator[int]:
    """The squares of a set one by one, in the order of writing."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def read_names(text: str) -> list[str] | None:
    """The squares of a move as they are written, on the board or not; None if it is no list."""
    names = re.split(r"\s*,\s*|\s+", text.strip().lower())
    return names if all(A_SQUARE.fullmatch(name) for name in names) else None


@dataclass(frozen=True)
class Board:
    """A square board of `side` times `side`."""

    side: int

    @cached_property
    def names(self) -> tuple[str, ...]:
        columns = "abcdefghijklmnopqrst"[: self.side]
        return tuple(f"{column}{row + 1}" for row in range(self.side) for column in columns)

    @cached_property
    def square(self) -> dict[str, int]:
        """The number of a square by its name."""
        return {name: number for number, name in enumerate(self.names)}

    def squares(self, names: Iterable[str]) -> int:
        """The set of the squares with these names."""
        return sum(1 << self.square[name] for name in set(names))

    def cell(self, square: int) -> Cell:
        return square % self.side, square // self.side

    # --- what lies round a square, and round a set of squares --------------------

    @cached_property
    def at_sides(self) -> list[list[int]]:
        """For each square those that share a side with it."""
        return self._around(((-1, 0), (1, 0), (0, -1), (0, 1)))

    @cached_property
    def at_corners(self) -> list[list[int]]:
        """For each square those that meet it in a corner only."""
        return self._around(((-1, -1), (1, -1), (-1, 1), (1, 1)))

    def _around(self, steps: Sequence[Cell]) -> list[list[int]]:
        inside = range(self.side)
        return [
            [b * self.side + a for a, b in cells if a in inside and b in inside]
            for x, y in map(self.cell, range(len(self.names)))
            for cells in [[(x + dx, y + dy) for dx, dy in steps]]
        ]

    def beside(self, squares: int) -> int:
        """The squares along the sides of a set; some of them may belong to the set."""
        return self._sideways(squares) | self._up_and_down(squares)

    def cornering(self, squares: int) -> int:
        """The squares at the corners of a set; some of them may lie along its sides too."""
        return self._up_and_down(self._sideways(squares))

    def _sideways(self, squares: int) -> int:
        # What would leave at one edge must not come back in at the other.
        return (squares & ~self._last_column) << 1 | (squares & ~self._first_column) >> 1

    def _up_and_down(self, squares: int) -> int:
        return (squares << self.side | squares >> self.side) & self._everything

    @cached_property
    def _everything(self) -> int:
        return (1 << self.side**2) - 1

    @cached_property
    def _first_column(self) -> int:
        return sum(1 << row * self.side for row in range(self.side))

    @cached_property
    def _last_column(self) -> int:
        return self._first_column << self.side - 1

    def spell(self, move: str) -> str:
        """The squares in the order a1, b1, …, a2, b2, …; what is no list of squares stays."""
        names = read_names(move)
        if names is None or any(name not in self.square for name in names):
            return move
        return ",".join(sorted(names, key=self.square.__getitem__))

    # --- pieces on the board -----------------------------------------------------

    def piece_on(self, squares: Iterable[int]) -> str | None:
        """The piece that covers exactly these squares, if there is one."""
        return orientations().get(settled(map(self.cell, squares)))

    @cached_property
    def placements(self) -> dict[str, Placement]:
        """Every place for every piece on the empty board, by the move that puts it there."""
        found = (
            placement
            for shape, piece in orientations().items()
            for placement in self._everywhere(piece, shape)
        )
        return {placement.move: placement for placement in found}

    def _everywhere(self, piece: str, shape: Shape) -> Iterator[Placement]:
        """A piece in one of its orientations: from place to place its squares only shift."""
        covered = sorted(dy * self.side + dx for dx, dy in shape)
        squares = sum(1 << square for square in covered)
        for x in range(self.side - max(x for x, _ in shape)):
            for y in range(self.side - max(y for _, y in shape)):
                by = y * self.side + x
                move = ",".join([self.names[square + by] for square in covered])
                yield Placement(piece, squares << by, move)

    @cached_property
    def through(self) -> list[dict[str, list[Placement]]]:
        """The placements that cover a square, for each square piece by piece."""
        found: list[dict[str, list[Placement]]] = [
            {piece: [] for piece in PIECES} for _ in self.names
        ]
        for placement in self.placements.values():
            for square in each(placement.squares):
                found[square][placement.piece].append(placement)
        return found

    def joined(self, squares: int) -> Iterator[int]:
        """A set taken apart into what hangs together along sides: the pieces of one colour."""
        while squares:
            grown, part = squares & -squares, 0
            while grown != part:
                part, grown = grown, grown | self.beside(grown) & squares
            yield part
            squares ^= part

    # --- a position on one line --------------------------------------------------

    def rows(self, colours: str, placed: Iterable[int]) -> list[str]:
        """The board row by row from the top, a letter for a colour and a dot for nothing."""
        signs = ["."] * self.side**2
        for letter, squares in zip(colours, placed, strict=True):
            for square in each(squares):
                signs[square] = letter
        rows = ["".join(signs[i : i + self.side]) for i in range(0, len(signs), self.side)]
        return rows[::-1]

    def write(self, colours: str, placed: Iterable[int]) -> str:
        """`14/5o8/…`: rows from the top, a number for a run of empty squares."""
        rows = self.rows(colours, placed)
        return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)

    def read(self, colours: str, text: str) -> tuple[int, ...] | None:
        """The squares of each colour written as `text`, or None if it is not this board."""
        rows = [self._spread(row) for row in reversed(text.split("/"))]
        if len(rows) != self.side or any(len(row) != self.side for row in rows):
            return None
        signs = "".join(rows)
        return tuple(
            sum(1 << square for square, sign in enumerate(signs) if sign == letter)
            for letter in colours
        )

    def _spread(self, row: str) -> str:
        # A number is capped, so that no text makes a row of a million squares.
        return re.sub("[0-9]+", lambda run: "." * min(int(run[0][:3]), self.side + 1), row)
