"""Thinking by alpha-beta, for kernels whose games alternate: levels, noise and forgetting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh
from random import Random
from typing import Any

from blockyard.ai.alphabeta import CERTAIN
from blockyard.ai.iterative_deepening import Found, IterativeDeepening, Sight
from blockyard.ai.levels import Level
from blockyard.core.kernel import Budget, SearchResult

SHOWN = 8
"""So many of the best moves are told with their values."""
WIN = 30000
SCALE = 200.0
"""A position that looks better by so much is won in about three games of four."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the player has before it: how the game began, what it heard, what it may play. Moves
    that are worse by no more than `spread` get a value of their own."""

    kernel: Any
    start: str
    heard: Sequence[str]
    legal: Sequence[str]
    seed: int
    spread: int = 0

    def position(self, level: Level) -> Any:
        """The position as the player knows it, or believes to."""
        faded = getattr(self.kernel, "faded", None)
        if level.keep < 1 and faded is not None and self.start.endswith("memory"):
            return faded(self.start, self.heard, level.keep, self.seed)
        knowing = getattr(self.kernel, "knowing", None)
        if level.knows and knowing is not None:
            return knowing(self.start, self.heard)
        return self.kernel.position(self.start, self.heard)

    def has_by_heart(self, level: Level, position: Any) -> bool:
        """Whether all values are known. Then no short cut is worth the fastest win."""
        by_heart = getattr(self.kernel, "has_by_heart", None)
        return level.knows and by_heart is not None and by_heart(position)


def thought(
    table: Table, level: Level, budget: Budget, rng: Random, stop: Callable[[], bool] | None
) -> SearchResult:
    """What a player of this level would play."""
    position = table.position(level)
    legal = set(table.legal)
    roots = [code for code in position.roots() if table.kernel.spoken(position, [code])[0] in legal]
    if not roots:  # only hopeless moves are left, or what was remembered is quite wrong
        return SearchResult(table.legal[0], -1.0, (table.legal[0],))
    full = table.has_by_heart(level, position)
    sight = Sight(level.depth, max(3 * level.noise, table.spread), level.patience, full)
    seen = IterativeDeepening(position, budget, sight, stop)
    found = seen.run(_thought_of(roots, level.overlook, rng))
    move, value = _preferred(found, level.noise, rng)
    line = seen.search.line(move, 20) if move != found.values[0][0] else found.line
    said = table.kernel.spoken(position, line)
    return SearchResult(
        said[0],
        as_share(value),
        said,
        _best(table, position, found),
        found.nodes,
        {"depth": found.depth, "ends_in": _ends_in(value)},
    )


def _thought_of(roots: list[int], overlook: float, rng: Random) -> list[int]:
    """The moves that come to mind, at least one, in the order in which they come; of equal moves
    the first is played, so games differ."""
    order = rng.sample(roots, len(roots))
    return [code for code in order[1:] if rng.random() >= overlook] + order[:1]


def _preferred(found: Found, noise: int, rng: Random) -> tuple[int, int]:
    """The best move, or what looks best to somebody who is unsure."""
    if noise == 0:
        return found.values[0]
    unsure = [(value + rng.gauss(0, noise), code, value) for code, value in sorted(found.values)]
    _, code, value = max(unsure)
    return code, value


def _best(table: Table, position: Any, found: Found) -> tuple[tuple[str, float], ...]:
    """The best moves with their values. Where a turn is two moves, the first of them."""
    best: dict[str, float] = {}
    for code, value in found.values[: found.exact]:
        said = table.kernel.spoken(position, [code])[0]
        best.setdefault(said, as_share(value))
    return tuple(best.items())[:SHOWN]


def as_share(value: int) -> float:
    """A value of the search as one from -1 to 1; only what is certain is all or nothing.

    >>> [as_share(value) for value in (0, 30000 - 5, -30000)]
    [0.0, 1.0, -1.0]
    >>> 0.4 < as_share(100) < 0.5
    True
    """
    if abs(value) > CERTAIN:
        return 1.0 if value > 0 else -1.0
    return 0.99 * tanh(value / SCALE)


def _ends_in(value: int) -> int | None:
    """The number of moves to a proven end: positive for a win."""
    if abs(value) <= CERTAIN:
        return None
    return WIN - value if value > 0 else -WIN - value
