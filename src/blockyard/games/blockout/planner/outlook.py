"""How risky the next turns on a stack are, for the player who decides and for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS, Tower, shape
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.planner.landing import aimed_risks, landings, risks_by_size, settled
from blockyard.games.blockout.planner.placements import CENTRE, COARSE
from blockyard.games.blockout.planner.sway import Complexes, points

OPPONENT_SIGMA = 2.0
"""Millimetres: the assumed hand of the other players."""
Risks = Mapping[float, float]
"""The probability of a fall by the size of the block."""
SHAPES = tuple(map(shape, BLOCKS[::3]))
"""One block of each size."""
LENGTHS = tuple(it.side for it in SHAPES)
SAFE: Risks = dict.fromkeys(LENGTHS, 0.0)
"""B8.3: the first block cannot fall."""


@dataclass(slots=True)
class Outlook:
    """For a player whose hand has this sigma, and who expects others to aim at the centre in this
    share of their turns. Each stack is judged once, for both."""

    sigma: float
    centred: float = 1.0
    known: dict[Tower, tuple[Risks, Risks]] = field(default_factory=dict)
    positions: Complexes = field(init=False)

    def __post_init__(self) -> None:
        both = landings(points(COARSE), self.sigma), landings(points(CENTRE), OPPONENT_SIGMA)
        self.positions = np.concatenate(both)

    def mine(self, tower: Tower) -> Risks:
        """The player's own risks, in the best positions."""
        return self._both(tower)[0]

    def theirs(self, tower: Tower) -> Risks:
        """The risks of another player, who aims at the centre, or else as well as this one."""
        return self._both(tower)[1]

    def _both(self, tower: Tower) -> tuple[Risks, Risks]:
        if tower not in self.known:
            self.known[tower] = self._judged(tower)
        return self.known[tower]

    def _judged(self, tower: Tower) -> tuple[Risks, Risks]:
        if not tower:
            return SAFE, SAFE
        top = points(np.array(tower[-1].pose[:2]))
        risks = aimed_risks(risks_by_size(tower, SHAPES, top + self.positions))
        own, at_centre = risks[:, : len(COARSE)].min(axis=1), risks[:, len(COARSE)]
        others = self.centred * at_centre + (1 - self.centred) * own
        mine, theirs = (dict(zip(LENGTHS, one.tolist(), strict=True)) for one in (own, others))
        return mine, theirs


@lru_cache(maxsize=512)
def grown(tower: Tower) -> Tower:
    """The stack with one more block, as a careless opponent would place it: a little off centre,
    in alternating directions."""
    x, y = (OPPONENT_SIGMA, 0.0) if len(tower) % 4 < 2 else (0.0, OPPONENT_SIGMA)
    return settled(tower, "medium-wood", Put(x, y, 0, 2))
