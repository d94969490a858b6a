# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Value net: the expected result for each seat, a few µs for a position.

32 patterns (patterns.pxd), summed over all squares in anybody's reach, and the other inputs
(features.py) go through two dense layers of 32 units with ReLU; the output is one tanh value.

In Duo the value is the result for the seat to move. In Classic it is the final points of one
colour; the net is run for each of the four, and their points give the seats' chances of winning.

training/value_training.py trains it. This file has to be compiled.
"""

import cython

from blockyard.games.blokus.net.features import prepare

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.kernel.endgame import (
        value_to_points,
        values_from_points,
    )
    from cython.cimports.blockyard.games.blokus.kernel.turns import can_place
    from cython.cimports.blockyard.games.blokus.net.features import (
        INPUTS,
        Features,
        SquareSets,
        extract_features,
        find_square_sets,
    )
    from cython.cimports.blockyard.games.blokus.net.pattern_sums import PatternSums, update_sums
    from cython.cimports.blockyard.games.blokus.net.patterns import CONVOLUTION, PATTERNS, UNIT
    from cython.cimports.libc.math import tanh
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

POOLED = cython.declare(cython.float, 32.0)
"""Sums over the board are divided by this, which keeps them around one."""
LATE = cython.declare(cython.int, 44)
"""With fewer remaining pieces of four colours, short playouts are more accurate than the net."""


class ValueNet:
    """The trained weights, in the layout of value_net.pxd."""

    def __init__(self, weights) -> None:
        prepare()
        if len(weights) != VALUE_WEIGHTS:
            raise ValueError(f"a value net has {VALUE_WEIGHTS} weights, not {len(weights)}")
        for i, number in enumerate(weights):
            self.weights[i] = number
        for i in range(CONVOLUTION):
            self.convolution[i] = round(weights[i] * UNIT)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _accumulate(
    units: cython.pointer(cython.float),
    weights: cython.pointer(cython.float),
    share: cython.float,
) -> cython.void:
    """Add one input, times its weights, to a layer."""
    i: cython.int
    for i in range(HIDDEN):
        units[i] += share * weights[i]


def forward_dense(
    weights: cython.pointer(cython.float),
    features: cython.pointer(Features),
    activations: cython.pointer(Activations),
) -> cython.float:
    """The dense layers: the value before its tanh."""
    value: cython.float = weights[OUTPUT_BIAS]
    i: cython.int
    for i in range(HIDDEN):
        activations.hidden[i] = weights[DENSE1_BIAS + i]
        activations.second[i] = weights[DENSE2_BIAS + i]
    for i in range(PATTERNS):
        _accumulate(
            activations.hidden, weights + DENSE1_PATTERNS + HIDDEN * i, activations.patterns[i]
        )
    for i in range(INPUTS):
        if features.inputs[i] != 0:
            _accumulate(
                activations.hidden, weights + DENSE1_INPUTS + HIDDEN * i, features.inputs[i]
            )
    for i in range(HIDDEN):
        if activations.hidden[i] > 0:
            _accumulate(activations.second, weights + DENSE2 + HIDDEN * i, activations.hidden[i])
    for i in range(HIDDEN):
        if activations.second[i] > 0:
            value += weights[OUTPUT + i] * activations.second[i]
    return value


def is_late(board: cython.pointer(Board)) -> cython.bint:
    """Whether the end is so near that playouts are more accurate."""
    left: cython.int = 0
    colour: cython.int
    for colour in range(board.colours):
        left += popcount(board.colour[colour].left)
    return board.colours > 2 and left < LATE


def evaluate(
    board: cython.pointer(Board),
    net: ValueNet,
    known: cython.pointer(PatternSums),
    values: cython.pointer(cython.float),
) -> None:
    """The value of a running position for each seat, from -1 to 1. `known` has the sums of the
    position that was evaluated before, for each colour, and those of this one afterwards."""
    square_sets = cython.declare(SquareSets[4])
    points = cython.declare(cython.float[4])
    colour: cython.int
    find_square_sets(board, square_sets)
    if board.colours == 2:
        values[board.turn] = _forward(board, square_sets, board.turn, net, known + board.turn)
        values[1 - board.turn] = -values[board.turn]
        return
    for colour in range(board.colours):
        if can_place(board, colour):
            points[colour] = value_to_points(
                _forward(board, square_sets, colour, net, known + colour)
            )
        else:
            points[colour] = board.colour[colour].points
    values_from_points(board, points, values)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _forward(
    board: cython.pointer(Board),
    square_sets: cython.pointer(SquareSets),
    colour: cython.int,
    net: ValueNet,
    known: cython.pointer(PatternSums),
) -> cython.float:
    """The output of the net for a colour."""
    features = cython.declare(Features)
    activations = cython.declare(Activations)
    i: cython.int
    extract_features(board, square_sets, colour, cython.address(features))
    update_sums(net.convolution, cython.address(features), known)
    for i in range(PATTERNS):
        activations.patterns[i] = known.sums[i] / (UNIT * POOLED)
    return tanh(forward_dense(net.weights, cython.address(features), cython.address(activations)))
