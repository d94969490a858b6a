# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: F821 - types come from the .pxd
"""Batches of Deblockle games; encoding.py defines the actions and observations.

The dice of the set-up are rolled here (D3.1), so a game begins with the first player arranging.
In a quick set-up CHANCE arranges too; that is left to the rules.
"""

import cython

from blockyard.core.batch import AlphaBetaBatch
from blockyard.core.contract import CHANCE
from blockyard.games.deblockle.cube import SYMBOLS
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN
from blockyard.games.deblockle.kernel.deblockle_kernel import kernel_position, move_code
from blockyard.games.deblockle.setup import ORDERS

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.core.rng import xorshift64star
    from cython.cimports.blockyard.games.deblockle.kernel.position import DeblocklePosition
    from cython.cimports.libc.string import memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

PLANE = cython.declare(cython.int, 6 * 49)
MOST_QUIET = cython.declare(cython.int, 127)
# The symbol on the north side of a block, by orientation.
north_of = cython.declare(cython.int[24])
for _cube, _written in enumerate(WRITTEN):
    north_of[_cube] = SYMBOLS.index(_written[1])


class DeblockleBatch(AlphaBetaBatch):
    """Games of one table with the players' own set-up."""

    def __init__(self, game, options: dict, games: int, encoding, max_moves: int) -> None:
        self.game, self.options = game, dict(options)
        state = game.start(options=options)
        for colour in range(2):
            self.blocks[colour] = len(state.table.starts[colour])
        symbols = "S" * (self.blocks[0] + self.blocks[1])
        state = self.after_dice(symbols)
        positions = [kernel_position(state, max_moves) for _ in range(games)]
        moves = [(move_code(text), action) for action, text in enumerate(encoding.moves)]
        super().__init__(positions, moves, len(encoding.moves), encoding.size, max_moves)
        self.dice = [symbols] * games

    def after_dice(self, symbols: str):
        """The position in which the players begin, after these dice."""
        state = self.game.start(options=self.options)
        for symbol in symbols:
            state = state.after(f"die={symbol}")
        assert state.to_play != CHANCE, "a quick set-up is for the rules"
        return state

    def start_text(self, game: int) -> str:
        return self.after_dice(self.dice[game]).text()

    def begin_game(self, game):
        """D3.1: back to the empty board, and all blocks are rolled."""
        while cython.cast(DeblocklePosition, self.at[game]).ply > 0:
            cython.cast(DeblocklePosition, self.at[game]).unmake()
        with cython.gil:
            self.roll(game)

    def roll(self, game: cython.int) -> None:
        blocks: cython.int = self.blocks[0] + self.blocks[1]
        symbols = [(xorshift64star(self.rng_state + game) >> 33) % 6 for _ in range(blocks)]
        golden = symbols[: self.blocks[0]]
        counts = [side.count(s) for side in (golden, symbols[len(golden) :]) for s in range(6)]
        self.dice[game] = "".join([SYMBOLS[s] for s in symbols])
        self.positions[game].begin(ORDERS[self.options["set-up"]][0], counts)

    def write_observation(self, game, seat, out):
        is_mover: cython.bint = cython.cast(DeblocklePosition, self.at[game]).side == seat
        mine: Word = cython.cast(DeblocklePosition, self.at[game]).mine
        theirs: Word = cython.cast(DeblocklePosition, self.at[game]).theirs
        placing: cython.int = cython.cast(DeblocklePosition, self.at[game]).placing
        left: cython.int = (
            cython.cast(DeblocklePosition, self.at[game]).limit
            - cython.cast(DeblocklePosition, self.at[game]).quiet
        )
        i: cython.int
        memset(out, 0, self.size)
        self.show(game, mine if is_mover else theirs, out)
        self.show(game, theirs if is_mover else mine, out + 2 * PLANE)
        out += 4 * PLANE
        for i in range(12):
            out[i] = cython.cast(DeblocklePosition, self.at[game]).waiting[(6 * seat + i) % 12]
        out += 12
        out[2 if placing < 0 else 1] = 1
        out[3] = placing == seat
        out[4] = placing == 1 - seat
        out[5 + seat] = 1
        out[7] = MOST_QUIET
        if cython.cast(DeblocklePosition, self.at[game]).limit and left < MOST_QUIET:
            out[7] = left
        out[8] = self.seat(game) == seat

    def show(self, game, squares, out):
        """For each symbol the squares that show it on top, and then those to the north."""
        square: cython.int
        cube: cython.int
        at: cython.int
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            cube = cython.cast(DeblocklePosition, self.at[game]).cubes[square]
            at = 7 * (square >> 3) + (square & 7)
            out[49 * (cube >> 2) + at] = 1
            out[PLANE + 49 * north_of[cube] + at] = 1
