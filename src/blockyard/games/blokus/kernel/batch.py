# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Many games of Blokus at once; numbers.py says what the numbers mean, slim.py does the work.

A placement is a way to lie, a row and a column there; an action counts them way by way, so
each is a few sums away from the other.
"""

from functools import cache

import cython

from blockyard.core.batch import Batch
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.kernel.compact_game import prepare
from blockyard.games.blokus.kernel.position import set_up as position_of

if cython.compiled:
    from cython.cimports.blockyard.core.bits import fetch, popcount
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        PIECES,
        Board,
        Places,
        Row,
        gather_all,
        number_all,
        owner,
    )
    from cython.cimports.blockyard.games.blokus.kernel.compact_game import (
        LINES,
        Slim,
        fits,
        pass_turn,
        place,
        score,
        set_up,
        unfold,
    )
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

AHEAD = cython.declare(cython.int, 3)  # so many games ahead are fetched from memory
SIDES = (14, 20)

# For each way and either board: its first action, and the number of columns in which it can begin.
first_of = cython.declare(cython.int[2 * 91])
columns_of = cython.declare(cython.int[2 * 91])


@cache
def count_actions() -> None:
    for size, side in enumerate(SIDES):
        action = 0
        for i, way in enumerate(placement_tables.ways()):
            columns, rows = (side - max(ends) for ends in zip(*way.cells, strict=True))
            first_of[91 * size + i], columns_of[91 * size + i] = action, columns
            action += columns * rows


class BlokusBatch(Batch):
    def __init__(self, game, seats: int, games: int, numbers, longest: int) -> None:
        actions = len(numbers.moves)
        # Every placement is found once, so no position has more moves than there are actions.
        super().__init__(games, seats, actions, numbers.size, longest, actions)
        prepare()
        count_actions()
        clear = game.start(seats)
        position: BlokusPosition = position_of(game, clear)
        self.start, self.text = position.board, clear.text()
        self.tables = cython.cast(cython.pointer(Slim), calloc(games, cython.sizeof(Slim)))
        self.moves = cython.cast(cython.p_int, calloc(actions, cython.sizeof(cython.int)))
        if not (self.tables and self.moves):
            raise MemoryError
        set_up(cython.address(self.fresh), cython.address(self.start))
        for colour in range(self.start.colours):
            self.owners[colour] = owner(cython.address(self.start), colour)
        action = 0
        for number, way in enumerate(placement_tables.ways()):
            columns, rows = numbers.places(way)
            for row in range(rows):
                for column in range(columns):
                    self.moves[action] = number << 10 | row << 5 | column
                    action += 1

    def __dealloc__(self) -> None:
        free(self.tables)
        free(self.moves)

    def beginning(self, game: int) -> str:
        return self.text

    def begin(self, game):
        memcpy(self.tables + game, cython.address(self.fresh), cython.sizeof(Slim))

    def seat(self, game):
        table: cython.pointer(Slim) = self.tables + game
        if table.turn < 0:
            return -1
        if self.owners[table.turn] >= 0:
            return self.owners[table.turn]
        # U10.3: at a table for three Green goes round.
        return (PIECES - popcount(table.left[table.turn])) % self.seats

    def allows(self, game, action):
        table: cython.pointer(Slim) = self.tables + game
        fetch(table + AHEAD)
        if not 0 <= action < self.actions or table.turn < 0:
            return False
        return fits(table, cython.address(self.start), table.turn, self.moves[action])

    def act(self, game, action):
        place(self.tables + game, self.moves[action])
        pass_turn(self.tables + game, cython.address(self.start))

    def legal(self, game, out):
        board = cython.declare(Board)
        places = cython.declare(Places)
        table: cython.pointer(Slim) = self.tables + game
        size: cython.int = 91 * (self.start.side == 20)
        number: cython.int
        way: cython.int
        i: cython.int
        if table.turn < 0:
            return 0
        unfold(table, cython.address(self.start), table.turn, cython.address(board))
        gather_all(cython.address(board), table.turn, cython.address(places))
        number = number_all(cython.address(places), 0, out)
        for i in range(number):
            way = size + (out[i] >> 10 & 127)
            out[i] = first_of[way] + (out[i] >> 5 & 31) * columns_of[way] + (out[i] & 31)
        return number

    # --- the end, and what a seat sees ---------------------------------------------------

    def worth(self, game, out):
        """U2: the highest score; U2.1, U10.4: nobody if all are level."""
        scores = cython.declare(cython.int[4])
        best: cython.int = -1000
        winners: cython.uint = 0
        seat: cython.int
        score(self.tables + game, cython.address(self.start), scores)
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
            return self.tables[game].turn
        while self.owners[colour] != seat:
            colour += 1
        return colour

    def look(self, game, seat, out):
        table: cython.pointer(Slim) = self.tables + game
        side: cython.int = self.start.side
        colours: cython.int = self.start.colours
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
            for y in range(1, side + 1):
                row = table.own[LINES * colour + y] >> 1
                for x in range(side):
                    out[x] = row >> x & 1
                out += side
            for x in range(PIECES):
                pieces[PIECES * i + x] = table.left[colour] >> x & 1
            flags[i] = colour == table.turn
            flags[colours + i] = self.owners[colour] == seat
