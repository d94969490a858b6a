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
    from cython.cimports.blockyard.core.alternating import Alternating
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.core.ending import DRAWN, LOST, RUNNING, WON
else:
    from blockyard.core.alternating import Alternating
    from blockyard.core.bits import lowest, popcount
    from blockyard.core.ending import DRAWN, LOST, RUNNING, WON

    SQUARES, BESIDE, LONGEST_PLAYOUT = 0xFFFF, 16, 100

from blockyard.core.alternating import DEEPEST

COMPILED = cython.compiled
# Rows, columns and the two diagonals; those of Gobblers from the tenth on, two of them twice,
# because a loop of fixed length is the faster one.
LINES = cython.declare(
    cython.uint[20],
    [
        *(0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248),
        *(0x7, 0x70, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124, 0x421, 0x124),
    ],
)
# WORTH[5 * own + opposing] is what a line with so many gobblets in sight is worth; Gobblers + 25.
WORTH = cython.declare(
    cython.int[50],
    [
        *(0, -10, -40, -90, 0, 10, 0, -20, -50, 0, 40, 20, 0, 0, 0, 90, 50, 0, 0, 0, 0, 0, 0, 0, 0),
        *(0, -10, -40, 0, 0, 10, 0, -20, 0, 0, 40, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ],
)
# Odd numbers with bits set all over, for mixing and for luck.
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


def visible(side, both):
    """The squares on which a side's gobblet is on top: nothing larger stands there."""
    larger = 0
    seen = 0
    for size in range(3, -1, -1):
        seen |= layer(side, size) & ~larger
        larger |= layer(both, size)
    return seen


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


class Position(Alternating):
    """The two words, whose turn it is, and what came before.

    `mine` and `theirs` are the words of the side to play and of the other, `own` and `opposing`
    what can be seen of them; `lacking` and `lacking_theirs` are squares that are all that a line
    lacks. `past` holds three words for each ply: mine, theirs and `notes`. Nothing before the
    ply `since` can come again.
    """

    def __init__(self, white: int, black: int, side: int, small: bool, room: int) -> None:
        super().__init__()
        self.mine, self.theirs = (black, white) if side else (white, black)
        self.side = side
        self.lines, self.worths = (10, 25) if small else (0, 0)
        self.nearly = self.copies = 2 if small else 3
        self.board = 0x0777 if small else 0xFFFF
        self.is_stacked, self.is_strict = not small, False
        self.held_from, self.since = -1, 0
        self.past = array("Q", bytes(8 * 3 * (room + DEEPEST + 8)))
        self.look()

    def has_line(self, seen):
        """G1: all the squares of some line."""
        found = False
        for i in range(self.lines, self.lines + 10):
            found |= seen & LINES[i] == LINES[i]
        return found

    def enterable(self, own, opposing):
        """G4: empty squares. G5: those of opposing gobblets that stand three in a line.
        G4.1: in Gobblers any square, as far as the size allows."""
        if not self.is_stacked:
            return self.board
        found = ~(own | opposing) & self.board
        for i in range(10):
            if popcount(opposing & LINES[i]) == 3:
                found |= opposing & LINES[i]
        return found

    def may_enter(self, size, entered, entered_larger):
        """G2: a stack shows this size if the next larger one has left it and this one has not.
        G2.1: in Gobblers any that is left."""
        if self.is_stacked:
            return entered < entered_larger
        return size < 3 and entered < self.copies

    def moves(self, out):
        return self.landings(self.mine, self.theirs, self.own, self.opposing, self.board, out)

    def landings(self, mine, theirs, own, opposing, wanted, out):
        """The moves of a side that land on one of the wanted squares, large gobblets first."""
        both = mine | theirs
        entering = self.enterable(own, opposing)
        larger = 0
        entered_larger = self.copies
        count = 0
        for size in range(3, -1, -1):
            lifted = layer(mine, size) & ~larger
            larger |= layer(both, size)
            # G6: a gobblet lands where nothing of its size or larger stands.
            landing = wanted & ~larger
            entered = popcount(layer(mine, size))
            if self.may_enter(size, entered, entered_larger):
                count = from_square(size, BESIDE, landing & entering, out, count)
            entered_larger = entered
            while lifted:
                count = from_square(size, lowest(lifted), landing, out, count)
                lifted &= lifted - 1
        return count

    def make(self, move):
        after = played(self.mine, move)
        at = 3 * self.ply
        self.past[at] = self.mine
        self.past[at + 1] = self.theirs
        self.past[at + 2] = self.notes()
        self.ply += 1
        self.side = 1 - self.side
        if move >> 6 == BESIDE:
            # What was entered stays: nothing older can come again.
            self.since = self.ply
        self.mine, self.theirs = self.theirs, after
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
        since, opposing = self.since, self.opposing
        return since << 32 | opposing << 16 | self.own

    def look(self):
        """What can be seen, what it is worth, and whether it ends the game."""
        both = self.mine | self.theirs
        self.own = own = visible(self.mine, both)
        self.opposing = opposing = visible(self.theirs, both)
        self.lacking = self.lacking_theirs = 0
        self.ended = RUNNING
        total = 0
        for i in range(10):
            line = LINES[self.lines + i]
            mine, theirs = popcount(own & line), popcount(opposing & line)
            total += WORTH[self.worths + 5 * mine + theirs]
            if mine >= self.nearly:
                # G7.2: a line of the side that did not move was uncovered, and comes first.
                self.ended = WON if mine > self.nearly else self.ended
                self.lacking |= line & ~own
            if theirs >= self.nearly:
                self.ended = LOST if theirs > self.nearly and self.ended != WON else self.ended
                self.lacking_theirs |= line & ~opposing
        self.worth = total
        # G10.1: the third time of the same position.
        if self.times_seen() == 3 and self.ended == RUNNING:
            self.ended = DRAWN

    def times_seen(self):
        """How often this position has stood, this time included. It takes two moves of each
        side to come back."""
        times = 1
        ply = self.ply - 4
        self.last_seen = -1
        while ply >= self.since:
            if self.past[3 * ply] == self.mine and self.past[3 * ply + 1] == self.theirs:
                self.last_seen = max(self.last_seen, ply)
                times += 1
            ply -= 2
        return times

    def key(self):
        """The two words mixed one into the other; which colour is to play does not matter."""
        mixed = self.mine * MIX1 & MASK
        mixed ^= mixed >> 32
        mixed = (mixed + self.theirs) * MIX2 & MASK
        mixed ^= mixed >> 29
        mixed = mixed * MIX3 & MASK
        return mixed ^ mixed >> 32

    def value(self):
        return self.worth

    def winning_move(self):
        if self.lacking == 0:
            return 0
        return self.completion(self.mine, self.theirs, self.own, self.opposing, self.lacking)

    def is_threatened(self):
        lacking = self.lacking_theirs
        if lacking == 0:
            return False
        return self.completion(self.theirs, self.mine, self.opposing, self.own, lacking) != 0

    def completion(self, mine, theirs, own, opposing, wanted):
        """A move by which this side completes a line without uncovering one, or nought.

        Lifting never shows more of one's own, so the gobblet has to land on a missing square.
        """
        moves = cython.declare(cython.int[256])
        number = self.landings(mine, theirs, own, opposing, wanted, moves)
        for i in range(number):
            if moves[i] >> 6 == BESIDE:  # which uncovers nothing
                return moves[i]
            after = played(mine, moves[i])
            both = after | theirs
            if self.has_line(visible(after, both)) and not self.has_line(visible(theirs, both)):
                return moves[i]
        return 0

    def put_back(self, size: int, origin: int) -> None:
        """Go back to before a lift; the rules do not count that position as one that stood."""
        self.mine |= bit(size, origin)
        self.since = 1
        self.held_from = origin
        self.look()

    def roots(self) -> list[int]:
        moves = cython.declare(cython.int[256])
        number = self.moves(moves) if self.ended == RUNNING else 0
        listed = [moves[i] for i in range(number)]
        return listed if self.held_from < 0 else [m for m in listed if m >> 6 == self.held_from]

    def key_of(self) -> int:
        return self.key()

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

    def perft(self, depth: int) -> int:
        """Lines of play in whole turns."""
        lines: cython.ulonglong
        plies: cython.int = depth
        with cython.nogil:
            lines = self.count(plies)
        return lines

    def count(self, depth):
        """Lines of play; what ended is not played on."""
        moves = cython.declare(cython.int[256])
        total = 0
        if depth == 0:
            return 1
        if self.ended != RUNNING:
            return 0
        number = self.moves(moves)
        if depth == 1:
            return number
        for i in range(number):
            self.make(moves[i])
            total += self.count(depth - 1)
            self.undo()
        return total

    def playouts(self, number: int, seed: int) -> list[int]:
        """Random games from here: how many each side won."""
        luck: cython.ulonglong
        winner: cython.int
        wins = [0, 0]
        luck = seed
        for _ in range(number):
            luck += 1
            with cython.nogil:
                winner = self.play_out(luck)
            if winner >= 0:
                wins[winner] += 1
        return wins

    def play_out(self, luck):
        """Play moves at random to the end and take them back: who won, or -1 if nobody did."""
        moves = cython.declare(cython.int[256])
        winner = -1
        begun = self.ply
        while self.ended == RUNNING and self.ply < begun + LONGEST_PLAYOUT:
            number = self.moves(moves)
            if number == 0:
                break
            luck = (luck * MIX3 + MIX1) & MASK
            self.make(moves[(luck >> 33) % number])
        if self.ended in (WON, LOST):
            winner = self.side if self.ended == WON else 1 - self.side
        while self.ply > begun:
            self.undo()
        return winner


def read(text: str, room: int = 0) -> Position:
    """A position of either game as the rules wrote it, with room for so many moves."""
    board, mover, touch, *held = text.split()
    sides = [0, 0]
    for row, cells in enumerate(reversed(board.split("/"))):
        for column, stack in enumerate(cells.split(",")):
            for size, colour in zip(stack[::2], stack[1::2], strict=False):
                sides["wb".index(colour)] |= 1 << (16 * (int(size) - 1) + 4 * row + column)
    position = Position(*sides, "wb".index(mover), board.count("/") == 2, room)
    position.is_strict = touch != "casual"
    if held:
        gobblet, _, square = held[0].partition("@")
        position.put_back(int(gobblet[0]) - 1, "abcd".index(square[0]) + 4 * int(square[1]) - 4)
    return position


def perft(text: str, depth: int) -> int:
    """How many ways there are to play `depth` turns on."""
    return read(text).perft(depth)
