"""Candidate placements and the probability that the stack falls.

First by the stability margins of all joints (stability.py), calibrated as a logistic regression
against simulated placements (bench/tower_odds.py). Then, for the few best candidates, by Monte
Carlo trials: the block is released in the simulator with the hand's noise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import atan2, degrees, exp
from random import Random

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS, SIDES, Tower, axes, grown, side
from blockyard.games.blockout.hand.motor import gaussian, release
from blockyard.games.blockout.moves import Put, with_aimed
from blockyard.games.blockout.physics.tower import Limits, SimulationFailed, simulate_unchecked
from blockyard.games.blockout.planner.stability import BUCKLES, Floats, stability_margins

FLAT_DOWN = (0, 2, 4)
"""The three safe faces to lie on; they differ in the dome left on top: gentle, middle, steep."""

ERROR_SIGMAS = 2.5
"""The margin after an error of this many sigmas predicts falls best."""
BIAS, MARGIN_WEIGHT, HEIGHT_WEIGHT = -4.6, -0.27, 0.54
"""Logistic regression: the logit of a fall, with weights per millimetre of margin and per block."""
BUCKLED_RISK, MAX_BUCKLED_RISK = 0.14, 0.97
"""The probability that an unstable stack falls, per block of its height, and its limit."""

PRIOR_TRIALS = 3.0
"""The weight of the margin's estimate as a prior, in trials."""
TRIAL_LIMITS = Limits(follow_fall=False, max_seconds=1.2)
"""Most stacks that fall have fallen by then."""


@cache
def grid(reach: int, step: int) -> Floats:
    """Positions up to `reach` millimetres from the centre either way."""
    row = range(-reach, reach + 1, step)
    return np.array([(x, y) for x in row for y in row], dtype=float)


FINE, COARSE, CENTRE = grid(10, 2), grid(8, 4), grid(0, 1)


def fall_probability(margin: float, height: int) -> float:
    """For a stack of this height, the new block included, with this margin after ERROR_SIGMAS."""
    if margin < BUCKLES / 2:
        return min(MAX_BUCKLED_RISK, BUCKLED_RISK * height)
    return 1 / (1 + exp(-(BIAS + MARGIN_WEIGHT * margin + HEIGHT_WEIGHT * height)))


@dataclass(slots=True)
class Placement:
    """A candidate placement, and the results of its trials."""

    block: str
    aim: Put
    prior_risk: float
    trials: int = 0
    falls: int = 0
    tower: Tower = field(default=(), repr=False)
    """The stack with the new block on it: as aimed, or as it stood in the first trial."""

    @property
    def risk(self) -> float:
        """The posterior mean of the probability of a fall."""
        return (PRIOR_TRIALS * self.prior_risk + self.falls) / (PRIOR_TRIALS + self.trials)

    def run_trial(self, tower: Tower, sigma: float, rng: Random) -> None:
        """Simulate one release. A simulation that fails does not count."""
        released = release(tower, self.block, self.aim, gaussian(sigma, rng))
        try:
            result = simulate_unchecked(tower, self.block, released, TRIAL_LIMITS)
        except SimulationFailed:
            return
        self.trials += 1
        self.falls += result.kind == "falls"
        if self.trials - self.falls == 1 and result.kind != "falls":
            self.tower = grown(tower, self.block, result.poses)


class PlacementSearch:
    """Searches a grid of positions for a hand with this sigma. `noise` is the error in
    millimetres of the margins it works with."""

    def __init__(self, sigma: float, positions: Floats = FINE, noise: float = 0.0) -> None:
        self.sigma, self.positions, self.noise = sigma, positions, noise

    def best(self, tower: Tower, block: str, face: int, rng: Random) -> Placement:
        """The position with the largest margin for a block that lies on this face."""
        return next(self.safest(tower, block, face, rng))

    def safest(
        self, tower: Tower, block: str, face: int, rng: Random, tolerance: float = 0.0
    ) -> Iterator[Placement]:
        """The position with the least risk, then those with at most `tolerance` more."""
        if not tower:
            aim = Put(0, 0, 0, face)
            yield Placement(block, aim, 0.0, tower=with_aimed(tower, block, aim))
            return
        error, turn = rng.gauss(0.0, self.noise), aligned_turn(tower)
        margins = self._margins(tower, block, face) + error
        least = fall_probability(float(margins.max()), len(tower) + 1)
        for at in margins.argsort()[::-1].tolist():
            risk = fall_probability(float(margins[at]), len(tower) + 1)
            if risk > least + tolerance:
                return
            x, y = self.positions[at].tolist()
            aim = Put(x, y, turn, face)
            yield Placement(block, aim, risk, tower=with_aimed(tower, block, aim))

    def risk(self, tower: Tower, block: str, aim: Put) -> float:
        """The probability of a fall for one aim."""
        position = np.array([[tower[-1].pose.x + aim.x, tower[-1].pose.y + aim.y]])
        error = ERROR_SIGMAS * self.sigma
        margin = float(stability_margins(tower, block, aim.face, position, error)[0])
        return fall_probability(margin, len(tower) + 1)

    def least_risks(self, tower: Tower) -> dict[float, float]:
        """The probability of a fall in the best position, for each size of block by its side."""
        if not tower:
            return dict.fromkeys(SIDES.values(), 0.0)
        margins = {side(block): self._margins(tower, block, 0) for block in BLOCKS[::3]}
        height = len(tower) + 1
        return {
            size: fall_probability(float(found.max()), height) for size, found in margins.items()
        }

    def _margins(self, tower: Tower, block: str, face: int) -> Floats:
        positions = np.array(tower[-1].pose[:2]) + self.positions
        return stability_margins(tower, block, face, positions, ERROR_SIGMAS * self.sigma)


def aligned_turn(tower: Tower) -> float:
    """The turn that aligns a block's sides with those of the top block."""
    x, y, _ = min(axes(tower[-1].pose), key=lambda axis: abs(axis[2]))
    return round(degrees(atan2(y, x)) % 90, 1) % 90
