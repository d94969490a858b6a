# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Input features of the nets.

From the point of view of one colour ("us") every square is in one category. Colours of other seats
are "them"; in a game for two the seat's own second colour is neither, it is "the ally":

    0, 1, 2              covered by us, by them, by the ally
    3                    wall
    4 + 16 s + 4 o + t   open, where o is its relation to us, and t its relation to them:
                         0 closed (along an own side)    1 an anchor
                         2 in reach: at most four steps over open squares from an anchor
                         3 out of reach
                         and s who else is there:
                         0 nobody                        1 an anchor of the ally
                         2 in the ally's reach           3 in reach of several of them

The relation of a square to several colours is the best one it has to any of them.

The nets look at 5 x 5 squares at a time (patterns.pxd). What no pattern can see is in `inputs`: the
remaining pieces of each colour, how many anchors and how much room it has, whose turn it is. There
the opponents are told apart, by when they play. This file has to be compiled.
"""

from functools import cache

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Colour,
        Row,
        Word,
        is_ally,
    )
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

REACH = cython.declare(cython.int, 4)
RING = cython.declare(cython.int, 2)
"""Rows and columns of wall around the board, in the features and outside them."""
PIECES = cython.declare(cython.int, 21)
OPEN = cython.declare(cython.int, 4)

# Filled by `prepare`: each bit of a number in its own byte.
bits_to_bytes = cython.declare(cython.ulonglong[256])


@cache
def prepare() -> None:
    for bits in range(256):
        bits_to_bytes[bits] = sum((bits >> i & 1) << 8 * i for i in range(8))


# --- sets of squares ----------------------------------------------------------------


def find_square_sets(board: cython.pointer(Board), square_sets: cython.pointer(SquareSets)) -> None:
    """The sets of squares of each colour. Nothing is open to a colour that is blocked."""
    colour: cython.int
    for colour in range(board.colours):
        _square_sets(board, colour, square_sets + colour)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _square_sets(
    board: cython.pointer(Board), colour: cython.int, sets: cython.pointer(SquareSets)
) -> cython.void:
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    reach: cython.pointer(Row) = sets.reach
    wider = cython.declare(Row[24])
    end: cython.int = board.side + RING
    y: cython.int
    _: cython.int
    memset(sets, 0, cython.sizeof(SquareSets))
    for y in range(RING, end):
        sets.own[y] = mine.own[RING + y] >> RING
    if board.out >> colour & 1:
        return
    for y in range(RING, end):
        sets.free[y] = ~(board.covered[RING + y] | mine.beside[RING + y]) >> RING
        sets.anchors[y] = reach[y] = mine.corners[RING + y] >> RING & sets.free[y]
    for _ in range(REACH):
        for y in range(RING, end):
            wider[y] = reach[y] | reach[y] << 1 | reach[y] >> 1 | reach[y - 1] | reach[y + 1]
        for y in range(RING, end):
            reach[y] = wider[y] & sets.free[y]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _union_of_rivals(
    board: cython.pointer(Board),
    square_sets: cython.pointer(SquareSets),
    colour: cython.int,
    them: cython.pointer(SquareSets),
    several: cython.pointer(Row),
) -> cython.pointer(SquareSets):
    """All colours of other seats as one, and the squares in reach of several of them; returns the
    ally, or an empty set."""
    one: cython.pointer(SquareSets)
    ally: cython.pointer(SquareSets) = cython.NULL
    other: cython.int
    y: cython.int
    memset(them, 0, cython.sizeof(SquareSets))
    memset(several, 0, WIDTH * cython.sizeof(Row))
    for other in range(board.colours):
        one = square_sets + other
        if other == colour:
            continue
        if is_ally(board, colour, other):
            ally = one
            continue
        for y in range(RING, board.side + RING):
            several[y] |= them.reach[y] & one.reach[y]
            them.own[y] |= one.own[y]
            them.free[y] |= one.free[y]
            them.anchors[y] |= one.anchors[y]
            them.reach[y] |= one.reach[y]
    return ally


# --- categories -------------------------------------------------------------------


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _relation_bytes(sets: cython.pointer(SquareSets), y: cython.int, shift: cython.int) -> Word:
    """Eight squares of a row, a byte each: 0 closed, 1 an anchor, 2 in reach, 3 out of reach."""
    free: Row = sets.free[y] >> shift & 255
    beyond: Row = free & ~(sets.anchors[y] >> shift)
    odd: Row = free & (sets.anchors[y] | ~sets.reach[y]) >> shift
    return 2 * bits_to_bytes[beyond] + bits_to_bytes[odd]


def extract_features(
    board: cython.pointer(Board),
    square_sets: cython.pointer(SquareSets),
    colour: cython.int,
    features: cython.pointer(Features),
) -> None:
    """The features of one colour. Eight squares are computed at once, one in each byte of a word;
    no category is too large for that."""
    us: cython.pointer(SquareSets) = square_sets + colour
    ally: cython.pointer(SquareSets)
    them = cython.declare(SquareSets)
    several = cython.declare(Row[24])
    categories: cython.pointer(Word) = cython.cast(cython.pointer(Word), features.categories)
    y: cython.int
    word: cython.int
    shift: cython.int
    anchors: Row
    reach: Row
    ally_own: Row
    wall: Row
    ally = _union_of_rivals(board, square_sets, colour, cython.address(them), several)
    features.side = board.side
    for y in range(board.side + 2 * RING):
        anchors = ally.anchors[y] if ally != cython.NULL else 0
        reach = ally.reach[y] if ally != cython.NULL else 0
        ally_own = ally.own[y] if ally != cython.NULL else 0
        features.contested[y] = us.reach[y] | them.reach[y] | reach
        several[y] &= ~reach
        wall = board.covered[RING + y] >> RING & ~(us.own[y] | them.own[y] | ally_own)
        for word in range((board.side + 2 * RING + 7) // 8):
            shift = 8 * word
            categories[WIDTH // 8 * y + word] = (
                OPEN * bits_to_bytes[255]
                + 16 * bits_to_bytes[(anchors | several[y]) >> shift & 255]
                + 32 * bits_to_bytes[(reach & ~anchors | several[y]) >> shift & 255]
                + 4 * _relation_bytes(us, y, shift)
                + _relation_bytes(cython.address(them), y, shift)
                - 4 * bits_to_bytes[us.own[y] >> shift & 255]
                - 3 * bits_to_bytes[them.own[y] >> shift & 255]
                - 2 * bits_to_bytes[ally_own >> shift & 255]
                - bits_to_bytes[wall >> shift & 255]
            )
    _find_ours(board, us, features)
    _fill_inputs(board, square_sets, colour, features)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _find_ours(
    board: cython.pointer(Board),
    us: cython.pointer(SquareSets),
    features: cython.pointer(Features),
) -> cython.void:
    """Squares that a piece of ours may cover, lie beside or touch at a corner."""
    around: Row
    y: cython.int
    for y in range(RING, board.side + RING):
        around = us.reach[y - 1] | us.reach[y] | us.reach[y + 1]
        around |= around << 1 | around >> 1
        features.ours[y] = around & ~(board.covered[RING + y] >> RING)


# --- inputs -----------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill_inputs(
    board: cython.pointer(Board),
    square_sets: cython.pointer(SquareSets),
    colour: cython.int,
    features: cython.pointer(Features),
) -> cython.void:
    """What no pattern can see, each around one."""
    inputs: cython.pointer(cython.float) = features.inputs
    waiting: cython.int = (colour - board.turn + board.colours) % board.colours
    nobodys: cython.int = 0
    other: cython.int
    step: cython.int
    i: cython.int
    y: cython.int
    memset(inputs, 0, INPUTS * cython.sizeof(cython.float))
    for step in range(board.colours):
        other = (colour + step) % board.colours
        for i in range(PIECES):
            inputs[PIECES * step + i] = board.colour[other].left >> i & 1
        _count_squares(board, square_sets + other, inputs, step)
        if step and board.out >> other & 1:
            inputs[BLOCKED + step - 1] = 1
    if waiting:
        inputs[TURNS + waiting - 1] = 1
    if board.colours == 4 and is_ally(board, colour, (colour + 2) % 4):
        inputs[HAS_ALLY] = 1
    for y in range(RING, board.side + RING):
        nobodys += popcount(~board.covered[RING + y] >> RING & ~features.contested[y])
    inputs[NOBODYS] = cython.cast(cython.float, nobodys) / 128


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_squares(
    board: cython.pointer(Board),
    sets: cython.pointer(SquareSets),
    inputs: cython.pointer(cython.float),
    step: cython.int,
) -> cython.void:
    anchors: cython.int = 0
    reach: cython.int = 0
    y: cython.int
    for y in range(RING, board.side + RING):
        anchors += popcount(sets.anchors[y])
        reach += popcount(sets.reach[y])
    inputs[ANCHORS_SEEN + step] = cython.cast(cython.float, anchors) / 16
    inputs[REACH_SEEN + step] = cython.cast(cython.float, reach) / 64
