# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# ruff: noqa: F821 - types come from the .pxd
"""Batches of Deblockle games; encoding.py defines the actions and observations.

The dice of the set-up are rolled here (D3.1), so a game begins with the first player arranging; in
a quick set-up the blocks are put down here too (D3.5), and it begins with the first turn.
"""

import cython

from blockyard.core.alphabeta_batch import AlphaBetaBatch
from blockyard.games.deblockle.cube import SYMBOLS
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN
from blockyard.games.deblockle.kernel.deblockle_kernel import kernel_position, move_code, move_text
from blockyard.games.deblockle.setup import ORDERS

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.core.rng import xorshift64star
    from cython.cimports.blockyard.core.status import DRAWN
    from cython.cimports.blockyard.games.deblockle.kernel.position import DeblocklePosition
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.libc.string import memcpy, memset
else:
    raise ImportError("batches have to be compiled: make, or python tools/build.py kernels")

PLANE = cython.declare(cython.int, 6 * 49)
MOST_QUIET = cython.declare(cython.int, 127)
PLACING = cython.declare(cython.int, 0x8000)
CLAUSES = ("D1", "D9", "D12")
ALL_OFF = cython.declare(cython.int, 0)
BOTH_STUCK = cython.declare(cython.int, 1)
REPEATED = cython.declare(cython.int, 2)
# The symbol on the north side of a block, by orientation.
north_of = cython.declare(cython.int[24])
for _cube, _written in enumerate(WRITTEN):
    north_of[_cube] = SYMBOLS.index(_written[1])


class DeblockleBatch(AlphaBetaBatch):
    """Games of one table. For each game `dice` are the symbols that were rolled, Gold's first, and
    `arranged` the blocks of a quick set-up as they were put down."""

    def __init__(self, game, options: dict, games: int, encoding, max_moves: int) -> None:
        self.game, self.options = game, dict(options)
        start = game.start(options=options)
        for colour in range(2):
            self.blocks[colour] = len(start.variant.starts[colour])
        self.all_blocks = self.blocks[0] + self.blocks[1]
        self.first_placed = ORDERS[start.variant.set_up][0]
        self.is_quick = start.variant.set_up == "quick"
        rolled = self.after_dice("S" * self.all_blocks)
        positions = [kernel_position(rolled, max_moves) for _ in range(games + 1)]
        moves = [(move_code(text), action) for action, text in enumerate(encoding.moves)]
        super().__init__(positions, moves, len(encoding.moves), encoding.size, max_moves, CLAUSES)
        self.dice = cython.cast(cython.pointer(cython.uchar), calloc(games, self.all_blocks))
        self.arranged = cython.cast(
            cython.pointer(cython.ushort),
            calloc(games * self.all_blocks, cython.sizeof(cython.ushort)),
        )
        if not (self.dice and self.arranged):
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.dice)
        free(self.arranged)

    def after_dice(self, symbols: str):
        """The position after these dice."""
        state = self.game.start(options=self.options)
        for symbol in symbols:
            state = state.after(f"die={symbol}")
        return state

    def usual_start(self, game: int) -> str:
        first = game * self.all_blocks
        dice = [SYMBOLS[self.dice[first + i]] for i in range(self.all_blocks)]
        state = self.after_dice("".join(dice))
        if self.is_quick:
            for i in range(self.all_blocks):
                state = state.after(move_text(self.arranged[first + i]))
        return state.text()

    def read_position(self, game: int, state) -> None:
        self.positions[game].become(kernel_position(state, self.max_moves))

    def copy_position(self, source, origin, target):
        AlphaBetaBatch.copy_position(self, source, origin, target)
        memcpy(
            self.dice + target * self.all_blocks,
            cython.cast(DeblockleBatch, source).dice + origin * self.all_blocks,
            self.all_blocks,
        )
        memcpy(
            self.arranged + target * self.all_blocks,
            cython.cast(DeblockleBatch, source).arranged + origin * self.all_blocks,
            self.all_blocks * cython.sizeof(cython.ushort),
        )

    # --- D3: the set-up ------------------------------------------------------------------

    def begin_game(self, game):
        """D3.1: back to the empty board, and all blocks are rolled."""
        AlphaBetaBatch.begin_game(self, game)
        self.roll(game)
        if self.is_quick:
            self.arrange(game)

    def roll(self, game):
        symbol: cython.int
        i: cython.int
        for i in range(12):
            cython.cast(DeblocklePosition, self.at[game]).waiting[i] = 0
        for i in range(self.all_blocks):
            symbol = (xorshift64star(self.rng_state + game) >> 33) % 6
            self.dice[game * self.all_blocks + i] = symbol
            cython.cast(DeblocklePosition, self.at[game]).waiting[
                symbol + 6 * (i >= self.blocks[0])
            ] += 1
        cython.cast(DeblocklePosition, self.at[game]).placing = self.first_placed

    def arrange(self, game):
        """D3.5: Gold's dice in order, then Blue's, every free space and every turn alike."""
        free: Word
        move: cython.int
        symbol: cython.int
        i: cython.int
        for i in range(self.all_blocks):
            symbol = 6 * cython.cast(DeblocklePosition, self.at[game]).placing
            while cython.cast(DeblocklePosition, self.at[game]).waiting[symbol] == 0:
                symbol += 1
            free = cython.cast(DeblocklePosition, self.at[game]).free_start()
            for _ in range((xorshift64star(self.rng_state + game) >> 33) % popcount(free)):
                free &= free - 1
            move = PLACING | lowest(free) << 5 | 4 * (symbol % 6)
            move |= (xorshift64star(self.rng_state + game) >> 33) & 3
            self.arranged[game * self.all_blocks + i] = move
            cython.cast(DeblocklePosition, self.at[game]).make(move)

    # --- results and observations --------------------------------------------------------

    def clause(self, game):
        if cython.cast(DeblocklePosition, self.at[game]).status != DRAWN:
            return ALL_OFF
        return BOTH_STUCK if cython.cast(DeblocklePosition, self.at[game]).is_stuck() else REPEATED

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
