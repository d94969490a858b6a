# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Which squares are good to cover, to lie beside and to meet: a small net for the prior.

It has 32 patterns of its own (sight.py). Each pattern that is there adds its part to what an open
square is worth to a piece that covers it, lies beside it or meets it; prior.py picks that up move
by move. This file has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.net.features import (
        PATTERNS,
        WIDTH,
        Outlook,
        Sight,
        add_up,
        look,
        survey,
    )
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


def savour(
    board: cython.pointer(Board),
    numbers: cython.pointer(cython.float),
    threes: cython.pointer(cython.float),
    worths: cython.pointer(Worths),
) -> None:
    """Add what each open square is worth to the colour to play."""
    sight = cython.declare(Sight)
    outlooks = cython.declare(Outlook[4])
    here = cython.declare(cython.float[32])
    cell: cython.int
    y: cython.int
    x: cython.int
    i: cython.int
    survey(board, outlooks)
    look(board, outlooks, board.turn, cython.address(sight))
    for y in range(board.side):
        for x in range(board.side):
            if sight.kinds[WIDTH * (y + 1) + x + 1] < FIRST_OPEN:
                continue
            add_up(numbers, threes, sight.kinds + WIDTH * y + x, here)
            for i in range(PATTERNS):
                here[i] = here[i] if here[i] > 0 else 0
            cell = FIRST_SQUARE + 32 * y + x
            worths.covered[cell] += _told(here, numbers + COVER)
            worths.beside[cell] += _told(here, numbers + LIE_BESIDE)
            worths.corners[cell] += _told(here, numbers + MEET)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _told(
    patterns: cython.pointer(cython.float), parts: cython.pointer(cython.float)
) -> cython.float:
    """All parts together. Four sums side by side are what a register does at once."""
    sums = cython.declare(cython.float[4], [0, 0, 0, 0])
    i: cython.int
    j: cython.int
    for i in range(0, PATTERNS, 4):
        for j in range(4):
            sums[j] += patterns[i + j] * parts[i + j]
    return sums[0] + sums[1] + sums[2] + sums[3]
