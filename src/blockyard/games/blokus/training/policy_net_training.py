# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Training the policy net: backpropagation from the square logits. This file has to be compiled."""

from __future__ import annotations

from random import Random

import cython

from blockyard.games.blokus.net.features import prepare

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board, Row
    from cython.cimports.blockyard.games.blokus.net.features import (
        SquareSets,
        extract_features,
        find_square_sets,
    )
    from cython.cimports.blockyard.games.blokus.net.patterns import (
        NEIGHBOURS,
        PATTERNS,
        WIDTH,
        Category,
        convolve_backward,
        convolve_exactly,
    )
    from cython.cimports.blockyard.games.blokus.net.policy_net import (
        FIRST_SQUARE,
        OUT_BESIDE,
        OUT_CORNERS,
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
RING = cython.declare(cython.int, 2)
CEILING = cython.declare(cython.float, 3.996)
"""The highest activation: patterns.pxd."""


class PolicyNetTrainer:
    """The weights of a policy net, and the mini-batch in progress."""

    def __init__(self, weights=None) -> None:
        """Training goes on from these weights, or begins with random ones."""
        prepare()
        self.optimizer = Adam(weights or _random_weights())
        self.weights, self.in_batch = self.optimizer.weights, 0

    def rows(self) -> list[list[float]]:
        """The convolution, a row for each neighbour and category; then the three outputs."""
        return [self.optimizer.row(at, PATTERNS) for at in range(0, POLICY_WEIGHTS, PATTERNS)]

    def forward(
        self, board: cython.pointer(Board), squares: cython.pointer(SquareLogits)
    ) -> cython.void:
        """Add the outputs of the net; the activations are kept for `train`."""
        square_sets = cython.declare(SquareSets[4])
        output: cython.pointer(cython.float) = self.outputs
        left: Row
        y: cython.int
        i: cython.int
        cell: cython.int
        find_square_sets(board, square_sets)
        extract_features(board, square_sets, board.turn, cython.address(self.features))
        for y in range(board.side):
            left = self.features.ours[RING + y] >> RING
            while left:
                cell = 32 * y + lowest(left)
                convolve_exactly(
                    self.weights, self.features.categories + WIDTH * y + lowest(left), output
                )
                left &= left - 1
                for i in range(PATTERNS):
                    output[i] = 0 if output[i] < 0 else min(output[i], CEILING)
                    squares.covered[FIRST_SQUARE + cell] += (
                        output[i] * self.weights[OUT_COVERED + i]
                    )
                    squares.beside[FIRST_SQUARE + cell] += output[i] * self.weights[OUT_BESIDE + i]
                    squares.corners[FIRST_SQUARE + cell] += (
                        output[i] * self.weights[OUT_CORNERS + i]
                    )
                output += PATTERNS

    def train(
        self,
        board: cython.pointer(Board),
        logit_gradient: cython.pointer(SquareLogits),
        learning_rate: cython.float,
    ) -> cython.void:
        """One example, after `forward`. `logit_gradient` is by how much each square logit should
        rise."""
        gradient = cython.declare(cython.float[3])
        output: cython.pointer(cython.float) = self.outputs
        left: Row
        y: cython.int
        x: cython.int
        cell: cython.int
        for y in range(board.side):
            left = self.features.ours[RING + y] >> RING
            while left:
                x = lowest(left)
                left &= left - 1
                cell = FIRST_SQUARE + 32 * y + x
                gradient[0] = -logit_gradient.covered[cell] / BATCH_SIZE
                gradient[1] = -logit_gradient.beside[cell] / BATCH_SIZE
                gradient[2] = -logit_gradient.corners[cell] / BATCH_SIZE
                if gradient[0] != 0 or gradient[1] != 0 or gradient[2] != 0:
                    self.backward(self.features.categories + WIDTH * y + x, output, gradient)
                output += PATTERNS
        self.in_batch += 1
        if self.in_batch == BATCH_SIZE:
            self.optimizer.step(learning_rate)
            self.in_batch = 0

    def backward(
        self,
        categories: cython.pointer(Category),
        output: cython.pointer(cython.float),
        output_gradient: cython.pointer(cython.float),
    ) -> cython.void:
        """The backward pass of one square."""
        patterns = cython.declare(cython.float[32])
        gradient: cython.pointer(cython.float) = self.optimizer.gradient
        i: cython.int
        j: cython.int
        for i in range(PATTERNS):
            patterns[i] = 0
            for j in range(3):
                gradient[OUT_COVERED + PATTERNS * j + i] += output_gradient[j] * output[i]
                patterns[i] += output_gradient[j] * self.weights[OUT_COVERED + PATTERNS * j + i]
            if output[i] <= 0 or output[i] >= CEILING:
                patterns[i] = 0
        convolve_backward(gradient, categories, patterns)


def _random_weights() -> list[float]:
    """Output weights start at 0, so that the net starts with no effect."""
    rng, bound = Random(0), NEIGHBOURS**-0.5 / 4
    convolution = [rng.uniform(-bound, bound) for _ in range(OUT_COVERED)]
    return convolution + [0.0] * (POLICY_WEIGHTS - OUT_COVERED)
