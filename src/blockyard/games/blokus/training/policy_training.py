# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Training from examples: positions, the visits of a search's moves, and the results.

The visits train the move prior and the policy net, here; the results train the value net
(value_training.py).

Softmax regression on cross-entropy: each example raises the weights of the features of each move
by its share of the visits and lowers them by its present probability. Learning rates are scaled for
each feature by its past gradients (AdaGrad), so rare features learn as well as frequent ones. The
same examples, seeds and epochs give the same weights. This file has to be compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import cython

from blockyard.games.blokus.net.move_prior import prepare as prepare_prior
from blockyard.games.blokus.net.weights import flat
from blockyard.games.blokus.training.value_training import ValueTrainer

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Placements,
        generate_all,
        write_moves,
    )
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.blockyard.games.blokus.net.move_prior import (
        FEATURES,
        PHASES,
        Class,
        add_move_gradient,
        classify,
        move_features,
        move_logits,
        phase_of,
        square_logits,
    )
    from cython.cimports.blockyard.games.blokus.net.policy_net import SquareLogits
    from cython.cimports.blockyard.games.blokus.training.policy_net_training import PolicyNetTrainer
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

MAX_MOVES = cython.declare(cython.int, 168 * 414)
VALUE_EPOCHS = 6
FINE_TUNING = cython.declare(cython.float, 0.25)
"""The learning rate of prior and policy net that were trained before, as a share of the usual."""
POLICY_NET_LEARNING_RATE = cython.declare(cython.float, 0.008)
TINY = cython.declare(cython.float, 1e-9)


@cython.cclass
class BlokusTrainer:
    """Examples, and the weights trained on them so far."""

    table: cython.float[560]
    policy_net: PolicyNetTrainer
    squares: SquareLogits
    squared_gradients: cython.float[560]
    positions: list
    chosen: list
    rate: cython.float
    value_trainer = cython.declare(object, visibility="readonly")
    moves: cython.pointer(cython.int)
    logits: cython.pointer(cython.float)
    shares: cython.pointer(cython.float)

    def __cinit__(self):
        self.moves = cython.cast(cython.pointer(cython.int), malloc(MAX_MOVES * 4))
        self.logits = cython.cast(cython.pointer(cython.float), malloc(MAX_MOVES * 4))
        self.shares = cython.cast(cython.pointer(cython.float), malloc(MAX_MOVES * 4))
        if not (self.moves and self.logits and self.shares):
            raise MemoryError

    def __init__(self, weights: Mapping[str, Sequence[Sequence[float]]] | None = None) -> None:
        """Training goes on from these weights, or begins from scratch."""
        prepare_prior()
        first = weights or {"move_prior": [[0.0] * FEATURES] * PHASES}
        self.rate = FINE_TUNING if weights else 1
        self.positions, self.chosen = [], []
        self.policy_net = PolicyNetTrainer(flat(first.get("policy_net", ())))
        self.value_trainer = ValueTrainer(flat(first.get("value_net", ())))
        for i, weight in enumerate(flat(first["move_prior"])):
            self.table[i] = weight
            self.squared_gradients[i] = 0

    def __dealloc__(self):
        free(self.moves)
        free(self.logits)
        free(self.shares)

    def add(
        self, position: BlokusPosition, visits: dict, value: float, end: BlokusPosition
    ) -> None:
        """The visits of a search's moves in a position (none if it was not searched well), the
        value of the position for the seat to move, and the final position of the game."""
        if visits:
            total = sum(visits.values())
            self.positions.append(position)
            self.chosen.append([(position.parse_move(m), n / total) for m, n in visits.items()])
        self.value_trainer.add(position, value, end)

    def weights(self) -> dict[str, list[list[float]]]:
        """The weights for a file, to four decimals."""
        rows = range(0, PHASES * FEATURES, FEATURES)
        prior = [[round(self.table[r + i], 4) for i in range(FEATURES)] for r in rows]
        return {
            "move_prior": prior,
            "policy_net": self.policy_net.rows(),
            "value_net": self.value_trainer.rows(),
        }

    def train_value_net(self, seed: int) -> float:
        """Train the value net; returns the mean squared error of the last epoch."""
        return self.value_trainer.train(seed, VALUE_EPOCHS)

    def train_policy_epoch(self, seed: int, learning_rate: float) -> tuple[float, float]:
        """One epoch of the prior and the policy net: the mean cross-entropy (in nats) and the
        accuracy, the share of examples whose most visited move had the highest probability; both
        measured on each example before it is trained on."""
        order = list(range(len(self.positions)))
        Random(seed).shuffle(order)
        cross_entropy: float = 0
        correct: int = 0
        for i in order:
            loss, best = self._train_on(self.positions[i], self.chosen[i], learning_rate)
            cross_entropy += loss
            correct += best
        return cross_entropy / max(1, len(order)), correct / max(1, len(order))

    @cython.cfunc
    def _train_on(self, position: BlokusPosition, chosen: list, learning_rate: cython.float):
        """The cross-entropy, and whether the most visited move had the highest probability."""
        placements = cython.declare(Placements)
        gradient = cython.declare(cython.float[70])
        rate: cython.float = self.rate * learning_rate
        row: cython.int = FEATURES * phase_of(cython.address(position.board), position.board.turn)
        number: cython.int
        best: cython.int
        loss: cython.float
        i: cython.int
        generate_all(
            cython.address(position.board), position.board.turn, cython.address(placements)
        )
        number = write_moves(cython.address(placements), position.board.turn, self.moves)
        square_logits(cython.address(position.board), self.table, cython.address(self.squares))
        self.policy_net.forward(cython.address(position.board), cython.address(self.squares))
        move_logits(cython.address(self.squares), self.moves, number, self.logits)
        best = _softmax(self.logits, number)
        self._set_shares(chosen, number)
        loss = self._gradient(position, number, gradient)
        self.policy_net.train(
            cython.address(position.board),
            cython.address(self.squares),
            POLICY_NET_LEARNING_RATE * rate,
        )
        for i in range(FEATURES):
            if gradient[i] != 0:
                self.squared_gradients[row + i] += gradient[i] * gradient[i]
                self.table[row + i] += (
                    rate * gradient[i] / sqrt(self.squared_gradients[row + i] + 1)
                )
        return loss, self.moves[best] == chosen[0][0]

    @cython.cfunc
    def _set_shares(self, chosen: list, number: cython.int) -> cython.void:
        """The share of each legal move in the visits."""
        move: cython.int
        i: cython.int
        memset(self.shares, 0, number * cython.sizeof(cython.float))
        for move, share in chosen:
            i = 0
            while i < number and self.moves[i] != move:
                i += 1
            if i < number:
                self.shares[i] = share

    @cython.cfunc
    def _gradient(
        self,
        position: BlokusPosition,
        number: cython.int,
        gradient: cython.pointer(cython.float),
    ) -> cython.float:
        """Write the gradient of each feature and of the square logits: the cross-entropy."""
        classes = cython.declare(Class[896])
        features = cython.declare(cython.uchar[32])
        weight: cython.float
        loss: cython.float = 0
        i: cython.int
        m: cython.int
        memset(cython.address(self.squares), 0, cython.sizeof(SquareLogits))
        for i in range(FEATURES):
            gradient[i] = 0
        classify(cython.address(position.board), position.board.turn, classes)
        for m in range(number):
            weight = self.shares[m] - self.logits[m]
            if self.shares[m] > 0:
                loss -= self.shares[m] * cython.cast(cython.float, log(self.logits[m] + TINY))
            for i in range(
                move_features(cython.address(position.board), classes, self.moves[m], features)
            ):
                gradient[features[i]] += weight
            add_move_gradient(self.moves[m], weight, cython.address(self.squares))
        return loss


@cython.cfunc
def _softmax(logits: cython.pointer(cython.float), number: cython.int) -> cython.int:
    """Softmax in place; returns the index of the largest."""
    best: cython.int = 0
    total: cython.float = 0
    most: cython.float
    i: cython.int
    for i in range(number):
        if logits[i] > logits[best]:
            best = i
    most = logits[best]
    for i in range(number):
        logits[i] = cython.cast(cython.float, exp(logits[i] - most))
        total += logits[i]
    for i in range(number):
        logits[i] /= total
    return best
