"""Monte Carlo tree search for any game whose kernel is of kind "mcts" (core/mcts_position.py).

Each simulation descends by PUCT, expands one leaf, evaluates it (value net, or a random playout
where there is none) and backs the result up. Selection takes the child with the highest

    value + c_puct * prior * sqrt(visits of the parent) / (1 + visits)

  PUCT         `prior` is the policy's probability: promising moves are searched first, the
               others once these disappoint.
  first-play   A child without visits is given its parent's value minus `fpu_reduction`, so a
  urgency      good position is searched narrowly and a bad one widely.
  max^n        There may be more than two seats, so values are vectors: each node is ranked by
               the value of the seat that chooses it. With two seats this is minimax.
  RAVE         Blokus moves hardly depend on their order, so a node with few visits also uses
               simulations in which its move was played later ("all moves as first"). At
               `rave_k` visits both estimates have about equal weight.
  pruning      Below the root a node keeps only the `max_children` moves with the highest prior
               (progressive widening with a fixed width): there may be hundreds of legal moves and
               only a few visits to spend on them.

mcts_tree.py holds the tree and mcts_worker.py runs the simulations, in any number of threads. With
one thread and no time limit the result depends only on position, budget, seed and parameters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock, Thread
from time import perf_counter

from blockyard.ai.mcts_tree import Tree
from blockyard.ai.mcts_worker import Worker
from blockyard.core.analysis import AnalysisUpdate, Line
from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget, SearchResult
from blockyard.core.mcts_position import MctsPosition

MAX_ENDGAME_NODES = 200_000
MAX_SIMULATIONS = (1 << 24) - 1
SIMULATIONS_PER_CHECK = 256
"""Simulations between two checks of the clock and of `stop`."""
CHECKS_PER_SLICE = 16
"""With several threads: checks of each thread before all wait for each other."""
REPORTED_MOVES = 8
"""The best moves that a result lists with their values."""
Stop = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class SearchParameters:
    """PUCT with RAVE. The defaults were tuned by matches: bench/results.md."""

    c_puct: float = 1.5  # exploration
    fpu_reduction: float = 0.0  # first-play urgency: the parent's value minus this
    rave_k: float = 100.0  # visits at which RAVE and the mean have equal weight; 0: no RAVE
    prior_temperature: float = 1.0  # divides the policy's logits
    max_children: int = 32  # pruning below the root
    expansion_visits: int = 1  # expand a leaf once it has this many visits
    solve_endgames: bool = True  # try the exact endgame solver before searching
    endgame_nodes: int = (
        100  # and at leaves between two seats, with at most so many nodes; 0: never
    )
    gumbel_noise: float = 0.0  # scale of the Gumbel noise on the root's logits
    use_playouts: bool = False  # random playouts even where there is a value net
    stops_early: bool = False  # end as soon as the most visited move cannot change


DEFAULTS = SearchParameters()


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends: after some simulations, at a time of `perf_counter`, or when told to."""

    simulations: int = MAX_SIMULATIONS
    ends: float | None = None
    stop: Stop | None = None

    @classmethod
    def of(cls, budget: Budget, stop: Stop | None = None) -> Limits:
        nodes = MAX_SIMULATIONS if budget.nodes is None else budget.nodes
        ends = None if budget.ms is None else perf_counter() + budget.ms / 1000
        return cls(min(nodes, MAX_SIMULATIONS), ends, stop)

    def expected(self, a_second: float, left: int) -> int:
        """How many of the simulations that are left there will be time for, at most."""
        if self.ends is None:
            return left
        return min(left, int(1.1 * a_second * max(0.0, self.ends - perf_counter())))

    def slice(self, simulations: int, ms: int) -> Limits:
        """A part of it: no more than these simulations, and no longer than this."""
        ends = perf_counter() + ms / 1000
        return Limits(simulations, ends if self.ends is None else min(ends, self.ends), self.stop)

    def are_reached(self) -> bool:
        is_late = self.ends is not None and perf_counter() >= self.ends
        return is_late or (self.stop is not None and self.stop())


class MctsSearch:
    """A tree and the workers that grow it, one for each thread. It can be grown further at any
    time, and kept after a move."""

    def __init__(
        self,
        position: MctsPosition,
        seed: int = 0,
        parameters: SearchParameters = DEFAULTS,
        threads: int = 1,
        simulations: int = MAX_SIMULATIONS,
    ) -> None:
        """`simulations` is how many there is to be memory for."""
        if position.to_play is None:
            raise Refused("match-over")
        self.parameters, self.seed = parameters, seed
        self.tree = Tree(position, parameters, simulations)
        self.workers = [Worker(self.tree, seed + number) for number in range(threads)]
        self.workers[0].begin()

    def after(self, move: str, simulations: int = MAX_SIMULATIONS) -> MctsSearch | None:
        """The search of the position after a move, with all that is known of it already; None if
        nothing is, or if the game is over."""
        position = self.tree.root.play(move)
        if position.to_play is None:
            return None
        room = min(MAX_SIMULATIONS, simulations + self.tree.simulations)
        next_search = MctsSearch(position, self.seed, self.parameters, len(self.workers), room)
        return next_search if next_search.tree.take_over(self.tree, move) else None

    def run(self, limits: Limits) -> None:
        """Simulate until a limit is reached, or early if the answer cannot change any more."""
        began, before = perf_counter(), self.tree.simulations
        slice_size = SIMULATIONS_PER_CHECK
        if len(self.workers) > 1:
            slice_size *= CHECKS_PER_SLICE * len(self.workers)
        left = limits.simulations
        while left > 0:
            self._grow(min(left, slice_size), limits)
            done = self.tree.simulations - before
            left = limits.simulations - done
            if limits.are_reached() or self.tree.is_proven(0):
                break
            if self.parameters.stops_early:
                to_come = limits.expected(done / (perf_counter() - began), left)
                if self.tree.is_decided(to_come):
                    break

    def _grow(self, simulations: int, limits: Limits) -> None:
        """A slice of simulations: by this thread if there is one worker, else by one thread each,
        which check the limits in between."""
        if len(self.workers) == 1:
            self.workers[0].grow(simulations)
            return
        share = _Share(simulations, limits)
        threads = [Thread(target=share.work, args=(worker,)) for worker in self.workers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def result(self) -> SearchResult:
        tree, ranked = self.tree, self.tree.ranked(0)
        best = [(tree.move_text(i), tree.value(i)) for i in ranked[:REPORTED_MOVES]]
        return SearchResult(
            move=best[0][0],
            value=best[0][1],
            line=tuple(tree.line(ranked[0])),
            best=tuple(best),
            nodes=tree.simulations,
            visits={tree.move_text(i): tree.visits(i) for i in ranked if tree.visits(i)},
            is_proven=tree.is_proven(0),
        )

    def update(self, lines: int) -> AnalysisUpdate:
        """The most visited moves so far. `depth` is the length of the first line."""
        tree = self.tree
        shown = [
            Line(tuple(tree.line(i)), tree.value(i), tree.visits(i), is_proven=tree.is_proven(i))
            for i in tree.ranked(0)[:lines]
            if tree.visits(i)
        ]
        depth = len(shown[0].moves) if shown else 0
        return AnalysisUpdate(depth, tuple(shown), tree.simulations)


class _Share:
    """Simulations that several workers take from, a few at a time."""

    def __init__(self, simulations: int, limits: Limits) -> None:
        self.left, self.limits, self.lock = simulations, limits, Lock()

    def work(self, worker: Worker) -> None:
        while number := self._take():
            worker.grow(number)
            if self.limits.are_reached():
                with self.lock:
                    self.left = 0

    def _take(self) -> int:
        with self.lock:
            number = min(self.left, SIMULATIONS_PER_CHECK)
            self.left -= number
            return number


def search(  # noqa: PLR0913, PLR0917 - the last three are rarely given
    position: MctsPosition,
    budget: Budget,
    seed: int = 0,
    stop: Stop | None = None,
    parameters: SearchParameters = DEFAULTS,
    threads: int = 1,
) -> SearchResult:
    """The best move of a position. `stop` is polled every few milliseconds; when it returns
    True, the search ends with the best move so far."""
    if position.to_play is None:
        raise Refused("match-over")
    limits = Limits.of(budget, stop)
    if parameters.solve_endgames and (found := solved(position, budget)):
        return found
    begun = MctsSearch(position, seed, parameters, threads, limits.simulations)
    begun.run(limits)
    return begun.result()


def solved(position: MctsPosition, budget: Budget) -> SearchResult | None:
    """The exact result, if the endgame solver finds it for no more work than the search."""
    effort = budget.nodes if budget.nodes is not None else 100 * (budget.ms or MAX_ENDGAME_NODES)
    nodes = min(effort, MAX_ENDGAME_NODES)
    solution = position.solution(nodes)
    if solution is None:
        return None
    moves, value = solution
    return SearchResult(
        move=moves[0],
        value=value,
        line=tuple(moves),
        best=((moves[0], value),),
        nodes=nodes,
        visits={moves[0]: 1},
        is_proven=True,
    )
