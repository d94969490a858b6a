"""Whether the stack stands: a stand-in until the tower's physics decides.

This is the one place with made-up odds. They depend on nothing but the height: as if every
player had a fair hand and put each block flat side down in the middle, so that five blocks
are good and nine take nerves. `odds` never gives them away: nobody is to build on them.
"""

from __future__ import annotations

from random import Random

from blockyard.games.blockout.blocks import Tower
from blockyard.games.blockout.moves import Put, nominal

# By height after placing, 1 to 9. B8.3: the first block of a stack cannot fall.
FALLS = (0.0, 0.04, 0.07, 0.12, 0.20, 0.30, 0.40, 0.48, 0.55)
LATE = 0.01
"""B8.4: how often a stack of two or more outlives the count and falls all the same."""


def stand_in(tower: Tower, block: str, aim: Put, rng: Random) -> str:
    """A verdict by these odds, with nominal poses."""
    height, luck = len(tower), rng.random()
    if luck < FALLS[height]:
        return nominal("falls", tower, block, aim)
    late = height and luck > 1 - LATE
    return nominal("late" if late else "stands", tower, block, aim)
