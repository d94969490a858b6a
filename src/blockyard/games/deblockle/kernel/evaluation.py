# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Evaluation of Deblockle: a value net, the race, and the tablebase of one block each as proof.

Features of the value net (core/row_net.py), those of the side to move first:

    0     block     16 x 8    for each block, the turns that it needs to leave if it were alone, how
                              many turns it has (none, one, two, more), and whether one of them
                              brings it nearer to leaving
    128   turns     32        how many turns there are; few count one by one
    160   nearing   5 x 25    blocks on the board, blocks that can move, and blocks that a turn can
                              bring nearer to leaving

So the net sees blocking, mobility and the danger of being stuck. The types are C's: they are
declared in evaluation.pxd and checked by Cython.
"""

from array import array

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
    from cython.cimports.blockyard.core.row_net import row_net_value
    from cython.cimports.blockyard.games.deblockle.kernel.position import DeblocklePosition
else:
    from blockyard.core.bits import lowest, popcount
    from blockyard.core.row_net import row_net_value
    from blockyard.games.deblockle.kernel.cube_tables import STATE_OF, STATES, TIPPED, block_at
    from blockyard.games.deblockle.kernel.position import DeblocklePosition

    TURN_FEATURES, NEARING_FEATURES, SIDE_FEATURES = 128, 160, 285


def turns_feature(turns):
    """Few turns count one by one: that is when a side may get stuck."""
    return turns if turns < 16 else min(16 + (turns - 16) // 4, 31)


class EvaluatedPosition(DeblocklePosition):
    """A position that knows its worth."""

    def __init__(
        self, agreed: dict[str, int], side: int, quiet: int, costs: array, capacity: int
    ) -> None:
        super().__init__(agreed, side, quiet, costs, capacity)
        self.tablebase = array("b", bytes(1))
        self.has_net, self.net = False, array("h", [0])

    def evaluate(self):
        """The value net's, if there is one; otherwise and in the set-up, the difference in the
        race."""
        if self.placing >= 0:
            return self.their_race - self.race
        if self.has_net:
            return self.net_evaluation()
        return self.their_race - self.race + self.costs[0]

    def net_evaluation(self):
        features = cython.declare(cython.int[64])
        number = self.list_features(features)
        if cython.compiled:
            value = row_net_value(cython.address(self.net[0]), features, number)
        else:
            value = row_net_value(self.net, features, number)
        return value

    def list_features(self, out):
        """The features of the value net, of the side to move first: each block's square and
        orientation, how many turns there are, and how many blocks can come nearer to leaving."""
        count = self.side_features(out, 0, 0)
        self.switch_side()
        count = self.side_features(out, count, SIDE_FEATURES)
        self.switch_side()
        return count

    def side_features(self, out, count, base):
        """Append the features of the side to move, `base` added; returns the new number."""
        own, barred = self.mine, self.barred()
        turns = moving = nearing = blocks = 0
        while own:
            origin = lowest(own)
            own &= own - 1
            blocks += 1
            before = self.distance(self.side, origin, self.cubes[origin])
            found = self.block_turns(origin, before, barred)
            turns += found & 255
            moving += found & 255 != 0
            nearing += found >> 8
            out[count] = base + 8 * min(before, 15) + 2 * min(found & 255, 3) + (found >> 8)
            count += 1
        out[count] = base + TURN_FEATURES + turns_feature(turns)
        blocks, moving, nearing = min(blocks, 4), min(moving, 4), min(nearing, 4)
        out[count + 1] = base + NEARING_FEATURES + 25 * blocks + 5 * moving + nearing
        return count + 2

    def block_turns(self, origin, before, barred):
        """The number of turns of a block, plus 256 if one of them brings it nearer to leaving."""
        total = nearer = 0
        for way in range(4):
            found = self.ends_of(origin, way, barred)
            total += popcount(found)
            cube = TIPPED[4 * self.cubes[origin] + way]
            while found and not nearer:
                end = lowest(found)
                found &= found - 1
                nearer = self.distance(self.side, end, cube) < before
        return total | nearer << 8

    def proven_plies(self):
        """One block each: the tablebase's plies to the win, negative to the loss, 0 for a draw."""
        mine, theirs = lowest(self.mine), lowest(self.theirs)
        mine = STATE_OF[block_at(self.side, mine, self.cubes[mine])]
        theirs = STATE_OF[block_at(1 - self.side, theirs, self.cubes[theirs])]
        turns = self.tablebase[STATES * mine + theirs]
        # D12.2: a win that comes too late is a draw.
        if self.limit and self.quiet + abs(turns) > self.limit:
            return 0
        return turns

    # --- for Python callers --------------------------------------------------------------

    def attach_tablebase(self, distances: array) -> None:
        """Know the results of positions of one block each from this table (retrograde.py)."""
        self.has_tablebase, self.tablebase = True, distances
        if self.placing < 0:
            self.update_status()

    def attach_net(self, weights: array) -> None:
        """Evaluate by a value net."""
        self.has_net, self.net = True, weights

    def net_features(self) -> list[int]:
        """The value net's features of this position."""
        features = cython.declare(cython.int[64])
        number = self.list_features(features)
        return [features[i] for i in range(number)]
