# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Gobblet on bits: the fast twin of `rules.py`, for counting lines of play.

Cython compiles this file; uncompiled it runs as plain Python and gives the same numbers.
Where rules and kernel differ the rules are right, and a test fails.

One 64-bit word holds the gobblets of one side, sixteen bits for each size:

    bits 48-63   bits 32-47   bits 16-31   bits 0-15
      size 4       size 3       size 2      size 1

and within sixteen bits the squares stand as on the board, a1 lowest:

    a4 b4 c4 d4     12 13 14 15
    a3 b3 c3 d3      8  9 10 11
    a2 b2 c2 d2      4  5  6  7
    a1 b1 c1 d1      0  1  2  3

Nothing else is needed: what stands beside the board follows from what was entered. A word
changes by XOR, so a position is copied, never undone.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
else:
    from blockyard.core.bits import lowest, popcount

COMPILED = cython.compiled
SIZES = cython.declare(cython.int, 4)
SQUARES = cython.declare(cython.int, 16)
COPIES = cython.declare(cython.int, 3)
BOARD = cython.declare(cython.uint, 0xFFFF)
# Rows, columns, and the two diagonals.
LINES = cython.declare(
    cython.uint[10],
    [0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248],
)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def layer(side: cython.ulonglong, size: cython.int) -> cython.uint:
    """The squares on which a side has a gobblet of this size (0 is the smallest)."""
    return cython.cast(cython.uint, side >> (16 * size) & BOARD)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def visible(side: cython.ulonglong, both: cython.ulonglong) -> cython.uint:
    """The squares on which a side's gobblet is on top: nothing larger stands there."""
    size: cython.int
    larger: cython.uint = 0
    seen: cython.uint = 0
    for size in range(SIZES - 1, -1, -1):
        seen |= layer(side, size) & ~larger
        larger |= layer(both, size)
    return seen


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def has_line(seen: cython.uint) -> cython.bint:
    """G1: all four squares of some line."""
    i: cython.int
    for i in range(10):
        if seen & LINES[i] == LINES[i]:
            return True
    return False


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def threes(seen: cython.uint) -> cython.uint:
    """G5: the squares of gobblets that stand three in a line."""
    i: cython.int
    found: cython.uint = 0
    for i in range(10):
        if popcount(seen & LINES[i]) == 3:
            found |= seen & LINES[i]
    return found


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def bit(size: cython.int, square: cython.int) -> cython.ulonglong:
    one: cython.ulonglong = 1
    return one << (16 * size + square)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def successors(
    mine: cython.ulonglong, theirs: cython.ulonglong, out: cython.pointer(cython.ulonglong)
) -> cython.int:
    """Every word that the side to play can turn its own word into; gives their number."""
    both: cython.ulonglong = mine | theirs
    own: cython.uint = visible(mine, both)
    opposing: cython.uint = visible(theirs, both)
    enterable: cython.uint = threes(opposing) | ~(own | opposing) & BOARD
    larger: cython.uint = 0
    landing: cython.uint
    lifted: cython.uint
    entered_before: cython.int = COPIES
    entered: cython.int
    size: cython.int
    count: cython.int = 0
    for size in range(SIZES - 1, -1, -1):
        lifted = layer(mine, size) & ~larger
        larger |= layer(both, size)
        # G6: a gobblet lands where nothing of its size or larger stands.
        landing = ~larger & BOARD
        entered = popcount(layer(mine, size))
        # G2: a stack shows this size if the next larger one has left it and this one has not.
        if entered_before > entered:
            count = entries(mine, size, landing & enterable, out, count)
        entered_before = entered
        count = moves(mine, size, lifted, landing, out, count)
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def entries(
    mine: cython.ulonglong,
    size: cython.int,
    squares: cython.uint,
    out: cython.pointer(cython.ulonglong),
    count: cython.int,
) -> cython.int:
    """G4, G5: a new gobblet on each of these squares."""
    while squares:
        out[count] = mine | bit(size, lowest(squares))
        count += 1
        squares &= squares - 1
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def moves(
    mine: cython.ulonglong,
    size: cython.int,
    lifted: cython.uint,
    landing: cython.uint,
    out: cython.pointer(cython.ulonglong),
    count: cython.int,
) -> cython.int:
    """G6: each lifted gobblet to each landing square."""
    without: cython.ulonglong
    while lifted:
        without = mine ^ bit(size, lowest(lifted))
        count = entries(without, size, landing, out, count)
        lifted &= lifted - 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_lines(
    mine: cython.ulonglong, theirs: cython.ulonglong, depth: cython.int
) -> cython.ulonglong:
    nexts = cython.declare(cython.ulonglong[256])
    total: cython.ulonglong = 0
    i: cython.int
    number: cython.int = successors(mine, theirs, nexts)
    if depth == 1:
        return number
    for i in range(number):
        # G1, G7: a line on either side ends the game.
        if not has_line(visible(theirs, nexts[i] | theirs)) and not has_line(
            visible(nexts[i], nexts[i] | theirs)
        ):
            total += count_lines(theirs, nexts[i], depth - 1)
    return total


def words(text: str) -> tuple[int, int]:
    """The two words of a position written as the rules write it: who is to play first."""
    board, mover, _touch = text.split()
    sides = [0, 0]
    for row, cells in enumerate(reversed(board.split("/"))):
        for column, stack in enumerate(cells.split(",")):
            for size, colour in zip(stack[::2], stack[1::2], strict=False):
                sides["wb".index(colour)] |= 1 << (16 * (int(size) - 1) + 4 * row + column)
    return (sides[0], sides[1]) if mover == "w" else (sides[1], sides[0])


def perft(text: str, depth: int) -> int:
    """How many ways there are to play `depth` moves on from a running casual position."""
    if depth == 0:
        return 1
    mine, theirs = words(text)
    return _perft(mine, theirs, depth)


@cython.ccall
def _perft(mine: cython.ulonglong, theirs: cython.ulonglong, depth: cython.int) -> cython.ulonglong:
    total: cython.ulonglong
    with cython.nogil:
        total = count_lines(mine, theirs, depth)
    return total
