# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Training the policy net: backpropagation from the square logits. This file has to be compiled."""

from __future__ import annotations

from random import Random

import cython

from blockyard.games.blokus.net.features import prepare

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.net.features import (
        CATEGORIES,
        PATTERNS,
        WIDTH,
        Category,
        Features,
        SquareSets,
        convolve,
        convolve_backward,
        extract_features,
        find_square_sets,
    )
    from cython.cimports.blockyard.games.blokus.net.policy_net import (
        FIRST_OPEN,
        FIRST_SQUARE,
        OUT_COVERED,
        POLICY_WEIGHTS,
        SquareLogits,
    )
    from cython.cimports.blockyard.games.blokus.training.adam import Adam
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

BATCH_SIZE = cython.declare(cython.int, 32)


class PolicyNetTrainer:
    """The weights of a policy net, and the mini-batch in progress."""

    def __init__(self) -> None:
        prepare()
        rng, bound = Random(0), (9 * CATEGORIES) ** -0.5
        # Output weights start at 0, so that the net starts with no effect.
        convolution = [rng.uniform(-bound, bound) for _ in range(OUT_COVERED)]
        self.optimizer = Adam(convolution + [0.0] * (POLICY_WEIGHTS - OUT_COVERED))
        self.weights, self.in_batch = self.optimizer.weights, 0

    def rows(self) -> list[list[float]]:
        """The convolution, a row for each neighbour and category; then the three outputs."""
        return [self.optimizer.row(at, PATTERNS) for at in range(0, POLICY_WEIGHTS, PATTERNS)]

    def train(
        self,
        board: cython.pointer(Board),
        logit_gradient: cython.pointer(SquareLogits),
        learning_rate: cython.float,
    ) -> cython.void:
        """One example. `logit_gradient` is by how much each square logit should rise."""
        features = cython.declare(Features)
        square_sets = cython.declare(SquareSets[4])
        output = cython.declare(cython.float[3])
        y: cython.int
        x: cython.int
        cell: cython.int
        find_square_sets(board, square_sets)
        extract_features(board, square_sets, board.turn, cython.address(features))
        for y in range(board.side):
            for x in range(board.side):
                if features.categories[WIDTH * (y + 1) + x + 1] < FIRST_OPEN:
                    continue
                cell = FIRST_SQUARE + 32 * y + x
                output[0] = -logit_gradient.covered[cell] / BATCH_SIZE
                output[1] = -logit_gradient.beside[cell] / BATCH_SIZE
                output[2] = -logit_gradient.corners[cell] / BATCH_SIZE
                if output[0] != 0 or output[1] != 0 or output[2] != 0:
                    self.backward(features.categories + WIDTH * y + x, output)
        self.in_batch += 1
        if self.in_batch == BATCH_SIZE:
            self.optimizer.step(learning_rate)
            self.in_batch = 0

    def backward(
        self, categories: cython.pointer(Category), output_gradient: cython.pointer(cython.float)
    ) -> cython.void:
        """The backward pass of one square."""
        output = cython.declare(cython.float[32])
        gradient: cython.pointer(cython.float) = self.optimizer.gradient
        pattern_gradient: cython.float
        i: cython.int
        j: cython.int
        convolve(self.weights, cython.NULL, categories, output)
        for i in range(PATTERNS):
            pattern_gradient = 0
            if output[i] > 0:
                for j in range(3):
                    gradient[OUT_COVERED + PATTERNS * j + i] += output_gradient[j] * output[i]
                    pattern_gradient += (
                        output_gradient[j] * self.weights[OUT_COVERED + PATTERNS * j + i]
                    )
            output[i] = pattern_gradient
        convolve_backward(gradient, categories, output)
