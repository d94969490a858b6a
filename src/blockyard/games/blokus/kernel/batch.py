# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Batches of Blokus games; encoding.py defines the actions and observations, compact_game.py plays.

A placement is an orientation, a row and a column. Actions number them orientation by orientation,
so converting one into the other takes a few additions. This file has to be compiled.
"""

from functools import cache

import cython

from blockyard.core.batch import Batch
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.kernel.compact_game import prepare
from blockyard.games.blokus.kernel.position import position_from_state
from blockyard.games.blokus.pieces import PIECES as NAMES

if cython.compiled:
    from cython.cimports.blockyard.core.bits import popcount, prefetch, spread
    from cython.cimports.blockyard.games.blokus.kernel.bitboard import (
        PIECES,
        Board,
        Placements,
        generate_all,
        owner,
        write_moves,
    )
    from cython.cimports.blockyard.games.blokus.kernel.compact_game import (
        COMPACT_ROWS,
        CompactGame,
        find_placement,
        fits,
        pass_turn,
        place,
        score,
        set_up,
        to_board,
    )
    from cython.cimports.blockyard.games.blokus.kernel.position import BlokusPosition
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

PREFETCH_DISTANCE = cython.declare(cython.int, 3)  # games
SIDES = (14, 20)

# For each board and orientation: its first action, and the number of columns it can start in.
first_of = cython.declare(cython.int[2 * 91])
columns_of = cython.declare(cython.int[2 * 91])


@cache
def count_actions() -> None:
    for size, side in enumerate(SIDES):
        action = 0
        for i, orientation in enumerate(placement_tables.orientations()):
            columns, rows = (side - max(ends) for ends in zip(*orientation.cells, strict=True))
            first_of[91 * size + i], columns_of[91 * size + i] = action, columns
            action += columns * rows


class BlokusBatch(Batch):
    """Games of one table, as 512-byte records."""

    def __init__(self, start, games: int, encoding, max_moves: int) -> None:
        actions = len(encoding.moves)
        # Every placement is generated once, so a position has at most as many moves as actions.
        super().__init__(
            games, start.variant.seats, actions, encoding.size, max_moves, actions, ("U2",)
        )
        self.has_points = True
        prepare()
        count_actions()
        position: BlokusPosition = position_from_state(start)
        self.start, self.text = position.board, start.text()
        self.compact_games = cython.cast(
            cython.pointer(CompactGame), calloc(games, cython.sizeof(CompactGame))
        )
        self.moves = cython.cast(cython.p_int, calloc(actions, cython.sizeof(cython.int)))
        if not (self.compact_games and self.moves):
            raise MemoryError
        set_up(cython.address(self.start_game), cython.address(self.start))
        for colour in range(self.start.colours):
            self.owners[colour] = owner(cython.address(self.start), colour)
        action = 0
        for number, orientation in enumerate(placement_tables.orientations()):
            columns, rows = encoding.origins(orientation)
            for row in range(rows):
                for column in range(columns):
                    self.moves[action] = number << 10 | row << 5 | column
                    action += 1

    def __dealloc__(self) -> None:
        free(self.compact_games)
        free(self.moves)

    def usual_start(self, game: int) -> str:
        return self.text

    def read_position(self, game: cython.int, state) -> None:
        """The squares, the trays, and for each colour a placement or that it is out."""
        if state.stopped:
            raise ValueError("in an environment no seat has stopped")
        compact: cython.pointer(CompactGame) = self.compact_games + game
        side: cython.int = self.start.side
        colour: cython.int
        y: cython.int
        memset(compact, 0, cython.sizeof(CompactGame))
        compact.turn = state.turn
        for colour in range(self.start.colours):
            for y in range(side):
                row = (state.placed[colour] >> y * side & (1 << side) - 1) << 1
                compact.own[COMPACT_ROWS * colour + y + 1] = row
                compact.covered[y + 1] |= row
            for piece in state.left[colour]:
                compact.left[colour] |= 1 << NAMES.index(piece)
            compact.single_last |= (colour in state.single_last) << colour
        for colour in range(self.start.colours):
            if not find_placement(compact, cython.address(self.start), colour):
                compact.out |= 1 << colour

    def copy_position(self, source, origin, target):
        memcpy(
            self.compact_games + target,
            cython.cast(BlokusBatch, source).compact_games + origin,
            cython.sizeof(CompactGame),
        )

    def begin_game(self, game):
        memcpy(
            self.compact_games + game, cython.address(self.start_game), cython.sizeof(CompactGame)
        )

    def seat(self, game):
        compact: cython.pointer(CompactGame) = self.compact_games + game
        if compact.turn < 0:
            return -1
        if self.owners[compact.turn] >= 0:
            return self.owners[compact.turn]
        # U10.3: with three seats Green alternates between them.
        return (PIECES - popcount(compact.left[compact.turn])) % self.seats

    def is_legal(self, game, action):
        compact: cython.pointer(CompactGame) = self.compact_games + game
        prefetch(compact + PREFETCH_DISTANCE)
        if not 0 <= action < self.actions or compact.turn < 0:
            return False
        return fits(compact, cython.address(self.start), compact.turn, self.moves[action])

    def apply(self, game, action):
        place(self.compact_games + game, self.moves[action])
        pass_turn(self.compact_games + game, cython.address(self.start))

    def legal_actions(self, game, out):
        board = cython.declare(Board)
        placements = cython.declare(Placements)
        compact: cython.pointer(CompactGame) = self.compact_games + game
        size: cython.int = 91 * (self.start.side == 20)
        number: cython.int
        orientation: cython.int
        i: cython.int
        if compact.turn < 0:
            return 0
        to_board(compact, cython.address(self.start), compact.turn, cython.address(board))
        generate_all(cython.address(board), compact.turn, cython.address(placements))
        number = write_moves(cython.address(placements), 0, out)
        for i in range(number):
            orientation = size + (out[i] >> 10 & 127)
            out[i] = (
                first_of[orientation] + (out[i] >> 5 & 31) * columns_of[orientation] + (out[i] & 31)
            )
        return number

    # --- results and observations --------------------------------------------------------

    def terminal_rewards(self, game, out):
        """U2: the highest score; U2.1, U10.4: nobody if all are level."""
        scores = cython.declare(cython.int[4])
        best: cython.int = -1000
        winners: cython.uint = 0
        seat: cython.int
        self.write_points(game, scores)
        for seat in range(self.seats):
            best = max(best, scores[seat])
        for seat in range(self.seats):
            winners |= cython.cast(cython.uint, scores[seat] == best) << seat
        everybody: cython.uint = (cython.cast(cython.uint, 1) << self.seats) - 1
        self.split_rewards(0 if winners == everybody else winners, out)

    def write_points(self, game, out):
        score(self.compact_games + game, cython.address(self.start), out)

    def first_colour(self, game, seat):
        """The first colour in a seat's observation: the one it is to play, or else its own."""
        colour: cython.int = 0
        if self.seat(game) == seat:
            return self.compact_games[game].turn
        while self.owners[colour] != seat:
            colour += 1
        return colour

    def write_observation(self, game, seat, out):
        compact: cython.pointer(CompactGame) = self.compact_games + game
        side: cython.int = self.start.side
        colours: cython.int = self.start.colours
        first: cython.int = self.first_colour(game, seat)
        flags: cython.pointer(cython.schar) = out + self.size - 3 * colours
        pieces: cython.pointer(cython.schar) = flags - PIECES * colours
        i: cython.int
        y: cython.int
        colour: cython.int
        # `show` writes whole words: what it writes too much, the next part overwrites.
        for i in range(colours):
            colour = (first + i) % colours
            for y in range(1, side + 1):
                show(compact.own[COMPACT_ROWS * colour + y] >> 1, side, out)
                out += side
        for i in range(colours):
            show(compact.left[(first + i) % colours], PIECES, pieces + PIECES * i)
        memset(flags, 0, 3 * colours)
        flags[2 * colours + first] = 1
        for i in range(colours):
            colour = (first + i) % colours
            flags[i] = colour == compact.turn
            flags[colours + i] = self.owners[colour] == seat


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def show(bits: cython.uint, number: cython.int, out: cython.pointer(cython.schar)) -> cython.void:
    """A byte for each bit, eight at a time."""
    i: cython.int = 0
    while i < number:
        spread(bits >> i, out + i)
        i += 8
