"""Ten levels for every game, as data.

Weak levels are weak in human ways: they search less deeply, overlook moves, misjudge scores, and
forget covered pieces at a memory table. None of them plays nonsense. Strong levels differ in their
node limits. Nine are reproducible: their limits are nodes, never time. The tenth is as strong as
the machine allows: five seconds a move on all cores. It is for people who have the machine to
themselves, so servers do not offer it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from blockyard.core.contract import Refused
from blockyard.core.kernel import ADVICE, AnyKernel, Budget, LevelOverrides

WEAKEST, STRONGEST = 1, 9
ALL_CORES = 10
"""The level beyond: limited by time, with all processors."""
ALL_CORES_MS = 5000
MAX_DEPTH = 60


@dataclass(frozen=True, slots=True)
class Level:
    """The limits and the weaknesses of a player.

    nodes             positions (alpha-beta), simulations (MCTS), or playouts a move (no kernel)
    depth             plies of the main search
    quiescence_depth  further plies while somebody is threatened
    noise             standard deviation of the noise on scores, where an open three is worth about
                      100; for MCTS the scale of the noise on the policy's logits, in hundredths
    move_dropout      fraction of the moves that it overlooks
    memory_retention  probability to remember a covered piece, from ply to ply
    uses_tablebase    whether it probes the game's tablebase
    ms                milliseconds a move, instead of nodes
    """

    nodes: int
    depth: int = MAX_DEPTH
    quiescence_depth: int = 2
    noise: int = 0
    move_dropout: float = 0.0
    memory_retention: float = 1.0
    uses_tablebase: bool = True
    ms: int | None = None

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes) if self.ms is None else Budget(ms=self.ms)


def _numbered(*levels: Level) -> dict[int, Level]:
    return dict(enumerate(levels, WEAKEST))


# Columns: nodes, depth, quiescence depth, noise, move dropout, memory retention, tablebase.
ALPHABETA = _numbered(
    Level(100_000, 1, 0, 80, 0.50, 0.80, uses_tablebase=False),
    Level(100_000, 1, 0, 50, 0.25, 0.90, uses_tablebase=False),
    Level(200_000, 2, 0, 40, 0.16, 0.95, uses_tablebase=False),
    Level(400_000, 2, 2, 15, 0.04, 0.98, uses_tablebase=False),
    Level(500_000, 3, 2, 15, 0.01, 0.99, uses_tablebase=False),
    Level(800_000, 5, 2, 5),
    Level(1_000_000),
    Level(6_000_000),
    Level(40_000_000),
)
MCTS = _numbered(
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
"""Weak levels play by the policy alone, and by a noisy one (bench/results.md, Blokus)."""
RULES = _numbered(*(Level(playouts) for playouts in (1, 2, 4, 8, 16, 32, 64, 128, 256)))
"""Games without a kernel: playouts through the rules for each candidate move."""

UNLIMITED = Level(0, ms=ALL_CORES_MS)
BY_KIND = {"alphabeta": ALPHABETA, "mcts": MCTS}


def level_of(kernel: AnyKernel | None, number: int) -> Level:
    """A level of the game with this kernel, with the game's own settings."""
    return replace(_common(kernel, number), **_overrides(kernel, number))


def advice_of(kernel: AnyKernel | None, number: int) -> Level:
    """The settings for hints: the limits that this level has in most games, no weaknesses."""
    sound = replace(
        _common(kernel, number),
        noise=0,
        move_dropout=0.0,
        memory_retention=1.0,
        uses_tablebase=True,
    )
    return replace(sound, **_overrides(kernel, ADVICE))


def _common(kernel: AnyKernel | None, number: int) -> Level:
    if number not in range(WEAKEST, ALL_CORES + 1):
        raise Refused("no-such-level", given=number, first=WEAKEST, last=ALL_CORES)
    if number == ALL_CORES:
        return UNLIMITED
    return RULES[number] if kernel is None else BY_KIND[kernel.kind][number]


def _overrides(kernel: AnyKernel | None, number: int) -> LevelOverrides:
    """Level 10 is level 9 with more time."""
    return {} if kernel is None else kernel.levels.get(min(number, STRONGEST), {})
