"""Candidate placements and the probability that the stack falls.

First by statics: where the hand may let go, and what then happens (landing.py), or, for a block
that lies on a dome, the stability margins of all joints (stability.py); both are calibrated as
logistic regressions against simulated placements (bench/tower_odds.py). Then, for the few best
candidates, by Monte Carlo trials: the block is released in the simulator with the hand's noise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import atan2, degrees, exp, hypot
from random import Random
from typing import NamedTuple

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS, SIDES, Tower, axes, side
from blockyard.games.blockout.hand.motor import gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import Limits, SimulationFailed, simulate_unchecked
from blockyard.games.blockout.planner.landing import aim_risks, settled
from blockyard.games.blockout.planner.stability import BUCKLES, Floats, stability_margins

FLAT_DOWN = (0, 2, 4)
"""The three safe faces to lie on; they differ in the dome left on top: gentle, middle, steep."""

ERROR_SIGMAS = 2.5
"""The margin after an error of this many sigmas predicts falls best."""
BIAS, MARGIN_WEIGHT, HEIGHT_WEIGHT = -4.6, -0.27, 0.54
"""Logistic regression: the logit of a fall, with weights per millimetre of margin and per block."""
BUCKLED_RISK, MAX_BUCKLED_RISK = 0.14, 0.97
"""The probability that an unstable stack falls, per block of its height, and its limit."""

PRIOR_TRIALS = 8.0
"""The weight of the estimate by statics as a prior, in trials (measured: bench/results.md)."""
TRIAL_LIMITS = Limits(follow_fall=False, max_seconds=1.2)
"""Most stacks that fall have fallen by then."""


@cache
def grid(reach: int, step: int) -> Floats:
    """Positions up to `reach` millimetres from the centre either way."""
    row = range(-reach, reach + 1, step)
    return np.array([(x, y) for x in row for y in row], dtype=float)


FINE, COARSE, CENTRE = grid(10, 2), grid(8, 4), grid(0, 1)
NO_MISTAKE = np.zeros(2)
MAX_POSITIONS = 24
"""How many positions with more than the least risk are looked at."""


def fall_probability(margin: float, height: int) -> float:
    """For a stack of this height, the new block included, with this margin after ERROR_SIGMAS."""
    if margin < BUCKLES / 2:
        return min(MAX_BUCKLED_RISK, BUCKLED_RISK * height)
    return 1 / (1 + exp(-(BIAS + MARGIN_WEIGHT * margin + HEIGHT_WEIGHT * height)))


class Trial(NamedTuple):
    """A simulated release: where it was aimed, where the block landed, and whether it fell."""

    aim: Put
    x: float
    y: float
    fell: bool

    def weight(self, aim: Put, sigma: float) -> float:
        """How much it says about another aim: as much as the hand is likely to land there too."""
        here = hypot(self.x - self.aim.x, self.y - self.aim.y)
        there = hypot(self.x - aim.x, self.y - aim.y)
        return min(1.0, exp((here * here - there * there) / (2 * sigma * sigma)))


@dataclass(slots=True)
class Placement:
    """A candidate placement, and the trials of all placements of the same block: a block that
    landed somewhere says what happens there, wherever it was aimed and whatever dome is on top."""

    block: str
    aim: Put
    prior_risk: float
    sigma: float = 0.0
    trials: list[Trial] = field(default_factory=list)
    tower: Tower = field(default=(), repr=False)
    """The stack with the new block on it, at rest."""
    risk: float = field(init=False)
    """The posterior mean of the probability of a fall."""

    def __post_init__(self) -> None:
        self.risk = self.prior_risk

    def tried(self) -> float:
        """How many trials say something about this aim."""
        return sum(trial.weight(self.aim, self.sigma) for trial in self.trials)

    def update(self) -> None:
        """Judge the risk by the trials so far."""
        weights = [trial.weight(self.aim, self.sigma) for trial in self.trials]
        falls = sum(
            weight for weight, trial in zip(weights, self.trials, strict=True) if trial.fell
        )
        self.risk = (PRIOR_TRIALS * self.prior_risk + falls) / (PRIOR_TRIALS + sum(weights))

    def run_trial(self, tower: Tower, rng: Random) -> None:
        """Simulate one release. A simulation that fails does not count."""
        deviation = gaussian(self.sigma, rng)
        released = release(tower, self.block, self.aim, deviation)
        try:
            result = simulate_unchecked(tower, self.block, released, TRIAL_LIMITS)
        except SimulationFailed:
            return
        x, y = self.aim.x + deviation.x, self.aim.y + deviation.y
        self.trials.append(Trial(self.aim, x, y, result.kind == "falls"))


class PlacementSearch:
    """Searches a grid of positions for a hand with this sigma. `misjudgement` is by how many
    millimetres it is mistaken about where the stack balances."""

    def __init__(self, sigma: float, positions: Floats = FINE, misjudgement: float = 0.0) -> None:
        self.sigma, self.positions, self.misjudgement = sigma, positions, misjudgement

    def best(self, tower: Tower, block: str, face: int, rng: Random) -> Placement:
        """The position with the least risk for a block that lies on this face."""
        return next(self.safest(tower, block, (face,), rng))

    def safest(
        self, tower: Tower, block: str, faces: Sequence[int], rng: Random, tolerance: float = 0.0
    ) -> Iterator[Placement]:
        """The position with the least risk on each of these faces, all of them flat or none; then,
        on the last face, some of those with at most `tolerance` more."""
        if not tower:
            for face in faces:
                aim = Put(0, 0, 0, face)
                yield Placement(block, aim, 0.0, tower=settled(tower, block, aim))
            return
        mistake = np.array([rng.gauss(0.0, self.misjudgement) for _ in "xy"])
        risks = self._risks(tower, block, faces[0], mistake)
        order = risks.argsort(kind="stable")
        spread = order[risks[order] <= risks.min() + tolerance]
        turn, trials = aligned_turn(tower), list[Trial]()
        for at in [order[0], *spread[1 :: 1 + len(spread) // MAX_POSITIONS]]:
            x, y = self.positions[at].tolist()
            for face in faces if at == order[0] else faces[-1:]:
                aim = Put(x, y, turn, face)
                rests = settled(tower, block, aim)
                yield Placement(block, aim, float(risks[at]), self.sigma, trials, rests)

    def risk(self, tower: Tower, block: str, aim: Put) -> float:
        """The probability of a fall for one aim."""
        there = PlacementSearch(self.sigma, np.array([(aim.x, aim.y)]))
        return float(there._risks(tower, block, aim.face)[0])

    def least_risks(self, tower: Tower) -> dict[float, float]:
        """The probability of a fall in the best position, for each size of block by its side, flat
        side down."""
        if not tower:
            return dict.fromkeys(SIDES.values(), 0.0)
        return {side(block): float(self._risks(tower, block, 0).min()) for block in BLOCKS[::3]}

    def _risks(self, tower: Tower, block: str, face: int, mistake: Floats = NO_MISTAKE) -> Floats:
        positions = np.array(tower[-1].pose[:2]) + self.positions + mistake
        if face % 2 == 0:
            return aim_risks(tower, block, positions, self.sigma)
        margins = stability_margins(tower, block, face, positions, ERROR_SIGMAS * self.sigma)
        return np.array([fall_probability(margin, len(tower) + 1) for margin in margins.tolist()])


def aligned_turn(tower: Tower) -> float:
    """The turn that aligns a block's sides with those of the top block."""
    x, y, _ = min(axes(tower[-1].pose), key=lambda axis: abs(axis[2]))
    return round(degrees(atan2(y, x)) % 90, 1) % 90
