# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Learning the net of judge.py from examples: positions, and what they turned out to be worth.

The numbers go down the slope of the squared error, a batch of examples at a time. Boards are
turned and mirrored by lot: nothing of Blokus changes by that. The same examples and seed give
the same numbers. This file has to be compiled.
"""

from __future__ import annotations

from random import Random

import cython

from blockyard.games.blokus.kernel.endgame import value_of
from blockyard.games.blokus.net.features import prepare

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.blockyard.games.blokus.kernel.rng import Word, roll
    from cython.cimports.blockyard.games.blokus.net.features import (
        KINDS,
        PATTERNS,
        SETS,
        WIDTH,
        Kind,
        Outlook,
        Sight,
        add_up,
        look,
        pass_back,
        survey,
    )
    from cython.cimports.blockyard.games.blokus.net.value_net import (
        BASE,
        FOUND,
        HIDDEN,
        LAST,
        LAST_BASE,
        LEFT,
        NUMBERS,
        SECOND,
        SECOND_BASE,
        WAIT,
        Mind,
        conclude,
        each_square,
        find,
        is_late,
    )
    from cython.cimports.blockyard.games.blokus.training.adam import Descent
    from cython.cimports.libc.math import tanh
    from cython.cimports.libc.string import memcpy
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

BATCH = 128
RATE = 0.003
ROWS = (PATTERNS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 1, HIDDEN)
ENDS = (FOUND, LEFT, BASE, SECOND, SECOND_BASE, LAST, LAST_BASE, WAIT, NUMBERS)
INPUTS = (9 * KINDS, PATTERNS, SETS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 0)
"""For each part of the net: how many numbers stand in a row, where it ends, and how many inputs
a unit has; those say how far numbers may be from 0 in the beginning. What is told of turns
begins at 0, and stays there in Duo, where nobody but who is to play is asked."""


@cython.cclass
class NetLessons:
    """Examples, and the numbers that they have taught so far."""

    descent: Descent
    numbers: cython.pointer(cython.float)
    slope: cython.pointer(cython.float)
    examples = cython.declare(list, visibility="readonly")

    def __init__(self) -> None:
        prepare()
        rng, part, first = Random(0), 0, []
        for i in range(NUMBERS):
            part += i == ENDS[part]
            bound = INPUTS[part] ** -0.5 if INPUTS[part] else 0.0
            first.append(rng.uniform(-bound, bound))
        self.examples, self.descent = [], Descent(first)
        self.numbers, self.slope = self.descent.numbers, self.descent.slope

    def add(self, position: BlokusPosition, worth: float, end: BlokusPosition) -> None:
        """This position turned out to be worth so much to the seat to play. Colours of Classic
        are taught what they had in the end; nobody is asked when that is near."""
        if is_late(cython.address(position.board)):
            return
        if position.board.colours == 2:
            self.examples.append((position, position.board.turn, worth))
            return
        for colour in range(position.board.colours):
            points = end.board.colour[colour].points
            self.examples.append((position, colour, value_of(points)))

    def rows(self) -> list[list[float]]:
        """The numbers to four decimals, as many in a row as units are told of."""
        rows, at = [], 0
        for width, end in zip(ROWS, ENDS, strict=True):
            while at < end:
                rows.append(self.descent.row(at, width))
                at += width
        return rows

    def study(self, seed: int, epochs: int) -> float:
        """Go through all examples so often, by smaller and smaller steps: the mean squared error
        of the last time, each before it was learned from."""
        rng, error = Random(seed), 0.0
        batches = max(1, len(self.examples) // BATCH)
        for epoch in range(epochs):
            order = rng.sample(range(len(self.examples)), len(self.examples))
            error = 0.0
            for batch in range(batches):
                rate = RATE * (1 - (epoch * batches + batch) / (epochs * batches))
                chosen = order[batch::batches]
                error += self._learn(chosen, 1 + rng.getrandbits(62), rate)
        return error / max(1, len(self.examples))

    @cython.cfunc
    def _learn(self, chosen: list, luck: Word, rate: cython.float):
        """One batch; gives the sum of its squared errors."""
        sight = cython.declare(Sight)
        mind = cython.declare(Mind)
        outlooks = cython.declare(Outlook[4])
        board: cython.pointer(Board)
        errors: cython.double = 0
        error: cython.float
        value: cython.float
        position: BlokusPosition
        for i in chosen:
            position, colour, worth = self.examples[i]
            board = cython.address(position.board)
            survey(board, outlooks)
            look(board, outlooks, colour, cython.address(sight))
            _turn(cython.address(sight), roll(cython.address(luck)) >> 61)
            find(self.numbers, cython.NULL, cython.address(sight), cython.address(mind))
            value = tanh(conclude(self.numbers, cython.address(sight), cython.address(mind)))
            error = value - cython.cast(cython.float, worth)
            errors += error * error
            self._blame(
                cython.address(sight),
                cython.address(mind),
                error * (1 - value * value) / len(chosen),
            )
        self.descent.step(rate)
        return errors

    @cython.cfunc
    def _blame(
        self,
        sight: cython.pointer(Sight),
        mind: cython.pointer(Mind),
        blame: cython.float,
    ) -> cython.void:
        """Which numbers had how much of a part in an error, from the value back to the squares."""
        second = cython.declare(cython.float[32])
        hidden = cython.declare(cython.float[32])
        found = cython.declare(cython.float[32])
        i: cython.int
        self.slope[LAST_BASE] += blame
        for i in range(HIDDEN):
            second[i] = blame * self.numbers[LAST + i] if mind.second[i] > 0 else 0
            if mind.second[i] > 0:
                self.slope[LAST + i] += blame * mind.second[i]
            self.slope[SECOND_BASE + i] += second[i]
        for i in range(HIDDEN):
            hidden[i] = 0
            if mind.hidden[i] > 0:
                hidden[i] = self._back(SECOND + HIDDEN * i, mind.hidden[i], second)
            self.slope[BASE + i] += hidden[i]
        for i in range(PATTERNS):
            found[i] = self._back(FOUND + HIDDEN * i, mind.found[i], hidden)
            found[i] *= each_square(sight)
        for i in range(SETS):
            if sight.left[i] > 0:
                self._back(LEFT + HIDDEN * i, sight.left[i], hidden)
        if sight.wait:
            self._back(WAIT + HIDDEN * (sight.wait - 1), 1, hidden)
        self._blame_squares(sight, found)

    @cython.cfunc
    @cython.inline
    def _back(
        self, row: cython.int, share: cython.float, blame: cython.pointer(cython.float)
    ) -> cython.float:
        """Through one row of weights: the blame of what it was told."""
        total: cython.float = 0
        i: cython.int
        for i in range(HIDDEN):
            total += blame[i] * self.numbers[row + i]
            self.slope[row + i] += blame[i] * share
        return total

    @cython.cfunc
    def _blame_squares(
        self, sight: cython.pointer(Sight), found: cython.pointer(cython.float)
    ) -> cython.void:
        """Patterns that were above nothing pass their blame on to all nine neighbours."""
        here = cython.declare(cython.float[32])
        kinds: cython.pointer(Kind)
        x: cython.int
        y: cython.int
        c: cython.int
        for y in range(sight.side):
            for x in range(sight.side):
                kinds = sight.kinds + WIDTH * y + x
                add_up(self.numbers, cython.NULL, kinds, here)
                for c in range(PATTERNS):
                    here[c] = found[c] if here[c] > 0 else 0
                pass_back(self.slope, kinds, here)


@cython.cfunc
def _turn(sight: cython.pointer(Sight), way: cython.int) -> cython.void:
    """One of eight ways to turn and mirror a board."""
    before = cython.declare(cython.uchar[576])
    last: cython.int = sight.side + 1
    y: cython.int
    x: cython.int
    row: cython.int
    column: cython.int
    memcpy(before, sight.kinds, WIDTH * WIDTH)
    for y in range(last + 1):
        for x in range(last + 1):
            row = last - y if way & 1 else y
            column = last - x if way & 2 else x
            if way & 4:
                row, column = column, row
            sight.kinds[WIDTH * y + x] = before[WIDTH * row + column]
