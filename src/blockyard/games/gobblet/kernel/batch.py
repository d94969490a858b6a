# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: F821 - types come from the .pxd
"""Batches of Gobblet and Gobblers games; encoding.py defines the actions and observations.

Move codes contain the size of the gobblet and actions do not: it is the one on top. Where touching
is final, a turn is two moves, which only the rules know.
"""

import cython

from blockyard.core.batch import AlphaBetaBatch
from blockyard.games.gobblet.kernel.reading import read

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount
    from cython.cimports.blockyard.games.gobblet.kernel.position import (
        BESIDE,
        GobbletPosition,
        layer,
    )
    from cython.cimports.libc.string import memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")


def kernel_moves(side: int) -> list:
    """Every move code with its action. The kernel's squares are four to a row on both boards."""
    squares = [4 * row + column for row in range(side) for column in range(side)]
    entries = [
        (size | to << 2 | BESIDE << 6, size * len(squares) + at)
        for size in range(side)
        for at, to in enumerate(squares)
    ]
    moves = [
        (size | to << 2 | origin << 6, (side + begin) * len(squares) + at)
        for size in range(side)
        for begin, origin in enumerate(squares)
        for at, to in enumerate(squares)
    ]
    return entries + moves


class GobbletBatch(AlphaBetaBatch):
    """Games of one table where touching is not final."""

    def __init__(self, start: str, board, games: int, actions: int, size: int, max_moves: int):
        positions = [read(start, max_moves) for _ in range(games)]
        super().__init__(positions, kernel_moves(board.side), actions, size, max_moves)
        self.start = start
        self.side, self.copies = board.side, board.copies
        self.is_stacked = board.side == 4

    def start_text(self, game: int) -> str:
        return self.start

    def move_of(self, game, action):
        move: cython.int = self.code_of[action]
        origin: cython.int = move >> 6
        size: cython.int
        if origin == BESIDE:
            return move
        for size in range(3, -1, -1):
            if layer(cython.cast(GobbletPosition, self.at[game]).mine, size) >> origin & 1:
                return move & ~3 | size
        return 0

    def write_observation(self, game, seat, out):
        is_mover: cython.bint = cython.cast(GobbletPosition, self.at[game]).side == seat
        mine: Word = cython.cast(GobbletPosition, self.at[game]).mine
        theirs: Word = cython.cast(GobbletPosition, self.at[game]).theirs
        planes: cython.int = self.side * self.side * self.side
        memset(out, 0, self.size)
        self.show(mine if is_mover else theirs, out)
        self.show(theirs if is_mover else mine, out + planes)
        self.show_beside(mine if is_mover else theirs, out + 2 * planes)
        self.show_beside(theirs if is_mover else mine, out + 2 * planes + self.side)
        out[self.size - 1] = self.seat(game) == seat

    def show(self, side, out):
        """For each size, the squares of one side's gobblets."""
        size: cython.int
        _: cython.int
        column: cython.int
        squares: Squares
        for size in range(self.side):
            squares = layer(side, size)
            for _ in range(self.side):
                for column in range(self.side):
                    out[column] = squares >> column & 1
                squares >>= 4
                out += self.side

    def show_beside(self, side, out):
        """G2: a stack shows a size if the next larger one has left it and this one has not.
        G2.1: in Gobblers all that is left."""
        size: cython.int
        entered: cython.int
        larger: cython.int = self.copies
        for size in range(self.side - 1, -1, -1):
            entered = popcount(layer(side, size))
            out[size] = larger - entered
            if self.is_stacked:
                larger = entered
