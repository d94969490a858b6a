"""Streamed analysis: what an engine finds while it thinks, in any game.

    analysis = Analysis(request_for(match, seat), lines=3, threads=2)
    for update in analysis:
        ...

goes on until the budget of the request is spent, nothing is left to find out, `stop` is called,
from this thread or any other, or `until` returns True. The last update is what is known then.
A depth can take long; with `every_ms`, the lines known so far are told again in between, with the
nodes searched since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, repeat
from queue import Empty, Queue
from random import Random
from threading import Event, Thread
from time import perf_counter

from blockyard import games
from blockyard.ai import alphabeta_player, rules_player
from blockyard.ai.engine import EngineRequest, determinized, start_of
from blockyard.ai.levels import MAX_DEPTH, STRONGEST, WEAKEST, Level
from blockyard.core.analysis import AnalysisUpdate, Line
from blockyard.core.contract import Game, Refused, State
from blockyard.core.kernel import AlphaBetaKernel, Budget, MctsKernel, Planner, SearchResult

FIRST_SLICE = 64
"""Simulations before the first update of a tree search."""
SLICE_MS = 60
"""Milliseconds between two updates of a tree search."""
FIRST_PLAYOUTS = 4
Feed = Queue[AnalysisUpdate | Exception | None]


@dataclass
class Analysis:
    """The analysis of one position, for the seat to move. Iterate over it once."""

    request: EngineRequest
    lines: int = 3
    threads: int = 1
    until: Callable[[], bool] | None = None
    every_ms: int | None = None
    stopped: Event = field(default_factory=Event)
    searched: int = field(default=0, init=False)
    """Nodes of a search that is under way."""

    def stop(self) -> None:
        """End the analysis at once; it still gives its last update."""
        self.stopped.set()

    def is_stopped(self) -> bool:
        return self.stopped.is_set() or (self.until is not None and self.until())

    def __iter__(self) -> Iterator[AnalysisUpdate]:
        began = perf_counter()
        updates = self._updates()
        for update in updates if self.every_ms is None else self._beating(updates, self.every_ms):
            yield replace(update, ms=round(1000 * (perf_counter() - began)))

    def _beating(
        self, updates: Iterator[AnalysisUpdate], every_ms: int
    ) -> Iterator[AnalysisUpdate]:
        """The search goes on in a thread of its own, and its last update is repeated in time."""
        feed: Feed = Queue()
        thread = Thread(target=_fill, args=(feed, updates), daemon=True)
        thread.start()
        try:
            yield from self._repeating(feed, every_ms / 1000)
        finally:
            self.stop()
            thread.join()

    def _repeating(self, feed: Feed, seconds: float) -> Iterator[AnalysisUpdate]:
        last: AnalysisUpdate | None = None
        while True:
            try:
                found = feed.get(timeout=seconds)
            except Empty:
                if last is not None:
                    yield replace(last, nodes=max(last.nodes, self.searched))
                continue
            if isinstance(found, Exception):
                raise found
            if found is None:
                return
            last = found
            yield last

    def _set_searched(self, nodes: int) -> None:
        self.searched = nodes

    def _updates(self) -> Iterator[AnalysisUpdate]:
        game, rng = games.get_any(self.request.game), Random(self.request.seed)
        state = determinized(game, self.request, rng)
        if state.outcome or state.to_play != self.request.seat:
            raise Refused("not-your-turn")
        kernel = game.kernel()
        if planner := game.planner():
            return self._planned(game, state, planner, rng)
        if kernel is None:
            return self._played_out(game, state, rng)
        if kernel.kind == "mcts":
            return self._simulated(kernel, state)
        return self._deepened(game, kernel, state)

    @property
    def _budget(self) -> Budget:
        return self.request.budget or Budget()

    # --- one search each ------------------------------------------------------------

    def _simulated(self, kernel: MctsKernel, state: State) -> Iterator[AnalysisUpdate]:
        from blockyard.ai import mcts  # noqa: PLC0415 - its kernels exist only as machine code

        position = kernel.position(state.text())
        limits = mcts.Limits.of(self._budget, self.is_stopped)
        if solved := mcts.solved(position, self._budget):
            yield _one_update(solved, depth=len(solved.line), is_final=True)
            return
        search = mcts.MctsSearch(position, self.request.seed, threads=self.threads)
        simulations = FIRST_SLICE
        while simulations > 0:
            search.run(limits.slice(simulations, SLICE_MS))
            yield search.update(self.lines)
            if limits.are_reached():
                return
            simulations = limits.simulations - search.tree.simulations

    def _deepened(
        self, game: Game, kernel: AlphaBetaKernel, state: State
    ) -> Iterator[AnalysisUpdate]:
        start = start_of(game, self.request).text()
        root = alphabeta_player.SearchRoot(
            kernel, start, self.request.history, state.legal_moves(), self.request.seed
        )
        return alphabeta_player.updates(
            root,
            Level(0, MAX_DEPTH),
            self._budget,
            self.lines,
            self.threads,
            self.is_stopped,
            self._set_searched,
        )

    def _planned(
        self, game: Game, state: State, planner: Planner, rng: Random
    ) -> Iterator[AnalysisUpdate]:
        """A planner thinks harder from level to level."""
        for level in range(WEAKEST, STRONGEST + 1):
            more = (determinized(game, self.request, rng) for _ in repeat(None))
            found = planner.advise(
                chain([state], more), level, self.request.budget, rng, self.is_stopped
            )
            yield _one_update(found, depth=level, is_final=level == STRONGEST, lines=self.lines)
            if self.is_stopped():
                return

    def _played_out(self, game: Game, state: State, rng: Random) -> Iterator[AnalysisUpdate]:
        """Twice as many playouts each time."""
        playouts = FIRST_PLAYOUTS
        while True:
            budget = replace(self._budget, nodes=playouts)
            found = rules_player.search(game, state, budget, rng, self.is_stopped)
            is_final = self._budget.nodes is not None and playouts >= self._budget.nodes
            yield _one_update(found, depth=1, is_final=is_final, lines=self.lines)
            if is_final or self.is_stopped():
                return
            playouts *= 2


def _fill(feed: Feed, updates: Iterator[AnalysisUpdate]) -> None:
    """Put all updates into the queue, then None, or the error that ended them."""
    end: Exception | None = None
    try:
        for update in updates:
            feed.put(update)
    except Exception as error:
        end = error
    feed.put(end)


def _one_update(found: SearchResult, depth: int, is_final: bool, lines: int = 1) -> AnalysisUpdate:
    """The update of a search that tells only its result."""
    best = found.best[:lines] or ((found.move, found.value),)
    shown = [Line((move,), value) for move, value in best]
    if shown[0].moves[0] == found.move:
        moves = found.line or (found.move,)
        shown[0] = Line(moves, found.value, 0, found.ends_in, found.is_proven)
    return AnalysisUpdate(depth, tuple(shown), found.nodes, is_final=is_final)
