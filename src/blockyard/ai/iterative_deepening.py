"""Iterative deepening: alpha-beta with depth 1, 2, 3 … until the budget is spent.

Shallow iterations cost little and fill the transposition table, which orders the moves of the next
one. A search that is stopped in the middle of an iteration returns the best of the root moves it
has searched in it, or the previous iteration if it has finished none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import nlargest
from math import inf
from threading import Event, Thread

from blockyard.ai.alphabeta import PROVEN_SCORE, QUIESCENCE_DEPTH, Search
from blockyard.ai.transposition_table import TranspositionTable
from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.kernel import Budget

UNLIMITED_NODES = 2**62
MAX_DEPTH = 60
INFINITY = 31000
MAX_LINE = 20
WINDOW, WINDOW_DEPTH = 40, 4
"""Aspiration: from this depth on, the best move is expected to score nearly what it did before."""
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

    The best `lines` root moves get exact scores, and those within `margin` of the best; the others
    upper bounds (multi-PV).
    `quiescence_depth` are plies beyond the depth while somebody is threatened. A `full_width`
    search prunes nothing selectively, so that a proven win is the fastest one.
    """

    depth: int = MAX_DEPTH
    margin: int = 0
    quiescence_depth: int = QUIESCENCE_DEPTH
    full_width: bool = False
    lines: int = 1


class IterativeDeepening:
    """A search over the root moves; `stop` is polled every few milliseconds. The `table` of an
    earlier search, or one that others use at the same time, spares it work."""

    def __init__(
        self,
        position: AlphaBetaPosition,
        budget: Budget,
        options: SearchOptions | None = None,
        stop: Callable[[], bool] | None = None,
        table: TranspositionTable | None = None,
    ) -> None:
        self.options = options or SearchOptions()
        nodes = UNLIMITED_NODES if budget.nodes is None else budget.nodes
        seconds = inf if budget.ms is None else budget.ms / 1000
        self.table = table or TranspositionTable(table_bits(budget))
        self.stop, self.polled_nodes = stop, 0
        self.search = Search(
            position,
            (nodes, seconds),
            self.table,
            self.options.full_width,
            self.options.quiescence_depth,
            self._poll,
        )

    def _poll(self) -> bool:
        """Called by the search; `polled_nodes` is for other threads, which may not look into it."""
        self.polled_nodes = self.search.nodes
        return self.stop is not None and self.stop()

    def run(self, root_moves: list[int]) -> RootResult:
        """Search these moves, at least one."""
        result = RootResult([(move, 0) for move in root_moves])
        for result in self.iterations(root_moves):  # noqa: B007 - the last one is the result
            pass
        result.line = self.principal_variation(result.scores[0][0])
        result.nodes = self.search.nodes
        return result

    def iterations(self, root_moves: list[int]) -> Iterator[RootResult]:
        """The result of each depth, until the budget is spent or the result is certain."""
        moves, lines = root_moves, min(self.options.lines, len(root_moves))
        expected: int | None = None
        for depth in range(1, min(self.options.depth, MAX_DEPTH) + 1):
            scores = self._iterate(moves, depth, expected)
            if len(scores) < lines:
                return
            floor = self._floor(scores)
            exact = sum(score > floor for _, score in scores)
            yield RootResult(scores, exact, depth=depth, nodes=self.search.nodes)
            self.table.widen(self.search.nodes, self.search.poll_limits)
            moves = [move for move, _ in scores]
            expected = scores[0][1] if depth + 1 >= WINDOW_DEPTH else None
            if self.search.is_stopped() or self.is_decided(scores):
                return

    def principal_variation(self, move: int) -> list[int]:
        """The best line that begins with this root move."""
        return self.search.principal_variation(move, MAX_LINE)

    def _iterate(self, moves: list[int], depth: int, expected: int | None) -> list[tuple[int, int]]:
        """The moves searched in this iteration with their scores, the best first."""
        scores: list[tuple[int, int]] = []
        for move in moves:
            if not scores and expected is not None:
                score = self._expected_score(move, depth, expected)
            else:
                score = self._score(move, depth, self._floor(scores))
            if self.search.is_stopped():
                break
            scores.append((move, score))
        return sorted(scores, key=lambda pair: -pair[1])

    def _expected_score(self, move: int, depth: int, expected: int) -> int:
        """Aspiration: a narrow window around the expected score cuts off more; a score outside of
        it is searched again."""
        low, high = expected - WINDOW, expected + WINDOW
        score = self.search.search_root_move(move, depth, low, high)
        if low < score < high or self.search.is_stopped():
            return score
        return self._score(move, depth, -INFINITY)

    def _floor(self, scores: list[tuple[int, int]]) -> int:
        """A move that scores no more than this needs no exact score."""
        best = nlargest(self.options.lines, (score for _, score in scores))
        if len(best) < self.options.lines:
            return -INFINITY
        return max(min(best[-1], best[0] - self.options.margin) - 1, -INFINITY)

    def _score(self, move: int, depth: int, alpha: int) -> int:
        """Principal variation search at the root: the full window only for moves that pass a
        zero-window search."""
        if alpha > -INFINITY:
            score = self.search.search_root_move(move, depth, alpha, alpha + 1)
            if score <= alpha or self.search.is_stopped():
                return score
        return self.search.search_root_move(move, depth, alpha, INFINITY)

    def is_decided(self, scores: list[tuple[int, int]]) -> bool:
        """The wins or losses of all moves that matter are proven, or there is only one move."""
        matter = scores[: self.options.lines]
        return len(scores) == 1 or all(abs(score) > PROVEN_SCORE for _, score in matter)


@contextmanager
def helped(
    positions: list[AlphaBetaPosition],
    root_moves: list[int],
    options: SearchOptions,
    table: TranspositionTable,
) -> Iterator[list[IterativeDeepening]]:
    """Lazy SMP: threads that search copies of the position and fill the same table, so that the
    search in this thread finds much of its work done. Each begins with another root move."""
    done = Event()
    helpers: list[IterativeDeepening] = []
    threads: list[Thread] = []
    for number, position in enumerate(positions, 1):
        turned = root_moves[number % len(root_moves) :] + root_moves[: number % len(root_moves)]
        helpers.append(IterativeDeepening(position, Budget(), options, done.is_set, table))
        threads.append(Thread(target=helpers[-1].run, args=(turned,)))
    for thread in threads:
        thread.start()
    try:
        yield helpers
    finally:
        done.set()
        for thread in threads:
            thread.join()
