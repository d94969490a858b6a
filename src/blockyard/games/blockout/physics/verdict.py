"""Whether the stack stands: by physics when it counts, by a table when somebody thinks ahead.

`by_physics` lets the hand go and judges the tower (hand.py, tower.py). That takes up to a third
of a second, too long for whoever tries thousands of games in the head, and for tests of the
rules. For them `stand_in` answers at once.

The stand-in is the one place with made-up odds. They depend on nothing but the height: as if
every player had a fair hand and put each block flat side down in the middle, so that five blocks
are good and nine take nerves. No verdict of a real game comes from here.
"""

from __future__ import annotations

from random import Random

from blockyard.core.contract import ChanceMove
from blockyard.games.blockout.blocks import Tower
from blockyard.games.blockout.hand.hand import Slip, release
from blockyard.games.blockout.moves import Put, nominal
from blockyard.games.blockout.physics.film import RATE, Film, encode
from blockyard.games.blockout.physics.tower import judge, verdict

# By height after placing, 1 to 9. B8.3: the first block of a stack cannot fall.
FALLS = (0.0, 0.04, 0.07, 0.12, 0.20, 0.30, 0.40, 0.48, 0.55)
LATE = 0.01
"""B8.4: how often a stack of two or more outlives the count and falls all the same."""


def by_physics(tower: Tower, block: str, aim: Put, slip: Slip) -> ChanceMove:
    """A verdict by what the hand did and by the tower."""
    let_go = release(tower, block, aim, slip)
    settled = judge(tower, block, let_go)
    film = encode(Film(settled.at, settled.film))
    return ChanceMove(str(verdict(let_go, settled)), film, len(settled.film) / RATE)


def stand_in(tower: Tower, block: str, aim: Put, rng: Random) -> str:
    """A verdict by these odds, with nominal poses."""
    height, luck = len(tower), rng.random()
    if luck < FALLS[height]:
        return nominal("falls", tower, block, aim)
    late = height and luck > 1 - LATE
    return nominal("late" if late else "stands", tower, block, aim)
