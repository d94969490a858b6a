# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Deblockle on bitboards, for search and perft.

Uncompiled it runs as plain Python and gives the same numbers. Where rules and kernel differ the
rules are right, and a test fails.

A bitboard is a 64-bit word. Its rows are eight bits wide, one more than the board: a step over the
eastern or western edge ends in the eighth column, which is masked out.

    a7 b7 c7 d7 e7 f7 g7  .      48 49 50 51 52 53 54  .
    a6 b6 c6  * e6 f6 g6  .      40 41 42 43 44 45 46  .       north  << 8
    a5 b5 c5 d5 e5 f5 g5  .      32 33 34 35 36 37 38  .       east   << 1
    a4 b4 c4 d4 e4 f4 g4  .      24 25 26 27 28 29 30  .       south  >> 8
    a3 b3 c3 d3 e3 f3 g3  .      16 17 18 19 20 21 22  .       west   >> 1
    a2 b2 c2  * e2 f2 g2  .       8  9 10 11 12 13 14  .
    a1 b1 c1 d1 e1 f1 g1  .       0  1  2  3  4  5  6  .

Each side has a bitboard of its blocks. The orientation of the block on a square is a number from 0
to 23: four times the symbol on top (S P C X L H), plus the rotation under it. A move code is one of

    TURN    | origin | way << 6 | end << 8      without a hop the turn ends where it rolled to
    PLACING | cube | square << 5                in the set-up, one of the opponent's blocks

Tables are filled when the first position is made (cube_tables.py). The types are C's: they are
declared in position.pxd and checked by Cython.
"""

from array import array

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.core.rng import splitmix64_at
    from cython.cimports.blockyard.core.status import DRAWN, LOST, RUNNING
else:
    from blockyard.core.alphabeta_position import AlphaBetaPosition
    from blockyard.core.bits import lowest, popcount
    from blockyard.core.rng import splitmix64_at
    from blockyard.core.status import DRAWN, LOST, RUNNING
    from blockyard.games.deblockle.kernel.cube_tables import (
        BLUE_GOAL,
        BOARD,
        GOLD_GOAL,
        OTHER_SIDE,
        STAR,
        STARS,
        TIPPED,
        TURNS_TO_LEAVE,
        ZOBRIST,
        beside,
        bit,
        block_at,
        code,
        ends,
        stepped,
    )

    PLACING, NEAR_THE_LIMIT = 0x8000, 60

from blockyard.core.alphabeta_position import MAX_PLIES
from blockyard.games.deblockle.kernel.cube_tables import SQUARES, fill_tables

COMPILED = cython.compiled


class DeblocklePosition(AlphaBetaPosition):
    """The blocks of both sides, the side to move, and the undo stack.

    `mine` and `theirs` are the blocks of the side to move and of the other, `race` and `their_race`
    the cost of the turns that these still need (weights.py). `zobrist` is the hash key, the XOR of
    a random word for each block. In the set-up `placing` is the colour whose blocks are put down,
    else -1, and `waiting` counts the dice. `undo_stack` has three words for each ply: zobrist,
    undo_info, irreversible_ply. No position before that ply can be repeated (D12).
    """

    def __init__(
        self, agreed: dict[str, int], side: int, quiet: int, costs: array, capacity: int
    ) -> None:
        super().__init__()
        fill_tables()
        self.side, self.quiet = side, quiet
        self.stops_early, self.may_touch = agreed["stops_early"], agreed["may_touch"]
        self.repetition, self.limit = agreed["repetition"], agreed["limit"]
        self.gold_start, self.blue_start = agreed["gold_start"], agreed["blue_start"]
        self.distances = 0 if self.stops_early else 4096
        self.placing = -1
        self.mine = self.theirs = self.race = self.their_race = self.irreversible_ply = 0
        self.zobrist = ZOBRIST[OTHER_SIDE] if side else 0
        self.cubes, self.waiting = bytearray(64), bytearray(12)
        self.undo_stack = array("Q", bytes(8 * 3 * (capacity + MAX_PLIES)))
        self.has_tablebase, self.costs = False, costs

    # --- blocks ----------------------------------------------------------------------

    def distance(self, colour, square, cube):
        return TURNS_TO_LEAVE[self.distances + block_at(colour, square, cube)]

    def put_mine(self, square, cube):
        self.mine |= bit(square)
        self.cubes[square] = cube
        self.zobrist ^= ZOBRIST[block_at(self.side, square, cube)]
        self.race += self.costs[self.distance(self.side, square, cube)]

    def lift_mine(self, square):
        cube = self.cubes[square]
        self.mine ^= bit(square)
        self.zobrist ^= ZOBRIST[block_at(self.side, square, cube)]
        self.race -= self.costs[self.distance(self.side, square, cube)]
        return cube

    def switch_side(self):
        """The other side is to move."""
        self.mine, self.theirs = self.theirs, self.mine
        self.race, self.their_race = self.their_race, self.race
        self.side = 1 - self.side
        self.zobrist ^= ZOBRIST[OTHER_SIDE]

    # --- move generation -------------------------------------------------------------

    def goal(self):
        return BLUE_GOAL if self.side else GOLD_GOAL

    def barred(self):
        """D11: where so agreed, no turn ends beside a block of the other side."""
        return 0 if self.may_touch else beside(self.theirs)

    def ends_of(self, origin, way, barred):
        """The squares where a turn of the block on `origin` that rolls this way may end."""
        free = BOARD & ~(self.mine | self.theirs) | bit(origin)
        found = ends(origin, self.cubes[origin], way, free, self.goal(), self.stops_early)
        return found & ~barred | found & STARS

    def generate_moves(self, out):
        return self.turns(out) if self.placing < 0 else self.placings(out)

    def count_moves(self):
        if self.placing < 0:
            return self.count_turns(1024)
        return AlphaBetaPosition.count_moves(self)

    def is_legal(self, move):
        if move & PLACING:
            cube = move & 31
            square = bit(move >> 5 & 63)
            if self.placing < 0 or self.waiting[6 * self.placing + (cube >> 2)] == 0:
                return False
            return self.free_start() & square != 0
        if self.placing >= 0 or not self.mine & bit(move & 63):
            return False
        return self.ends_of(move & 63, move >> 6 & 3, self.barred()) >> (move >> 8 & 63) & 1

    def turns(self, out):
        """Turns that bring a block nearer to leaving come first."""
        count = nearer = 0
        own, barred = self.mine, self.barred()
        while own:
            origin = lowest(own)
            own &= own - 1
            before = self.distance(self.side, origin, self.cubes[origin])
            for way in range(4):
                found = self.ends_of(origin, way, barred)
                cube = TIPPED[4 * self.cubes[origin] + way]
                while found:
                    end = lowest(found)
                    found &= found - 1
                    move = code(origin, way, end)
                    out[count] = move
                    # On the goal the block has left: no more turns are needed.
                    if self.distance(self.side, end, cube) < before:
                        out[count] = out[nearer]
                        out[nearer] = move
                        nearer += 1
                    count += 1
        return count

    def free_start(self):
        """The squares on which the next block may be put."""
        return (self.blue_start if self.placing else self.gold_start) & ~self.theirs

    def placings(self, out):
        """D3.3: any of the dice, turned in any way, on any free start space of its colour."""
        count = 0
        free = self.free_start()
        for cube in range(24):
            symbol = cube >> 2
            left = free if self.waiting[6 * self.placing + symbol] else 0
            while left:
                out[count] = PLACING | cube | lowest(left) << 5
                count += 1
                left &= left - 1
        return count

    def count_turns(self, limit):
        """The number of turns; counting stops at `limit`."""
        total = 0
        own, barred = self.mine, self.barred()
        while own and total < limit:
            origin = lowest(own)
            own &= own - 1
            for way in range(4):
                total += popcount(self.ends_of(origin, way, barred))
        return total

    def is_stuck(self):
        """D9: Deblockle'd."""
        return self.count_turns(1) == 0

    # --- make and unmake ---------------------------------------------------------------

    def make(self, move):
        at = 3 * self.ply
        self.undo_stack[at] = self.zobrist
        self.undo_stack[at + 1] = self.undo_info(move)
        self.undo_stack[at + 2] = self.irreversible_ply
        self.ply += 1
        if move & PLACING:
            self.place(move)
        else:
            self.take_turn(move)

    def undo_info(self, move):
        """What `unmake` needs, in one word."""
        cube = self.cubes[move & 63]
        quiet = self.quiet
        undo_info = self.side | (self.placing + 1) << 1
        return undo_info << 24 | cube << 16 | move | quiet << 32

    def take_turn(self, move):
        origin, end = move & 63, move >> 8 & 63
        cube = self.lift_mine(origin)
        if bit(end) & STARS:
            # D2: it has left, and does not come back.
            self.quiet = 0
            self.irreversible_ply = self.ply
        else:
            self.put_mine(end, TIPPED[4 * cube + (move >> 6 & 3)])
            self.quiet += 1
        self.switch_side()
        self.update_status()

    def place(self, move):
        """D3: put down a block of the other side. D3.2: after the last, the other arranges."""
        cube, square = move & 31, move >> 5 & 63
        self.switch_side()
        self.put_mine(square, cube)
        self.switch_side()
        self.waiting[6 * self.placing + (cube >> 2)] -= 1
        self.forget_play()
        if self.left_to_place(self.placing) == 0:
            self.placing = 1 - self.placing
            self.switch_side()
            if self.left_to_place(self.placing) == 0:
                self.begin_play()

    def left_to_place(self, colour):
        left = 0
        for i in range(6 * colour, 6 * colour + 6):
            left += self.waiting[i]
        return left

    def begin_play(self):
        """D4: Gold takes the first turn."""
        self.placing = -1
        self.irreversible_ply = self.ply
        if self.side:
            self.switch_side()
        self.update_status()

    def unmake(self):
        self.ply -= 1
        at = 3 * self.ply
        undo_info = self.undo_stack[at + 1]
        move = undo_info & 0xFFFF
        mover = undo_info >> 24 & 1
        if mover != self.side:
            self.switch_side()
        if move & PLACING:
            self.placing = (undo_info >> 25 & 3) - 1
            self.waiting[6 * self.placing + ((move & 31) >> 2)] += 1
            self.switch_side()
            self.lift_mine(move >> 5 & 63)
            self.switch_side()
        else:
            if not bit(move >> 8 & 63) & STARS:
                self.lift_mine(move >> 8 & 63)
            self.put_mine(move & 63, undo_info >> 16 & 31)
            self.quiet = undo_info >> 32
        self.zobrist = self.undo_stack[at]
        self.irreversible_ply = self.undo_stack[at + 2]
        self.status = RUNNING

    def recompute(self):
        if self.placing < 0:
            self.update_status()
        else:
            self.forget_play()

    def forget_play(self):
        """In the set-up nothing can be repeated, won or proven."""
        self.repetition_ply = -1
        self.may_win = self.may_lose = self.is_proven = False

    def copy_from(self, other):
        AlphaBetaPosition.copy_from(self, other)
        self.take_over(cython.cast(DeblocklePosition, other))

    def take_over(self, source):
        self.mine, self.theirs, self.zobrist = source.mine, source.theirs, source.zobrist
        self.race, self.their_race = source.race, source.their_race
        self.irreversible_ply, self.placing = source.irreversible_ply, source.placing
        self.quiet = source.quiet
        for i in range(64):
            self.cubes[i] = source.cubes[i]
        for i in range(12):
            self.waiting[i] = source.waiting[i]
        for i in range(3 * source.ply):
            self.undo_stack[i] = source.undo_stack[i]

    def update_status(self):
        """The status at the beginning of a turn: D1, D9, D12."""
        self.status = RUNNING
        self.repetition_ply = -1
        if self.theirs == 0:
            self.status = LOST
            return
        if self.is_stuck():
            self.switch_side()
            if self.is_stuck():
                self.switch_side()
                self.status = DRAWN
                return
        # D1: only the last block wins at once.
        self.may_win = self.mine & (self.mine - 1) == 0
        self.may_lose = self.theirs & (self.theirs - 1) == 0
        self.is_proven = self.may_win and self.may_lose and self.has_tablebase
        if self.count_repetitions() == self.repetition or (self.limit and self.quiet >= self.limit):
            self.status = DRAWN

    def count_repetitions(self):
        """How often this position has occurred, this time included. Where turns are skipped, one
        side alone can repeat it."""
        times = 1
        ply = self.ply - 2
        while ply >= self.irreversible_ply:
            if self.undo_stack[3 * ply] == self.zobrist:
                self.repetition_ply = max(self.repetition_ply, ply)
                times += 1
            ply -= 1
        return times

    # --- what a search asks -----------------------------------------------------------

    def key(self):
        """The Zobrist key. Close to the limit of D12, the number of quiet turns is part of it."""
        mixed = self.zobrist
        if self.limit and self.quiet + NEAR_THE_LIMIT > self.limit:
            mixed ^= splitmix64_at(6000 + self.quiet)
        return mixed

    def winning_move(self):
        return self.leaving(self.mine, self.goal())

    def is_threatened(self):
        return self.leaving(self.theirs, GOLD_GOAL if self.side else BLUE_GOAL) != 0

    def leaving(self, blocks, goal):
        """The turn by which the last block of a side leaves, or NO_MOVE."""
        if self.placing >= 0 or popcount(blocks) != 1:
            return 0
        origin = lowest(blocks)
        cube = self.cubes[origin]
        for way in range(4):
            if stepped(blocks, way) == goal and TIPPED[4 * cube + way] >> 2 == STAR:
                return code(origin, way, lowest(goal))
        return 0

    # --- for Python callers --------------------------------------------------------------

    def set_block(self, colour: int, square: int, cube: int) -> None:
        """Put a block on the board while a position is read."""
        if colour != self.side:
            self.switch_side()
            self.put_mine(square, cube)
            self.switch_side()
        else:
            self.put_mine(square, cube)

    def begin(self, placing: int, dice: list[int]) -> None:
        """After all blocks are set: the set-up goes on, or a turn begins."""
        self.placing = placing
        for i in range(12):
            self.waiting[i] = dice[i]
        self.recompute()

    def blocks(self, colour: int) -> list[tuple[int, int]]:
        """The squares of a colour in order, each with the orientation of its block."""
        squares = self.mine if colour == self.side else self.theirs
        return [(square, self.cubes[square]) for square in SQUARES if squares >> square & 1]
