# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# mypy: ignore-errors
"""One block each, solved: from the last turn backwards to every position there is.

A block is one of 49 x 24 states, as its own side sees it: the square, row by row from its own
edge, and how the block lies. Blue sees the board turned by half, and so both sides are the same
and a position is a pair: the state of the side to play and that of the other. A turn from
`mine` to `after` leads from (mine, theirs) to (theirs, after). Where a block can turn to depends
on its state and on the square of the other block, not on how that one lies; so the lists of all
turns are short, and can be read backwards.

What is found for a position is one signed number: n for a win in n turns, -n for a loss in n,
0 for a draw, which is all that nobody can force. A skipped turn counts nothing (D9), and
neither repetition nor the turn limit (D12) is known here: who can win needs neither, and comes
nearer with every turn.

The types are C's, stand in solve.pxd, and are Cython's to check.
"""

from array import array

import cython

from blockyard.games.deblockle.kernel.cube_tables import fill_tables

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
else:
    from blockyard.core.bits import lowest
    from blockyard.games.deblockle.kernel.cube_tables import (
        BOARD,
        GOLD_GOAL,
        STARS,
        STATES,
        TIPPED,
        beside,
        bit,
        ends,
    )

# So many positions are worked through between two reports of progress.
SLICE = cython.declare(cython.int, 100_000)


def wide(square):
    """The square of kernel.py, whose rows are eight wide."""
    return 8 * (square // 7) + square % 7


def narrow(square):
    return 7 * (square >> 3) + (square & 7)


class OneOnOne:
    """Everything about one block each, for one way of sliding and one of touching."""

    def __init__(self, stops_early: bool, may_touch: bool) -> None:
        fill_tables()
        self.stops_early, self.may_touch = stops_early, may_touch
        self.leaves = bytearray(STATES)
        self.left = bytearray(STATES * STATES)
        self.found = array("b", bytes(STATES * STATES))
        self.queue = array("i", bytes(4 * STATES * STATES))
        self.head = self.tail = self.longest = 0
        self.list_turns()
        self.list_backwards()

    # --- turns of one block beside another ---------------------------------------------

    def list_turns(self) -> None:
        """What a state can become while the other stands on a square, as that one sees it."""
        turns, first = array("i"), array("i", [0])
        for state in range(STATES):
            for square in range(49):
                turns.extend(self.after(state, wide(48 - square)))
                first.append(len(turns))
        self.turns, self.first = turns, first

    def after(self, state: int, other: int) -> list[int]:
        """The states after one turn, and whether one leaves; `other` is a square of ours."""
        origin: cython.int = wide(state // 24)
        cube: cython.int = state % 24
        way: cython.int
        free: cython.ulonglong
        barred: cython.ulonglong
        found: cython.ulonglong
        after = []
        if origin == other or bit(origin) & STARS or bit(other) & STARS:
            return after
        free = BOARD & ~bit(other)
        barred = 0 if self.may_touch else beside(bit(other))
        for way in range(4):
            found = ends(origin, cube, way, free, GOLD_GOAL, self.stops_early)
            if found & STARS:
                self.leaves[state] = 1
                continue
            found &= ~barred
            while found:
                after.append(24 * narrow(lowest(found)) + TIPPED[4 * cube + way])
                found &= found - 1
        return after

    def list_backwards(self) -> None:
        """The same lists from the other end: what a state can have been before its turn."""
        before = [[] for _ in range(49 * STATES)]
        for state in range(STATES):
            for square in range(49):
                at = 49 * state + square
                for i in range(self.first[at], self.first[at + 1]):
                    before[49 * self.turns[i] + square].append(state)
        back, first = array("i"), array("i", [0])
        for states in before:
            back.extend(states)
            first.append(len(back))
        self.back, self.first_back = back, first

    def is_position(self, mine, theirs):
        """Two blocks on two squares, neither a star space."""
        mine = wide(mine // 24)
        theirs = wide(48 - theirs // 24)
        return mine != theirs and not (bit(mine) | bit(theirs)) & STARS

    def is_stuck(self, mine, theirs):
        """D9: no turn, and not leaving either."""
        at = 49 * mine + theirs // 24
        return self.first[at] == self.first[at + 1] and not self.leaves[mine]

    # --- backwards -----------------------------------------------------------------------

    def solve(self, told) -> array:
        """Work until nothing more is decided; `told` hears how many positions were."""
        with cython.nogil:
            self.begin()
        while self.head < self.tail:
            told(self.head)
            with cython.nogil:
                self.work(SLICE)
        assert self.longest < 127, "a distance does not fit its byte"
        return array("b", self.found)

    def begin(self):
        """D1, D2: who can leave has won. All others have so many turns left to hope for."""
        for mine in range(STATES):
            for theirs in range(STATES):
                if self.is_position(mine, theirs):
                    at = 49 * mine + theirs // 24
                    self.left[STATES * mine + theirs] = self.first[at + 1] - self.first[at]
                    if self.leaves[mine]:
                        self.settle(mine, theirs, 1)

    def settle(self, mine, theirs, turns):
        """What was found holds for the other side as well, where that one is skipped."""
        self.note(mine, theirs, turns)
        if self.is_stuck(theirs, mine):
            self.note(theirs, mine, -turns)

    def note(self, mine, theirs, turns):
        at = STATES * mine + theirs
        self.found[at] = turns
        self.longest = max(self.longest, turns)
        self.queue[self.tail] = at
        self.tail += 1

    def work(self, steps):
        """Take positions in the order of their distance and look at what led to them: a loss
        for the one who is to play is a win for the one who turned there; and whose turns all
        lead to wins has lost, as late as the last of them."""
        while steps and self.head < self.tail:
            steps -= 1
            at = self.queue[self.head]
            self.head += 1
            mine = at // STATES
            theirs = at % STATES
            turns = self.found[at]
            at = 49 * theirs + mine // 24
            for i in range(self.first_back[at], self.first_back[at + 1]):
                before = STATES * self.back[i] + mine
                if self.found[before]:
                    continue
                if turns < 0:
                    self.settle(self.back[i], mine, 1 - turns)
                else:
                    self.left[before] -= 1
                    if self.left[before] == 0:
                        self.settle(self.back[i], mine, -1 - turns)

    # --- what came out -------------------------------------------------------------------

    def totals(self) -> dict[str, int]:
        """Positions that can be, either side to play: how many are won, lost and drawn by the
        side to play, and in how many turns the longest win is won, and where."""
        number: cython.int
        totals = {"positions": 0, "wins": 0, "losses": 0, "draws": 0, "longest": 0, "where": 0}
        for mine in range(STATES):
            for theirs in range(STATES):
                if not self.can_stand(mine, theirs):
                    continue
                number = self.found[STATES * mine + theirs]
                # Gold's positions are Blue's as well.
                totals["positions"] += 2
                totals["wins" if number > 0 else "losses" if number else "draws"] += 2
                if number > totals["longest"]:
                    totals["longest"], totals["where"] = number, STATES * mine + theirs
        return totals

    def can_stand(self, mine, theirs):
        """What some game can reach. D6.3: Star is on top only where a set-up put it, in one's own
        three rows. D11: nobody touches where it is forbidden. D9: who is skipped is not to play."""
        if not self.is_position(mine, theirs):
            return False
        if (mine % 24 < 4 and mine >= 21 * 24) or (theirs % 24 < 4 and theirs >= 21 * 24):
            return False
        touching = beside(bit(wide(mine // 24))) & bit(wide(48 - theirs // 24))
        if touching and not self.may_touch:
            return False
        return not self.is_stuck(mine, theirs) or self.is_stuck(theirs, mine)
