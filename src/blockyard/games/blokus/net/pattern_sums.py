# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""The patterns of the value net, summed over a board that differs little from the last one.

A search goes from leaf to leaf, and these have most of their squares in common. So the outputs of
every square are kept, and only those are computed again in whose neighbourhood something changed:
from the few neighbours that did, or from all of them. In whole numbers that gives exactly the sums
of a board that is computed from scratch. This file has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Row, Word
    from cython.cimports.blockyard.games.blokus.net.features import Features
    from cython.cimports.blockyard.games.blokus.net.patterns import (
        PATTERNS,
        WIDTH,
        Category,
        convolve,
        pool_anew,
        reconvolve,
    )
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

RING = cython.declare(cython.int, 2)
FEW = cython.declare(cython.int, 9)
"""Up to so many changed neighbours, their differences are faster to add than all 25."""
LOW_BITS = cython.declare(cython.ulonglong, 0x7F7F7F7F7F7F7F7F)
HIGH_BITS = cython.declare(cython.ulonglong, 0x8080808080808080)
GATHER = cython.declare(cython.ulonglong, 0x0002040810204081)
"""Times this, the high bits of eight bytes are together in the highest byte."""


def update_sums(
    weights: cython.pointer(cython.short),
    features: cython.pointer(Features),
    known: cython.pointer(PatternSums),
) -> None:
    """Go over to another position: `known.sums` are its sums afterwards."""
    changed = cython.declare(Row[24])
    around: Row
    before: Row
    now: Row
    left: Row
    y: cython.int
    for y in range(features.side + 2 * RING):
        changed[y] = _changed(features.categories + WIDTH * y, known.categories + WIDTH * y)
    for y in range(features.side):
        around = changed[y] | changed[y + 1] | changed[y + 2] | changed[y + 3] | changed[y + 4]
        around |= around >> 1 | around >> 2 | around >> 3 | around >> 4
        before = known.contested[y]
        now = features.contested[RING + y] >> RING
        left = around & (before | now) | before ^ now
        known.contested[y] = now
        while left:
            _update_square(weights, features, known, changed + y, before & now, y, lowest(left))
            left &= left - 1
    memcpy(known.categories, features.categories, WIDTH * (features.side + 2 * RING))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _changed(now: cython.pointer(Category), before: cython.pointer(Category)) -> Row:
    """The squares of a row whose category is another, one bit each."""
    these: cython.pointer(Word) = cython.cast(cython.pointer(Word), now)
    those: cython.pointer(Word) = cython.cast(cython.pointer(Word), before)
    found: Row = 0
    differing: Word
    i: cython.int
    for i in range(WIDTH // 8):
        differing = these[i] ^ those[i]
        if differing:
            differing = ((differing & LOW_BITS) + LOW_BITS | differing) & HIGH_BITS
            found |= cython.cast(Row, differing * GATHER >> 56) << 8 * i
    return found


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _update_square(  # noqa: PLR0913, PLR0917 - C has no closures
    weights: cython.pointer(cython.short),
    features: cython.pointer(Features),
    known: cython.pointer(PatternSums),
    changed: cython.pointer(Row),
    stays: Row,
    y: cython.int,
    x: cython.int,
) -> cython.void:
    """Compute a square again. `changed` are the rows around it, `stays` the squares of its row
    that were contested before and still are."""
    before = cython.declare(cython.short[32])
    output: cython.pointer(cython.short) = known.outputs + PATTERNS * (BOARD_ROW * y + x)
    place: cython.int = WIDTH * y + x
    neighbours: cython.uint = 0
    row: cython.int
    memcpy(before, output, cython.sizeof(before))
    if not known.contested[y] >> x & 1:
        memset(output, 0, cython.sizeof(before))
    else:
        for row in range(5):
            neighbours |= (changed[row] >> x & 31) << 5 * row
        if stays >> x & 1 and popcount(neighbours) <= FEW:
            reconvolve(
                weights, known.categories + place, features.categories + place, neighbours, output
            )
        else:
            convolve(weights, features.categories + place, output)
    pool_anew(before, output, known.sums)
