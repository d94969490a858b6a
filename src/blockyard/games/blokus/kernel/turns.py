# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True

"""Turn order on bitboards (bitboard.py), perft, and the score of each seat.

Placements never open up squares for others (U6.2), so a blocked colour stays blocked. This file
has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        LARGE_WORDS,
        MARGIN,
        PIECES,
        WORDS,
        Board,
        Colour,
        Placements,
        Row,
        Word,
        closed_to,
        generate_all,
        owner,
        place,
        placements_through,
        write_moves,
    )
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy
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
    closed_to(board, colour, closed)
    for y in range(MARGIN, MARGIN + board.side):
        anchors = mine.corners[y] & ~closed[y]
        while anchors:
            x = lowest(anchors)
            # Small pieces fit more often, and are two words of the seven.
            if placements_through(closed, y, x, mine.pairs, found, LARGE_WORDS, WORDS):
                return True
            if placements_through(closed, y, x, mine.pairs, found, 0, LARGE_WORDS):
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


def generate_moves(
    board: cython.pointer(Board), count: cython.pointer(cython.int)
) -> cython.pointer(cython.int):
    """All legal moves and their count; the caller frees the array."""
    placements = cython.declare(Placements)
    moves: cython.pointer(cython.int)
    placements.total = placements.anchors = 0
    if board.turn >= 0:
        generate_all(board, board.turn, cython.address(placements))
    moves = cython.cast(cython.pointer(cython.int), malloc(4 * placements.total + 4))
    count[0] = write_moves(cython.address(placements), board.turn, moves)
    return moves


def perft(board: cython.pointer(Board), depth: cython.int) -> Word:
    """The number of lines of play; the last move of a line is counted, not made."""
    placements = cython.declare(Placements)
    after = cython.declare(Board)
    moves: cython.pointer(cython.int)
    total: Word = 0
    count: cython.int = 0
    i: cython.int
    if board.turn < 0:
        return 0
    if depth == 1:
        generate_all(board, board.turn, cython.address(placements))
        return placements.total
    moves = generate_moves(board, cython.address(count))
    for i in range(count):
        memcpy(cython.address(after), board, cython.sizeof(Board))
        play(cython.address(after), moves[i])
        total += perft(cython.address(after), depth - 1)
    free(moves)
    return total


def placer(board: cython.pointer(Board), colour: cython.int) -> cython.int:
    """The seat that places the next piece of a colour. U10.3: with three seats Green alternates
    between them; U10.5: skipping those that stopped."""
    due: cython.int
    if owner(board, colour) >= 0:
        return owner(board, colour)
    due = (PIECES - popcount(board.colour[colour].left)) % board.seats
    while board.stopped >> due & 1:
        due = (due + 1) % board.seats
    return due


def seat_scores(board: cython.pointer(Board), scores: cython.pointer(cython.int)) -> None:
    """U8, U10.2: the sum over the colours of each seat."""
    seat: cython.int
    colour: cython.int
    for seat in range(board.seats):
        scores[seat] = 0
    for colour in range(board.colours):
        if owner(board, colour) >= 0:
            scores[owner(board, colour)] += board.colour[colour].points
