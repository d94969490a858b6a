# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: F821 - types come from the .pxd
"""Batches of Gobblet and Gobblers games; encoding.py defines the actions and observations.

Move codes contain the size of the gobblet and actions do not: it is the one on top. Tables where
touching is final are in strict_batch.py.
"""

import cython

from blockyard.core.alphabeta_batch import AlphaBetaBatch
from blockyard.games.gobblet.kernel.reading import read

if cython.compiled:
    from cython.cimports.blockyard.core.bits import highest, popcount, spread
    from cython.cimports.blockyard.core.status import LOST, WON
    from cython.cimports.blockyard.games.gobblet.kernel.position import (
        BESIDE,
        GobbletPosition,
        layer,
    )
    from cython.cimports.libc.string import memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

CLAUSES = ("G1", "G7", "G8", "G10")
ALL_SIZES = cython.declare(Word, 0x0001000100010001)  # the same square in each size's bitboard


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

    def __init__(self, start, games: int, encoding, max_moves: int) -> None:
        text, board = start.text(), start.variant.board
        positions = [read(text, max_moves) for _ in range(games + 1)]
        moves, actions = kernel_moves(board.side), len(encoding.moves)
        super().__init__(positions, moves, actions, encoding.size, max_moves, CLAUSES)
        self.start = text
        self.side, self.copies = board.side, board.copies
        self.is_stacked = start.variant.stacked

    def usual_start(self, game: int) -> str:
        return self.start

    def read_position(self, game: int, state) -> None:
        self.positions[game].become(read(state.text(), self.max_moves))

    def top_size(self, game, square):
        """The size of the mover's largest gobblet on a square, or -1."""
        sizes: Word = cython.cast(GobbletPosition, self.at[game]).mine >> square & ALL_SIZES
        return highest(sizes) >> 4 if sizes else -1

    def move_of(self, game, action):
        move: cython.int = self.code_of[action]
        origin: cython.int = move >> 6
        if origin == BESIDE:
            return move
        size: cython.int = self.top_size(game, origin)
        return 0 if size < 0 else move & ~3 | size

    # --- results and observations --------------------------------------------------------

    def clause(self, game):
        """G7: the side that did not move last has a line."""
        status: cython.int = cython.cast(GobbletPosition, self.at[game]).status
        return UNCOVERED if status == WON else LINE if status == LOST else REPEATED

    def write_observation(self, game, seat, out):
        self.write_parts(game, seat, 0, out)

    def write_parts(self, game, seat, hidden, out):
        """What a seat sees when these gobblets, a word like the kernel's, are not shown."""
        is_mover: cython.bint = cython.cast(GobbletPosition, self.at[game]).side == seat
        mine: Word = cython.cast(GobbletPosition, self.at[game]).mine
        theirs: Word = cython.cast(GobbletPosition, self.at[game]).theirs
        planes: cython.int = self.side * self.side * self.side
        memset(out, 0, self.size)
        self.show((mine if is_mover else theirs) & ~hidden, out)
        self.show((theirs if is_mover else mine) & ~hidden, out + planes)
        self.show_beside(mine if is_mover else theirs, out + 2 * planes)
        self.show_beside(theirs if is_mover else mine, out + 2 * planes + self.side)
        out[self.size - 1] = self.seat(game) == seat

    def show(self, side, out):
        """For each size, the squares of one side's gobblets."""
        size: cython.int
        row: cython.int
        columns: cython.uint = (1 << self.side) - 1
        for size in range(self.side):
            for row in range(self.side):
                # Eight bytes: those after the row are of the next one, or of `show_beside`.
                spread(side >> (16 * size + 4 * row) & columns, out)
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
