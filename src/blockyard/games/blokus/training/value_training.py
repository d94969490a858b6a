# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Training the value net on positions and their results: mini-batch descent on the squared error.

Boards are rotated and mirrored at random: Blokus is symmetric. The same examples and seed give the
same weights. This file has to be compiled.
"""

from __future__ import annotations

from random import Random

import cython

from blockyard.games.blokus.kernel.endgame import points_to_value
from blockyard.games.blokus.net.features import prepare

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.core.rng import Word, xorshift64star
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board, Row
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.blockyard.games.blokus.net.features import (
        INPUTS,
        Features,
        SquareSets,
        extract_features,
        find_square_sets,
    )
    from cython.cimports.blockyard.games.blokus.net.patterns import (
        NEIGHBOURS,
        PATTERNS,
        WIDTH,
        convolve_backward,
        convolve_exactly,
    )
    from cython.cimports.blockyard.games.blokus.net.value_net import (
        DENSE1_BIAS,
        DENSE1_INPUTS,
        DENSE1_PATTERNS,
        DENSE2,
        DENSE2_BIAS,
        HIDDEN,
        OUTPUT,
        OUTPUT_BIAS,
        VALUE_WEIGHTS,
        Activations,
        forward_dense,
    )
    from cython.cimports.blockyard.games.blokus.training.adam import Adam
    from cython.cimports.libc.math import tanh
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

BATCH_SIZE = 64
LEARNING_RATE = 0.003
"""At the start; it falls to zero."""
RING = cython.declare(cython.int, 2)
POOLED = cython.declare(cython.float, 32.0)
CEILING = cython.declare(cython.float, 3.996)
"""As in value_net.py and patterns.pxd."""
WIDTHS = (PATTERNS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 1)
ENDS = (
    DENSE1_PATTERNS,
    DENSE1_INPUTS,
    DENSE1_BIAS,
    DENSE2,
    DENSE2_BIAS,
    OUTPUT,
    OUTPUT_BIAS,
    VALUE_WEIGHTS,
)
FAN_IN = (4 * NEIGHBOURS, PATTERNS, INPUTS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN)
"""For each layer of the net: the width of a row, where it ends, and the inputs of a unit, which
bound its initial weights."""


@cython.cclass
class ValueTrainer:
    """Examples, and the weights trained on them so far."""

    optimizer: Adam
    weights: cython.pointer(cython.float)
    gradient: cython.pointer(cython.float)
    outputs: cython.float[12800]  # the activations of each square of an example
    examples = cython.declare(list, visibility="readonly")

    def __init__(self, weights=None) -> None:
        """Training goes on from these weights, or begins with random ones."""
        prepare()
        self.examples, self.optimizer = [], Adam(weights or _random_weights())
        self.weights, self.gradient = self.optimizer.weights, self.optimizer.gradient

    def add(self, position: BlokusPosition, target: float, end: BlokusPosition) -> None:
        """The value of a position for the seat to move. In Classic each colour is trained on its
        final points instead."""
        targets: tuple = (target,)
        if position.board.colours > 2:
            colours = range(position.board.colours)
            targets = tuple([points_to_value(end.board.colour[i].points) for i in colours])
        self.examples.append((position, targets))

    def rows(self) -> list[list[float]]:
        """The weights to four decimals, in rows of one input each."""
        rows, at = [], 0
        for width, end in zip(WIDTHS, ENDS, strict=True):
            while at < end:
                rows.append(self.optimizer.row(at, width))
                at += width
        return rows

    def train(self, seed: int, epochs: int) -> float:
        """Train for some epochs at a falling learning rate: the mean squared error of the last one,
        measured on each example before it is trained on."""
        rng, error = Random(seed), 0.0
        batches = max(1, len(self.examples) // BATCH_SIZE)
        for epoch in range(epochs):
            order = rng.sample(range(len(self.examples)), len(self.examples))
            error = 0.0
            for batch in range(batches):
                left = 1 - (epoch * batches + batch) / (epochs * batches)
                chosen = order[batch::batches]
                error += self._train_batch(chosen, 1 + rng.getrandbits(62), LEARNING_RATE * left)
        return error / max(1, len(self.examples))

    @cython.cfunc
    def _train_batch(self, chosen: list, rng_state: Word, learning_rate: cython.float):
        """One mini-batch: the mean squared errors of its positions, added up."""
        square_sets = cython.declare(SquareSets[4])
        board: cython.pointer(Board)
        errors: cython.double = 0
        symmetry: cython.int
        colour: cython.int
        position: BlokusPosition
        targets: tuple
        for i in chosen:
            position, targets = self.examples[i]
            board = cython.address(position.board)
            symmetry = xorshift64star(cython.address(rng_state)) >> 61
            find_square_sets(board, square_sets)
            if board.colours == 2:
                errors += self._train_example(
                    board, square_sets, board.turn, targets[0], symmetry, len(chosen)
                )
                continue
            for colour in range(board.colours):
                if not board.out >> colour & 1:
                    errors += 0.25 * self._train_example(
                        board, square_sets, colour, targets[colour], symmetry, 4 * len(chosen)
                    )
        self.optimizer.step(learning_rate)
        return errors

    @cython.cfunc
    def _train_example(  # noqa: PLR0913, PLR0917 - C has no closures
        self,
        board: cython.pointer(Board),
        square_sets: cython.pointer(SquareSets),
        colour: cython.int,
        target: cython.float,
        symmetry: cython.int,
        batch_size: cython.float,
    ) -> cython.float:
        """One example: add its gradient; returns its squared error."""
        features = cython.declare(Features)
        activations = cython.declare(Activations)
        value: cython.float
        error: cython.float
        extract_features(board, square_sets, colour, cython.address(features))
        _transform(cython.address(features), symmetry)
        self._forward_patterns(cython.address(features), cython.address(activations))
        value = tanh(
            forward_dense(self.weights, cython.address(features), cython.address(activations))
        )
        error = value - target
        self._backward(
            cython.address(features),
            cython.address(activations),
            error * (1 - value * value) / batch_size,
        )
        return error * error

    @cython.cfunc
    def _forward_patterns(
        self, features: cython.pointer(Features), activations: cython.pointer(Activations)
    ) -> cython.void:
        """As in value_net.py, but the activations of each square are kept."""
        output: cython.pointer(cython.float) = self.outputs
        left: Row
        y: cython.int
        i: cython.int
        memset(activations.patterns, 0, PATTERNS * cython.sizeof(cython.float))
        for y in range(features.side):
            left = features.contested[RING + y] >> RING
            while left:
                convolve_exactly(
                    self.weights, features.categories + WIDTH * y + lowest(left), output
                )
                left &= left - 1
                for i in range(PATTERNS):
                    output[i] = 0 if output[i] < 0 else min(output[i], CEILING)
                    activations.patterns[i] += output[i]
                output += PATTERNS
        for i in range(PATTERNS):
            activations.patterns[i] /= POOLED

    @cython.cfunc
    def _backward(
        self,
        features: cython.pointer(Features),
        activations: cython.pointer(Activations),
        output_gradient: cython.float,
    ) -> cython.void:
        """Backpropagation, from the output to the convolution."""
        second = cython.declare(cython.float[32])
        hidden = cython.declare(cython.float[32])
        patterns = cython.declare(cython.float[32])
        i: cython.int
        self.gradient[OUTPUT_BIAS] += output_gradient
        for i in range(HIDDEN):
            second[i] = (
                output_gradient * self.weights[OUTPUT + i] if activations.second[i] > 0 else 0
            )
            if activations.second[i] > 0:
                self.gradient[OUTPUT + i] += output_gradient * activations.second[i]
            self.gradient[DENSE2_BIAS + i] += second[i]
        for i in range(HIDDEN):
            hidden[i] = 0
            if activations.hidden[i] > 0:
                hidden[i] = self._backward_row(DENSE2 + HIDDEN * i, activations.hidden[i], second)
            self.gradient[DENSE1_BIAS + i] += hidden[i]
        for i in range(PATTERNS):
            patterns[i] = self._backward_row(
                DENSE1_PATTERNS + HIDDEN * i, activations.patterns[i], hidden
            )
            patterns[i] /= POOLED
        for i in range(INPUTS):
            if features.inputs[i] != 0:
                self._backward_row(DENSE1_INPUTS + HIDDEN * i, features.inputs[i], hidden)
        self._backward_patterns(features, patterns)

    @cython.cfunc
    @cython.inline
    def _backward_row(
        self,
        row: cython.int,
        input_value: cython.float,
        output_gradient: cython.pointer(cython.float),
    ) -> cython.float:
        """One input of a dense layer: its gradient."""
        total: cython.float = 0
        i: cython.int
        for i in range(HIDDEN):
            total += output_gradient[i] * self.weights[row + i]
            self.gradient[row + i] += output_gradient[i] * input_value
        return total

    @cython.cfunc
    def _backward_patterns(
        self, features: cython.pointer(Features), patterns: cython.pointer(cython.float)
    ) -> cython.void:
        """Pooling, clipped ReLU and convolution."""
        gradient = cython.declare(cython.float[32])
        output: cython.pointer(cython.float) = self.outputs
        left: Row
        y: cython.int
        i: cython.int
        for y in range(features.side):
            left = features.contested[RING + y] >> RING
            while left:
                for i in range(PATTERNS):
                    gradient[i] = patterns[i] if 0 < output[i] < CEILING else 0
                convolve_backward(
                    self.gradient, features.categories + WIDTH * y + lowest(left), gradient
                )
                left &= left - 1
                output += PATTERNS


def _random_weights() -> list[float]:
    rng, layer, weights = Random(0), 0, []
    for i in range(VALUE_WEIGHTS):
        layer += i == ENDS[layer]
        bound = FAN_IN[layer] ** -0.5
        weights.append(rng.uniform(-bound, bound))
    return weights


@cython.cfunc
def _transform(features: cython.pointer(Features), symmetry: cython.int) -> cython.void:
    """Apply one of the eight symmetries of a square board."""
    before = cython.declare(Features)
    last: cython.int = features.side + 2 * RING - 1
    y: cython.int
    x: cython.int
    row: cython.int
    column: cython.int
    memcpy(cython.address(before), features, cython.sizeof(Features))
    for y in range(last + 1):
        features.contested[y] = 0
        for x in range(last + 1):
            row = last - y if symmetry & 1 else y
            column = last - x if symmetry & 2 else x
            if symmetry & 4:
                row, column = column, row
            features.categories[WIDTH * y + x] = before.categories[WIDTH * row + column]
            features.contested[y] |= (before.contested[row] >> column & 1) << x
