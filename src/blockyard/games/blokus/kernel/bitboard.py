# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Blokus on bits: where pieces may lie, what a move does, and games by lot to the end.

A row of the board is one 32-bit word with column a in bit 4; everything that is not board is
wall, and wall counts as covered, so nothing ever has to ask where the edge is. On 14 x 14:

    bit     31 … 18  17 16 15 … 5  4   3 2 1 0
            #  …  #   n  m  l … b  a   # # # #

Rows 4 to 17 are rows 1 to 14 of the board, the others are wall. What may be placed is found
from the anchors: the squares at own corners that are open. diamond.py explains how nine table
lines give all placements through one anchor. An anchor that was looked at is closed for those
after it, so every placement is found once and no list of moves is needed to draw one by lot.

A move is one number:

    bits 17-18   bits 10-16             bits 5-9                    bits 0-4
      colour     the way the piece lies   lowest row of the piece     its left column

turns.py says whose turn it is. Signatures are in rows.pxd; this file has to be compiled.
"""

from functools import cache

import cython

from blockyard.games.blokus.kernel import placement_tables

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.games.blokus.kernel.rng import mixed, roll
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

CANDIDATES = cython.declare(cython.int, 3)
SINGLE_SQUARE = cython.declare(cython.int, 0)
ALL_PLACED = cython.declare(cython.int, 15)
ALL_PLACED_SINGLE_LAST = cython.declare(cython.int, 20)

# Filled by `prepare`, from diamond.py.
row_words = cython.declare(cython.ulonglong[852 * 7])
piece_words = cython.declare(cython.ulonglong[21 * 7])
pair_moves = cython.declare(cython.int[7 * 64])
shape_rows = cython.declare(cython.uint[91 * 5])
way_piece = cython.declare(cython.int[91])
piece_size = cython.declare(cython.int[21])
corner_rows = cython.declare(cython.uint[91 * 7])


@cache
def prepare() -> None:
    """Build the tables, once."""
    for i, word in enumerate(placement_tables.row_words()):
        row_words[i] = word
    for i, word in enumerate(placement_tables.piece_words()):
        piece_words[i] = word
    for i, (way, (x, y)) in enumerate(placement_tables.pairs()):
        pair_moves[i] = (way << 10) - (y << 5) - x
    for i, bits in enumerate(placement_tables.shape_rows()):
        shape_rows[i] = bits
    for i, found in enumerate(placement_tables.ways()):
        way_piece[i] = found.piece
        for x, y in placement_tables.corners_of(found.cells):
            corner_rows[7 * i + y + 1] |= 1 << (x + 1)
    for i, size in enumerate(placement_tables.piece_sizes()):
        piece_size[i] = size


# --- where a piece may lie --------------------------------------------------------


def close(board: cython.pointer(Board), colour: cython.int, closed: cython.pointer(Row)) -> None:
    """U5.5, U5.2: what is covered and what lies along own sides is closed to a colour."""
    y: cython.int
    for y in range(ROWS):
        closed[y] = board.covered[y] | board.colour[colour].beside[y]


def through(
    closed: cython.pointer(Row),
    row: cython.int,
    column: cython.int,
    allowed: cython.pointer(Word),
    found: cython.pointer(Word),
    first: cython.int,
    end: cython.int,
) -> cython.int:
    """The allowed pairs that fit through an anchor, words `first` to `end` of the set; gives
    their number. Row and column are those of the padded board."""
    below4: cython.int = 7 * (closed[row - 4] >> column & 1)
    below3: cython.int = 7 * (2 + (closed[row - 3] >> (column - 1) & 7))
    below2: cython.int = 7 * (10 + (closed[row - 2] >> (column - 2) & 31))
    below1: cython.int = 7 * (42 + (closed[row - 1] >> (column - 3) & 127))
    level: cython.int = 7 * (170 + (closed[row] >> (column - 4) & 511))
    above1: cython.int = 7 * (682 + (closed[row + 1] >> (column - 3) & 127))
    above2: cython.int = 7 * (810 + (closed[row + 2] >> (column - 2) & 31))
    above3: cython.int = 7 * (842 + (closed[row + 3] >> (column - 1) & 7))
    above4: cython.int = 7 * (850 + (closed[row + 4] >> column & 1))
    word: cython.int
    number: cython.int = 0
    for word in range(first, end):
        found[word] = (
            allowed[word]
            & row_words[below4 + word]
            & row_words[below3 + word]
            & row_words[below2 + word]
            & row_words[below1 + word]
            & row_words[level + word]
            & row_words[above1 + word]
            & row_words[above2 + word]
            & row_words[above3 + word]
            & row_words[above4 + word]
        )
        number += popcount(found[word])
    return number


def gather(
    board: cython.pointer(Board),
    colour: cython.int,
    places: cython.pointer(Places),
    first: cython.int,
    end: cython.int,
    dead: cython.pointer(Row),
) -> None:
    """The placements of a colour, anchor by anchor, for words `first` to `end` of the pairs.

    Anchors in `dead` are left out, and those that bring nothing are added to it: squares only
    ever close and pieces only ever go, so they never bring anything again (U6.2). What an
    anchor shares with an earlier one is found through that one, now and later.
    """
    closed = cython.declare(Row[28])
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    anchors: Row
    y: cython.int
    x: cython.int
    number: cython.int
    places.total = places.anchors = 0
    places.first = first
    close(board, colour, closed)
    for y in range(MARGIN, MARGIN + board.side):
        anchors = mine.corners[y] & ~closed[y] & ~dead[y]
        while anchors:
            x = lowest(anchors)
            anchors &= anchors - 1
            number = through(
                closed, y, x, mine.pairs, places.pairs + 7 * places.anchors, first, end
            )
            closed[y] |= cython.cast(Row, 1) << x
            if number:
                places.at[places.anchors] = (y - MARGIN) << 5 | (x - MARGIN)
                places.count[places.anchors] = number
                places.anchors += 1
                places.total += number
            else:
                dead[y] |= cython.cast(Row, 1) << x


def gather_all(
    board: cython.pointer(Board), colour: cython.int, places: cython.pointer(Places)
) -> None:
    """Every placement of a colour."""
    dead = cython.declare(Row[28])
    memset(dead, 0, cython.sizeof(dead))
    gather(board, colour, places, 0, WORDS, dead)


def gather_largest(
    board: cython.pointer(Board),
    colour: cython.int,
    places: cython.pointer(Places),
    dead: cython.pointer(Row),
) -> None:
    """Large pieces if one can be placed, small ones otherwise: what playouts draw from. `dead`
    are two sets of anchors, one for large pieces and one for small ones."""
    gather(board, colour, places, 0, LARGE_WORDS, dead)
    if places.total == 0:
        gather(board, colour, places, LARGE_WORDS, WORDS, dead + ROWS)


def number_all(
    places: cython.pointer(Places), colour: cython.int, moves: cython.pointer(cython.int)
) -> cython.int:
    """Write every placement as a move; gives their number."""
    pairs: Word
    move: cython.int
    anchor: cython.int
    word: cython.int
    number: cython.int = 0
    for anchor in range(places.anchors):
        for word in range(WORDS):
            pairs = places.pairs[7 * anchor + word]
            while pairs:
                move = pair_moves[64 * word + lowest(pairs)] + places.at[anchor]
                moves[number] = (colour << 17) + move
                number += 1
                pairs &= pairs - 1
    return number


def on_upper_start(moves: cython.pointer(cython.int), number: cython.int) -> cython.int:
    """Keep those of the first moves of Duo that begin on e10, and give their number. U4.1 opens
    both points, but they are alike, turned by half a turn; so searches begin on the one."""
    kept: cython.int = 0
    i: cython.int
    for i in range(number):
        if (moves[i] >> 5 & 31) > 4:  # what covers j5 begins in row 5 or below
            moves[kept] = moves[i]
            kept += 1
    return kept


def draw(
    places: cython.pointer(Places), colour: cython.int, luck: cython.pointer(Word)
) -> cython.int:
    """One placement as a move, all equally likely. There must be one."""
    anchor: cython.int = 0
    word: cython.int
    pairs: Word
    skip: cython.int = cython.cast(cython.int, (roll(luck) >> 32) * places.total >> 32)
    while skip >= places.count[anchor]:
        skip -= places.count[anchor]
        anchor += 1
    word = 7 * anchor + places.first
    while skip >= popcount(places.pairs[word]):
        skip -= popcount(places.pairs[word])
        word += 1
    pairs = places.pairs[word]
    while skip:
        pairs &= pairs - 1
        skip -= 1
    word -= 7 * anchor
    return (colour << 17) + places.at[anchor] + pair_moves[64 * word + lowest(pairs)]


# --- what a move does -------------------------------------------------------------


def place(board: cython.pointer(Board), move: cython.int) -> None:
    """U5.6: cover the squares of a move and take its piece from the tray. No turn passes."""
    colour: cython.int = move >> 17
    way: cython.int = move >> 10 & 127
    y: cython.int = (move >> 5 & 31) + MARGIN
    x: cython.int = (move & 31) + MARGIN
    piece: cython.int = way_piece[way]
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    squares: Row
    sideways: Row
    i: cython.int
    if mine.left == (1 << PIECES) - 1:  # U4, U9: from now on it goes on from its corners
        for i in range(ROWS):
            mine.corners[i] = 0
    for i in range(5):
        squares = shape_rows[5 * way + i] << x
        if squares == 0:
            break
        sideways = squares << 1 | squares >> 1
        board.covered[y] |= squares
        mine.own[y] |= squares
        mine.beside[y] |= sideways
        mine.beside[y - 1] |= squares
        mine.beside[y + 1] |= squares
        mine.corners[y - 1] |= sideways
        mine.corners[y + 1] |= sideways
        y += 1
    mine.left ^= cython.cast(cython.uint, 1) << piece
    for i in range(WORDS):
        mine.pairs[i] &= ~piece_words[7 * piece + i]
    mine.points += piece_size[piece]
    board.hash ^= mixed(move)
    if mine.left == 0:
        finish(board, colour, piece)


def finish(board: cython.pointer(Board), colour: cython.int, last: cython.int) -> None:
    """U8.1: a bonus for all pieces. U8.2: a larger one if the single square came last."""
    board.colour[colour].points = ALL_PLACED
    if last == SINGLE_SQUARE:
        board.colour[colour].points = ALL_PLACED_SINGLE_LAST
        board.single_last |= cython.cast(cython.uint, 1) << colour


def owner(board: cython.pointer(Board), colour: cython.int) -> cython.int:
    """U10: the colours go round the seats; at a table for three Green is nobody's (-1)."""
    if board.seats == 3:
        return -1 if colour == 3 else colour
    return colour % board.seats


# --- whole games ------------------------------------------------------------------


def rival_anchors(
    board: cython.pointer(Board), anchors: cython.pointer(Row), near: cython.pointer(Row)
) -> None:
    """The anchors of the colours of other seats, and the squares beside those."""
    us: cython.int = owner(board, board.turn)
    rival: cython.pointer(Colour)
    other: cython.int
    y: cython.int
    memset(anchors, 0, ROWS * cython.sizeof(Row))
    for other in range(board.colours):
        if other != board.turn and owner(board, other) != us:
            rival = cython.address(board.colour[other])
            for y in range(MARGIN, MARGIN + board.side):
                anchors[y] |= rival.corners[y] & ~(rival.beside[y] | board.covered[y])
    for y in range(MARGIN, MARGIN + board.side):
        near[y] = anchors[y] << 1 | anchors[y] >> 1 | anchors[y - 1] | anchors[y + 1]


def merit_of(
    board: cython.pointer(Board),
    move: cython.int,
    anchors: cython.pointer(Row),
    near: cython.pointer(Row),
) -> cython.int:
    """How well a move gets in the way: two for each anchor of others that it covers, one for
    each square beside one, one less for each corner opened to its own colour (games by lot tell
    more when not everything stays open: bench/results.md)."""
    mine: cython.pointer(Colour) = cython.address(board.colour[board.turn])
    way: cython.int = move >> 10 & 127
    y: cython.int = (move >> 5 & 31) + MARGIN
    x: cython.int = (move & 31) + MARGIN
    merit: cython.int = 0
    closed: Row
    squares: Row
    i: cython.int
    for i in range(5):
        squares = shape_rows[5 * way + i] << x
        merit += 2 * popcount(squares & anchors[y + i]) + popcount(squares & near[y + i])
    for i in range(7):
        squares = corner_rows[7 * way + i] << (x - 1)
        closed = board.covered[y + i - 1] | mine.beside[y + i - 1] | mine.corners[y + i - 1]
        merit -= popcount(squares & ~closed)
    return merit


def draw_better(
    board: cython.pointer(Board), places: cython.pointer(Places), luck: cython.pointer(Word)
) -> cython.int:
    """The best of a few placements drawn by lot. There must be one."""
    anchors = cython.declare(Row[28])
    near = cython.declare(Row[28])
    best: cython.int = 0
    most: cython.int = -99
    merit: cython.int
    move: cython.int
    _: cython.int
    rival_anchors(board, anchors, near)
    for _ in range(CANDIDATES if places.total > CANDIDATES else places.total):
        move = draw(places, board.turn, luck)
        merit = merit_of(board, move, anchors, near)
        if merit > most:
            best, most = move, merit
    return best


def play_out(
    board: cython.pointer(Board),
    luck: cython.pointer(Word),
    trail: cython.pointer(cython.int),
    uniform: cython.bint,
) -> cython.int:
    """Play to the end by lot; gives the number of moves. All placements are equally likely if
    `uniform`; otherwise large pieces come first, and the better of a few is taken."""
    places = cython.declare(Places)
    dead = cython.declare(Row[4 * 2 * 28])
    mine: cython.pointer(Row)
    length: cython.int = 0
    everybody_out: cython.uint = (cython.cast(cython.uint, 1) << board.colours) - 1
    if board.turn < 0:
        return 0
    memset(dead, 0, cython.sizeof(dead))
    while board.out != everybody_out:
        if not board.out >> board.turn & 1:
            mine = dead + 2 * ROWS * board.turn
            if uniform:
                gather(board, board.turn, cython.address(places), 0, WORDS, mine)
            else:
                gather_largest(board, board.turn, cython.address(places), mine)
            if places.total:
                if uniform:
                    trail[length] = draw(cython.address(places), board.turn, luck)
                else:
                    trail[length] = draw_better(board, cython.address(places), luck)
                place(board, trail[length])
                length += 1
            else:
                board.out |= cython.cast(cython.uint, 1) << board.turn
        board.turn = board.turn + 1 if board.turn + 1 < board.colours else 0
    board.turn = -1
    return length
