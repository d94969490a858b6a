# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Learning the net of taste.py: how squares would have to be worth more or less, so that the moves
that a search chose had been more likely. This file has to be compiled."""

from __future__ import annotations

from random import Random

import cython

from blockyard.games.blokus.net.features import prepare

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.net.features import (
        KINDS,
        PATTERNS,
        WIDTH,
        Kind,
        Outlook,
        Sight,
        add_up,
        look,
        pass_back,
        survey,
    )
    from cython.cimports.blockyard.games.blokus.net.policy_net import (
        COVER,
        FIRST_OPEN,
        FIRST_SQUARE,
        TASTES,
        Worths,
    )
    from cython.cimports.blockyard.games.blokus.training.adam import Descent
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

BATCH = cython.declare(cython.int, 32)


class TasteLessons:
    """The numbers of a taste, and the batch that is being learned from."""

    def __init__(self) -> None:
        prepare()
        rng, bound = Random(0), (9 * KINDS) ** -0.5
        # Parts of patterns begin at nothing, so that first nothing is tasted.
        near = [rng.uniform(-bound, bound) for _ in range(COVER)]
        self.descent = Descent(near + [0.0] * (TASTES - COVER))
        self.numbers, self.in_batch = self.descent.numbers, 0

    def rows(self) -> list[list[float]]:
        """For each neighbour and kind what it adds to the patterns; then the parts of those."""
        return [self.descent.row(at, PATTERNS) for at in range(0, TASTES, PATTERNS)]

    def learn(
        self, board: cython.pointer(Board), wish: cython.pointer(Worths), rate: cython.float
    ) -> cython.void:
        """`wish` says by how much squares should have been worth more."""
        sight = cython.declare(Sight)
        outlooks = cython.declare(Outlook[4])
        here = cython.declare(cython.float[3])
        y: cython.int
        x: cython.int
        cell: cython.int
        survey(board, outlooks)
        look(board, outlooks, board.turn, cython.address(sight))
        for y in range(board.side):
            for x in range(board.side):
                if sight.kinds[WIDTH * (y + 1) + x + 1] < FIRST_OPEN:
                    continue
                cell = FIRST_SQUARE + 32 * y + x
                here[0] = -wish.covered[cell] / BATCH
                here[1] = -wish.beside[cell] / BATCH
                here[2] = -wish.corners[cell] / BATCH
                if here[0] != 0 or here[1] != 0 or here[2] != 0:
                    self.blame(sight.kinds + WIDTH * y + x, here)
        self.in_batch += 1
        if self.in_batch == BATCH:
            self.descent.step(rate)
            self.in_batch = 0

    def blame(
        self, kinds: cython.pointer(Kind), worth: cython.pointer(cython.float)
    ) -> cython.void:
        """Patterns that are there pass it on to all nine neighbours."""
        here = cython.declare(cython.float[32])
        slope: cython.pointer(cython.float) = self.descent.slope
        blame: cython.float
        i: cython.int
        j: cython.int
        add_up(self.numbers, cython.NULL, kinds, here)
        for i in range(PATTERNS):
            blame = 0
            if here[i] > 0:
                for j in range(3):
                    slope[COVER + PATTERNS * j + i] += worth[j] * here[i]
                    blame += worth[j] * self.numbers[COVER + PATTERNS * j + i]
            here[i] = blame
        pass_back(slope, kinds, here)
