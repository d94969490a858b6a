# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""What a colour sees on the board: the kinds of squares, and the patterns that they make.

Every square has a kind:

    0, 1           covered by us, by them
    2 + 4 o + t    open, where o says what it is to us, and t what it is to them:
                   0 closed (along an own side)    1 an anchor
                   2 in reach: no more than four steps over open squares from an anchor
                   3 out of reach
    18             wall

They are all other colours; what a square is to several is the best that it is to one of them.

A pattern is what a square and its eight neighbours add up to, each by its kind; what is below
nothing counts as nothing. Nothing depends on where on the board a pattern is, so corners of the
board and starting points need not be turned to one side. judge.py and taste.py have patterns of
their own. This file has to be compiled.
"""

from functools import cache

import cython

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board, Colour, Row, Word
    from cython.cimports.libc.stdlib import free, malloc
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

# Filled by `prepare`: each bit of a number in a byte of its own.
in_bytes = cython.declare(cython.ulonglong[256])


@cache
def prepare() -> None:
    for bits in range(256):
        in_bytes[bits] = sum((bits >> i & 1) << 8 * i for i in range(8))


# --- kinds ------------------------------------------------------------------------


def survey(board: cython.pointer(Board), outlooks: cython.pointer(Outlook)) -> None:
    """What squares are to each colour."""
    colour: cython.int
    for colour in range(board.colours):
        _outlook(board, colour, outlooks + colour)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _outlook(
    board: cython.pointer(Board), colour: cython.int, outlook: cython.pointer(Outlook)
) -> cython.void:
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    reach: cython.pointer(Row) = outlook.reach
    wider = cython.declare(Row[24])
    end: cython.int = board.side + 1
    y: cython.int
    _: cython.int
    memset(outlook, 0, cython.sizeof(Outlook))
    for y in range(1, end):
        outlook.own[y] = mine.own[RING + y] >> RING
        outlook.free[y] = ~(board.covered[RING + y] | mine.beside[RING + y]) >> RING
        outlook.anchors[y] = reach[y] = mine.corners[RING + y] >> RING & outlook.free[y]
    for _ in range(REACH):
        for y in range(1, end):
            wider[y] = reach[y] | reach[y] << 1 | reach[y] >> 1 | reach[y - 1] | reach[y + 1]
        for y in range(1, end):
            reach[y] = wider[y] & outlook.free[y]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _others(
    board: cython.pointer(Board),
    outlooks: cython.pointer(Outlook),
    colour: cython.int,
    them: cython.pointer(Outlook),
) -> cython.void:
    """All other colours seen as one."""
    one: cython.pointer(Outlook)
    other: cython.int
    y: cython.int
    memset(them, 0, cython.sizeof(Outlook))
    for other in range(board.colours):
        if other != colour:
            one = outlooks + other
            for y in range(1, board.side + 1):
                them.own[y] |= one.own[y]
                them.free[y] |= one.free[y]
                them.anchors[y] |= one.anchors[y]
                them.reach[y] |= one.reach[y]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _in_bytes(outlook: cython.pointer(Outlook), y: cython.int, shift: cython.int) -> Word:
    """Eight squares of a row, a byte each: 0 closed, 1 an anchor, 2 in reach, 3 out of reach."""
    free: Row = outlook.free[y] >> shift & 255
    beyond: Row = free & ~(outlook.anchors[y] >> shift)
    odd: Row = free & (outlook.anchors[y] | ~outlook.reach[y]) >> shift
    return 2 * in_bytes[beyond] + in_bytes[odd]


def look(
    board: cython.pointer(Board),
    outlooks: cython.pointer(Outlook),
    colour: cython.int,
    sight: cython.pointer(Sight),
) -> None:
    """All that a colour sees. Eight squares are worked out at once, each in a byte of a word:
    no kind is too large for it."""
    us: cython.pointer(Outlook) = outlooks + colour
    them = cython.declare(Outlook)
    kinds: cython.pointer(Word) = cython.cast(cython.pointer(Word), sight.kinds)
    wall: Row
    y: cython.int
    word: cython.int
    shift: cython.int
    _others(board, outlooks, colour, cython.address(them))
    for y in range(board.side + 2):
        wall = board.covered[RING + y] >> RING & ~(us.own[y] | them.own[y])
        for word in range((board.side + 9) // 8):
            shift = 8 * word
            kinds[WIDTH // 8 * y + word] = (
                2 * in_bytes[255]
                + 4 * _in_bytes(us, y, shift)
                + _in_bytes(cython.address(them), y, shift)
                - 2 * in_bytes[us.own[y] >> shift & 255]
                - in_bytes[them.own[y] >> shift & 255]
                + (WALL - 2) * in_bytes[wall >> shift & 255]
            )
    sight.side = board.side
    sight.wait = (colour - board.turn + board.colours) % board.colours
    _count(board, colour, sight)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count(
    board: cython.pointer(Board), colour: cython.int, sight: cython.pointer(Sight)
) -> cython.void:
    """The pieces left to us and to them."""
    share: cython.float = cython.cast(cython.float, 1.0) / (board.colours - 1)
    other: cython.int
    i: cython.int
    for i in range(PIECES):
        sight.left[i] = board.colour[colour].left >> i & 1
        sight.left[PIECES + i] = 0
        for other in range(board.colours):
            if other != colour and board.colour[other].left >> i & 1:
                sight.left[PIECES + i] += share


# --- patterns ---------------------------------------------------------------------


def add_up(
    numbers: cython.pointer(cython.float),
    threes: cython.pointer(cython.float),
    kinds: cython.pointer(Kind),
    here: cython.pointer(cython.float),
) -> None:
    """The patterns of the square whose neighbours begin at `kinds`. All nine are added in one
    line, so that the sum stays in a register. `threes` is NULL while numbers are being learned."""
    row = cython.declare(cython.pointer(cython.float)[9])
    i: cython.int
    if threes != cython.NULL:
        _add_threes(threes, kinds, here)
        return
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add_threes(
    sums: cython.pointer(cython.float),
    kinds: cython.pointer(Kind),
    here: cython.pointer(cython.float),
) -> cython.void:
    """The same as `add_up`, by what is at hand."""
    row = cython.declare(cython.pointer(cython.float)[3])
    i: cython.int
    for i in range(3):
        row[i] = sums + PATTERNS * (THREES * i + KINDS * (KINDS * kinds[0] + kinds[1]) + kinds[2])
        kinds += WIDTH
    for i in range(PATTERNS):
        here[i] = row[0][i] + row[1][i] + row[2][i]


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


class Threes:
    """What three squares side by side add to each pattern, for each of three rows: for who has
    learned, three sums of a square are at hand where nine numbers would have to be added."""

    def __cinit__(self, *_):
        size: cython.size_t = 3 * THREES * PATTERNS * cython.sizeof(cython.float)
        self.sums = cython.cast(cython.pointer(cython.float), malloc(size))
        if self.sums == cython.NULL:
            raise MemoryError

    def __init__(self, numbers: list) -> None:
        near = cython.declare(cython.float[5472])
        for i in range(9 * KINDS * PATTERNS):
            near[i] = numbers[i]
        for row in range(3):
            self.fill(near, row)

    def __dealloc__(self):
        free(self.sums)

    def fill(self, near: cython.pointer(cython.float), row: cython.int) -> cython.void:
        left: cython.pointer(cython.float)
        middle: cython.pointer(cython.float)
        right: cython.pointer(cython.float)
        sums: cython.pointer(cython.float) = self.sums + PATTERNS * THREES * row
        three: cython.int
        i: cython.int
        near += PATTERNS * KINDS * 3 * row
        for three in range(THREES):
            left = near + PATTERNS * (three // (KINDS * KINDS))
            middle = near + PATTERNS * (KINDS + three // KINDS % KINDS)
            right = near + PATTERNS * (2 * KINDS + three % KINDS)
            for i in range(PATTERNS):
                sums[PATTERNS * three + i] = left[i] + middle[i] + right[i]
