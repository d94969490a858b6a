# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - constants come from the .pxd
"""The notation of every placement of a board, computed once.

The kernel's moves are integers (bitboard.py); everyone else uses text. Listing legal moves is then
a table lookup. Listing them sorted is a bitset over ranks: each placement's rank among all texts of
the board is set, and the bits are read in order. This file has to be compiled.
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


class MoveTexts:
    """`texts` sorted, and `moves`: the move of each text, without its colour."""

    def __init__(self, board: Board) -> None:
        self.moves = dict(_all_placements(board))
        self.texts = sorted(self.moves)
        for rank, text in enumerate(self.texts):
            self.ranks[self.moves[text]] = rank

    def text(self, move: int) -> str:
        """The text of a placement; its colour is ignored."""
        return self.texts[self.ranks[move & 0x1FFFF]]

    def sorted_texts(self, moves: cython.pointer(cython.int), count: cython.int) -> list:
        """The texts of these moves, sorted."""
        found = cython.declare(cython.ulonglong[RANK_WORDS])
        rank: cython.int
        word: cython.int
        i: cython.int
        texts: list = []
        memset(found, 0, cython.sizeof(found))
        for i in range(count):
            rank = self.ranks[moves[i] & 0x1FFFF]
            found[rank >> 6] |= cython.cast(cython.ulonglong, 1) << (rank & 63)
        for word in range(RANK_WORDS):
            while found[word]:
                texts.append(self.texts[64 * word + lowest(found[word])])
                found[word] &= found[word] - 1
        return texts


def _all_placements(board: Board):
    """Each text with its move: the squares row by row, as the rules write them."""
    names, side = board.names, board.side
    for number, orientation in enumerate(placement_tables.orientations()):
        columns, rows = (side - max(ends) for ends in zip(*orientation.cells, strict=True))
        for row in range(rows):
            for column in range(columns):
                squares = [names[(row + y) * side + column + x] for x, y in orientation.cells]
                yield ",".join(squares), (number << 10) + (row << 5) + column


@cache
def move_texts_of(board: Board) -> MoveTexts:
    return MoveTexts(board)
