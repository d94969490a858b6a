"""Calibration of the probability of a fall: predicted by margins, observed in simulations.

    python bench/tower_odds.py [TOWERS]

Towers are built by hands of 0.7 to 6 mm that put any block on any face, in the best position, in
the middle or anywhere. Prints how often the stack fell by the probability the planner predicted,
and the constants of `placements.fall_probability` fitted to these placements alone.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from random import Random
from typing import NamedTuple

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS, Tower, grown
from blockyard.games.blockout.hand.motor import gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import Limits, simulate
from blockyard.games.blockout.planner.placements import ERROR_SIGMAS, FINE, fall_probability
from blockyard.games.blockout.planner.stability import BUCKLES, stability_margins

SIGMAS = (0.7, 1, 2, 2, 3, 3, 4, 5, 6)
ANY_FACE = (0, 0, 0, 2, 2, 4, 4, 1, 3, 5)
EDGES = (0.0, 0.01, 0.03, 0.07, 0.15, 0.3, 0.5, 0.7, 1.0)


class Drop(NamedTuple):
    height: int
    margin: float
    fell: bool

    @property
    def risk(self) -> float:
        return fall_probability(self.margin, self.height)


def build(seed: int) -> list[Drop]:
    """One tower: every placement on it but the first."""
    rng, tower, drops = Random(seed), (), []
    while len(tower) < len(BLOCKS):
        left = [block for block in BLOCKS if block not in {at.block for at in tower}]
        block, face, sigma = rng.choice(left), rng.choice(ANY_FACE), rng.choice(SIGMAS)
        margin, spot = aimed(tower, block, face, sigma, rng)
        released = release(tower, block, Put(*spot, 0, face), gaussian(sigma, rng))
        settled = simulate(tower, block, released, Limits(follow_fall=False))
        if tower:
            drops.append(Drop(len(tower) + 1, margin, settled.kind == "falls"))
        if settled.kind != "stands":
            break
        tower = grown(tower, block, settled.poses)
    return drops


def aimed(
    tower: Tower, block: str, face: int, sigma: float, rng: Random
) -> tuple[float, tuple[float, float]]:
    """A margin and its position: half of the time the best one, else the middle or any."""
    if not tower:
        return 0.0, (0.0, 0.0)
    spots = np.array(tower[-1].pose[:2]) + FINE
    found = stability_margins(tower, block, face, spots, ERROR_SIGMAS * sigma)
    at = rng.choice((int(found.argmax()), int(found.argmax()), len(FINE) // 2, None))
    at = rng.randrange(len(FINE)) if at is None else at
    x, y = FINE[at].tolist()
    return float(found[at]), (x, y)


def fitted(drops: list[Drop]) -> list[float]:
    """Logistic regression by Newton's method."""
    rows = np.array([(1.0, drop.margin, drop.height) for drop in drops])
    fell = np.array([float(drop.fell) for drop in drops])
    weights = np.zeros(3)
    for _ in range(30):
        risk = 1 / (1 + np.exp(-rows @ weights))
        hessian = rows.T @ (rows * (risk * (1 - risk))[:, None]) + 1e-3 * np.eye(3)
        weights += np.linalg.solve(hessian, rows.T @ (fell - risk))
    return [round(float(weight), 2) for weight in weights]


def main() -> None:
    towers = int(sys.argv[1]) if sys.argv[1:] else 400
    drops = [drop for seed in range(towers) for drop in build(seed)]
    print(f"{len(drops)} placements on {towers} towers")
    print("| predicted, % | placements | expected to fall | fell |\n|---|---|---|---|")
    for low, high in pairwise(EDGES):
        here = [drop for drop in drops if low <= drop.risk < high]
        expected, fell = sum(drop.risk for drop in here), sum(drop.fell for drop in here)
        print(f"| {100 * low:g} to {100 * high:g} | {len(here)} | {expected:.1f} | {fell} |")
    print("fitted:", fitted([drop for drop in drops if drop.margin != BUCKLES]))
    for height in range(3, 10):
        here = [drop.fell for drop in drops if drop.margin == BUCKLES and drop.height == height]
        print(f"buckles at {height}: {sum(here)} of {len(here)} fell")


if __name__ == "__main__":
    main()
