# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Every placement of a board with its text, written once when first asked for.

A move is a number for the kernel (rows.py says how) and a text for everybody else. To list what
is legal is then to look up texts, and to have them in order is to know the rank of each among all
placements of the board: ranks are marked in a row of bits, which is read from its lowest bit.
This file has to be compiled.
"""

from functools import cache

import cython

from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.pieces import Board

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


class Spellings:
    """`texts` in their order, and the number of each, without a colour."""

    def __init__(self, board: Board) -> None:
        self.numbers = dict(_numbered(board))
        self.texts = sorted(self.numbers)
        for rank, text in enumerate(self.texts):
            self.ranks[self.numbers[text]] = rank

    def text(self, move: int) -> str:
        """How a placement is written, whatever its colour."""
        return self.texts[self.ranks[move & 0x1FFFF]]

    def in_order(self, moves: cython.pointer(cython.int), count: cython.int) -> list:
        """The texts of these moves, sorted."""
        marks = cython.declare(cython.ulonglong[MARKS])
        rank: cython.int
        word: cython.int
        i: cython.int
        found: list = []
        memset(marks, 0, cython.sizeof(marks))
        for i in range(count):
            rank = self.ranks[moves[i] & 0x1FFFF]
            marks[rank >> 6] |= cython.cast(cython.ulonglong, 1) << (rank & 63)
        for word in range(MARKS):
            while marks[word]:
                found.append(self.texts[64 * word + lowest(marks[word])])
                marks[word] &= marks[word] - 1
        return found


def _numbered(board: Board):
    """Each text with its number: the squares row by row, as the rules write them."""
    names, side = board.names, board.side
    for number, way in enumerate(placement_tables.ways()):
        columns, rows = (side - max(ends) for ends in zip(*way.cells, strict=True))
        for row in range(rows):
            for column in range(columns):
                squares = [names[(row + y) * side + column + x] for x, y in way.cells]
                yield ",".join(squares), (number << 10) + (row << 5) + column


@cache
def spellings_of(board: Board) -> Spellings:
    return Spellings(board)
