"""Thinking by Monte Carlo tree search, for kernels that sample."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from blockyard.ai.levels import Level
from blockyard.core.kernel import Budget, SearchResult


def thought(
    position: Any, level: Level, budget: Budget, rng: Random, stop: Callable[[], bool] | None
) -> SearchResult:
    from blockyard.ai import mcts  # noqa: PLC0415 - it exists only as machine code

    style = mcts.Style(noise=level.noise / 100)
    found: SearchResult = mcts.search(position, budget, rng.getrandbits(32), stop, style)
    return found
