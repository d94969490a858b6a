# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - structs and constants come from the .pxd
"""Blokus bitboards: move generation, making moves, and random playouts.

A row of the board is one 32-bit word with column a in bit 4. Everything off the board is wall, and
wall counts as covered, so no code has to test for the edge. On 14 x 14:

    bit     31 … 18  17 16 15 … 5  4   3 2 1 0
            #  …  #   n  m  l … b  a   # # # #

Words 4 to 17 are rows 1 to 14 of the board, the others are wall.

Move generation starts from the anchors: open squares at the corners of a colour's own pieces.
placement_tables.py explains how nine table entries give all placements through an anchor. An
anchor that has been processed is closed for the ones after it, so every placement is generated
once, and a random one can be drawn from the bitsets without listing the moves.

A move is one integer:

    bits 17-18   bits 10-16       bits 5-9                  bits 0-4
      colour     orientation      lowest row of the piece   its left column

turns.py decides whose turn it is. Signatures are in bitboard.pxd; this file has to be compiled.
"""

from functools import cache

import cython

from blockyard.games.blokus.kernel import placement_tables

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.core.rng import splitmix64, xorshift64star
    from cython.cimports.libc.string import memset
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )

CANDIDATES = cython.declare(cython.int, 3)  # random moves that a playout chooses from
SINGLE_SQUARE = cython.declare(cython.int, 0)
ALL_PLACED = cython.declare(cython.int, 15)
ALL_PLACED_SINGLE_LAST = cython.declare(cython.int, 20)

# Filled by `prepare`, from placement_tables.py.
row_words = cython.declare(cython.ulonglong[852 * 7])
piece_words = cython.declare(cython.ulonglong[21 * 7])
pair_moves = cython.declare(cython.int[7 * 64])
shape_rows = cython.declare(cython.uint[91 * 5])
orientation_piece = cython.declare(cython.int[91])
piece_size = cython.declare(cython.int[21])
corner_rows = cython.declare(cython.uint[91 * 7])


@cache
def prepare() -> None:
    """Build the tables, once."""
    for i, word in enumerate(placement_tables.row_words()):
        row_words[i] = word
    for i, word in enumerate(placement_tables.piece_words()):
        piece_words[i] = word
    for i, (orientation, (x, y)) in enumerate(placement_tables.pairs()):
        pair_moves[i] = (orientation << 10) - (y << 5) - x
    for i, bits in enumerate(placement_tables.shape_rows()):
        shape_rows[i] = bits
    for i, found in enumerate(placement_tables.orientations()):
        orientation_piece[i] = found.piece
        for x, y in placement_tables.corners_of(found.cells):
            corner_rows[7 * i + y + 1] |= 1 << (x + 1)
    for i, size in enumerate(placement_tables.piece_sizes()):
        piece_size[i] = size


# --- move generation --------------------------------------------------------------


def closed_to(
    board: cython.pointer(Board), colour: cython.int, closed: cython.pointer(Row)
) -> None:
    """U5.5, U5.2: covered squares and those along own sides are closed to a colour."""
    y: cython.int
    for y in range(ROWS):
        closed[y] = board.covered[y] | board.colour[colour].beside[y]


def placements_through(
    closed: cython.pointer(Row),
    row: cython.int,
    column: cython.int,
    allowed: cython.pointer(Word),
    found: cython.pointer(Word),
    first: cython.int,
    end: cython.int,
) -> cython.int:
    """The allowed pairs that fit through an anchor, words `first` to `end` of the set; returns
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


def generate(
    board: cython.pointer(Board),
    colour: cython.int,
    placements: cython.pointer(Placements),
    first: cython.int,
    end: cython.int,
    dead: cython.pointer(Row),
) -> None:
    """The placements of a colour, anchor by anchor, for words `first` to `end` of the pairs.

    Anchors in `dead` are skipped, and those without placements are added to it: squares only
    ever close and pieces are only ever used up, so an anchor never recovers (U6.2). A placement
    through two anchors is found at the earlier one.
    """
    closed = cython.declare(Row[28])
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    anchors: Row
    y: cython.int
    x: cython.int
    number: cython.int
    placements.total = placements.anchors = 0
    placements.first = first
    closed_to(board, colour, closed)
    for y in range(MARGIN, MARGIN + board.side):
        anchors = mine.corners[y] & ~closed[y] & ~dead[y]
        while anchors:
            x = lowest(anchors)
            anchors &= anchors - 1
            number = placements_through(
                closed, y, x, mine.pairs, placements.pairs + 7 * placements.anchors, first, end
            )
            closed[y] |= cython.cast(Row, 1) << x
            if number:
                placements.at[placements.anchors] = (y - MARGIN) << 5 | (x - MARGIN)
                placements.count[placements.anchors] = number
                placements.anchors += 1
                placements.total += number
            else:
                dead[y] |= cython.cast(Row, 1) << x


def generate_all(
    board: cython.pointer(Board), colour: cython.int, placements: cython.pointer(Placements)
) -> None:
    """Every placement of a colour."""
    dead = cython.declare(Row[28])
    memset(dead, 0, cython.sizeof(dead))
    generate(board, colour, placements, 0, WORDS, dead)


def generate_largest(
    board: cython.pointer(Board),
    colour: cython.int,
    placements: cython.pointer(Placements),
    dead: cython.pointer(Row),
) -> None:
    """Large pieces if one can be placed, small ones otherwise: the candidates of a playout. `dead`
    holds two sets of anchors, one for large pieces and one for small ones."""
    generate(board, colour, placements, 0, LARGE_WORDS, dead)
    if placements.total == 0:
        generate(board, colour, placements, LARGE_WORDS, WORDS, dead + ROWS)


def write_moves(
    placements: cython.pointer(Placements), colour: cython.int, moves: cython.pointer(cython.int)
) -> cython.int:
    """Write every placement as a move; returns their number."""
    pairs: Word
    move: cython.int
    anchor: cython.int
    word: cython.int
    number: cython.int = 0
    for anchor in range(placements.anchors):
        for word in range(WORDS):
            pairs = placements.pairs[7 * anchor + word]
            while pairs:
                move = pair_moves[64 * word + lowest(pairs)] + placements.at[anchor]
                moves[number] = (colour << 17) + move
                number += 1
                pairs &= pairs - 1
    return number


def keep_upper_start(moves: cython.pointer(cython.int), number: cython.int) -> cython.int:
    """Keep those first moves of Duo that start on e10; returns their number. U4.1 allows both
    starting points, but they are equal under a half turn, so searches use only one."""
    kept: cython.int = 0
    i: cython.int
    for i in range(number):
        if (moves[i] >> 5 & 31) > 4:  # placements on j5 have their lowest row at 5 or below
            moves[kept] = moves[i]
            kept += 1
    return kept


def random_placement(
    placements: cython.pointer(Placements), colour: cython.int, rng: cython.pointer(Word)
) -> cython.int:
    """A uniformly random placement, as a move. There must be one."""
    anchor: cython.int = 0
    word: cython.int
    pairs: Word
    skip: cython.int = cython.cast(cython.int, (xorshift64star(rng) >> 32) * placements.total >> 32)
    while skip >= placements.count[anchor]:
        skip -= placements.count[anchor]
        anchor += 1
    word = 7 * anchor + placements.first
    while skip >= popcount(placements.pairs[word]):
        skip -= popcount(placements.pairs[word])
        word += 1
    pairs = placements.pairs[word]
    while skip:
        pairs &= pairs - 1
        skip -= 1
    word -= 7 * anchor
    return (colour << 17) + placements.at[anchor] + pair_moves[64 * word + lowest(pairs)]


# --- making a move ----------------------------------------------------------------


def place(board: cython.pointer(Board), move: cython.int) -> None:
    """U5.6: cover the squares of a move and take its piece from the tray. The turn stays."""
    colour: cython.int = move >> 17
    orientation: cython.int = move >> 10 & 127
    y: cython.int = (move >> 5 & 31) + MARGIN
    x: cython.int = (move & 31) + MARGIN
    piece: cython.int = orientation_piece[orientation]
    mine: cython.pointer(Colour) = cython.address(board.colour[colour])
    squares: Row
    sideways: Row
    i: cython.int
    if mine.left == (1 << PIECES) - 1:  # U4, U9: the starting squares no longer count
        for i in range(ROWS):
            mine.corners[i] = 0
    for i in range(5):
        squares = shape_rows[5 * orientation + i] << x
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
    board.hash ^= splitmix64(move)
    if mine.left == 0:
        finish(board, colour, piece)


def finish(board: cython.pointer(Board), colour: cython.int, last: cython.int) -> None:
    """U8.1: a bonus for all pieces. U8.2: a larger one if the single square came last."""
    board.colour[colour].points = ALL_PLACED
    if last == SINGLE_SQUARE:
        board.colour[colour].points = ALL_PLACED_SINGLE_LAST
        board.single_last |= cython.cast(cython.uint, 1) << colour


def owner(board: cython.pointer(Board), colour: cython.int) -> cython.int:
    """U10: colours are dealt to the seats in turn; with three seats Green is shared (-1)."""
    if board.seats == 3:
        return -1 if colour == 3 else colour
    return colour % board.seats


def is_ally(board: cython.pointer(Board), colour: cython.int, other: cython.int) -> cython.bint:
    """Whether two different colours belong to the same seat."""
    return (
        other != colour and owner(board, other) >= 0 and owner(board, other) == owner(board, colour)
    )


# --- random playouts --------------------------------------------------------------


def rival_anchors(
    board: cython.pointer(Board), anchors: cython.pointer(Row), near: cython.pointer(Row)
) -> None:
    """The anchors of other seats' colours, and the squares beside them."""
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


def playout_merit(
    board: cython.pointer(Board),
    move: cython.int,
    anchors: cython.pointer(Row),
    near: cython.pointer(Row),
) -> cython.int:
    """Playout policy: how much a move obstructs the others. Two points for each rival anchor it
    covers, one for each square beside one, minus one for each new corner of its own colour
    (playouts predict results better when positions close up: bench/results.md)."""
    mine: cython.pointer(Colour) = cython.address(board.colour[board.turn])
    orientation: cython.int = move >> 10 & 127
    y: cython.int = (move >> 5 & 31) + MARGIN
    x: cython.int = (move & 31) + MARGIN
    merit: cython.int = 0
    closed: Row
    squares: Row
    i: cython.int
    for i in range(5):
        squares = shape_rows[5 * orientation + i] << x
        merit += 2 * popcount(squares & anchors[y + i]) + popcount(squares & near[y + i])
    for i in range(7):
        squares = corner_rows[7 * orientation + i] << (x - 1)
        closed = board.covered[y + i - 1] | mine.beside[y + i - 1] | mine.corners[y + i - 1]
        merit -= popcount(squares & ~closed)
    return merit


def playout_move(
    board: cython.pointer(Board), placements: cython.pointer(Placements), rng: cython.pointer(Word)
) -> cython.int:
    """The best of a few random placements. There must be one."""
    anchors = cython.declare(Row[28])
    near = cython.declare(Row[28])
    best: cython.int = 0
    most: cython.int = -99
    merit: cython.int
    move: cython.int
    _: cython.int
    rival_anchors(board, anchors, near)
    for _ in range(CANDIDATES if placements.total > CANDIDATES else placements.total):
        move = random_placement(placements, board.turn, rng)
        merit = playout_merit(board, move, anchors, near)
        if merit > most:
            best, most = move, merit
    return best


def playout(
    board: cython.pointer(Board),
    rng: cython.pointer(Word),
    moves: cython.pointer(cython.int),
    uniform: cython.bint,
) -> cython.int:
    """Play random moves to the end of the game; returns their number. With `uniform` all moves
    are equally likely; otherwise large pieces come first, and the best of a few is played."""
    placements = cython.declare(Placements)
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
                generate(board, board.turn, cython.address(placements), 0, WORDS, mine)
            else:
                generate_largest(board, board.turn, cython.address(placements), mine)
            if placements.total:
                if uniform:
                    moves[length] = random_placement(cython.address(placements), board.turn, rng)
                else:
                    moves[length] = playout_move(board, cython.address(placements), rng)
                place(board, moves[length])
                length += 1
            else:
                board.out |= cython.cast(cython.uint, 1) << board.turn
        board.turn = board.turn + 1 if board.turn + 1 < board.colours else 0
    board.turn = -1
    return length
