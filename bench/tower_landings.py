"""Calibration of the probability of a fall by where a block lands (planner/landing.py).

    python bench/tower_landings.py [TOWERS]

Towers are built by hands of 1 to 4 mm that put any block flat side down where the stack balances,
at its centre or anywhere. Prints how often the stack fell by the probability predicted from the
aim, the loss of that prediction, of the one from the stability margin and of the one from the true
landing position, and the constants fitted to these placements alone. Then how far statics are off
where a block came to rest.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, pairwise
from math import hypot, log
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS, Pose, Tower, grown, shape
from blockyard.games.blockout.hand.motor import Deviation, gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import Limits, simulate_unchecked
from blockyard.games.blockout.planner.landing import (
    OVERSHOOT,
    aim_risks,
    landing_risks,
    settled,
)
from blockyard.games.blockout.planner.placements import (
    ERROR_SIGMAS,
    FINE,
    FLAT_DOWN,
    aligned_turn,
    fall_probability,
)
from blockyard.games.blockout.planner.stability import (
    BUCKLES,
    Floats,
    column,
    least_stiffness,
    stability_margins,
)
from blockyard.games.blockout.planner.sway import points, sway

SIGMAS = (1, 1.4, 2, 2, 2.8, 4)
EDGES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.7, 1.0)
WORKERS = 2
COUNTED = Limits(follow_fall=False, max_seconds=3.2)


class Drop(NamedTuple):
    """What was predicted, what happened, and what the regression needs."""

    by_aim: float
    by_margin: float
    by_landing: float
    fell: bool
    row: tuple[float, ...]
    off: float | None


def build(seed: int) -> list[Drop]:
    """One tower: every placement on it but the first."""
    rng, tower, drops = Random(seed), (), []
    while len(tower) < len(BLOCKS):
        left = [block for block in BLOCKS if block not in {at.block for at in tower}]
        block, sigma = rng.choice(left), rng.choice(SIGMAS)
        aim = aimed(tower, block, rng)
        error = gaussian(sigma, rng) if tower else Deviation()
        result = simulate_unchecked(tower, block, release(tower, block, aim, error), COUNTED)
        if tower:
            placed = Placing(tower, block, aim, sigma, error)
            drops.append(placed.drop(result.poses[-1] if result.kind == "stands" else None))
        if result.kind != "stands":
            break
        tower = grown(tower, block, result.poses)
    return [one for one in drops if one.row]


def aimed(tower: Tower, block: str, rng: Random) -> Put:
    if not tower:
        return Put(0, 0, 0, rng.choice(FLAT_DOWN))
    spots = np.array(tower[-1].pose[:2]) + FINE
    best = int(stability_margins(tower, block, 0, spots, 0.0).argmax())
    at = rng.choice((best, best, len(FINE) // 2, rng.randrange(len(FINE))))
    x, y = FINE[at].tolist()
    return Put(x, y, aligned_turn(tower), rng.choice(FLAT_DOWN))


class Placing(NamedTuple):
    tower: Tower
    block: str
    aim: Put
    sigma: float
    error: Deviation

    def drop(self, after: Pose | None) -> Drop:
        """What the model says of it, if the block came to rest in this pose or fell."""
        tower, block, aim = self.tower, self.block, self.aim
        at = np.array([(tower[-1].pose.x + aim.x, tower[-1].pose.y + aim.y)])
        there = at + np.array([(self.error.x, self.error.y)])
        margin = float(stability_margins(tower, block, 0, at, ERROR_SIGMAS * self.sigma)[0])
        return Drop(
            float(aim_risks(tower, block, at, self.sigma)[0]),
            fall_probability(margin, len(tower) + 1),
            float(landing_risks(tower, block, there)[0]),
            after is None,
            self.row(there) if margin > BUCKLES / 2 else (),
            self.off(after) if after else None,
        )

    def row(self, there: Floats) -> tuple[float, ...]:
        """Of the regression."""
        new, height = shape(self.block), len(self.tower) + 1.0
        ((room,),), ((tilted,),) = sway(self.tower, (new,), OVERSHOOT).at(points(there))
        stiffness = least_stiffness([*column(self.tower), (new, 0)])
        return (1.0, float(room), log(stiffness), height, new.side, float(tilted))

    def off(self, after: Pose) -> float:
        """Millimetres between where it came to rest and where statics expected it."""
        aim, error = self.aim, self.error
        landing = aim._replace(x=aim.x + error.x, y=aim.y + error.y)
        expected = settled(self.tower, self.block, landing)[-1].pose
        return hypot(expected.x - after.x, expected.y - after.y)


def loss(risks: list[float], fell: list[bool]) -> float:
    """The mean logarithmic loss."""
    chances = [risk if fall else 1 - risk for risk, fall in zip(risks, fell, strict=True)]
    return fmean(-log(max(chance, 1e-4)) for chance in chances)


def fitted(rows: Floats, fell: Floats) -> list[float]:
    """Logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(50):
        risk = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        hessian = rows.T @ (rows * (risk * (1 - risk))[:, None]) + 1e-2 * np.eye(len(weights))
        weights += np.linalg.solve(hessian, rows.T @ (fell - risk) - 1e-2 * weights)
    return [round(float(weight), 3) for weight in weights]


def main() -> None:
    towers = int(sys.argv[1]) if sys.argv[1:] else 400
    with ProcessPoolExecutor(WORKERS) as pool:
        drops = list(chain.from_iterable(pool.map(build, range(towers), chunksize=8)))
    fell = [one.fell for one in drops]
    print(f"{len(drops)} placements on {towers} towers, {sum(fell)} falls")
    print("| predicted, % | placements | expected to fall | fell |\n|---|---|---|---|")
    for low, high in pairwise(EDGES):
        here = [one for one in drops if low <= one.by_aim < high]
        expected, fallen = sum(one.by_aim for one in here), sum(one.fell for one in here)
        print(f"| {100 * low:g} to {100 * high:g} | {len(here)} | {expected:.1f} | {fallen} |")
    for name in ("by_margin", "by_aim", "by_landing"):
        print(f"loss {name}: {loss([getattr(one, name) for one in drops], fell):.3f}")
    print("fitted:", fitted(np.array([one.row for one in drops]), np.array(fell, dtype=float)))
    print(f"at rest, off by {fmean(one.off for one in drops if one.off is not None):.2f} mm")


if __name__ == "__main__":
    main()
