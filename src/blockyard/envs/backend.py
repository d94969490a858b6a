"""Who plays the games of a table: its kernel if that knows the table, the rules if not."""

from __future__ import annotations

from typing import Any

from blockyard.core.contract import State
from blockyard.envs.by_rules import ByRules
from blockyard.envs.table import Table


def games_at(table: Table, games: int) -> Any:
    """So many games, on the kernel (core/batch.py) or by the rules: both answer the same."""
    fast = table.game.batch(games, table.seats, table.options, table.longest)
    return fast or ByRules(table, games)


def state_of(table: Table, played: Any, game: int = 0) -> State:
    """A position as the rules hold it; a kernel's games are played again for this."""
    if isinstance(played, ByRules):
        return played.state(game)
    state, moves = table.game.read(played.beginning(game)), table.numbers.moves
    for action in played.story(game):
        state = state.after(moves[action])
    return state
