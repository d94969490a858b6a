# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Policy net: which squares are good to cover, to lie beside and to touch at a corner.

32 patterns of its own (patterns.pxd) with one linear output for each of the three uses of an open
square. move_prior.py adds the outputs up over the squares of each move. This file has to be
compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board, Row
    from cython.cimports.blockyard.games.blokus.net.features import (
        Features,
        SquareSets,
        extract_features,
        find_square_sets,
    )
    from cython.cimports.blockyard.games.blokus.net.patterns import (
        UNIT,
        WIDTH,
        clip,
        convolve,
        dot,
    )
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

RING = cython.declare(cython.int, 2)
ONE = cython.declare(cython.float, 1.0)


def add_policy_net(
    board: cython.pointer(Board),
    weights: cython.pointer(cython.short),
    squares: cython.pointer(SquareLogits),
) -> None:
    """Forward pass: add the outputs of all squares that a move of the colour to play can use."""
    features = cython.declare(Features)
    square_sets = cython.declare(SquareSets[4])
    output = cython.declare(cython.short[32])
    scale: cython.float = ONE / (UNIT * UNIT)
    left: Row
    cell: cython.int
    y: cython.int
    x: cython.int
    find_square_sets(board, square_sets)
    extract_features(board, square_sets, board.turn, cython.address(features))
    for y in range(board.side):
        left = features.ours[RING + y] >> RING
        while left:
            x = lowest(left)
            left &= left - 1
            convolve(weights, features.categories + WIDTH * y + x, output)
            clip(output)
            cell = FIRST_SQUARE + 32 * y + x
            squares.covered[cell] += scale * dot(output, weights + OUT_COVERED)
            squares.beside[cell] += scale * dot(output, weights + OUT_BESIDE)
            squares.corners[cell] += scale * dot(output, weights + OUT_CORNERS)
