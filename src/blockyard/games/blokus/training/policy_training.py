# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Learning from examples: positions, the moves that a search chose, and what came of it.

The moves teach the prior of prior.py; net_lessons.py learns from the rest.

Softmax regression: each example pulls the features of the chosen move up by one, and those of
every legal move down by its present probability. Steps are scaled feature by feature with the
pulls so far (AdaGrad), so rare features learn as well as frequent ones. The same examples, seed
and number of rounds give the same weights. This file has to be compiled.
"""

from __future__ import annotations

from random import Random

import cython

from blockyard.games.blokus.training.value_training import NetLessons

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Places,
        gather_all,
        number_all,
    )
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.blockyard.games.blokus.net.move_prior import (
        FEATURES,
        PHASES,
        Class,
        classify,
        favour_all,
        features_of,
        phase_of,
        weigh,
        wish_for,
    )
    from cython.cimports.blockyard.games.blokus.net.policy_net import Worths, savour
    from cython.cimports.blockyard.games.blokus.training.policy_net_training import TasteLessons
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

MOST_MOVES = cython.declare(cython.int, 168 * 414)
EPOCHS = 6
TASTE_RATE = cython.declare(cython.float, 0.008)
MOST_FEATURES = cython.declare(cython.int, 32)


@cython.cclass
class Lessons:
    """Examples, and the weights that they have taught so far."""

    table: cython.float[560]
    taste: TasteLessons
    worths: Worths
    pulls: cython.float[560]
    positions: list
    chosen: list
    net = cython.declare(object, visibility="readonly")
    moves: cython.pointer(cython.int)
    favour: cython.pointer(cython.float)

    def __cinit__(self):
        self.moves = cython.cast(cython.pointer(cython.int), malloc(MOST_MOVES * 4))
        self.favour = cython.cast(cython.pointer(cython.float), malloc(MOST_MOVES * 4))
        if not (self.moves and self.favour):
            raise MemoryError

    def __init__(self) -> None:
        self.positions, self.chosen = [], []
        self.taste, self.net = TasteLessons(), NetLessons()
        for i in range(PHASES * FEATURES):
            self.table[i] = self.pulls[i] = 0

    def __dealloc__(self):
        free(self.moves)
        free(self.favour)

    def add(self, position: BlokusPosition, move: str, worth: float, end: BlokusPosition) -> None:
        """In this position the search chose this move, and it turned out to be worth so much to
        the seat to play; and how the game ended."""
        self.positions.append(position)
        self.chosen.append(position.number(move))
        self.net.add(position, worth, end)

    def learned(self) -> dict[str, list[list[float]]]:
        """For each phase the weights of its features, to four decimals; the taste and the net."""
        rows = range(0, PHASES * FEATURES, FEATURES)
        weights = [[round(self.table[r + i], 4) for i in range(FEATURES)] for r in rows]
        return {"weights": weights, "taste": self.taste.rows(), "net": self.net.rows()}

    def judge(self, seed: int) -> float:
        """Teach the net: the mean squared error that is left."""
        return self.net.study(seed, EPOCHS)

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
    def _learn(self, position: BlokusPosition, chosen: cython.int, rate: cython.float):
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
        weigh(cython.address(position.board), self.table, cython.address(self.worths))
        savour(
            cython.address(position.board),
            self.taste.numbers,
            cython.NULL,
            cython.address(self.worths),
        )
        favour_all(cython.address(self.worths), self.moves, number, self.favour)
        favourite = _normalise(self.favour, number)
        share = self._pull(position, chosen, number, pull)
        self.taste.learn(
            cython.address(position.board), cython.address(self.worths), TASTE_RATE * rate
        )
        for i in range(FEATURES):
            if pull[i] != 0:
                self.pulls[row + i] += pull[i] * pull[i]
                self.table[row + i] += rate * pull[i] / sqrt(self.pulls[row + i] + 1)
        return max(share, 1e-9), self.moves[favourite] == chosen

    @cython.cfunc
    def _pull(
        self,
        position: BlokusPosition,
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
        memset(cython.address(self.worths), 0, cython.sizeof(Worths))
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
            wish_for(self.moves[m], weight, cython.address(self.worths))
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
