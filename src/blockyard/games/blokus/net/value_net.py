# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""What a position looks worth to each seat: a small net, evaluated in millionths of a second.

How much of each of 32 patterns (sight.py) there is on the whole board, which pieces are left to
us and to them, and how many turns it takes until we play, is told to two rows of 32 units, and
those tell a value.

In Duo the value is what the position is worth to who is to play. Where there are four colours it
is how many points a colour will have in the end; it takes all of them to say who will win.

net_lessons.py is how it is learned. This file has to be compiled.
"""

import cython

from blockyard.games.blokus.net.features import Threes, prepare

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import Board
    from cython.cimports.blockyard.games.blokus.kernel.endgame import hopes, points_of
    from cython.cimports.blockyard.games.blokus.kernel.turns import can_place
    from cython.cimports.blockyard.games.blokus.net.features import (
        PATTERNS,
        SETS,
        WIDTH,
        Outlook,
        Sight,
        add_up,
        look,
        survey,
    )
    from cython.cimports.libc.math import tanh
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

LATE = cython.declare(cython.int, 44)
"""Four colours that have fewer pieces left are better judged by games by lot: they are short."""


class Net:
    """The learned numbers, in the order of judge.pxd."""

    def __init__(self, numbers) -> None:
        prepare()
        if len(numbers) != NUMBERS:
            raise ValueError(f"{NUMBERS} numbers are needed, not {len(numbers)}")
        for i, number in enumerate(numbers):
            self.numbers[i] = number
        self.threes = Threes(numbers)


def each_square(sight: cython.pointer(Sight)) -> cython.float:
    """How much one square counts of a pattern; so sums stay about as large as one."""
    return cython.cast(cython.float, 4.0) / (sight.side * sight.side)


def find(
    numbers: cython.pointer(cython.float),
    threes: cython.pointer(cython.float),
    sight: cython.pointer(Sight),
    mind: cython.pointer(Mind),
) -> None:
    """How much of each pattern there is."""
    here = cython.declare(cython.float[32])
    each: cython.float = each_square(sight)
    y: cython.int
    x: cython.int
    i: cython.int
    for i in range(PATTERNS):
        mind.found[i] = 0
    for y in range(sight.side):
        for x in range(sight.side):
            add_up(numbers, threes, sight.kinds + WIDTH * y + x, here)
            for i in range(PATTERNS):
                mind.found[i] += here[i] if here[i] > 0 else 0
    for i in range(PATTERNS):
        mind.found[i] *= each


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


def conclude(
    numbers: cython.pointer(cython.float),
    sight: cython.pointer(Sight),
    mind: cython.pointer(Mind),
) -> cython.float:
    """What the patterns and pieces tell: the value before it is squeezed between -1 and 1."""
    value: cython.float = numbers[LAST_BASE]
    i: cython.int
    for i in range(HIDDEN):
        mind.hidden[i] = numbers[BASE + i]
        mind.second[i] = numbers[SECOND_BASE + i]
    for i in range(PATTERNS):
        _add(mind.hidden, numbers + FOUND + HIDDEN * i, mind.found[i])
    for i in range(SETS):
        if sight.left[i] > 0:
            _add(mind.hidden, numbers + LEFT + HIDDEN * i, sight.left[i])
    if sight.wait:
        _add(mind.hidden, numbers + WAIT + HIDDEN * (sight.wait - 1), 1)
    for i in range(HIDDEN):
        if mind.hidden[i] > 0:
            _add(mind.second, numbers + SECOND + HIDDEN * i, mind.hidden[i])
    for i in range(HIDDEN):
        if mind.second[i] > 0:
            value += numbers[LAST + i] * mind.second[i]
    return value


def is_late(board: cython.pointer(Board)) -> cython.bint:
    """Whether the end is so near that games by lot tell more."""
    left: cython.int = 0
    colour: cython.int
    for colour in range(board.colours):
        left += popcount(board.colour[colour].left)
    return board.colours > 2 and left < LATE


def judge(board: cython.pointer(Board), net: Net, values: cython.pointer(cython.float)) -> None:
    """What a running position looks worth to each seat, from -1 to 1."""
    outlooks = cython.declare(Outlook[4])
    points = cython.declare(cython.float[4])
    colour: cython.int
    survey(board, outlooks)
    if board.colours == 2:
        values[board.turn] = _told(board, outlooks, board.turn, net)
        values[1 - board.turn] = -values[board.turn]
        return
    for colour in range(board.colours):
        if can_place(board, colour):
            points[colour] = points_of(_told(board, outlooks, colour, net))
        else:
            points[colour] = board.colour[colour].points
    hopes(board, points, values)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _told(
    board: cython.pointer(Board),
    outlooks: cython.pointer(Outlook),
    colour: cython.int,
    net: Net,
) -> cython.float:
    """What the net says to a colour."""
    sight = cython.declare(Sight)
    mind = cython.declare(Mind)
    look(board, outlooks, colour, cython.address(sight))
    find(net.numbers, net.threes.sums, cython.address(sight), cython.address(mind))
    return tanh(conclude(net.numbers, cython.address(sight), cython.address(mind)))
