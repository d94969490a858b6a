# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Retrograde analysis of one block each: from the last turn backwards to every position.

The state of a block is one of 49 x 24: its square, counted from its own edge of the board, and its
orientation. Blue sees the board rotated by half a turn, so both sides are the same, and a position
is a pair: the state of the side to move and that of the other. A turn from `mine` to `after` leads
from (mine, theirs) to (theirs, after). The successors of a state depend on the square of the other
block but not on its orientation, so the lists of successors and predecessors are short:

    successors     by 49 * state + square of the other block: states after one turn
    predecessors   the same lists inverted
    open_turns     for each position, turns that do not lose yet
    distances      for each position: n won in n turns, -n lost in n turns, 0 drawn

A queue of decided positions is worked off in the order of their distance; what is never decided is
a draw. A skipped turn counts nothing (D9). Repetition and the turn limit (D12) are not considered:
the winner needs neither, and comes closer with every turn.

The types are C's: they are declared in retrograde.pxd and checked by Cython.
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

# Positions between two calls of `progress`.
SLICE = cython.declare(cython.int, 100_000)


def to_padded(square):
    """The square as position.py numbers it, eight to a row."""
    return 8 * (square // 7) + square % 7


def from_padded(square):
    return 7 * (square >> 3) + (square & 7)


class RetrogradeAnalysis:
    """The analysis for one rule of sliding and one of touching."""

    def __init__(self, stops_early: bool, may_touch: bool) -> None:
        fill_tables()
        self.stops_early, self.may_touch = stops_early, may_touch
        self.leaves = bytearray(STATES)
        self.open_turns = bytearray(STATES * STATES)
        self.distances = array("b", bytes(STATES * STATES))
        self.queue = array("i", bytes(4 * STATES * STATES))
        self.head = self.tail = self.longest = 0
        self.list_successors()
        self.list_predecessors()

    # --- move lists --------------------------------------------------------------------

    def list_successors(self) -> None:
        """The successors of each state, by the square of the other block as that one sees it."""
        turns, first = array("i"), array("i", [0])
        for state in range(STATES):
            for square in range(49):
                turns.extend(self.successors_of(state, to_padded(48 - square)))
                first.append(len(turns))
        self.successors, self.successor_start = turns, first

    def successors_of(self, state: int, other: int) -> list[int]:
        """The states after one turn; notes whether a turn leaves. `other` is a padded square."""
        origin: cython.int = to_padded(state // 24)
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
                after.append(24 * from_padded(lowest(found)) + TIPPED[4 * cube + way])
                found &= found - 1
        return after

    def list_predecessors(self) -> None:
        """The same lists inverted."""
        before = [[] for _ in range(49 * STATES)]
        for state in range(STATES):
            for square in range(49):
                at = 49 * state + square
                for i in range(self.successor_start[at], self.successor_start[at + 1]):
                    before[49 * self.successors[i] + square].append(state)
        back, first = array("i"), array("i", [0])
        for states in before:
            back.extend(states)
            first.append(len(back))
        self.predecessors, self.predecessor_start = back, first

    def is_position(self, mine, theirs):
        """Two blocks on different squares, neither of them a star space."""
        mine = to_padded(mine // 24)
        theirs = to_padded(48 - theirs // 24)
        return mine != theirs and not (bit(mine) | bit(theirs)) & STARS

    def is_stuck(self, mine, theirs):
        """D9: no turn, and not leaving either."""
        at = 49 * mine + theirs // 24
        return self.successor_start[at] == self.successor_start[at + 1] and not self.leaves[mine]

    # --- analysis ------------------------------------------------------------------------

    def solve(self, progress) -> array:
        """The distances of all positions; `progress` is called with the number decided."""
        with cython.nogil:
            self.mark_wins()
        while self.head < self.tail:
            progress(self.head)
            with cython.nogil:
                self.propagate(SLICE)
        assert self.longest < 127, "a distance does not fit its byte"
        return array("b", self.distances)

    def mark_wins(self):
        """D1, D2: who can leave has won. For all others, count the turns."""
        for mine in range(STATES):
            for theirs in range(STATES):
                if self.is_position(mine, theirs):
                    at = 49 * mine + theirs // 24
                    self.open_turns[STATES * mine + theirs] = (
                        self.successor_start[at + 1] - self.successor_start[at]
                    )
                    if self.leaves[mine]:
                        self.decide(mine, theirs, 1)

    def decide(self, mine, theirs, turns):
        """Where the other side cannot move, it is skipped: the result holds for it as well."""
        self.record(mine, theirs, turns)
        if self.is_stuck(theirs, mine):
            self.record(theirs, mine, -turns)

    def record(self, mine, theirs, turns):
        at = STATES * mine + theirs
        self.distances[at] = turns
        self.longest = max(self.longest, turns)
        self.queue[self.tail] = at
        self.tail += 1

    def propagate(self, steps):
        """Take decided positions in the order of their distance and look at their predecessors.
        One with a turn to a lost position is won; one whose turns all lead to won positions is
        lost, and lasts as long as the last of them."""
        while steps and self.head < self.tail:
            steps -= 1
            at = self.queue[self.head]
            self.head += 1
            mine = at // STATES
            theirs = at % STATES
            turns = self.distances[at]
            at = 49 * theirs + mine // 24
            for i in range(self.predecessor_start[at], self.predecessor_start[at + 1]):
                before = STATES * self.predecessors[i] + mine
                if self.distances[before]:
                    continue
                if turns < 0:
                    self.decide(self.predecessors[i], mine, 1 - turns)
                else:
                    self.open_turns[before] -= 1
                    if self.open_turns[before] == 0:
                        self.decide(self.predecessors[i], mine, -1 - turns)

    # --- statistics ---------------------------------------------------------------------

    def totals(self) -> dict[str, int]:
        """Positions that no rule excludes, either side to move: wins, losses and draws of the side
        to move, the turns of the longest win, and a position that has it."""
        number: cython.int
        totals = {"positions": 0, "wins": 0, "losses": 0, "draws": 0, "longest": 0, "where": 0}
        for mine in range(STATES):
            for theirs in range(STATES):
                if not self.is_allowed(mine, theirs):
                    continue
                number = self.distances[STATES * mine + theirs]
                # Each pair stands for a position of Gold and one of Blue.
                totals["positions"] += 2
                totals["wins" if number > 0 else "losses" if number else "draws"] += 2
                if number > totals["longest"]:
                    totals["longest"], totals["where"] = number, STATES * mine + theirs
        return totals

    def is_allowed(self, mine, theirs):
        """Whether no rule excludes the position by itself; not all of these arise in a game. D6.3:
        Star is on top only where a set-up put it, in the own three rows. D11: no touching where it
        is forbidden. D9: a side that is skipped is not to move."""
        if not self.is_position(mine, theirs):
            return False
        if (mine % 24 < 4 and mine >= 21 * 24) or (theirs % 24 < 4 and theirs >= 21 * 24):
            return False
        touching = beside(bit(to_padded(mine // 24))) & bit(to_padded(48 - theirs // 24))
        if touching and not self.may_touch:
            return False
        return not self.is_stuck(mine, theirs) or self.is_stuck(theirs, mine)
