"""The computer player of MCTS kernels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from blockyard.ai.levels import Level
from blockyard.ai.session import Session
from blockyard.core.kernel import Budget, SearchResult
from blockyard.core.mcts_position import MctsPosition

SAVING_VISITS = 2
"""A tree that lasts for a game is large: half of its nodes are spared by expanding leaves on their
second visit, which plays as well (bench/results.md)."""


def search(  # noqa: PLR0913, PLR0917 - what the engine is asked
    position: MctsPosition,
    level: Level,
    budget: Budget,
    rng: Random,
    stop: Callable[[], bool] | None,
    stops_early: bool,
) -> SearchResult:
    from blockyard.ai import mcts  # noqa: PLC0415 - it exists only as machine code

    parameters = mcts.SearchParameters(gumbel_noise=level.noise / 100, stops_early=stops_early)
    return mcts.search(position, budget, rng.getrandbits(32), stop, parameters)


def search_on(  # noqa: PLR0913, PLR0917 - what the engine is asked, and what it remembers
    position: MctsPosition,
    budget: Budget,
    rng: Random,
    stop: Callable[[], bool] | None,
    session: Session,
    moves: tuple[str, ...] | None,
) -> SearchResult:
    """Go on with the tree of the last search, which was this many moves ago. The simulations that
    are kept count towards the budget's."""
    from blockyard.ai import mcts  # noqa: PLC0415 - it exists only as machine code

    limits = mcts.Limits.of(budget, stop)
    tree = session.grown_tree(moves, limits.simulations)
    if found := mcts.solved(position, budget):
        return found
    if tree is None:
        parameters = mcts.SearchParameters(stops_early=True, expansion_visits=SAVING_VISITS)
        seed = rng.getrandbits(32)
        tree = mcts.MctsSearch(position, seed, parameters, session.threads, limits.simulations)
    left = max(1, limits.simulations - tree.tree.simulations)
    tree.run(replace(limits, simulations=left))
    session.tree = tree
    return tree.result()
