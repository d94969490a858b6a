# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Input features of the nets, and the convolution both of them start with.

From the point of view of one colour ("us"; all others are "them"), every square is in one category:

    0, 1           covered by us, by them
    2 + 4 o + t    open, where o is its relation to us, and t its relation to them:
                   0 closed (along an own side)    1 an anchor
                   2 in reach: at most four steps over open squares from an anchor
                   3 out of reach
    18             wall

The relation of a square to several colours is the best one it has to any of them.

A pattern is a 3 x 3 convolution over one-hot categories, followed by a ReLU: each of nine
neighbours adds a learned weight for its category. It is the same everywhere on the board, so
corners and starting squares need no special treatment. value_net.py and policy_net.py have 32
patterns each. This file has to be compiled.
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
"""Rows and columns of wall outside the features; one more is the ring around the board."""
PIECES = cython.declare(cython.int, 21)
WALL = cython.declare(cython.int, 18)

# Filled by `prepare`: each bit of a number in its own byte.
bits_to_bytes = cython.declare(cython.ulonglong[256])


@cache
def prepare() -> None:
    for bits in range(256):
        bits_to_bytes[bits] = sum((bits >> i & 1) << 8 * i for i in range(8))


# --- categories -------------------------------------------------------------------


def find_square_sets(board: cython.pointer(Board), square_sets: cython.pointer(SquareSets)) -> None:
    """The sets of squares of each colour."""
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
    end: cython.int = board.side + 1
    y: cython.int
    _: cython.int
    memset(sets, 0, cython.sizeof(SquareSets))
    for y in range(1, end):
        sets.own[y] = mine.own[RING + y] >> RING
        sets.free[y] = ~(board.covered[RING + y] | mine.beside[RING + y]) >> RING
        sets.anchors[y] = reach[y] = mine.corners[RING + y] >> RING & sets.free[y]
    for _ in range(REACH):
        for y in range(1, end):
            wider[y] = reach[y] | reach[y] << 1 | reach[y] >> 1 | reach[y - 1] | reach[y + 1]
        for y in range(1, end):
            reach[y] = wider[y] & sets.free[y]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _union_of_others(
    board: cython.pointer(Board),
    square_sets: cython.pointer(SquareSets),
    colour: cython.int,
    them: cython.pointer(SquareSets),
) -> cython.void:
    """All other colours as one."""
    one: cython.pointer(SquareSets)
    other: cython.int
    y: cython.int
    memset(them, 0, cython.sizeof(SquareSets))
    for other in range(board.colours):
        if other != colour:
            one = square_sets + other
            for y in range(1, board.side + 1):
                them.own[y] |= one.own[y]
                them.free[y] |= one.free[y]
                them.anchors[y] |= one.anchors[y]
                them.reach[y] |= one.reach[y]


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
    them = cython.declare(SquareSets)
    categories: cython.pointer(Word) = cython.cast(cython.pointer(Word), features.categories)
    wall: Row
    y: cython.int
    word: cython.int
    shift: cython.int
    _union_of_others(board, square_sets, colour, cython.address(them))
    for y in range(board.side + 2):
        wall = board.covered[RING + y] >> RING & ~(us.own[y] | them.own[y])
        for word in range((board.side + 9) // 8):
            shift = 8 * word
            categories[WIDTH // 8 * y + word] = (
                2 * bits_to_bytes[255]
                + 4 * _relation_bytes(us, y, shift)
                + _relation_bytes(cython.address(them), y, shift)
                - 2 * bits_to_bytes[us.own[y] >> shift & 255]
                - bits_to_bytes[them.own[y] >> shift & 255]
                + (WALL - 2) * bits_to_bytes[wall >> shift & 255]
            )
    features.side = board.side
    features.turns_to_wait = (colour - board.turn + board.colours) % board.colours
    _count_pieces(board, colour, features)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_pieces(
    board: cython.pointer(Board), colour: cython.int, features: cython.pointer(Features)
) -> cython.void:
    """The remaining pieces of us and of them."""
    share: cython.float = cython.cast(cython.float, 1.0) / (board.colours - 1)
    other: cython.int
    i: cython.int
    for i in range(PIECES):
        features.pieces[i] = board.colour[colour].left >> i & 1
        features.pieces[PIECES + i] = 0
        for other in range(board.colours):
            if other != colour and board.colour[other].left >> i & 1:
                features.pieces[PIECES + i] += share


# --- patterns ---------------------------------------------------------------------


def convolve(
    weights: cython.pointer(cython.float),
    triples: cython.pointer(cython.float),
    categories: cython.pointer(Category),
    output: cython.pointer(cython.float),
) -> None:
    """The patterns, before their ReLU, of the square whose neighbourhood starts at `categories`.
    All nine terms are in one expression, so that the sum stays in a register. `triples` is NULL
    during training, when the weights still change."""
    row = cython.declare(cython.pointer(cython.float)[9])
    i: cython.int
    if triples != cython.NULL:
        _convolve_triples(triples, categories, output)
        return
    for i in range(9):
        row[i] = weights + PATTERNS * (CATEGORIES * i + categories[WIDTH * (i // 3) + i % 3])
    for i in range(PATTERNS):
        output[i] = (
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
def _convolve_triples(
    sums: cython.pointer(cython.float),
    categories: cython.pointer(Category),
    output: cython.pointer(cython.float),
) -> cython.void:
    """The same as `convolve`, from precomputed sums."""
    row = cython.declare(cython.pointer(cython.float)[3])
    i: cython.int
    for i in range(3):
        row[i] = sums + PATTERNS * (
            TRIPLES * i + CATEGORIES * (CATEGORIES * categories[0] + categories[1]) + categories[2]
        )
        categories += WIDTH
    for i in range(PATTERNS):
        output[i] = row[0][i] + row[1][i] + row[2][i]


def convolve_backward(
    gradient: cython.pointer(cython.float),
    categories: cython.pointer(Category),
    output: cython.pointer(cython.float),
) -> None:
    """Add the gradient of the output to the gradients of the nine weights that `convolve` used."""
    row: cython.pointer(cython.float)
    neighbour: cython.int
    i: cython.int
    for neighbour in range(9):
        row = gradient + PATTERNS * (
            CATEGORIES * neighbour + categories[WIDTH * (neighbour // 3) + neighbour % 3]
        )
        for i in range(PATTERNS):
            row[i] += output[i]


class TripleSums:
    """What each triple of adjacent squares adds to each pattern, for each of the three rows of the
    neighbourhood. For fixed weights, a convolution is then three additions instead of nine."""

    def __cinit__(self, *_):
        size: cython.size_t = 3 * TRIPLES * PATTERNS * cython.sizeof(cython.float)
        self.sums = cython.cast(cython.pointer(cython.float), malloc(size))
        if self.sums == cython.NULL:
            raise MemoryError

    def __init__(self, weights: list) -> None:
        convolution = cython.declare(cython.float[5472])
        for i in range(9 * CATEGORIES * PATTERNS):
            convolution[i] = weights[i]
        for row in range(3):
            self.fill(convolution, row)

    def __dealloc__(self):
        free(self.sums)

    def fill(self, weights: cython.pointer(cython.float), row: cython.int) -> cython.void:
        left: cython.pointer(cython.float)
        middle: cython.pointer(cython.float)
        right: cython.pointer(cython.float)
        sums: cython.pointer(cython.float) = self.sums + PATTERNS * TRIPLES * row
        triple: cython.int
        i: cython.int
        weights += PATTERNS * CATEGORIES * 3 * row
        for triple in range(TRIPLES):
            left = weights + PATTERNS * (triple // (CATEGORIES * CATEGORIES))
            middle = weights + PATTERNS * (CATEGORIES + triple // CATEGORIES % CATEGORIES)
            right = weights + PATTERNS * (2 * CATEGORIES + triple % CATEGORIES)
            for i in range(PATTERNS):
                sums[PATTERNS * triple + i] = left[i] + middle[i] + right[i]
