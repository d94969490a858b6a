# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Evaluation of Gobblet and Gobblers: a value net, or weights of lines and gobblets.

The net (core/row_net.py) sees whole stacks, lines and what has entered (value_net.py); the weights
(line_tables.py) see visible and covered gobblets one by one. The types are C's: they are declared
in evaluation.pxd and checked by Cython.
"""

from array import array

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.core.row_net import row_net_value
    from cython.cimports.blockyard.games.gobblet.kernel.position import GobbletPosition, shadow
    from cython.cimports.blockyard.games.gobblet.kernel.value_net import list_features
else:
    from blockyard.core.bits import lowest
    from blockyard.core.row_net import row_net_value
    from blockyard.games.gobblet.kernel.line_tables import COVERED, SEEN
    from blockyard.games.gobblet.kernel.position import GobbletPosition, shadow
    from blockyard.games.gobblet.kernel.value_net import list_features


class EvaluatedPosition(GobbletPosition):
    """A position that knows its worth."""

    def __init__(
        self, sides: list[int], side: int, small: bool, weight_table: array, capacity: int
    ) -> None:
        super().__init__(sides, side, small, capacity)
        self.weight_table = weight_table
        self.has_net, self.net = False, array("h", [0])

    def evaluate(self):
        """The value net's, if there is one. Otherwise the weights of all lines, two at a time, and
        of the gobblets of both sides."""
        if self.has_net:
            return self.net_evaluation()
        tallies = self.tally | self.tally_theirs << 3
        shadowed = shadow(self.mine | self.theirs)
        total = self.gobblets(self.mine, shadowed) - self.gobblets(self.theirs, shadowed)
        for i in range(5):
            total += self.weight_table[tallies >> 12 * i & 4095]
        return total

    def net_evaluation(self):
        features = cython.declare(cython.int[64])
        number = list_features(features, self.mine, self.theirs, self.tally, self.tally_theirs)
        if cython.compiled:
            value = row_net_value(cython.address(self.net[0]), features, number)
        else:
            value = row_net_value(self.net, features, number)
        return value

    def gobblets(self, side, shadowed):
        """The weights of the visible gobblets, eight squares at a time, and of the covered ones, of
        which there are few."""
        total = 0
        seen = side & ~shadowed
        covered = side & shadowed
        for i in range(8):
            total += self.weight_table[SEEN + 256 * i + (seen >> 8 * i & 255)]
        while covered:
            total += self.weight_table[COVERED + (lowest(covered) >> 4)]
            covered &= covered - 1
        return total

    # --- for Python callers --------------------------------------------------------------

    def attach_net(self, weights: array) -> None:
        """Evaluate by a value net."""
        self.has_net, self.net = True, weights

    def net_features(self) -> list[int]:
        """The value net's features of this position."""
        features = cython.declare(cython.int[64])
        number = list_features(features, self.mine, self.theirs, self.tally, self.tally_theirs)
        return [features[i] for i in range(number)]
