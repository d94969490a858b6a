"""Round after round of alpha-beta, each one move deeper, until the budget is spent.

A search that is stopped in the middle of a round answers with the best of what that round has
looked at, or of the round before if that is nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any

from blockyard.ai.alphabeta import CERTAIN, PATIENCE, Search
from blockyard.core.kernel import Budget

NO_NODES = 2**62
DEEPEST = 60
WIDEST = 31000
LONGEST_LINE = 20
LARGEST_TABLE = 22
"""The table has at most 2**22 entries of sixteen bytes: 64 MB."""


@dataclass(slots=True)
class Found:
    """Values of moves as numbers of the kernel, the best first, and the line that follows. The
    first `exact` values are exact; the others are upper bounds."""

    values: list[tuple[int, int]]
    exact: int = 1
    line: list[int] = field(default_factory=list)
    depth: int = 0
    nodes: int = 0

    @property
    def value(self) -> int:
        return self.values[0][1]


def table_bits(budget: Budget) -> int:
    """A table for what the budget can fill; an empty one costs time to make."""
    nodes = min(budget.nodes or NO_NODES, (budget.ms or 10**7) * 4000)
    return max(8, min(LARGEST_TABLE, (nodes // 2).bit_length()))


@dataclass(frozen=True, slots=True)
class Sight:
    """How far and how carefully a search looks.

    `spread` says how far behind the best a move may be and still get its exact value; further
    back, values are only upper bounds. `patience` is for threats beyond the depth. A `full`
    search takes no short cuts, so that a proven win is the fastest one.
    """

    depth: int = DEEPEST
    spread: int = 0
    patience: int = PATIENCE
    full: bool = False


class IterativeDeepening:
    """A search by rounds; `stop` is asked every few milliseconds whether it has to end."""

    def __init__(
        self,
        position: Any,
        budget: Budget,
        sight: Sight | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.sight = sight or Sight()
        nodes = NO_NODES if budget.nodes is None else budget.nodes
        seconds = inf if budget.ms is None else budget.ms / 1000
        self.search = Search(
            position,
            (nodes, seconds),
            table_bits(budget),
            self.sight.full,
            self.sight.patience,
            stop,
        )

    def run(self, roots: list[int]) -> Found:
        """Look at these moves, at least one."""
        found = Found([(move, 0) for move in roots])
        for depth in range(1, min(self.sight.depth, DEEPEST) + 1):
            values = self._round([move for move, _ in found.values], depth)
            if not values:
                break
            near = sum(value >= values[0][1] - self.sight.spread for _, value in values)
            found = Found(values, near, depth=depth)
            if self.search.is_stopped() or self._is_decided(values):
                break
        found.line = self.search.line(found.values[0][0], LONGEST_LINE)
        found.nodes = self.search.nodes
        return found

    def _round(self, moves: list[int], depth: int) -> list[tuple[int, int]]:
        """The moves that were looked at in this round and their values, the best first."""
        values: list[tuple[int, int]] = []
        best = -WIDEST
        for move in moves:
            value = self._value(move, depth, max(best - self.sight.spread - 1, -WIDEST))
            if self.search.is_stopped():
                break
            best = max(best, value)
            values.append((move, value))
        return sorted(values, key=lambda pair: -pair[1])

    def _value(self, move: int, depth: int, floor: int) -> int:
        """Whether a move comes near the best is asked first; that is the cheaper question."""
        if floor > -WIDEST:
            value = self.search.root(move, depth, floor, floor + 1)
            if value <= floor or self.search.is_stopped():
                return int(value)
        return int(self.search.root(move, depth, floor, WIDEST))

    def _is_decided(self, values: list[tuple[int, int]]) -> bool:
        """A win is sure, everything loses, or there is no choice."""
        return len(values) == 1 or abs(values[0][1]) > CERTAIN
