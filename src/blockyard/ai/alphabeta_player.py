"""The player of games with an alpha-beta kernel: a level's weaknesses on top of the search.

Weak levels drop root moves before the search, add noise to the scores after it, and at a memory
table search a position in which covered pieces have been forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, tanh
from random import Random

from blockyard.ai.alphabeta import PROVEN_SCORE
from blockyard.ai.iterative_deepening import (
    IterativeDeepening,
    RootResult,
    SearchOptions,
    helped,
)
from blockyard.ai.levels import MAX_DEPTH, Level
from blockyard.ai.proof_number import ProofSearch
from blockyard.ai.session import Session
from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.analysis import AnalysisUpdate, Line
from blockyard.core.kernel import AlphaBetaKernel, Budget, SearchResult

SHOWN_MOVES = 8
"""How many of the best moves are returned with their values."""
WIN = 30000
THREAT_SHARE, MAX_THREAT_NODES = 0.08, 100_000
"""The part of a player's budget that the threat solver may spend. One of its nodes takes as long as
some thirty of alpha-beta, but most positions need only a few."""
FIRST_THREAT_NODES = 3000
"""What it may spend before the first line of an analysis: some ten milliseconds."""
LOGISTIC_SCALE = 200.0
"""With this lead, a game is won in about three of four cases."""


@dataclass(frozen=True, slots=True)
class SearchRoot:
    """What the player knows: the start, the moves as its seat was shown them, and the legal moves.
    Moves within `margin` of the best get an exact value."""

    kernel: AlphaBetaKernel
    start: str
    moves: Sequence[str]
    legal: Sequence[str]
    seed: int
    margin: int = 0

    def position(self, level: Level) -> AlphaBetaPosition:
        """The position as a player of this level knows it."""
        if level.memory_retention < 1 and self.kernel.needs_memory(self.start):
            return self.kernel.remembered_position(
                self.start, self.moves, level.memory_retention, self.seed
            )
        if level.uses_tablebase:
            return self.kernel.tablebase_position(self.start, self.moves)
        return self.kernel.position(self.start, self.moves)

    def needs_full_width(self, level: Level, position: AlphaBetaPosition) -> bool:
        """Where the tablebase knows every score, pruning would only hide the fastest win."""
        return level.uses_tablebase and self.kernel.is_in_tablebase(position)

    def seeks_threats(self, level: Level) -> bool:
        """Whether a player of this level looks for a forced win first; weak ones would see more
        than they should."""
        is_sound = level.noise == 0 and level.move_dropout == 0 and level.depth == MAX_DEPTH
        return self.kernel.has_threats and is_sound and not self.kernel.needs_memory(self.start)

    def text(self, position: AlphaBetaPosition, code: int) -> str:
        return self.kernel.notation(position, [code])[0]


def search(  # noqa: PLR0913, PLR0917 - what the engine is asked, and what it remembers
    root: SearchRoot,
    level: Level,
    budget: Budget,
    rng: Random,
    stop: Callable[[], bool] | None,
    session: Session | None = None,
) -> SearchResult:
    """The move of a player of this level."""
    position = root.position(level)
    legal = set(root.legal)
    codes = [code for code in position.root_moves() if root.text(position, code) in legal]
    if not codes:  # only hopeless moves are left, or the remembered position is quite wrong
        return SearchResult(root.legal[0], -1.0, (root.legal[0],))
    is_known = root.needs_full_width(level, position)
    options = SearchOptions(
        level.depth, max(3 * level.noise, root.margin), level.quiescence_depth, is_known
    )
    if root.seeks_threats(level):
        solver = _threat_solver(position, budget, stop)
        if forced := _forced_win(root, position, codes, solver):
            return _won(forced)
    table = session.begun_table() if session else None
    deepening = IterativeDeepening(position, budget, options, stop, table)
    candidates = _with_dropout(codes, level.move_dropout, rng)
    copies = [root.position(level) for _ in range(session.threads - 1)] if session else []
    with helped(copies, candidates, options, deepening.table) as helpers:
        result = deepening.run(candidates)
    move, score = _with_noise(result, level.noise, rng)
    is_best = move == result.scores[0][0]
    line = root.kernel.notation(
        position, result.line if is_best else deepening.principal_variation(move)
    )
    return SearchResult(
        line[0],
        expected_result(score),
        line,
        _best_moves(root, position, result),
        result.nodes + sum(helper.search.nodes for helper in helpers),
        ends_in=_plies_to_end(score),
        is_proven=is_known or _plies_to_end(score) is not None,
    )


def _won(line: Line) -> SearchResult:
    return SearchResult(
        line.moves[0],
        line.value,
        line.moves,
        ((line.moves[0], line.value),),
        line.nodes,
        ends_in=line.ends_in,
        is_proven=True,
    )


def _threat_solver(
    position: AlphaBetaPosition, budget: Budget, stop: Callable[[], bool] | None
) -> ProofSearch:
    """It may spend a small part of the budget."""
    nodes = MAX_THREAT_NODES
    if budget.nodes is not None:
        nodes = min(int(budget.nodes * THREAT_SHARE), nodes)
    seconds = inf if budget.ms is None else budget.ms / 1000 * THREAT_SHARE
    return ProofSearch(position, nodes, threats_only=True, stop=stop, seconds=seconds)


def _forced_win(
    root: SearchRoot, position: AlphaBetaPosition, codes: list[int], solver: ProofSearch
) -> Line | None:
    """A win by one threat after the other."""
    line = solver.prove()
    if not line or line[0] not in codes:
        return None
    moves = root.kernel.notation(position, line)
    return Line(moves, 1.0, solver.nodes, solver.plies, is_proven=True)


def updates(  # noqa: PLR0913, PLR0917 - what an analysis is asked
    root: SearchRoot,
    level: Level,
    budget: Budget,
    lines: int,
    threads: int,
    stop: Callable[[], bool],
    on_nodes: Callable[[int], None] = lambda _: None,
) -> Iterator[AnalysisUpdate]:
    """The best lines after each depth of the search; `on_nodes` is called with the nodes of all
    threads in between."""
    position = root.position(level)
    legal = set(root.legal)
    codes = [code for code in position.root_moves() if root.text(position, code) in legal]
    if not codes:  # only hopeless moves are left
        lost = Line((root.legal[0],), -1.0, is_proven=True)
        yield AnalysisUpdate(1, (lost,), 1, is_final=True)
        return
    is_known = root.needs_full_width(level, position)
    options = SearchOptions(
        level.depth,
        quiescence_depth=level.quiescence_depth,
        full_width=is_known,
        lines=lines,
    )

    forced = None
    if root.seeks_threats(level):
        solver = ProofSearch(position, FIRST_THREAT_NODES, threats_only=True, stop=stop)
        forced = _forced_win(root, position, codes, solver)

    def poll() -> bool:
        on_nodes(deepening.polled_nodes + sum(helper.polled_nodes for helper in helpers))
        return stop()

    deepening = IterativeDeepening(position, budget, options, poll)
    copies = [root.position(level) for _ in range(threads - 1)]
    with helped(copies, codes, options, deepening.table) as helpers:
        for result in deepening.iterations(codes):
            shown = [
                _line(root, position, deepening.principal_variation(code), score, is_known)
                for code, score in result.scores[: min(lines, result.exact)]
            ]
            if forced and shown[0].value < 1:
                others = [line for line in shown if line.moves[0] != forced.moves[0]]
                shown = [forced, *others][:lines]
            is_final = is_known or deepening.is_decided(result.scores)
            is_final = is_final or (lines == 1 and shown[0].value == 1)
            nodes = result.nodes + sum(helper.polled_nodes for helper in helpers)
            yield AnalysisUpdate(result.depth, tuple(shown), nodes, is_final=is_final)
            if is_final:
                return


def _line(
    root: SearchRoot, position: AlphaBetaPosition, codes: list[int], score: int, is_known: bool
) -> Line:
    plies, moves = _plies_to_end(score), root.kernel.notation(position, codes)
    is_proven = is_known or plies is not None
    return Line(moves, expected_result(score), ends_in=plies, is_proven=is_proven)


def _with_dropout(codes: list[int], dropout: float, rng: Random) -> list[int]:
    """Root moves without those that the player overlooks, at least one, in random order: of equal
    moves the first is played, so games differ."""
    order = rng.sample(codes, len(codes))
    return [code for code in order[1:] if rng.random() >= dropout] + order[:1]


def _with_noise(result: RootResult, noise: int, rng: Random) -> tuple[int, int]:
    """The best move and its score, after Gaussian noise has been added to all scores."""
    if noise == 0:
        return result.scores[0]
    noisy = [(score + rng.gauss(0, noise), code, score) for code, score in sorted(result.scores)]
    _, code, score = max(noisy)
    return code, score


def _best_moves(
    root: SearchRoot, position: AlphaBetaPosition, result: RootResult
) -> tuple[tuple[str, float], ...]:
    """The best moves with their values. Where a turn is two moves, the first of them."""
    best: dict[str, float] = {}
    for code, score in result.scores[: result.exact]:
        best.setdefault(root.text(position, code), expected_result(score))
    return tuple(best.items())[:SHOWN_MOVES]


def expected_result(score: int) -> float:
    """A score as an expected result from -1 to 1; only proven scores reach the ends.

    >>> [expected_result(score) for score in (0, 30000 - 5, -30000)]
    [0.0, 1.0, -1.0]
    >>> 0.4 < expected_result(100) < 0.5
    True
    """
    if abs(score) > PROVEN_SCORE:
        return 1.0 if score > 0 else -1.0
    return 0.99 * tanh(score / LOGISTIC_SCALE)


def _plies_to_end(score: int) -> int | None:
    """Plies to a proven win, negative for a loss; None if nothing is proven."""
    if abs(score) <= PROVEN_SCORE:
        return None
    return WIN - score if score > 0 else -WIN - score
