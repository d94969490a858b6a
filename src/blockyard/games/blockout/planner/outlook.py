"""How risky the next turns on a stack are, for the player who decides and for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from blockyard.games.blockout.blocks import Tower
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.planner.landing import settled
from blockyard.games.blockout.planner.placements import CENTRE, COARSE, PlacementSearch

OPPONENT_SIGMA = 2.0
"""Millimetres: the assumed hand of the other players."""
Risks = Mapping[float, float]
"""The probability of a fall by the size of the block."""


@dataclass(slots=True)
class Outlook:
    """For a player whose hand has this sigma. Each stack is judged once."""

    sigma: float
    own: dict[Tower, Risks] = field(default_factory=dict)
    others: dict[Tower, Risks] = field(default_factory=dict)

    def mine(self, tower: Tower) -> Risks:
        """The player's own risks, in the best positions."""
        if tower not in self.own:
            self.own[tower] = PlacementSearch(self.sigma, COARSE).least_risks(tower)
        return self.own[tower]

    def theirs(self, tower: Tower) -> Risks:
        """The risks of another player, who is expected to aim at the centre."""
        if tower not in self.others:
            self.others[tower] = PlacementSearch(OPPONENT_SIGMA, CENTRE).least_risks(tower)
        return self.others[tower]


def grown(tower: Tower) -> Tower:
    """The stack with one more block, as a careless opponent would place it: a little off centre,
    in alternating directions."""
    x, y = (OPPONENT_SIGMA, 0.0) if len(tower) % 4 < 2 else (0.0, OPPONENT_SIGMA)
    return settled(tower, "medium-wood", Put(x, y, 0, 2))
