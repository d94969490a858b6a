"""Where a block could go, and how likely the stack would fall: first by the margins of all joints
together, then, for the few best, by letting go of the block a few times in the simulator.

How likely a fall is by its margin was measured (bench/tower_odds.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import atan2, degrees, exp
from random import Random

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS, SIDES, Placed, Tower, axes, shape, side
from blockyard.games.blockout.hand.hand import by_sigma, release
from blockyard.games.blockout.moves import Put, aimed
from blockyard.games.blockout.physics.tower import EngineTrouble, Watch, settle
from blockyard.games.blockout.planner.stability import BUCKLES, Floats, margins

FLAT_DOWN = (0, 2, 4)
"""Three ways to lie safely; what differs is the dome that is left on top: gentle, middle, steep."""

CAUTION = 2.5
"""The margin that tells most is the one left after an error of so many sigmas."""
ODDS, OF_MARGIN, OF_HEIGHT = -4.6, -0.27, 0.54
"""The logarithm of the odds of a fall is a sum: a constant, and so much for each millimetre of
this margin and for each block."""
BUCKLED, SUREST = 0.14, 0.97
"""A stack that would not even stand by itself falls so often for each of its blocks."""

TRUST = 3.0
"""The margins are worth so many trials in the simulator."""
GLIMPSE = 1.2
"""Seconds: most stacks that fall have fallen by then."""


def grid(reach: int, step: int) -> Floats:
    row = range(-reach, reach + 1, step)
    return np.array([(x, y) for x in row for y in row], dtype=float)


FINE, COARSE, MIDDLE = grid(10, 2), grid(8, 4), np.zeros((1, 2))


def odds_of_a_fall(margin: float, height: int) -> float:
    """For a stack of this height, the new block counted, with this margin after CAUTION sigmas."""
    if margin < BUCKLES / 2:
        return min(SUREST, BUCKLED * height)
    return 1 / (1 + exp(-(ODDS + OF_MARGIN * margin + OF_HEIGHT * height)))


@dataclass(slots=True)
class Spot:
    """A placement that is thought of, and what trials in the simulator have shown of it."""

    block: str
    aim: Put
    guessed: float
    trials: int = 0
    falls: int = 0
    tower: Tower = field(default=(), repr=False)
    """The stack with the new block on it: as aimed, or as it stood in the first trial."""

    @property
    def risk(self) -> float:
        return (TRUST * self.guessed + self.falls) / (TRUST + self.trials)

    def tried(self, tower: Tower, sigma: float, rng: Random) -> None:
        """Let go of the block once, in the head. An engine that fails shows nothing."""
        let_go = release(tower, self.block, self.aim, by_sigma(sigma, rng))
        stack = (*tower, Placed(self.block, let_go.pose))
        try:
            settled = settle(
                [shape(placed.block) for placed in stack],
                [placed.pose for placed in stack],
                let_go.velocity,
                Watch(whole=False, longest=GLIMPSE),
            )
        except EngineTrouble:
            return
        self.trials += 1
        self.falls += settled.kind == "falls"
        if self.trials - self.falls == 1 and settled.kind != "falls":
            self.tower = tuple(
                placed._replace(pose=pose)
                for placed, pose in zip(stack, settled.poses, strict=True)
            )


class Sight:
    """What a player sees of a stack: how far the hand errs, which spots and faces come to mind,
    and how many millimetres it is unsure of each margin."""

    def __init__(self, sigma: float, spots: Floats = FINE, noise: float = 0.0) -> None:
        self.sigma, self.spots, self.noise = sigma, spots, noise

    def spot(self, tower: Tower, block: str, face: int, rng: Random) -> Spot:
        """The best spot for a block that lies on this face."""
        if not tower:
            aim = Put(0, 0, 0, face)
            return Spot(block, aim, 0.0, tower=(Placed(block, aimed((), block, aim)),))
        found = margins(
            tower, block, face, np.array(tower[-1].pose[:2]) + self.spots, CAUTION * self.sigma
        )
        at = int(found.argmax())
        x, y = self.spots[at].tolist()
        aim = Put(x, y, along(tower), face)
        unsure = rng.gauss(0.0, self.noise)
        risk = odds_of_a_fall(float(found[at]) + unsure, len(tower) + 1)
        return Spot(block, aim, risk, tower=(*tower, Placed(block, aimed(tower, block, aim))))

    def danger(self, tower: Tower, block: str, aim: Put) -> float:
        """The odds of a fall in one spot."""
        spots = np.array([[tower[-1].pose.x + aim.x, tower[-1].pose.y + aim.y]])
        margin = float(margins(tower, block, aim.face, spots, CAUTION * self.sigma)[0])
        return odds_of_a_fall(margin, len(tower) + 1)

    def _margins(self, tower: Tower, block: str, face: int) -> Floats:
        spots = np.array(tower[-1].pose[:2]) + self.spots
        return margins(tower, block, face, spots, CAUTION * self.sigma)

    def least_risks(self, tower: Tower) -> dict[float, float]:
        """For each size of block, by its side: the odds of a fall in the best spot."""
        if not tower:
            return dict.fromkeys(SIDES.values(), 0.0)
        rooms = {side(block): self._margins(tower, block, 0) for block in BLOCKS[::3]}
        height = len(tower) + 1
        return {length: odds_of_a_fall(float(room.max()), height) for length, room in rooms.items()}


def along(tower: Tower) -> float:
    """The turn that lays a block's sides along those of the top block."""
    x, y, _ = min(axes(tower[-1].pose), key=lambda axis: abs(axis[2]))
    return round(degrees(atan2(y, x)) % 90, 1) % 90
