# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Learning the prior of prior.py from examples: positions, and the moves that a search chose.

Softmax regression: each example pulls the features of the chosen move up by one, and those of
every legal move down by its present probability. Steps are scaled feature by feature with the
pulls so far (AdaGrad), so rare features learn as well as frequent ones. The same examples, seed
and number of rounds give the same weights. This file has to be compiled.
"""

from __future__ import annotations

from random import Random

import cython

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel import Position
    from cython.cimports.blockyard.games.blokus.prior import (
        FEATURES,
        PHASES,
        Class,
        classify,
        favour_all,
        features_of,
        phase_of,
    )
    from cython.cimports.blockyard.games.blokus.rows import Places, gather_all, number_all
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import free, malloc
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

MOST_MOVES = cython.declare(cython.int, 168 * 414)
MOST_FEATURES = cython.declare(cython.int, 32)


@cython.cclass
class Lessons:
    """Examples, and the weights that they have taught so far."""

    table: cython.float[560]
    pulls: cython.float[560]
    positions: list
    chosen: list
    moves: cython.pointer(cython.int)
    favour: cython.pointer(cython.float)

    def __cinit__(self):
        self.moves = cython.cast(cython.pointer(cython.int), malloc(MOST_MOVES * 4))
        self.favour = cython.cast(cython.pointer(cython.float), malloc(MOST_MOVES * 4))
        if not (self.moves and self.favour):
            raise MemoryError

    def __init__(self) -> None:
        self.positions, self.chosen = [], []
        for i in range(PHASES * FEATURES):
            self.table[i] = self.pulls[i] = 0

    def __dealloc__(self):
        free(self.moves)
        free(self.favour)

    def add(self, position: Position, move: str) -> None:
        """In this position the search chose this move."""
        self.positions.append(position)
        self.chosen.append(position.number(move))

    def weights(self) -> list[list[float]]:
        """For each phase the weights of its features, to four decimals."""
        rows = range(0, PHASES * FEATURES, FEATURES)
        return [[round(self.table[row + i], 4) for i in range(FEATURES)] for row in rows]

    def study(self, seed: int, rate: float) -> tuple[float, float]:
        """Go through all examples once: the mean surprise (in nats) at the moves that were
        chosen, and how many of them were the favourite; both before they were learned from."""
        order = list(range(len(self.positions)))
        Random(seed).shuffle(order)
        surprise: float = 0
        favourites: int = 0
        for i in order:
            share, favourite = self._learn(self.positions[i], self.chosen[i], rate)
            surprise -= log(share)
            favourites += favourite
        return surprise / len(order), favourites / len(order)

    @cython.cfunc
    def _learn(self, position: Position, chosen: cython.int, rate: cython.float):
        """One example: the probability its move had, and whether it was the favourite."""
        places = cython.declare(Places)
        pull = cython.declare(cython.float[70])
        row: cython.int = FEATURES * phase_of(cython.address(position.board), position.board.turn)
        number: cython.int
        favourite: cython.int
        share: cython.float
        i: cython.int
        gather_all(cython.address(position.board), position.board.turn, cython.address(places))
        number = number_all(cython.address(places), position.board.turn, self.moves)
        favour_all(cython.address(position.board), self.table, self.moves, number, self.favour)
        favourite = _normalise(self.favour, number)
        share = self._pull(position, chosen, number, pull)
        for i in range(FEATURES):
            if pull[i] != 0:
                self.pulls[row + i] += pull[i] * pull[i]
                self.table[row + i] += rate * pull[i] / sqrt(self.pulls[row + i] + 1)
        return max(share, 1e-9), self.moves[favourite] == chosen

    @cython.cfunc
    def _pull(
        self,
        position: Position,
        chosen: cython.int,
        number: cython.int,
        pull: cython.pointer(cython.float),
    ) -> cython.float:
        """How far each feature is to go; gives the probability of the chosen move."""
        classes = cython.declare(Class[896])
        features = cython.declare(cython.uchar[32])
        weight: cython.float
        share: cython.float = 0
        i: cython.int
        m: cython.int
        for i in range(FEATURES):
            pull[i] = 0
        classify(cython.address(position.board), position.board.turn, classes)
        for m in range(number):
            weight = -self.favour[m]
            if self.moves[m] == chosen:
                share = self.favour[m]
                weight += 1
            for i in range(
                features_of(cython.address(position.board), classes, self.moves[m], features)
            ):
                pull[features[i]] += weight
        return share


@cython.cfunc
def _normalise(favour: cython.pointer(cython.float), number: cython.int) -> cython.int:
    """From favours to probabilities; gives the place of the largest."""
    best: cython.int = 0
    total: cython.float = 0
    most: cython.float
    i: cython.int
    for i in range(number):
        if favour[i] > favour[best]:
            best = i
    most = favour[best]
    for i in range(number):
        favour[i] = cython.cast(cython.float, exp(favour[i] - most))
        total += favour[i]
    for i in range(number):
        favour[i] /= total
    return best
