"""The verdict of the count: by physics in a game, by a table of probabilities in a look-ahead.

`by_physics` simulates the placement (tower.py). That takes up to a third of a second, too long
for playouts of thousands of games and for tests of the rules. They use `stand_in`, which answers
at once.

Only the stand-in has made-up probabilities. They depend on nothing but the height, as if every
player had a fair hand and put each block flat side down in the middle: five blocks are good, nine
take nerves. No verdict of a real game comes from it.
"""

from __future__ import annotations

from random import Random

from blockyard.core.contract import ChanceMove
from blockyard.games.blockout.blocks import Tower
from blockyard.games.blockout.moves import Put, nominal
from blockyard.games.blockout.physics.film import FRAME_RATE, Film, encode
from blockyard.games.blockout.physics.tower import Release, simulate, verdict

# By height after placing, 1 to 9. B8.3: the first block of a stack cannot fall.
FALL_PROBABILITY = (0.0, 0.04, 0.07, 0.12, 0.20, 0.30, 0.40, 0.48, 0.55)
LATE_PROBABILITY = 0.01
"""B8.4: of a late fall, for a stack of two or more."""


def by_physics(tower: Tower, block: str, release: Release) -> ChanceMove:
    """The simulated verdict of this release, with its film."""
    result = simulate(tower, block, release)
    film = encode(Film(result.decided_at, result.frames))
    return ChanceMove(str(verdict(release, result)), film, len(result.frames) / FRAME_RATE)


def stand_in(tower: Tower, block: str, aim: Put, rng: Random) -> str:
    """A random verdict from the table, with nominal poses."""
    height, sample = len(tower), rng.random()
    if sample < FALL_PROBABILITY[height]:
        return nominal("falls", tower, block, aim)
    late = height and sample > 1 - LATE_PROBABILITY
    return nominal("late" if late else "stands", tower, block, aim)
