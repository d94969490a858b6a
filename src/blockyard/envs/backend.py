"""The batch that plays the games of an environment: the kernel's where it supports the options,
otherwise one on the rules."""

from __future__ import annotations

from typing import Any

from blockyard.core.contract import State
from blockyard.envs.config import EnvConfig
from blockyard.envs.rules_batch import RulesBatch


def make_batch(config: EnvConfig, games: int) -> Any:
    """Games on the kernel (core/batch.py) or on the rules; both have the same interface."""
    fast = config.game.batch(games, config.seats, config.options, config.max_moves)
    return fast or RulesBatch(config, games)


def state_of(config: EnvConfig, batch: Any, game: int = 0) -> State:
    """A position as the rules hold it; the games of a kernel are replayed for this."""
    if isinstance(batch, RulesBatch):
        return batch.state(game)
    state, moves = config.game.read(batch.beginning(game)), config.encoding.moves
    for action in batch.story(game):
        state = state.after(moves[action])
    return state
