"""Iterative deepening: alpha-beta with depth 1, 2, 3 … until the budget is spent.

Shallow iterations cost little and fill the transposition table, which orders the moves of the next
one. A search that is stopped in the middle of an iteration returns the best of the root moves it
has searched in it, or the previous iteration if it has finished none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf

from blockyard.ai.alphabeta import PROVEN_SCORE, QUIESCENCE_DEPTH, Search
from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.kernel import Budget

UNLIMITED_NODES = 2**62
MAX_DEPTH = 60
INFINITY = 31000
MAX_LINE = 20
MAX_TABLE_BITS = 22
"""The transposition table has at most 2**22 entries of sixteen bytes: 64 MB."""


@dataclass(slots=True)
class RootResult:
    """Root moves as kernel codes with their scores, the best first, and the principal variation.
    The first `exact` scores are exact; the others are upper bounds."""

    scores: list[tuple[int, int]]
    exact: int = 1
    line: list[int] = field(default_factory=list)
    depth: int = 0
    nodes: int = 0

    @property
    def score(self) -> int:
        return self.scores[0][1]


def table_bits(budget: Budget) -> int:
    """The size of a table that the budget can fill; zeroing a larger one would only cost time."""
    nodes = min(budget.nodes or UNLIMITED_NODES, (budget.ms or 10**7) * 4000)
    return max(8, min(MAX_TABLE_BITS, (nodes // 2).bit_length()))


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """Depth and width of a search.

    Root moves within `margin` of the best get exact scores; the others upper bounds (multi-PV).
    `quiescence_depth` are plies beyond the depth while somebody is threatened. A `full_width`
    search prunes nothing selectively, so that a proven win is the fastest one.
    """

    depth: int = MAX_DEPTH
    margin: int = 0
    quiescence_depth: int = QUIESCENCE_DEPTH
    full_width: bool = False


class IterativeDeepening:
    """A search over the root moves; `stop` is polled every few milliseconds."""

    def __init__(
        self,
        position: AlphaBetaPosition,
        budget: Budget,
        options: SearchOptions | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.options = options or SearchOptions()
        nodes = UNLIMITED_NODES if budget.nodes is None else budget.nodes
        seconds = inf if budget.ms is None else budget.ms / 1000
        self.search = Search(
            position,
            (nodes, seconds),
            table_bits(budget),
            self.options.full_width,
            self.options.quiescence_depth,
            stop,
        )

    def run(self, root_moves: list[int]) -> RootResult:
        """Search these moves, at least one."""
        result = RootResult([(move, 0) for move in root_moves])
        for depth in range(1, min(self.options.depth, MAX_DEPTH) + 1):
            scores = self._iterate([move for move, _ in result.scores], depth)
            if not scores:
                break
            exact = sum(score >= scores[0][1] - self.options.margin for _, score in scores)
            result = RootResult(scores, exact, depth=depth)
            if self.search.is_stopped() or self._is_decided(scores):
                break
        result.line = self.principal_variation(result.scores[0][0])
        result.nodes = self.search.nodes
        return result

    def principal_variation(self, move: int) -> list[int]:
        """The best line that begins with this root move."""
        return self.search.principal_variation(move, MAX_LINE)

    def _iterate(self, moves: list[int], depth: int) -> list[tuple[int, int]]:
        """The moves searched in this iteration with their scores, the best first."""
        scores: list[tuple[int, int]] = []
        best = -INFINITY
        for move in moves:
            score = self._score(move, depth, max(best - self.options.margin - 1, -INFINITY))
            if self.search.is_stopped():
                break
            best = max(best, score)
            scores.append((move, score))
        return sorted(scores, key=lambda pair: -pair[1])

    def _score(self, move: int, depth: int, alpha: int) -> int:
        """Principal variation search at the root: the full window only for moves that pass a
        zero-window search."""
        if alpha > -INFINITY:
            score = self.search.search_root_move(move, depth, alpha, alpha + 1)
            if score <= alpha or self.search.is_stopped():
                return score
        return self.search.search_root_move(move, depth, alpha, INFINITY)

    def _is_decided(self, scores: list[tuple[int, int]]) -> bool:
        """A win or a loss is proven, or there is only one move."""
        return len(scores) == 1 or abs(scores[0][1]) > PROVEN_SCORE
