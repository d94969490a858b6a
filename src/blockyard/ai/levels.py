"""Nine levels for every game, as data.

Weak levels are weak like people: they look less far, they overlook moves, they are unsure of
what they see, and at a memory table they forget. None of them plays nonsense. Strong levels
differ by what they may spend. All are repeatable: the limits are nodes, never time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget, Kernel

WEAKEST, STRONGEST = 1, 9
ADVICE = 0
"""Under this number a game may say what else advice spends."""
FAR = 60


@dataclass(frozen=True, slots=True)
class Level:
    """What a player may spend, and what it lacks.

    nodes      how many positions, or simulations, or random games
    depth      how many moves it looks ahead
    patience   how many more while somebody is threatened
    noise      how unsure it is of a value, where an open three is worth about a hundred; of a
               sampling kernel's prior, in hundredths of what one move is favoured over another
    overlook   the part of the moves that it does not even think of
    keep       how well it remembers what is covered, from turn to turn
    knows      whether it has by heart what is solved
    """

    nodes: int
    depth: int = FAR
    patience: int = 2
    noise: int = 0
    overlook: float = 0.0
    keep: float = 1.0
    knows: bool = True

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes)


def _searching(*levels: Level) -> dict[int, Level]:
    return dict(enumerate(levels, WEAKEST))


def _plain(*nodes: int) -> dict[int, Level]:
    return {level: Level(number) for level, number in enumerate(nodes, WEAKEST)}


ALTERNATING = _searching(
    Level(100_000, depth=1, patience=0, noise=80, overlook=0.50, keep=0.80, knows=False),
    Level(100_000, depth=1, patience=0, noise=50, overlook=0.25, keep=0.90, knows=False),
    Level(200_000, depth=2, patience=0, noise=40, overlook=0.16, keep=0.95, knows=False),
    Level(400_000, depth=2, patience=2, noise=15, overlook=0.04, keep=0.98, knows=False),
    Level(500_000, depth=3, patience=2, noise=15, overlook=0.01, keep=0.99, knows=False),
    Level(800_000, depth=5, patience=2, noise=5),
    Level(1_000_000),
    Level(6_000_000),
    Level(40_000_000),
)
SAMPLING = _searching(
    Level(1, noise=300),
    Level(1, noise=150),
    Level(4, noise=50),
    Level(40, noise=20),
    Level(300),
    Level(2_000),
    Level(10_000),
    Level(50_000),
    Level(250_000),
)
"""Weak levels go by first impressions, and are unsure of them (bench/results.md, Blokus)."""
PLAIN = _plain(1, 2, 4, 8, 16, 32, 64, 128, 256)
"""Games without a kernel: random games through the rules, for each move that is thought of."""

OF_KIND = {"alphabeta": ALTERNATING, "mcts": SAMPLING}


def level_of(kernel: Kernel | None, number: int) -> Level:
    """A level of the game that this is the kernel of, with the game's own numbers if it has any."""
    return replace(_common(kernel, number), **_own(kernel, number))


def advice_of(kernel: Kernel | None, number: int) -> Level:
    """Who gives advice looks as far as such a level does in most games, and overlooks nothing."""
    sound = replace(_common(kernel, number), noise=0, overlook=0.0, keep=1.0, knows=True)
    return replace(sound, **_own(kernel, ADVICE))


def _common(kernel: Kernel | None, number: int) -> Level:
    if number not in range(WEAKEST, STRONGEST + 1):
        raise Refused("no-such-level", given=number, first=WEAKEST, last=STRONGEST)
    return PLAIN[number] if kernel is None else OF_KIND[kernel.kind][number]


def _own(kernel: Kernel | None, number: int) -> Mapping[str, Any]:
    return {} if kernel is None else kernel.levels.get(number, {})
