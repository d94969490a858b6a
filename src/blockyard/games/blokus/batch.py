# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True

# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Many games of Blokus at once; numbers.py says what the numbers mean, rows.py does the work.

A placement is a way to lie, a row and a column there; an action counts them way by way, so
each is a few sums away from the other.
"""

from functools import cache

import cython

from blockyard.core.batch import Batch
from blockyard.games.blokus import diamond, kernel

if cython.compiled:
    from cython.cimports.blockyard.games.blokus.kernel import Position
    from cython.cimports.blockyard.games.blokus.rows import (
        MARGIN,
        PIECES,
        Board,
        Places,
        Row,
        gather_all,
        number_all,
        owner,
    )
    from cython.cimports.blockyard.games.blokus.turns import placer, play, seat_scores
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

# For each way: its squares row by row, its piece, and, for either board, its first action and
# the number of columns in which it can begin.
squares_of = cython.declare(cython.uint[91 * 5])
piece_of = cython.declare(cython.int[91])
first_of = cython.declare(cython.int[2 * 91])
columns_of = cython.declare(cython.int[2 * 91])
SIDES = (14, 20)


@cache
def prepare() -> None:
    for i, squares in enumerate(diamond.shape_rows()):
        squares_of[i] = squares
    for i, way in enumerate(diamond.ways()):
        piece_of[i] = way.piece
    for size, side in enumerate(SIDES):
        action = 0
        for i, way in enumerate(diamond.ways()):
            columns, rows = (side - max(ends) for ends in zip(*way.cells, strict=True))
            first_of[91 * size + i], columns_of[91 * size + i] = action, columns
            action += columns * rows


class BlokusBatch(Batch):
    def __init__(self, game, seats: int, games: int, numbers, longest: int) -> None:
        actions = len(numbers.moves)
        # Every placement is found once, so no position has more moves than there are actions.
        super().__init__(games, seats, actions, numbers.size, longest, actions)
        prepare()
        clear = game.start(seats)
        position: Position = kernel.set_up(game, clear)
        self.start, self.text = position.board, clear.text()
        self.boards = cython.cast(cython.pointer(Board), calloc(games, cython.sizeof(Board)))
        self.moves = cython.cast(cython.p_int, calloc(actions, cython.sizeof(cython.int)))
        if not (self.boards and self.moves):
            raise MemoryError
        for colour in range(self.start.colours):
            self.owners[colour] = owner(cython.address(self.start), colour)
        action = 0
        for number, way in enumerate(diamond.ways()):
            columns, rows = numbers.places(way)
            for row in range(rows):
                for column in range(columns):
                    self.moves[action] = number << 10 | row << 5 | column
                    action += 1

    def __dealloc__(self) -> None:
        free(self.boards)
        free(self.moves)

    def beginning(self, game: int) -> str:
        return self.text

    def begin(self, game):
        memcpy(self.boards + game, cython.address(self.start), cython.sizeof(Board))

    def seat(self, game):
        turn: cython.int = self.boards[game].turn
        if turn >= 0 and self.owners[turn] < 0:
            return placer(self.boards + game, turn)
        return self.owners[turn] if turn >= 0 else -1

    def legal(self, game, out):
        places = cython.declare(Places)
        size: cython.int = 91 * (self.start.side == 20)
        number: cython.int
        way: cython.int
        i: cython.int
        if self.boards[game].turn < 0:
            return 0
        gather_all(self.boards + game, self.boards[game].turn, cython.address(places))
        number = number_all(cython.address(places), 0, out)
        for i in range(number):
            way = size + (out[i] >> 10 & 127)
            out[i] = first_of[way] + (out[i] >> 5 & 31) * columns_of[way] + (out[i] & 31)
        return number

    def allows(self, game, action):
        if not 0 <= action < self.actions or self.boards[game].turn < 0:
            return False
        return self.fits(self.boards + game, self.moves[action])

    def fits(self, board, move):
        """U5: a piece that is left, on open squares, at a corner or where a colour begins."""
        way: cython.int = move >> 10
        y: cython.int = (move >> 5 & 31) + MARGIN
        x: cython.int = (move & 31) + MARGIN
        colour: cython.int = board.turn
        squares: Row
        corners: Row = 0
        i: cython.int
        if not board.colour[colour].left >> piece_of[way] & 1:
            return False
        for i in range(5):
            squares = squares_of[5 * way + i] << x
            if squares & (board.covered[y] | board.colour[colour].beside[y]):
                return False
            corners |= squares & board.colour[colour].corners[y]
            y += 1
        return corners != 0

    def act(self, game, action):
        play(self.boards + game, (self.boards[game].turn << 17) + self.moves[action])

    def worth(self, game, out):
        """U2: the highest score; U2.1, U10.4: nobody if all are level."""
        scores = cython.declare(cython.int[4])
        best: cython.int = -1000
        winners: cython.uint = 0
        seat: cython.int
        seat_scores(self.boards + game, scores)
        for seat in range(self.seats):
            best = max(best, scores[seat])
        for seat in range(self.seats):
            winners |= cython.cast(cython.uint, scores[seat] == best) << seat
        everybody: cython.uint = (cython.cast(cython.uint, 1) << self.seats) - 1
        self.share(0 if winners == everybody else winners, out)

    def first_colour(self, game, seat):
        """The colour that comes first for a seat: the one to play, or else its own."""
        colour: cython.int = 0
        if self.seat(game) == seat:
            return self.boards[game].turn
        while self.owners[colour] != seat:
            colour += 1
        return colour

    def look(self, game, seat, out):
        board: cython.pointer(Board) = self.boards + game
        colours: cython.int = board.colours
        first: cython.int = self.first_colour(game, seat)
        flags: cython.pointer(cython.schar) = out + self.size - 3 * colours
        pieces: cython.pointer(cython.schar) = flags - PIECES * colours
        i: cython.int
        x: cython.int
        y: cython.int
        colour: cython.int
        row: Row
        memset(flags, 0, 3 * colours)
        flags[2 * colours + first] = 1
        for i in range(colours):
            colour = (first + i) % colours
            for y in range(board.side):
                row = board.colour[colour].own[y + MARGIN] >> MARGIN
                for x in range(board.side):
                    out[x] = row >> x & 1
                out += board.side
            for x in range(PIECES):
                pieces[PIECES * i + x] = board.colour[colour].left >> x & 1
            flags[i] = colour == board.turn
            flags[colours + i] = self.owners[colour] == seat
