# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True

# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Whose turn it is in Blokus on bits (rows.py), and what it comes to for each seat.

Nothing that others place opens a place again (U6.2), so a colour that is blocked stays so.
This file has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.games.blokus.rows import (
        LARGE_WORDS,
        MARGIN,
        PIECES,
        WORDS,
        Board,
        Colour,
        Row,
        Word,
        close,
        owner,
        place,
        through,
    )
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


def can_place(board: cython.pointer(Board), colour: cython.int) -> cython.bint:
    """U6: whether a colour can still place a piece, and its seat has not stopped."""
    closed = cython.declare(Row[28])
    found = cython.declare(Word[7])
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    anchors: Row
    x: cython.int
    y: cython.int
    if board.out >> colour & 1:
        return False
    close(board, colour, closed)
    for y in range(MARGIN, MARGIN + board.side):
        anchors = mine.corners[y] & ~closed[y]
        while anchors:
            x = lowest(anchors)
            # Small pieces fit more often, and are two words of the seven.
            if through(closed, y, x, mine.pairs, found, LARGE_WORDS, WORDS):
                return True
            if through(closed, y, x, mine.pairs, found, 0, LARGE_WORDS):
                return True
            anchors &= anchors - 1
    return False


def pass_turn(board: cython.pointer(Board)) -> None:
    """U6, U9.1: the next colour that can place; U7: when there is none, the game is over."""
    step: cython.int
    colour: cython.int
    for step in range(1, board.colours + 1):
        colour = board.turn + step
        if colour >= board.colours:
            colour -= board.colours
        if can_place(board, colour):
            board.turn = colour
            return
        board.out |= cython.cast(cython.uint, 1) << colour
    board.turn = -1


def play(board: cython.pointer(Board), move: cython.int) -> None:
    place(board, move)
    pass_turn(board)


def placer(board: cython.pointer(Board), colour: cython.int) -> cython.int:
    """The seat that places the next piece of a colour. U10.3: Green goes round at a table for
    three; U10.5: not to who stopped."""
    due: cython.int
    if owner(board, colour) >= 0:
        return owner(board, colour)
    due = (PIECES - popcount(board.colour[colour].left)) % board.seats
    while board.stopped >> due & 1:
        due = (due + 1) % board.seats
    return due


def seat_scores(board: cython.pointer(Board), scores: cython.pointer(cython.int)) -> None:
    """U8, U10.2: the colours of a seat are added."""
    seat: cython.int
    colour: cython.int
    for seat in range(board.seats):
        scores[seat] = 0
    for colour in range(board.colours):
        if owner(board, colour) >= 0:
            scores[owner(board, colour)] += board.colour[colour].points
