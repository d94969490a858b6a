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
    from cython.cimports.blockyard.core.rng import Word, xorshift64star
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.blockyard.games.blokus.net.features import (
        CATEGORIES,
        PATTERNS,
        PIECE_INPUTS,
        WIDTH,
        Category,
        Features,
        SquareSets,
        convolve,
        convolve_backward,
        extract_features,
        find_square_sets,
    )
    from cython.cimports.blockyard.games.blokus.net.value_net import (
        DENSE1_BIAS,
        DENSE1_PATTERNS,
        DENSE1_PIECES,
        DENSE1_TURNS,
        DENSE2,
        DENSE2_BIAS,
        HIDDEN,
        OUTPUT,
        OUTPUT_BIAS,
        VALUE_WEIGHTS,
        Activations,
        forward_dense,
        forward_patterns,
        is_late,
        pooling_scale,
    )
    from cython.cimports.blockyard.games.blokus.training.adam import Adam
    from cython.cimports.libc.math import tanh
    from cython.cimports.libc.string import memcpy
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

BATCH_SIZE = 128
LEARNING_RATE = 0.003
WIDTHS = (PATTERNS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 1, HIDDEN)
ENDS = (
    DENSE1_PATTERNS,
    DENSE1_PIECES,
    DENSE1_BIAS,
    DENSE2,
    DENSE2_BIAS,
    OUTPUT,
    OUTPUT_BIAS,
    DENSE1_TURNS,
    VALUE_WEIGHTS,
)
INPUTS = (9 * CATEGORIES, PATTERNS, PIECE_INPUTS, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 0)
"""For each layer of the net: the width of a row, where it ends, and the inputs of a unit, which
bound its initial weights. DENSE1_TURNS starts at 0 and stays there in Duo, where only the seat to
move is evaluated."""


@cython.cclass
class ValueTrainer:
    """Examples, and the weights trained on them so far."""

    optimizer: Adam
    weights: cython.pointer(cython.float)
    gradient: cython.pointer(cython.float)
    examples = cython.declare(list, visibility="readonly")

    def __init__(self) -> None:
        prepare()
        rng, layer, initial = Random(0), 0, []
        for i in range(VALUE_WEIGHTS):
            layer += i == ENDS[layer]
            bound = INPUTS[layer] ** -0.5 if INPUTS[layer] else 0.0
            initial.append(rng.uniform(-bound, bound))
        self.examples, self.optimizer = [], Adam(initial)
        self.weights, self.gradient = self.optimizer.weights, self.optimizer.gradient

    def add(self, position: BlokusPosition, target: float, end: BlokusPosition) -> None:
        """The value of a position for the seat to move. In Classic each colour is trained on its
        final points; positions too late for the net are left out."""
        if is_late(cython.address(position.board)):
            return
        if position.board.colours == 2:
            self.examples.append((position, position.board.turn, target))
            return
        for colour in range(position.board.colours):
            points = end.board.colour[colour].points
            self.examples.append((position, colour, points_to_value(points)))

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
                learning_rate = LEARNING_RATE * (1 - (epoch * batches + batch) / (epochs * batches))
                chosen = order[batch::batches]
                error += self._train_batch(chosen, 1 + rng.getrandbits(62), learning_rate)
        return error / max(1, len(self.examples))

    @cython.cfunc
    def _train_batch(self, chosen: list, rng_state: Word, learning_rate: cython.float):
        """One mini-batch: the sum of its squared errors."""
        features = cython.declare(Features)
        activations = cython.declare(Activations)
        square_sets = cython.declare(SquareSets[4])
        board: cython.pointer(Board)
        errors: cython.double = 0
        error: cython.float
        value: cython.float
        position: BlokusPosition
        for i in chosen:
            position, colour, target = self.examples[i]
            board = cython.address(position.board)
            find_square_sets(board, square_sets)
            extract_features(board, square_sets, colour, cython.address(features))
            _transform(cython.address(features), xorshift64star(cython.address(rng_state)) >> 61)
            forward_patterns(
                self.weights, cython.NULL, cython.address(features), cython.address(activations)
            )
            value = tanh(
                forward_dense(self.weights, cython.address(features), cython.address(activations))
            )
            error = value - cython.cast(cython.float, target)
            errors += error * error
            self._backward(
                cython.address(features),
                cython.address(activations),
                error * (1 - value * value) / len(chosen),
            )
        self.optimizer.step(learning_rate)
        return errors

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
            patterns[i] *= pooling_scale(features)
        for i in range(PIECE_INPUTS):
            if features.pieces[i] > 0:
                self._backward_row(DENSE1_PIECES + HIDDEN * i, features.pieces[i], hidden)
        if features.turns_to_wait:
            self._backward_row(DENSE1_TURNS + HIDDEN * (features.turns_to_wait - 1), 1, hidden)
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
        """Pooling, ReLU and convolution."""
        output = cython.declare(cython.float[32])
        categories: cython.pointer(Category)
        x: cython.int
        y: cython.int
        c: cython.int
        for y in range(features.side):
            for x in range(features.side):
                categories = features.categories + WIDTH * y + x
                convolve(self.weights, cython.NULL, categories, output)
                for c in range(PATTERNS):
                    output[c] = patterns[c] if output[c] > 0 else 0
                convolve_backward(self.gradient, categories, output)


@cython.cfunc
def _transform(features: cython.pointer(Features), symmetry: cython.int) -> cython.void:
    """Apply one of the eight symmetries of a square board."""
    before = cython.declare(cython.uchar[576])
    last: cython.int = features.side + 1
    y: cython.int
    x: cython.int
    row: cython.int
    column: cython.int
    memcpy(before, features.categories, WIDTH * WIDTH)
    for y in range(last + 1):
        for x in range(last + 1):
            row = last - y if symmetry & 1 else y
            column = last - x if symmetry & 2 else x
            if symmetry & 4:
                row, column = column, row
            features.categories[WIDTH * y + x] = before[WIDTH * row + column]
