"""The games of a training on many cores or machines: the same games, in the same order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from blockyard import games
from blockyard.ai.executors import in_order
from blockyard.ai.training.self_play import Plan, Play, SelfPlayGame, Training
from blockyard.ai.training.texel_tuning import training


def elsewhere(pool: Executor, ahead: int) -> Play:
    """Plays games in other processes. The first weights go with each game: their file may not be
    there."""

    def play(here: Training, seeds: Sequence[int]) -> Iterator[SelfPlayGame]:
        plan = replace(here.plan, first_weights="")
        return in_order(pool, partial(_play, plan, here.weights), seeds, ahead)

    return play


@cache
def _there(plan: Plan) -> Training:
    """One for each process."""
    return training(games.get(plan.game), plan, Path())


def _play(plan: Plan, weights: object, seed: int) -> SelfPlayGame:
    there = _there(plan)
    there.weights = weights
    return there.play(seed)
