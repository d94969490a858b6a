"""The computer player of MCTS kernels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from blockyard.ai.levels import Level
from blockyard.core.kernel import Budget, SearchResult
from blockyard.core.mcts_position import MctsPosition


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
