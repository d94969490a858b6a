"""Nine levels for every game, as data.

Weak levels are weak like people: they look less far, they overlook moves, they are unsure of
what they see, and at a memory table they forget. None of them plays nonsense. Strong levels
differ by what they may spend. All are repeatable: the limits are nodes, never time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget

WEAKEST, STRONGEST = 1, 9
FAR = 60


@dataclass(frozen=True, slots=True)
class Level:
    """What a player may spend, and what it lacks.

    nodes      how many positions, or simulations, or random games
    depth      how many moves it looks ahead
    patience   how many more while somebody is threatened
    noise      how unsure it is of a value, where an open three is worth about a hundred
    overlook   the part of the moves that it does not even think of
    keep       how well it remembers what is covered, from turn to turn
    """

    nodes: int
    depth: int = FAR
    patience: int = 2
    noise: int = 0
    overlook: float = 0.0
    keep: float = 1.0

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes)


def _searching(*levels: Level) -> dict[int, Level]:
    return dict(enumerate(levels, WEAKEST))


def _sampling(*nodes: int) -> dict[int, Level]:
    return {level: Level(number) for level, number in enumerate(nodes, WEAKEST)}


ALTERNATING = _searching(
    Level(100_000, depth=1, patience=0, noise=80, overlook=0.50, keep=0.80),
    Level(100_000, depth=1, patience=0, noise=50, overlook=0.25, keep=0.90),
    Level(200_000, depth=2, patience=0, noise=40, overlook=0.16, keep=0.95),
    Level(400_000, depth=2, patience=2, noise=15, overlook=0.04, keep=0.98),
    Level(500_000, depth=3, patience=2, noise=15, overlook=0.01, keep=0.99),
    Level(800_000, depth=5, patience=2, noise=5),
    Level(3_000_000),
    Level(15_000_000),
    Level(60_000_000),
)
SAMPLING = _sampling(2, 8, 32, 128, 512, 2_000, 10_000, 50_000, 250_000)
PLAIN = _sampling(1, 2, 4, 8, 16, 32, 64, 128, 256)
"""Games without a kernel: random games through the rules, for each move that is thought of."""

OF_KIND = {"alternating": ALTERNATING, "sampling": SAMPLING, None: PLAIN}
# In Gobblers nearly everything is a threat, and whole wins consist of them.
OF_GAME: dict[str, dict[int, Level]] = {
    "gobblers": ALTERNATING
    | {level: replace(ALTERNATING[level], patience=6) for level in (7, 8, 9)},
}
"""Where a game needs numbers of its own."""


def level_of(game: str, kind: str | None, number: int) -> Level:
    """The level of a game, whose kernel is of this kind."""
    if number not in range(WEAKEST, STRONGEST + 1):
        raise Refused("no-such-level", given=number, first=WEAKEST, last=STRONGEST)
    return OF_GAME.get(game, OF_KIND[kind])[number]
