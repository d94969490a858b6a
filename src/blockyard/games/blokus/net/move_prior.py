# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Move prior: a log-linear policy, the softmax over sums of move features.

Every square has a class, from the point of view of the colour to play:

    0              covered, or wall
    1 + 4 o + t    otherwise, where o is its relation to us, and t its relation to the others:
                   o  0 closed (along an own side)    1 an anchor of ours    2 plain
                   t  0 closed to all of them         1 an anchor of theirs
                      2 beside an anchor of theirs    3 plain

The logit of a move is a sum of weights: one for the piece; for each square it covers one for its
class and one for its distance from the centre; for each square along its sides and at its corners
one for its class. There is a table of weights for each phase of the game, by the number of pieces
the colour has placed. The policy net (policy_net.py) adds what depends on the neighbourhood of a
square.

Both are sums over squares, so their weights are written to a board of logits once for each
position, and each move adds up about twenty of them. This file has to be compiled.
"""

from functools import cache

import cython

from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.net.features import prepare as prepare_features

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        Board,
        Colour,
        owner,
    )
    from cython.cimports.blockyard.games.blokus.kernel.turns import placer
    from cython.cimports.blockyard.games.blokus.net.patterns import UNIT
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

ROWS = cython.declare(cython.int, 28)
MARGIN = cython.declare(cython.int, 4)
PIECES = cython.declare(cython.int, 21)

# For each of 91 orientations: the number of squares it covers, along its sides and at its corners,
# then those squares as offsets from its lowest row and left column. Filled by `prepare`.
OUTLINE = cython.declare(cython.int, 28)
outlines = cython.declare(cython.int[91 * 28])
orientation_pieces = cython.declare(cython.int[91])
phases = cython.declare(cython.int[22])


@cache
def prepare() -> None:
    for number, orientation in enumerate(placement_tables.orientations()):
        parts = [
            orientation.cells,
            placement_tables.sides_of(orientation.cells),
            placement_tables.corners_of(orientation.cells),
        ]
        steps = [32 * y + x for cells in parts for x, y in cells]
        for i, value in enumerate([*map(len, parts), *steps]):
            outlines[OUTLINE * number + i] = value
        orientation_pieces[number] = orientation.piece
    for count in range(22):
        phases[count] = sum(count >= least for least in (1, 2, 3, 5, 7, 10, 14))


class MovePrior:
    """The trained weights: a table for each phase, and the policy net if there is one."""

    def __init__(self, table, policy_net=()) -> None:
        prepare()
        prepare_features()
        if len(table) != PHASES * FEATURES:
            raise ValueError(f"a move prior has {PHASES * FEATURES} weights, not {len(table)}")
        for i, weight in enumerate(table):
            self.table[i] = weight
        if len(policy_net) not in (0, POLICY_WEIGHTS):
            raise ValueError(f"a policy net has {POLICY_WEIGHTS} weights, not {len(policy_net)}")
        for i, weight in enumerate(policy_net):
            self.policy_net[i] = round(weight * UNIT)
        self.has_policy_net = len(policy_net) > 0


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
    """The squares open to colours of other seats, and their anchors."""
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
    """The distance of a square from the centre of the board, in rings."""
    across: cython.int = 2 * ((cell & 31) - MARGIN) - side + 1
    along: cython.int = 2 * ((cell >> 5) - MARGIN) - side + 1
    across = -across if across < 0 else across
    along = -along if along < 0 else along
    return (across if across > along else along) >> 1


# --- logits -----------------------------------------------------------------------


def square_logits(
    board: cython.pointer(Board),
    table: cython.pointer(cython.float),
    squares: cython.pointer(SquareLogits),
) -> None:
    """What each square adds to the logit of a piece of the colour to play that covers it, lies
    beside it or has it at a corner, from a table of weights."""
    classes = cython.declare(Class[896])
    weights: cython.pointer(cython.float) = table + FEATURES * phase_of(board, board.turn)
    y: cython.int
    cell: cython.int
    classify(board, board.turn, classes)
    for y in range(MARGIN - 1, MARGIN + board.side + 1):
        for cell in range(32 * y + MARGIN - 1, 32 * y + MARGIN + board.side + 1):
            squares.covered[cell] = weights[COVERED + classes[cell]]
            squares.beside[cell] = weights[BESIDE + classes[cell]]
            squares.corners[cell] = weights[CORNERS + classes[cell]]
            if classes[cell]:
                squares.covered[cell] += weights[RINGS + _ring(board.side, cell)]
    squares.pieces = weights + PIECE


def move_logits(
    squares: cython.pointer(SquareLogits),
    moves: cython.pointer(cython.int),
    number: cython.int,
    logits: cython.pointer(cython.float),
) -> None:
    """The logit of each of these moves."""
    outline: cython.pointer(cython.int)
    base: cython.int
    i: cython.int
    m: cython.int
    end: cython.int
    total: cython.float
    for m in range(number):
        outline = outlines + OUTLINE * (moves[m] >> 10 & 127)
        base = ((moves[m] >> 5 & 31) + MARGIN) * 32 + (moves[m] & 31) + MARGIN
        total = squares.pieces[orientation_pieces[moves[m] >> 10 & 127]]
        end = 3 + outline[0]
        for i in range(3, end):
            total += squares.covered[base + outline[i]]
        for i in range(end, end + outline[1]):
            total += squares.beside[base + outline[i]]
        end += outline[1]
        for i in range(end, end + outline[2]):
            total += squares.corners[base + outline[i]]
        logits[m] = total


def move_features(
    board: cython.pointer(Board),
    classes: cython.pointer(Class),
    move: cython.int,
    features: cython.pointer(cython.uchar),
) -> cython.int:
    """The features of one move, some more than once; returns their number."""
    outline: cython.pointer(cython.int) = outlines + OUTLINE * (move >> 10 & 127)
    base: cython.int = ((move >> 5 & 31) + MARGIN) * 32 + (move & 31) + MARGIN
    number: cython.int = 1
    cell: cython.int
    i: cython.int
    features[0] = PIECE + orientation_pieces[move >> 10 & 127]
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


def add_move_gradient(
    move: cython.int, weight: cython.float, gradient: cython.pointer(SquareLogits)
) -> None:
    """Add a move's share to the gradient of the square logits that it uses."""
    outline: cython.pointer(cython.int) = outlines + OUTLINE * (move >> 10 & 127)
    base: cython.int = ((move >> 5 & 31) + MARGIN) * 32 + (move & 31) + MARGIN
    i: cython.int
    end: cython.int = 3 + outline[0]
    for i in range(3, end):
        gradient.covered[base + outline[i]] += weight
    for i in range(end, end + outline[1]):
        gradient.beside[base + outline[i]] += weight
    end += outline[1]
    for i in range(end, end + outline[2]):
        gradient.corners[base + outline[i]] += weight
