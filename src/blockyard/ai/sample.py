"""Thinking by Monte Carlo tree search, for kernels that sample."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from blockyard.ai.levels import Level
from blockyard.core.kernel import Budget, Thought


def thought(
    position: Any, level: Level, budget: Budget, rng: Random, stop: Callable[[], bool] | None
) -> Thought:
    from blockyard.ai import mcts  # noqa: PLC0415 - it exists only as machine code

    style = mcts.Style(noise=level.noise / 100)
    found: Thought = mcts.search(position, budget, rng.getrandbits(32), stop, style)
    return found
