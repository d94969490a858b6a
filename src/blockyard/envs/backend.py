"""The batch that plays the games of an environment: the kernel's where it supports the options,
otherwise one on the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockyard.core.contract import State
from blockyard.core.kernel import KernelBatch
from blockyard.envs.config import EnvConfig
from blockyard.envs.rules_batch import RulesBatch

AnyBatch = KernelBatch | RulesBatch
"""Both offer `core.kernel.GameBatch`."""


def make_batch(config: EnvConfig, games: int) -> AnyBatch:
    """Games on the kernel (core/batch.py) or on the rules; both have the same interface."""
    fast = config.game.batch(games, config.seats, config.options, config.max_moves)
    return fast or RulesBatch(config, games)


def state_of(config: EnvConfig, batch: AnyBatch, game: int = 0) -> State:
    """A position as the rules hold it; the games of a kernel are replayed for this."""
    if isinstance(batch, RulesBatch):
        return batch.state(game)
    state, moves = config.game.read(batch.start_text(game)), config.encoding.moves
    for action in batch.history(game):
        state = state.after(moves[action])
    return state


Rows = NDArray[np.int32]


def copy_games(  # noqa: PLR0913, PLR0917 - from where, to where
    config: EnvConfig, source: Any, target: Any, origins: Rows, targets: Rows, needed: Rows
) -> None:
    """Copy games between batches of one config. `needed` are the origins, each once: where one of
    them is overwritten, they are set aside first."""
    if source is target and np.isin(targets, needed).any():
        aside = make_batch(config, len(needed))
        places = np.arange(len(needed), dtype=np.int32)
        aside.copy_games(source, needed, places)
        source, origins = aside, np.searchsorted(needed, origins).astype(np.int32)
    target.copy_games(source, origins, targets)
