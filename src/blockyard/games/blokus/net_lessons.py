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

from blockyard.games.blokus.judge import prepare

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.descent import Descent
    from cython.cimports.blockyard.games.blokus.judge import (
        BASE,
        FOUND,
        HIDDEN,
        KINDS,
        LAST,
        LAST_BASE,
        LEFT,
        NUMBERS,
        PATTERNS,
        SECOND,
        SECOND_BASE,
        SIDE_OF_DUO,
        WIDTH,
        Kind,
        Sight,
        add_up,
        conclude,
        find,
        look,
        pass_back,
    )
    from cython.cimports.blockyard.games.blokus.kernel import Position
    from cython.cimports.blockyard.games.blokus.luck import Word, roll
    from cython.cimports.libc.math import tanh
    from cython.cimports.libc.string import memcpy
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

BATCH = 128
RATE = 0.003
PIECES = cython.declare(cython.int, 21)
EACH = cython.declare(cython.float, 4.0 / 196)
ROWS = (PATTERNS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 1)
ENDS = (FOUND, LEFT, BASE, SECOND, SECOND_BASE, LAST, LAST_BASE, NUMBERS)
INPUTS = (9 * KINDS, PATTERNS, 2 * 21, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN)
"""For each part of the net: how many numbers stand in a row, where it ends, and how many inputs
a unit has; those say how far numbers may be from 0 in the beginning."""


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
            bound = INPUTS[part] ** -0.5
            first.append(rng.uniform(-bound, bound))
        self.examples, self.descent = [], Descent(first)
        self.numbers, self.slope = self.descent.numbers, self.descent.slope

    def add(self, position: Position, worth: float) -> None:
        """This position turned out to be worth so much to the seat to play."""
        self.examples.append((position, worth))

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
        errors: cython.double = 0
        error: cython.float
        value: cython.float
        position: Position
        for i in chosen:
            position, worth = self.examples[i]
            look(cython.address(position.board), cython.address(sight))
            _turn(sight.kinds, roll(cython.address(luck)) >> 61)
            find(self.numbers, cython.address(sight))
            value = tanh(conclude(self.numbers, cython.address(sight)))
            error = value - cython.cast(cython.float, worth)
            errors += error * error
            self._blame(cython.address(sight), error * (1 - value * value) / len(chosen))
        self.descent.step(rate)
        return errors

    @cython.cfunc
    def _blame(self, sight: cython.pointer(Sight), blame: cython.float) -> cython.void:
        """Which numbers had how much of a part in an error, from the value back to the squares."""
        second = cython.declare(cython.float[32])
        hidden = cython.declare(cython.float[32])
        found = cython.declare(cython.float[32])
        side: cython.int
        i: cython.int
        self.slope[LAST_BASE] += blame
        for i in range(HIDDEN):
            second[i] = blame * self.numbers[LAST + i] if sight.second[i] > 0 else 0
            if sight.second[i] > 0:
                self.slope[LAST + i] += blame * sight.second[i]
            self.slope[SECOND_BASE + i] += second[i]
        for i in range(HIDDEN):
            hidden[i] = 0
            if sight.hidden[i] > 0:
                hidden[i] = self._back(SECOND + HIDDEN * i, sight.hidden[i], second)
            self.slope[BASE + i] += hidden[i]
        for i in range(PATTERNS):
            found[i] = self._back(FOUND + HIDDEN * i, sight.found[i], hidden) * EACH
        for side in range(2):
            for i in range(PIECES):
                if sight.left[side] >> i & 1:
                    self._back(LEFT + HIDDEN * (PIECES * side + i), 1, hidden)
        self._blame_squares(sight.kinds, found)

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
        self, kinds: cython.pointer(Kind), found: cython.pointer(cython.float)
    ) -> cython.void:
        """Patterns that were above nothing pass their blame on to all nine neighbours."""
        here = cython.declare(cython.float[32])
        x: cython.int
        y: cython.int
        c: cython.int
        for y in range(SIDE_OF_DUO):
            for x in range(SIDE_OF_DUO):
                add_up(self.numbers, kinds + WIDTH * y + x, here)
                for c in range(PATTERNS):
                    here[c] = found[c] if here[c] > 0 else 0
                pass_back(self.slope, kinds + WIDTH * y + x, here)


@cython.cfunc
def _turn(kinds: cython.pointer(Kind), way: cython.int) -> cython.void:
    """One of eight ways to turn and mirror a board."""
    before = cython.declare(cython.uchar[256])
    y: cython.int
    x: cython.int
    row: cython.int
    column: cython.int
    memcpy(before, kinds, WIDTH * WIDTH)
    for y in range(WIDTH):
        for x in range(WIDTH):
            row = WIDTH - 1 - y if way & 1 else y
            column = WIDTH - 1 - x if way & 2 else x
            if way & 4:
                row, column = column, row
            kinds[WIDTH * y + x] = before[WIDTH * row + column]
