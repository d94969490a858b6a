# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# mypy: ignore-errors
"""Gobblet and Gobblers on bits: the fast twin of `rules.py`, for searching and counting.

Uncompiled it runs as plain Python. Where rules and kernel differ the rules are right.

One 64-bit word holds the gobblets of one side, sixteen bits for each size:

    bits 48-63   bits 32-47   bits 16-31   bits 0-15
      size 4       size 3       size 2      size 1

and within sixteen bits the squares stand as on the board, a1 lowest. The smaller board of
Gobblers lies in the corner of the larger one and has no size 4:

    a4 b4 c4 d4     12 13 14 15
    a3 b3 c3 d3      8  9 10 11      8  9 10
    a2 b2 c2 d2      4  5  6  7      4  5  6
    a1 b1 c1 d1      0  1  2  3      0  1  2

Nothing else is needed: what stands beside the board follows from what was entered. A move is
`size | to << 2 | origin << 6`, and one that enters comes from BESIDE.

The types are C's, stand in kernel.pxd, and are Cython's to check.
Where touching is final the search thinks in whole turns all the same.
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
    from blockyard.games.gobblet.kernel.line_tables import COVERED, LINES, SEEN, TALLIES

    SQUARES, BESIDE, EACH_LINE = 0xFFFF, 16, 0x41041041041041

from blockyard.core.alphabeta_position import FARTHEST
from blockyard.games.gobblet.kernel.line_tables import fill_tables

COMPILED = cython.compiled
# Odd numbers with bits set all over, for mixing.
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
    """For each size the squares on which something larger stands."""
    return both >> 16 | both >> 32 | both >> 48


def visible(side, shadowed):
    """The squares on which a side's gobblet is on top: nothing larger stands there."""
    side &= ~shadowed
    side |= side >> 32
    return (side | side >> 16) & SQUARES


def code(size, to, origin):
    """A move as a number."""
    return size | to << 2 | origin << 6


def played(mine, move):
    """A side's word after its move."""
    size = move & 3
    origin = move >> 6
    if origin != BESIDE:
        mine ^= bit(size, origin)
    return mine | bit(size, move >> 2 & 15)


def from_square(size, origin, squares, out, count):
    """Moves to each of these squares, written behind the `count` that stand there already."""
    while squares:
        out[count] = code(size, lowest(squares), origin)
        count += 1
        squares &= squares - 1
    return count


def nearly(tally):
    """The lines that lack one square only, a bit for each."""
    return tally & tally >> 1 & EACH_LINE


class GobbletPosition(AlphaBetaPosition):
    """The two words, whose turn it is, and what came before.

    `mine` and `theirs` are the words of the side to play and of the other, `own` and `opposing`
    what can be seen of them, and the tallies say how much of each line that is (tables.py).
    `past` holds three words for each ply: mine, theirs and `notes`. Nothing before the ply `since`
    can come again.
    """

    def __init__(self, sides: list[int], side: int, small: bool, worths: array, room: int) -> None:
        """The words of White and Black, who is to play, and what things are worth (tables.py)."""
        super().__init__()
        fill_tables()
        self.mine, self.theirs = sides[side], sides[1 - side]
        self.side = side
        self.game = 1 if small else 0
        self.copies = 2 if small else 3
        self.board = 0x0777 if small else 0xFFFF
        self.is_stacked, self.is_strict = not small, False
        self.held_from, self.since = -1, 0
        self.may_pass = True
        self.worths = worths
        self.past = array("Q", bytes(8 * 3 * (room + FARTHEST)))
        self.look()

    # --- lines -----------------------------------------------------------------------

    def tally_of(self, squares):
        """How many of these squares lie in each line."""
        return (
            TALLIES[512 * self.game + (squares & 255)]
            + TALLIES[512 * self.game + 256 + (squares >> 8)]
        )

    def has_line(self, squares):
        """G1: all the squares of some line."""
        return self.tally_of(squares) & EACH_LINE << 2 != 0

    def in_nearly_lines(self, tally):
        """The squares of the lines that lack one square only."""
        lines = nearly(tally)
        found = 0
        while lines:
            found |= LINES[10 * self.game + lowest(lines) // 6]
            lines &= lines - 1
        return found

    # --- what may be played ----------------------------------------------------------

    def enterable(self, own, opposing):
        """G4: empty squares. G5: those of opposing gobblets that stand three in a line.
        G4.1: in Gobblers any square, as far as the size allows."""
        if not self.is_stacked:
            return self.board
        threes = self.in_nearly_lines(self.tally_of(opposing))
        return ~(own | opposing) & SQUARES | threes & opposing

    def may_enter(self, size, entered, entered_larger):
        """G2: a stack shows this size if the next larger one has left it and this one has not.
        G2.1: in Gobblers any that is left."""
        if self.is_stacked:
            return entered < entered_larger
        return size < 3 and entered < self.copies

    def moves(self, out):
        """Large gobblets first."""
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
                count = from_square(size, BESIDE, landing & entering, out, count)
            entered_larger = entered
            lifted = layer(self.mine & ~shadowed, size)
            while lifted:
                count = from_square(size, lowest(lifted), landing, out, count)
                lifted &= lifted - 1
        return count

    def number_of_moves(self):
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

    def allows(self, move):
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

    # --- make and undo ---------------------------------------------------------------

    def make(self, move):
        self.turn_over(played(self.mine, move), move >> 6 == BESIDE)

    def pass_turn(self):
        self.turn_over(self.mine, True)

    def turn_over(self, after, for_good):
        """The side to play has this word now. What was entered stays: nothing older than what is
        `for_good` can come again."""
        at = 3 * self.ply
        self.past[at] = self.mine
        self.past[at + 1] = self.theirs
        self.past[at + 2] = self.notes()
        self.ply += 1
        self.side = 1 - self.side
        if for_good:
            self.since = self.ply
        self.mine = self.theirs
        self.theirs = after
        self.look()

    def undo(self):
        self.ply -= 1
        self.side = 1 - self.side
        at = 3 * self.ply
        self.mine = self.past[at]
        self.theirs = self.past[at + 1]
        notes = self.past[at + 2]
        self.own = notes & SQUARES
        self.opposing = notes >> 16 & SQUARES
        self.since = notes >> 32
        self.ended = RUNNING

    def notes(self):
        """What `undo` would have to work out again, in one word."""
        since = self.since
        opposing = self.opposing
        return since << 32 | opposing << 16 | self.own

    def look(self):
        """What can be seen, and whether it ends the game."""
        shadowed = shadow(self.mine | self.theirs)
        self.own = visible(self.mine, shadowed)
        self.opposing = visible(self.theirs, shadowed)
        self.tally = self.tally_of(self.own)
        self.tally_theirs = self.tally_of(self.opposing)
        self.may_win = nearly(self.tally) != 0
        self.may_lose = nearly(self.tally_theirs) != 0
        self.ended = RUNNING
        self.last_seen = -1
        # G7.2: a line of the side that did not move was uncovered, and comes first.
        if self.tally & EACH_LINE << 2:
            self.ended = WON
        elif self.tally_theirs & EACH_LINE << 2:
            self.ended = LOST
        # G10.1: the third time of the same position. It takes two moves of each side to come back.
        elif self.ply >= self.since + 4 and self.times_seen() == 3:
            self.ended = DRAWN

    def times_seen(self):
        """How often this position has stood, this time included."""
        times = 1
        ply = self.ply - 4
        while ply >= self.since:
            if self.past[3 * ply] == self.mine and self.past[3 * ply + 1] == self.theirs:
                self.last_seen = max(self.last_seen, ply)
                times += 1
            ply -= 2
        return times

    # --- what it looks like ------------------------------------------------------------

    def key(self):
        """The two words mixed one into the other; which colour is to play does not matter."""
        mixed = self.mine * MIX1 & MASK
        mixed ^= mixed >> 32
        mixed = (mixed + self.theirs) * MIX2 & MASK
        mixed ^= mixed >> 29
        mixed = mixed * MIX3 & MASK
        return mixed ^ mixed >> 32

    def value(self):
        """The worth of all lines, two at a time, and of the gobblets of both sides."""
        tallies = self.tally | self.tally_theirs << 3
        shadowed = shadow(self.mine | self.theirs)
        total = self.gobblets(self.mine, shadowed) - self.gobblets(self.theirs, shadowed)
        for i in range(5):
            total += self.worths[tallies >> 12 * i & 4095]
        return total

    def gobblets(self, side, shadowed):
        """What the gobblets are worth that can be seen, eight squares at a time, and the covered
        ones, which are few."""
        total = 0
        seen = side & ~shadowed
        covered = side & shadowed
        for i in range(8):
            total += self.worths[SEEN + 256 * i + (seen >> 8 * i & 255)]
        while covered:
            total += self.worths[COVERED + (lowest(covered) >> 4)]
            covered &= covered - 1
        return total

    def winning_move(self):
        wanted = self.in_nearly_lines(self.tally) & ~self.own
        return self.completion(self.mine, self.theirs, self.own, self.opposing, wanted)

    def is_threatened(self):
        wanted = self.in_nearly_lines(self.tally_theirs) & ~self.opposing
        return self.completion(self.theirs, self.mine, self.opposing, self.own, wanted) != 0

    def completion(self, mine, theirs, own, opposing, wanted):
        """A move by which this side completes a line without uncovering one, or nought.

        Lifting never shows more of one's own, so the gobblet has to land on a missing square.
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
            after = played(mine, move)
            shadowed = shadow(after | theirs)
            if self.has_line(visible(after, shadowed)) and not self.has_line(
                visible(theirs, shadowed)
            ):
                return move
            landing &= landing - 1
        return 0

    # --- for those who cannot call C -----------------------------------------------------

    def put_back(self, size: int, origin: int) -> None:
        """Go back to before a lift; the rules do not count that position as one that stood."""
        self.mine |= bit(size, origin)
        self.since = 1
        self.held_from = origin
        self.look()

    def roots(self) -> list[int]:
        listed = self.listed()
        return listed if self.held_from < 0 else [m for m in listed if m >> 6 == self.held_from]

    def own_squares(self) -> list[int]:
        """G6: where one's own gobblet can be seen."""
        return [square for square in range(16) if self.own >> square & 1]

    def advance(self, move: int) -> None:
        """Make a move that was really played, and that the rules have allowed."""
        assert move in self.roots()
        self.held_from = -1
        self.make(move)

    def retreat(self) -> None:
        self.undo()
        self.look()

    def lose(self) -> None:
        """G8.3, G8.4: what was lifted cannot be put, and the turn does not end."""
        self.ended = LOST
