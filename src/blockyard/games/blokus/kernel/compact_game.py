# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""One game of a batch: only what a step needs, 512 bytes, so that many games stay in the cache.

A step asks two things: is this placement legal, and who moves next? So only squares and pieces are
stored. Sides and corners are tested from the other end, around the piece to be placed. Rows and
columns start one beyond the edge:

    window of a piece     squares      sides       corners
    (column and row       . . . .      . S S .     C . . C
    one less than its     . # # .      S . . S     . . . .
    own, 8 rows)          . # . .      S . S .     . . . C
                          . . . .      . S . .     C . C .

A piece fits if its squares are open, no own square is among its sides and one is among its corners.
Who moves next depends on whether a colour can place at all: for each colour a placement known to be
legal is cached. Only when it no longer is (U6.2: it never becomes legal again) is another searched
for, with the tables of bitboard.py. Moves are those of bitboard.py without their colour. `start` is
the board before the first move: its walls, and where each colour starts. Signatures are in
compact_game.pxd; this file has to be compiled.
"""

from functools import cache

import cython

from blockyard.games.blokus.kernel import placement_tables

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        LARGE_WORDS,
        MARGIN,
        ORIENTATIONS,
        WORDS,
        Board,
        Colour,
        Row,
        Word,
        closed_to,
        finish,
        placements_through,
    )
    from cython.cimports.blockyard.games.blokus.kernel.turns import seat_scores
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

SINGLE_SQUARE = cython.declare(cython.int, 0)
ALL_PIECES = cython.declare(cython.uint, (1 << 21) - 1)

# Filled by `prepare`. For each orientation: its three windows (squares, sides, corners) and its
# piece. For each piece: its pairs and its size. `everything` holds all pairs, `fours` those of
# the pieces of four squares.
windows = cython.declare(cython.uint[91 * 3 * 8])
piece_of = cython.declare(cython.int[91])
pairs_of = cython.declare(cython.ulonglong[21 * 7])
size_of = cython.declare(cython.int[21])
pair_moves = cython.declare(cython.int[7 * 64])
fours = cython.declare(cython.ulonglong[7])
everything = cython.declare(cython.ulonglong[7])


@cache
def prepare() -> None:
    """Build the tables, once."""
    for i, orientation in enumerate(placement_tables.orientations()):
        piece_of[i] = orientation.piece
        kinds = (
            orientation.cells,
            placement_tables.sides_of(orientation.cells),
            placement_tables.corners_of(orientation.cells),
        )
        for kind, cells in enumerate(kinds):
            for x, y in cells:
                windows[(3 * i + kind) * WINDOW + y + 1] |= 1 << (x + 1)
    for i, (number, (x, y)) in enumerate(placement_tables.pairs()):
        pair_moves[i] = (number << 10) - (y << 5) - x
    for i, size in enumerate(placement_tables.piece_sizes()):
        size_of[i] = size
    for i, word in enumerate(placement_tables.piece_words()):
        pairs_of[i] = word
        everything[i % WORDS] |= word
        if size_of[i // WORDS] == 4:
            fours[i % WORDS] |= word


def set_up(game: cython.pointer(CompactGame), start: cython.pointer(Board)) -> None:
    """Nothing placed yet."""
    colour: cython.int
    memset(game, 0, cython.sizeof(CompactGame))
    game.turn = start.turn
    for colour in range(start.colours):
        game.left[colour] = ALL_PIECES
        find_placement(game, start, colour)


# --- one placement ----------------------------------------------------------------


def fits(
    game: cython.pointer(CompactGame),
    start: cython.pointer(Board),
    colour: cython.int,
    move: cython.int,
) -> cython.bint:
    """U5: a piece that is left, on open squares, beside none of its colour's, at a corner
    of one or (U4, U9) on a starting square. The move must stay on the board."""
    orientation: cython.int = move >> 10
    x: cython.int = move & 31
    window: cython.pointer(Row) = windows + 3 * WINDOW * orientation
    covered: cython.pointer(Row) = game.covered + (move >> 5 & 31)
    own: cython.pointer(Row) = game.own + COMPACT_ROWS * colour + (move >> 5 & 31)
    clash: Row = 0
    touch: Row = 0
    i: cython.int
    for i in range(WINDOW):
        clash |= window[i] << x & covered[i] | window[WINDOW + i] << x & own[i]
        touch |= window[2 * WINDOW + i] << x & own[i]
    if clash or not game.left[colour] >> piece_of[orientation] & 1:
        return False
    return touch != 0 or (game.left[colour] == ALL_PIECES and covers_start(start, colour, move))


def covers_start(start: cython.pointer(Board), colour: cython.int, move: cython.int) -> cython.bint:
    """U4, U9: whether a placement covers a starting square of its colour."""
    y: cython.int = (move >> 5 & 31) + MARGIN - 1
    x: cython.int = (move & 31) + MARGIN - 1
    window: cython.pointer(Row) = windows + 3 * WINDOW * (move >> 10)
    found: Row = 0
    i: cython.int
    for i in range(WINDOW):
        found |= window[i] << x & start.colour[colour].corners[y + i]
    return found != 0


def place(game: cython.pointer(CompactGame), move: cython.int) -> None:
    """U5.6: cover the squares and take the piece from the tray. The turn stays."""
    orientation: cython.int = move >> 10
    x: cython.int = move & 31
    colour: cython.int = game.turn
    window: cython.pointer(Row) = windows + 3 * WINDOW * orientation
    covered: cython.pointer(Row) = game.covered + (move >> 5 & 31)
    own: cython.pointer(Row) = game.own + COMPACT_ROWS * colour + (move >> 5 & 31)
    squares = cython.declare(Row[8])
    i: cython.int
    for i in range(WINDOW):
        squares[i] = window[i] << x
    for i in range(WINDOW):
        covered[i] |= squares[i]
    for i in range(WINDOW):
        own[i] |= squares[i]
    game.left[colour] ^= cython.cast(cython.uint, 1) << piece_of[orientation]
    if game.left[colour] == 0 and piece_of[orientation] == SINGLE_SQUARE:
        game.single_last |= cython.cast(cython.uint, 1) << colour


# --- turn order ------------------------------------------------------------------


def pass_turn(game: cython.pointer(CompactGame), start: cython.pointer(Board)) -> None:
    """U6, U9.1: the next colour that can place; U7: when there is none, the game is over."""
    _: cython.int
    colour: cython.int = game.turn
    for _ in range(start.colours):
        colour = colour + 1 if colour + 1 < start.colours else 0
        if game.out >> colour & 1:
            continue
        if fits(game, start, colour, game.known_placement[colour]) or find_placement(
            game, start, colour
        ):
            game.turn = colour
            return
        game.out |= cython.cast(cython.uint, 1) << colour
    game.turn = -1


def find_placement(
    game: cython.pointer(CompactGame), start: cython.pointer(Board), colour: cython.int
) -> cython.bint:
    """Find a placement of a colour and cache it. Small pieces are rarely obstructed, so they
    stay legal for long."""
    anchor: cython.int
    move: cython.int = -1
    if game.left[colour] & 1 << SINGLE_SQUARE and game.left[colour] != ALL_PIECES:
        anchor = open_corner(game, start.side, colour)
        if anchor >= 0:
            move = ((ORIENTATIONS - 1) << 10) + anchor  # the single square is the last orientation
    elif game.left[colour]:
        move = find_with_tables(game, start, colour)
    game.known_placement[colour] = move
    return move >= 0


def open_corner(
    game: cython.pointer(CompactGame), side: cython.int, colour: cython.int
) -> cython.int:
    """A square on which the single square could be placed, row << 5 | column, or -1."""
    own: cython.pointer(Row) = game.own + COMPACT_ROWS * colour
    inside: Row = ((cython.cast(Row, 1) << side) - 1) << 1
    around: Row
    corners: Row
    i: cython.int
    for i in range(1, side + 1):
        around = own[i - 1] | own[i + 1]
        corners = (around << 1 | around >> 1) & inside
        corners &= ~(game.covered[i] | around | own[i] << 1 | own[i] >> 1)
        if corners:
            return (i - 1) << 5 | (lowest(corners) - 1)
    return -1


def find_with_tables(
    game: cython.pointer(CompactGame), start: cython.pointer(Board), colour: cython.int
) -> cython.int:
    """A placement of two squares or more, or -1."""
    board = cython.declare(Board)
    closed = cython.declare(Row[28])
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    anchors: Row
    pair: cython.int
    x: cython.int
    y: cython.int
    to_board(game, start, colour, cython.address(board))
    closed_to(cython.address(board), colour, closed)
    for y in range(MARGIN, MARGIN + board.side):
        # A square with no open neighbour has no room for two.
        anchors = mine.corners[y] & ~closed[y]
        anchors &= ~(closed[y - 1] & closed[y + 1] & closed[y] << 1 & closed[y] >> 1)
        while anchors:
            x = lowest(anchors)
            anchors &= anchors - 1
            pair = first_pair(closed, y, x, mine.pairs)
            if pair >= 0:
                return pair_moves[pair] + ((y - MARGIN) << 5 | (x - MARGIN))
    return -1


def first_pair(
    closed: cython.pointer(Row), y: cython.int, x: cython.int, left: cython.pointer(Word)
) -> cython.int:
    """A remaining pair that fits through an anchor, or -1."""
    found = cython.declare(Word[7])
    room: Word = 0
    word: cython.int
    placements_through(closed, y, x, everything, found, LARGE_WORDS, WORDS)
    for word in range(LARGE_WORDS, WORDS):
        if found[word] & left[word]:
            return 64 * word + lowest(found[word] & left[word])
        room |= found[word] & fours[word]
    # Where no piece of four squares fits, remaining or not, none of five does.
    if room == 0 or not placements_through(closed, y, x, left, found, 0, LARGE_WORDS):
        return -1
    word = 0
    while found[word] == 0:
        word += 1
    return 64 * word + lowest(found[word])


# --- move lists and scores -------------------------------------------------------------------


def to_board(
    game: cython.pointer(CompactGame),
    start: cython.pointer(Board),
    colour: cython.int,
    board: cython.pointer(Board),
) -> None:
    """Unpack into a bitboard `Board`, as far as move generation for one colour needs it."""
    own: cython.pointer(Row) = game.own + COMPACT_ROWS * colour
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    left: cython.uint = game.left[colour]
    around: Row
    i: cython.int
    y: cython.int
    piece: cython.int
    board.side = start.side
    memcpy(board.covered, start.covered, cython.sizeof(board.covered))
    memset(mine.beside, 0, cython.sizeof(mine.beside))
    memcpy(mine.corners, start.colour[colour].corners, cython.sizeof(mine.corners))
    for i in range(1, board.side + 1):
        y = i + MARGIN - 1
        board.covered[y] |= game.covered[i] << (MARGIN - 1)
        around = own[i - 1] | own[i + 1]
        mine.beside[y] = (around | own[i] << 1 | own[i] >> 1) << (MARGIN - 1)
        if left != ALL_PIECES:
            mine.corners[y] = (around << 1 | around >> 1) << (MARGIN - 1)
    memset(mine.pairs, 0, cython.sizeof(mine.pairs))
    while left:
        piece = lowest(left)
        left &= left - 1
        for i in range(WORDS):
            mine.pairs[i] |= pairs_of[WORDS * piece + i]


def score(
    game: cython.pointer(CompactGame),
    start: cython.pointer(Board),
    scores: cython.pointer(cython.int),
) -> None:
    """U8: minus the remaining squares, or the bonus of a colour with none left."""
    board = cython.declare(Board)
    colour: cython.int
    piece: cython.int
    left: cython.uint
    board.seats, board.colours, board.single_last = start.seats, start.colours, 0
    for colour in range(board.colours):
        board.colour[colour].points = 0
        left = game.left[colour]
        while left:
            board.colour[colour].points -= size_of[lowest(left)]
            left &= left - 1
        if game.left[colour] == 0:
            piece = SINGLE_SQUARE if game.single_last >> colour & 1 else SINGLE_SQUARE + 1
            finish(cython.address(board), colour, piece)
    seat_scores(cython.address(board), scores)
