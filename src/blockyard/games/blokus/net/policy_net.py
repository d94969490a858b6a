# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Policy net: which squares are good to cover, to lie beside and to touch at a corner.

32 convolution patterns of its own (features.py) with one linear output for each of the three uses
of an open square. move_prior.py adds the outputs up over the squares of each move. This file has to
be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.net.features import (
        PATTERNS,
        WIDTH,
        Features,
        SquareSets,
        convolve,
        extract_features,
        find_square_sets,
    )
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


def add_policy_net(
    board: cython.pointer(Board),
    weights: cython.pointer(cython.float),
    triples: cython.pointer(cython.float),
    squares: cython.pointer(SquareLogits),
) -> None:
    """Forward pass: add the outputs of all open squares, for the colour to play."""
    features = cython.declare(Features)
    square_sets = cython.declare(SquareSets[4])
    output = cython.declare(cython.float[32])
    cell: cython.int
    y: cython.int
    x: cython.int
    i: cython.int
    find_square_sets(board, square_sets)
    extract_features(board, square_sets, board.turn, cython.address(features))
    for y in range(board.side):
        for x in range(board.side):
            if features.categories[WIDTH * (y + 1) + x + 1] < FIRST_OPEN:
                continue
            convolve(weights, triples, features.categories + WIDTH * y + x, output)
            for i in range(PATTERNS):
                output[i] = output[i] if output[i] > 0 else 0
            cell = FIRST_SQUARE + 32 * y + x
            squares.covered[cell] += _dot(output, weights + OUT_COVERED)
            squares.beside[cell] += _dot(output, weights + OUT_BESIDE)
            squares.corners[cell] += _dot(output, weights + OUT_CORNERS)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _dot(
    patterns: cython.pointer(cython.float), weights: cython.pointer(cython.float)
) -> cython.float:
    """Dot product. Four partial sums fill a vector register."""
    sums = cython.declare(cython.float[4], [0, 0, 0, 0])
    i: cython.int
    j: cython.int
    for i in range(0, PATTERNS, 4):
        for j in range(4):
            sums[j] += patterns[i + j] * weights[i + j]
    return sums[0] + sums[1] + sums[2] + sums[3]
