# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Which Blokus moves look good before any search: a log-linear prior, and how it is learned.

Every square has a class, seen by the colour to play:

    0              covered, or wall
    1 + 4 o + t    otherwise, where o says what it is to us, and t what it is to the others:
                   o  0 closed (along an own side)    1 an anchor of ours    2 plain
                   t  0 closed to all of them         1 an anchor of theirs
                      2 beside an anchor of theirs    3 plain

The favour of a move is a sum of weights: one for the piece; for each square it covers one for
its class and one for its distance from the middle; for each square along its sides and at its
corners one for its class. Weights differ by how many pieces the colour has placed. What lies
round a square counts too (taste.py). The probability of a move is proportional to exp(favour), so
the weights are learned by softmax regression: those of the moves that a search chose go up, those
of the others go down.

Both are sums over squares, so weights are spread over the board once for each position and
then picked up move by move: some twenty additions each. This file has to be compiled.
"""

from functools import cache

import cython

from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.net.features import Threes
from blockyard.games.blokus.net.features import prepare as prepare_sight

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Colour,
        owner,
    )
    from cython.cimports.blockyard.games.blokus.kernel.turns import placer
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

ROWS = cython.declare(cython.int, 28)
MARGIN = cython.declare(cython.int, 4)
PIECES = cython.declare(cython.int, 21)

# For each of 91 ways: how many squares it covers, lie along its sides and at its corners, and
# then those squares as steps from its lowest row and left column. Filled by `prepare`.
OUTLINE = cython.declare(cython.int, 28)
outlines = cython.declare(cython.int[91 * 28])
way_pieces = cython.declare(cython.int[91])
phases = cython.declare(cython.int[22])


@cache
def prepare() -> None:
    for number, way in enumerate(placement_tables.ways()):
        parts = [
            way.cells,
            placement_tables.sides_of(way.cells),
            placement_tables.corners_of(way.cells),
        ]
        steps = [32 * y + x for cells in parts for x, y in cells]
        for i, value in enumerate([*map(len, parts), *steps]):
            outlines[OUTLINE * number + i] = value
        way_pieces[number] = way.piece
    for count in range(22):
        phases[count] = sum(count >= least for least in (1, 2, 3, 5, 7, 10, 14))


class Weights:
    """The learned numbers: for each phase one for each feature, and a taste if there is one."""

    def __init__(self, numbers, taste=()) -> None:
        prepare()
        prepare_sight()
        if len(numbers) != PHASES * FEATURES:
            raise ValueError(f"{PHASES * FEATURES} weights are needed, not {len(numbers)}")
        for i, number in enumerate(numbers):
            self.table[i] = number
        if len(taste) not in (0, TASTES):
            raise ValueError(f"{TASTES} numbers make a taste, not {len(taste)}")
        for i, number in enumerate(taste):
            self.taste[i] = number
        self.threes = Threes(taste) if taste else None


# --- the classes of squares -------------------------------------------------------


def phase_of(board: cython.pointer(Board), colour: cython.int) -> cython.int:
    return phases[PIECES - popcount(board.colour[colour].left)]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _others(
    board: cython.pointer(Board),
    colour: cython.int,
    open_squares: cython.pointer(Row),
    anchors: cython.pointer(Row),
) -> cython.void:
    """What is open to colours of other seats, and their anchors."""
    us: cython.int = placer(board, colour)
    other: cython.int
    y: cython.int
    theirs: cython.pointer(Colour)
    for y in range(ROWS):
        open_squares[y] = anchors[y] = 0
    for other in range(board.colours):
        if owner(board, other) == us or other == colour or board.out >> other & 1:
            continue
        theirs = cython.address(board.colour[other])
        for y in range(MARGIN, MARGIN + board.side):
            open_squares[y] |= ~(board.covered[y] | theirs.beside[y])
            anchors[y] |= theirs.corners[y] & ~(board.covered[y] | theirs.beside[y])


def classify(
    board: cython.pointer(Board), colour: cython.int, classes: cython.pointer(Class)
) -> None:
    """The class of every square."""
    open_squares = cython.declare(Row[28])
    anchors = cython.declare(Row[28])
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    beside: Row
    own: cython.int
    them: cython.int
    y: cython.int
    x: cython.int
    _others(board, colour, open_squares, anchors)
    for y in range(MARGIN - 1, MARGIN + board.side + 1):
        beside = anchors[y] << 1 | anchors[y] >> 1 | anchors[y - 1] | anchors[y + 1]
        for x in range(MARGIN - 1, MARGIN + board.side + 1):
            if board.covered[y] >> x & 1:
                classes[32 * y + x] = 0
                continue
            own = 0 if mine.beside[y] >> x & 1 else 1 if mine.corners[y] >> x & 1 else 2
            if not open_squares[y] >> x & 1:
                them = 0
            elif anchors[y] >> x & 1:
                them = 1
            else:
                them = 2 if beside >> x & 1 else 3
            classes[32 * y + x] = 1 + 4 * own + them


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _ring(side: cython.int, cell: cython.int) -> cython.int:
    """How far a square is from the middle, in rings of the board round it."""
    across: cython.int = 2 * ((cell & 31) - MARGIN) - side + 1
    along: cython.int = 2 * ((cell >> 5) - MARGIN) - side + 1
    across = -across if across < 0 else across
    along = -along if along < 0 else along
    return (across if across > along else along) >> 1


# --- favour -----------------------------------------------------------------------


def weigh(
    board: cython.pointer(Board),
    table: cython.pointer(cython.float),
    worths: cython.pointer(Worths),
) -> None:
    """What each square is worth to a piece of the colour to play that covers it, lies beside it or
    meets it, by the weights of a table."""
    classes = cython.declare(Class[896])
    weights: cython.pointer(cython.float) = table + FEATURES * phase_of(board, board.turn)
    y: cython.int
    cell: cython.int
    classify(board, board.turn, classes)
    for y in range(MARGIN - 1, MARGIN + board.side + 1):
        for cell in range(32 * y + MARGIN - 1, 32 * y + MARGIN + board.side + 1):
            worths.covered[cell] = weights[COVERED + classes[cell]]
            worths.beside[cell] = weights[BESIDE + classes[cell]]
            worths.corners[cell] = weights[CORNERS + classes[cell]]
            if classes[cell]:
                worths.covered[cell] += weights[RINGS + _ring(board.side, cell)]
    worths.pieces = weights + PIECE


def favour_all(
    worths: cython.pointer(Worths),
    moves: cython.pointer(cython.int),
    number: cython.int,
    favour: cython.pointer(cython.float),
) -> None:
    """How much each of these moves is favoured."""
    outline: cython.pointer(cython.int)
    base: cython.int
    i: cython.int
    m: cython.int
    end: cython.int
    total: cython.float
    for m in range(number):
        outline = outlines + OUTLINE * (moves[m] >> 10 & 127)
        base = ((moves[m] >> 5 & 31) + MARGIN) * 32 + (moves[m] & 31) + MARGIN
        total = worths.pieces[way_pieces[moves[m] >> 10 & 127]]
        end = 3 + outline[0]
        for i in range(3, end):
            total += worths.covered[base + outline[i]]
        for i in range(end, end + outline[1]):
            total += worths.beside[base + outline[i]]
        end += outline[1]
        for i in range(end, end + outline[2]):
            total += worths.corners[base + outline[i]]
        favour[m] = total


def features_of(
    board: cython.pointer(Board),
    classes: cython.pointer(Class),
    move: cython.int,
    features: cython.pointer(cython.uchar),
) -> cython.int:
    """The features of one move, some more than once; gives their number."""
    outline: cython.pointer(cython.int) = outlines + OUTLINE * (move >> 10 & 127)
    base: cython.int = ((move >> 5 & 31) + MARGIN) * 32 + (move & 31) + MARGIN
    number: cython.int = 1
    cell: cython.int
    i: cython.int
    features[0] = PIECE + way_pieces[move >> 10 & 127]
    for i in range(outline[0] + outline[1] + outline[2]):
        cell = base + outline[3 + i]
        if i < outline[0]:
            features[number] = COVERED + classes[cell]
            number += 1
            features[number] = RINGS + _ring(board.side, cell)
        elif i < outline[0] + outline[1]:
            features[number] = BESIDE + classes[cell]
        else:
            features[number] = CORNERS + classes[cell]
        number += 1
    return number


def wish_for(move: cython.int, weight: cython.float, wish: cython.pointer(Worths)) -> None:
    """Wish the squares of a move to be worth more, those it covers, lies beside and meets."""
    outline: cython.pointer(cython.int) = outlines + OUTLINE * (move >> 10 & 127)
    base: cython.int = ((move >> 5 & 31) + MARGIN) * 32 + (move & 31) + MARGIN
    i: cython.int
    end: cython.int = 3 + outline[0]
    for i in range(3, end):
        wish.covered[base + outline[i]] += weight
    for i in range(end, end + outline[1]):
        wish.beside[base + outline[i]] += weight
    end += outline[1]
    for i in range(end, end + outline[2]):
        wish.corners[base + outline[i]] += weight
