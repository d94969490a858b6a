# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""What a position of Duo looks worth: a small net, evaluated in six millionths of a second.

Every square has a kind, seen by the colour to play:

    0, 1           covered by us, by them
    2 + 4 o + t    open, where o says what it is to us, and t what it is to them:
                   0 closed (along an own side)    1 an anchor
                   2 in reach: no more than four steps over open squares from an anchor
                   3 out of reach
    18             wall

A pattern is what a square and its eight neighbours add up to, each by its kind; what is below
nothing counts as nothing. How much of each of 32 patterns there is on the whole board, and which
pieces are left to both, is told to two rows of 32 units, and those tell the value. Nothing
depends on where on the board a pattern is, so corners of the board and starting points need not
be turned to one side.

net_lessons.py is how it is learned. This file has to be compiled.
"""

from functools import cache

import cython

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.rows import Board, Colour, Row, Word
    from cython.cimports.libc.math import tanh
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

REACH = cython.declare(cython.int, 4)
RING = cython.declare(cython.int, 3)
"""Rows and columns of wall that are not looked at; one more is the ring round the board."""
PIECES = cython.declare(cython.int, 21)
WALL = cython.declare(cython.int, 18)
EACH = cython.declare(cython.float, 4.0 / 196)
"""How much one square counts of a pattern; so sums stay about as large as one."""


# Filled by `prepare`: each bit of a number in a byte of its own.
in_bytes = cython.declare(cython.ulonglong[256])


@cache
def prepare() -> None:
    for bits in range(256):
        in_bytes[bits] = sum((bits >> i & 1) << 8 * i for i in range(8))


class Net:
    """The learned numbers, in the order of judge.pxd."""

    def __init__(self, numbers) -> None:
        prepare()
        if len(numbers) != NUMBERS:
            raise ValueError(f"{NUMBERS} numbers are needed, not {len(numbers)}")
        for i, number in enumerate(numbers):
            self.numbers[i] = number


# --- what is seen -----------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _outlook(
    board: cython.pointer(Board), colour: cython.int, outlook: cython.pointer(Outlook)
) -> cython.void:
    """What squares are to a colour."""
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    reach: cython.pointer(Row) = outlook.reach
    wider = cython.declare(Row[18])
    y: cython.int
    _: cython.int
    memset(outlook, 0, cython.sizeof(Outlook))
    for y in range(1, WIDTH - 1):
        outlook.free[y] = ~(board.covered[RING + y] | mine.beside[RING + y]) >> RING
        outlook.anchors[y] = reach[y] = mine.corners[RING + y] >> RING & outlook.free[y]
    for _ in range(REACH):
        for y in range(1, WIDTH - 1):
            wider[y] = reach[y] | reach[y] << 1 | reach[y] >> 1 | reach[y - 1] | reach[y + 1]
        for y in range(1, WIDTH - 1):
            reach[y] = wider[y] & outlook.free[y]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _in_bytes(outlook: cython.pointer(Outlook), y: cython.int, half: cython.int) -> Word:
    """Eight squares of a row, a byte each: 0 closed, 1 an anchor, 2 in reach, 3 out of reach."""
    shift: cython.int = 8 * half
    free: Row = outlook.free[y] >> shift & 255
    beyond: Row = free & ~(outlook.anchors[y] >> shift)
    odd: Row = free & (outlook.anchors[y] | ~outlook.reach[y]) >> shift
    return 2 * in_bytes[beyond] + in_bytes[odd]


def look(board: cython.pointer(Board), sight: cython.pointer(Sight)) -> None:
    """The kinds of all squares and the pieces left, seen by the colour to play. Eight squares
    are worked out at once, each in a byte of a word: no kind is too large for it."""
    ours = cython.declare(Outlook)
    theirs = cython.declare(Outlook)
    kinds: cython.pointer(Word) = cython.cast(cython.pointer(Word), sight.kinds)
    us: cython.int = board.turn
    own: Row
    other: Row
    wall: Row
    y: cython.int
    half: cython.int
    _outlook(board, us, cython.address(ours))
    _outlook(board, 1 - us, cython.address(theirs))
    for y in range(WIDTH):
        for half in range(2):
            own = board.colour[us].own[RING + y] >> (RING + 8 * half) & 255
            other = board.colour[1 - us].own[RING + y] >> (RING + 8 * half) & 255
            wall = board.covered[RING + y] >> (RING + 8 * half) & 255 & ~(own | other)
            kinds[2 * y + half] = (
                2 * in_bytes[255]
                + 4 * _in_bytes(cython.address(ours), y, half)
                + _in_bytes(cython.address(theirs), y, half)
                - 2 * in_bytes[own]
                - in_bytes[other]
                + (WALL - 2) * in_bytes[wall]
            )
    sight.left[0] = board.colour[us].left
    sight.left[1] = board.colour[1 - us].left


# --- what it means ----------------------------------------------------------------


def add_up(
    numbers: cython.pointer(cython.float),
    kinds: cython.pointer(Kind),
    here: cython.pointer(cython.float),
) -> None:
    """The patterns of the square whose neighbours begin at `kinds`. All nine are added in one
    line, so that the sum stays in a register."""
    row = cython.declare(cython.pointer(cython.float)[9])
    i: cython.int
    for i in range(9):
        row[i] = numbers + PATTERNS * (KINDS * i + kinds[WIDTH * (i // 3) + i % 3])
    for i in range(PATTERNS):
        here[i] = (
            row[0][i]
            + row[1][i]
            + row[2][i]
            + row[3][i]
            + row[4][i]
            + row[5][i]
            + row[6][i]
            + row[7][i]
            + row[8][i]
        )


def pass_back(
    slope: cython.pointer(cython.float),
    kinds: cython.pointer(Kind),
    here: cython.pointer(cython.float),
) -> None:
    """The way back for who learns: what is in `here` is added to all nine that `add_up` added."""
    row: cython.pointer(cython.float)
    neighbour: cython.int
    i: cython.int
    for neighbour in range(9):
        row = slope + PATTERNS * (
            KINDS * neighbour + kinds[WIDTH * (neighbour // 3) + neighbour % 3]
        )
        for i in range(PATTERNS):
            row[i] += here[i]


def find(numbers: cython.pointer(cython.float), sight: cython.pointer(Sight)) -> None:
    """How much of each pattern there is."""
    here = cython.declare(cython.float[32])
    y: cython.int
    x: cython.int
    i: cython.int
    for i in range(PATTERNS):
        sight.found[i] = 0
    for y in range(SIDE_OF_DUO):
        for x in range(SIDE_OF_DUO):
            add_up(numbers, sight.kinds + WIDTH * y + x, here)
            for i in range(PATTERNS):
                sight.found[i] += here[i] if here[i] > 0 else 0
    for i in range(PATTERNS):
        sight.found[i] *= EACH


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add(
    units: cython.pointer(cython.float),
    weights: cython.pointer(cython.float),
    share: cython.float,
) -> cython.void:
    """Tell a row of units what one number is."""
    i: cython.int
    for i in range(HIDDEN):
        units[i] += share * weights[i]


def conclude(numbers: cython.pointer(cython.float), sight: cython.pointer(Sight)) -> cython.float:
    """What the patterns and pieces tell: the value before it is squeezed between -1 and 1."""
    value: cython.float = numbers[LAST_BASE]
    i: cython.int
    side: cython.int
    for i in range(HIDDEN):
        sight.hidden[i] = numbers[BASE + i]
        sight.second[i] = numbers[SECOND_BASE + i]
    for i in range(PATTERNS):
        _add(sight.hidden, numbers + FOUND + HIDDEN * i, sight.found[i])
    for side in range(2):
        for i in range(PIECES):
            if sight.left[side] >> i & 1:
                _add(sight.hidden, numbers + LEFT + HIDDEN * (PIECES * side + i), 1)
    for i in range(HIDDEN):
        if sight.hidden[i] > 0:
            _add(sight.second, numbers + SECOND + HIDDEN * i, sight.hidden[i])
    for i in range(HIDDEN):
        if sight.second[i] > 0:
            value += numbers[LAST + i] * sight.second[i]
    return value


def judge(board: cython.pointer(Board), net: Net) -> cython.float:
    """What a running position looks worth to the colour to play, from -1 to 1."""
    sight = cython.declare(Sight)
    look(board, cython.address(sight))
    find(net.numbers, cython.address(sight))
    return cython.cast(cython.float, tanh(conclude(net.numbers, cython.address(sight))))
