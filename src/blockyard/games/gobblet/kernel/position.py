# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Gobblet and Gobblers on bitboards, for search and perft.

Uncompiled it runs as plain Python. Where rules and kernel differ, the rules are right.

One 64-bit word holds the gobblets of one side, a bitboard of sixteen bits for each size:

    bits 48-63   bits 32-47   bits 16-31   bits 0-15
      size 4       size 3       size 2      size 1

and within a bitboard a1 is the lowest bit. The board of Gobblers is the corner of the larger one,
and it has no size 4:

    a4 b4 c4 d4     12 13 14 15
    a3 b3 c3 d3      8  9 10 11      8  9 10
    a2 b2 c2 d2      4  5  6  7      4  5  6
    a1 b1 c1 d1      0  1  2  3      0  1  2

Nothing else is needed: what stands beside the board follows from what was entered. A move code is

    bits 6-10   bits 2-5   bits 0-1
     origin        to        size        origin is BESIDE (16) for a gobblet that enters

Where touching is final, a turn is two moves of the rules but still one move of the search.
The types are C's: they are declared in position.pxd and checked by Cython.
"""

from array import array

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.alphabeta_position import AlphaBetaPosition
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.core.status import DRAWN, LOST, RUNNING, WON
else:
    from blockyard.core.alphabeta_position import AlphaBetaPosition
    from blockyard.core.bits import lowest, popcount
    from blockyard.core.status import DRAWN, LOST, RUNNING, WON
    from blockyard.games.gobblet.kernel.line_tables import LINES, TALLIES

    SQUARES, BESIDE, EACH_LINE = 0xFFFF, 16, 0x41041041041041

from blockyard.core.alphabeta_position import MAX_PLIES
from blockyard.games.gobblet.kernel.line_tables import fill_tables

COMPILED = cython.compiled
# Odd multipliers for hashing.
MIX1 = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX2 = cython.declare(cython.ulonglong, 0xC2B2AE3D27D4EB4F)
MIX3 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


def layer(side, size):
    """The squares on which a side has a gobblet of this size (0 is the smallest)."""
    return side >> (16 * size) & SQUARES


def bit(size, square):
    """The bit of a gobblet in its side's word."""
    one = 1
    return one << (16 * size + square)


def shadow(both):
    """For each size, the squares with something larger on them."""
    return both >> 16 | both >> 32 | both >> 48


def visible(side, shadowed):
    """The squares on which a side's gobblet is on top: nothing larger stands there."""
    side &= ~shadowed
    side |= side >> 32
    return (side | side >> 16) & SQUARES


def code(size, to, origin):
    """The code of a move."""
    return size | to << 2 | origin << 6


def after_move(mine, move):
    """A side's word after its move."""
    size = move & 3
    origin = move >> 6
    if origin != BESIDE:
        mine ^= bit(size, origin)
    return mine | bit(size, move >> 2 & 15)


def add_moves(size, origin, squares, out, count):
    """Append the moves to each of these squares; returns the new number of moves."""
    while squares:
        out[count] = code(size, lowest(squares), origin)
        count += 1
        squares &= squares - 1
    return count


def nearly_complete(tally):
    """The lines with one square missing, a bit for each."""
    return tally & tally >> 1 & EACH_LINE


class GobbletPosition(AlphaBetaPosition):
    """Both words, the side to move, and the undo stack.

    `mine` and `theirs` are the words of the side to move and of the other, `own` and `opposing`
    their visible gobblets, and the tallies count these in each line (line_tables.py). `undo_stack`
    has three words for each ply: mine, theirs and `undo_info`. No position before
    `irreversible_ply` can be repeated: a gobblet has entered since.
    """

    def __init__(self, sides: list[int], side: int, small: bool, capacity: int) -> None:
        """The words of White and Black, and the side to move. `capacity` are plies beyond those of
        a search."""
        super().__init__()
        fill_tables()
        self.mine, self.theirs = sides[side], sides[1 - side]
        self.side = side
        self.game = 1 if small else 0
        self.copies = 2 if small else 3
        self.board = 0x0777 if small else 0xFFFF
        self.is_stacked, self.is_strict = not small, False
        self.held_from, self.irreversible_ply = -1, 0
        self.can_null_move = True
        self.undo_stack = array("Q", bytes(8 * 3 * (capacity + MAX_PLIES)))
        self.update_status()

    # --- lines -----------------------------------------------------------------------

    def tally_of(self, squares):
        """The number of these squares in each line."""
        return (
            TALLIES[512 * self.game + (squares & 255)]
            + TALLIES[512 * self.game + 256 + (squares >> 8)]
        )

    def has_line(self, squares):
        """G1: all the squares of some line."""
        return self.tally_of(squares) & EACH_LINE << 2 != 0

    def in_nearly_complete_lines(self, tally):
        """The squares of the lines with one square missing."""
        lines = nearly_complete(tally)
        found = 0
        while lines:
            found |= LINES[10 * self.game + lowest(lines) // 6]
            lines &= lines - 1
        return found

    # --- move generation -------------------------------------------------------------

    def enterable(self, own, opposing):
        """G4: empty squares. G5: those of opposing gobblets that stand three in a line.
        G4.1: in Gobblers any square, as far as the size is_legal."""
        if not self.is_stacked:
            return self.board
        threes = self.in_nearly_complete_lines(self.tally_of(opposing))
        return ~(own | opposing) & SQUARES | threes & opposing

    def may_enter(self, size, entered, entered_larger):
        """G2: a stack shows this size if the next larger one has left it and this one has not.
        G2.1: in Gobblers any that is left."""
        if self.is_stacked:
            return entered < entered_larger
        return size < 3 and entered < self.copies

    def generate_moves(self, out):
        """Large gobblets first: they are the stronger moves."""
        both = self.mine | self.theirs
        shadowed = shadow(both)
        entering = self.enterable(self.own, self.opposing)
        entered_larger = self.copies
        count = 0
        for size in range(3, -1, -1):
            # G6: a gobblet lands where nothing of its size or larger stands.
            landing = self.board & ~layer(both | shadowed, size)
            entered = popcount(layer(self.mine, size))
            if self.may_enter(size, entered, entered_larger):
                count = add_moves(size, BESIDE, landing & entering, out, count)
            entered_larger = entered
            lifted = layer(self.mine & ~shadowed, size)
            while lifted:
                count = add_moves(size, lowest(lifted), landing, out, count)
                lifted &= lifted - 1
        return count

    def count_moves(self):
        both = self.mine | self.theirs
        shadowed = shadow(both)
        entering = self.enterable(self.own, self.opposing)
        entered_larger = self.copies
        count = 0
        for size in range(3, -1, -1):
            landing = self.board & ~layer(both | shadowed, size)
            entered = popcount(layer(self.mine, size))
            if self.may_enter(size, entered, entered_larger):
                count += popcount(landing & entering)
            entered_larger = entered
            count += popcount(layer(self.mine & ~shadowed, size)) * popcount(landing)
        return count

    def is_legal(self, move):
        size = move & 3
        to = move >> 2 & 15
        origin = move >> 6
        both = self.mine | self.theirs
        shadowed = shadow(both)
        if not (self.board & ~layer(both | shadowed, size)) >> to & 1:
            return False
        if origin != BESIDE:
            return layer(self.mine & ~shadowed, size) >> origin & 1
        above = self.copies if size == 3 else popcount(layer(self.mine, size + 1))
        if not self.may_enter(size, popcount(layer(self.mine, size)), above):
            return False
        return self.enterable(self.own, self.opposing) >> to & 1

    # --- make and unmake ---------------------------------------------------------------

    def make(self, move):
        self.switch_side(after_move(self.mine, move), move >> 6 == BESIDE)

    def make_null_move(self):
        self.switch_side(self.mine, True)

    def switch_side(self, after, irreversible):
        """The side to move has this word now. An entry is irreversible: gobblets never leave."""
        at = 3 * self.ply
        self.undo_stack[at] = self.mine
        self.undo_stack[at + 1] = self.theirs
        self.undo_stack[at + 2] = self.undo_info()
        self.ply += 1
        self.side = 1 - self.side
        if irreversible:
            self.irreversible_ply = self.ply
        self.mine = self.theirs
        self.theirs = after
        self.update_status()

    def unmake(self):
        self.ply -= 1
        self.side = 1 - self.side
        at = 3 * self.ply
        self.mine = self.undo_stack[at]
        self.theirs = self.undo_stack[at + 1]
        undo_info = self.undo_stack[at + 2]
        self.own = undo_info & SQUARES
        self.opposing = undo_info >> 16 & SQUARES
        self.irreversible_ply = undo_info >> 32
        self.status = RUNNING

    def recompute(self):
        self.update_status()

    def copy_from(self, other):
        AlphaBetaPosition.copy_from(self, other)
        self.take_over(cython.cast(GobbletPosition, other))

    def take_over(self, source):
        self.mine, self.theirs = source.mine, source.theirs
        self.own, self.opposing = source.own, source.opposing
        self.tally, self.tally_theirs = source.tally, source.tally_theirs
        self.irreversible_ply, self.held_from = source.irreversible_ply, source.held_from
        for i in range(3 * source.ply):
            self.undo_stack[i] = source.undo_stack[i]

    def undo_info(self):
        """What `unmake` would have to compute again, in one word."""
        irreversible_ply = self.irreversible_ply
        opposing = self.opposing
        return irreversible_ply << 32 | opposing << 16 | self.own

    def update_status(self):
        """Update the visible gobblets and the status of the game."""
        shadowed = shadow(self.mine | self.theirs)
        self.own = visible(self.mine, shadowed)
        self.opposing = visible(self.theirs, shadowed)
        self.tally = self.tally_of(self.own)
        self.tally_theirs = self.tally_of(self.opposing)
        self.may_win = nearly_complete(self.tally) != 0
        self.may_lose = nearly_complete(self.tally_theirs) != 0
        self.status = RUNNING
        self.repetition_ply = -1
        # G7.2: a line of the side that did not move was uncovered, and comes first.
        if self.tally & EACH_LINE << 2:
            self.status = WON
        elif self.tally_theirs & EACH_LINE << 2:
            self.status = LOST
        # G10.1: threefold repetition. A position cannot recur before four plies.
        elif self.ply >= self.irreversible_ply + 4 and self.count_repetitions() == 3:
            self.status = DRAWN

    def count_repetitions(self):
        """How often this position has occurred, this time included."""
        times = 1
        ply = self.ply - 4
        while ply >= self.irreversible_ply:
            if (
                self.undo_stack[3 * ply] == self.mine
                and self.undo_stack[3 * ply + 1] == self.theirs
            ):
                self.repetition_ply = max(self.repetition_ply, ply)
                times += 1
            ply -= 2
        return times

    # --- what a search asks -----------------------------------------------------------

    def key(self):
        """A multiplicative hash of both words; the colour to move does not matter."""
        mixed = self.mine * MIX1 & MASK
        mixed ^= mixed >> 32
        mixed = (mixed + self.theirs) * MIX2 & MASK
        mixed ^= mixed >> 29
        mixed = mixed * MIX3 & MASK
        return mixed ^ mixed >> 32

    def winning_move(self):
        wanted = self.in_nearly_complete_lines(self.tally) & ~self.own
        return self.completion(self.mine, self.theirs, self.own, self.opposing, wanted)

    def is_threatened(self):
        wanted = self.in_nearly_complete_lines(self.tally_theirs) & ~self.opposing
        return self.completion(self.theirs, self.mine, self.opposing, self.own, wanted) != 0

    def completion(self, mine, theirs, own, opposing, wanted):
        """A move that completes a line of this side without uncovering one, or NO_MOVE.

        Lifting never reveals a gobblet of one's own, so it has to land on a missing square.
        """
        both = mine | theirs
        shadowed = shadow(both)
        entering = self.enterable(own, opposing)
        entered_larger = self.copies
        for size in range(3, -1, -1):
            landing = wanted & ~layer(both | shadowed, size)
            entered = popcount(layer(mine, size))
            if landing & entering and self.may_enter(size, entered, entered_larger):
                return code(size, lowest(landing & entering), BESIDE)
            entered_larger = entered
            lifted = layer(mine & ~shadowed, size) if landing else 0
            while lifted:
                move = self.completing(mine, theirs, size, lowest(lifted), landing)
                if move:
                    return move
                lifted &= lifted - 1
        return 0

    def completing(self, mine, theirs, size, origin, landing):
        """The same for the gobblet on one square. G7: what it uncovers may be a line."""
        while landing:
            move = code(size, lowest(landing), origin)
            after = after_move(mine, move)
            shadowed = shadow(after | theirs)
            if self.has_line(visible(after, shadowed)) and not self.has_line(
                visible(theirs, shadowed)
            ):
                return move
            landing &= landing - 1
        return 0

    # --- for Python callers --------------------------------------------------------------

    def put_back(self, size: int, origin: int) -> None:
        """Go back to before a lift; the rules do not count that position for repetition."""
        self.mine |= bit(size, origin)
        self.irreversible_ply = 1
        self.held_from = origin
        self.update_status()

    def root_moves(self) -> list[int]:
        listed = self.legal_moves()
        return listed if self.held_from < 0 else [m for m in listed if m >> 6 == self.held_from]

    def own_squares(self) -> list[int]:
        """G6: the squares with a visible gobblet of one's own."""
        return [square for square in range(16) if self.own >> square & 1]

    def push(self, move: int) -> None:
        """Make a move of the game, which ends a lift."""
        assert move in self.root_moves()
        self.held_from = -1
        self.make(move)

    def lose(self) -> None:
        """G8.3, G8.4: the lifted gobblet cannot be put down, and the turn never ends."""
        self.status = LOST
