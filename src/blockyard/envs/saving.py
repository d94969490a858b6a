"""Games of an environment as values: to keep, to send, and to continue later or somewhere else.

A `SavedGame` is plain text and numbers. It holds what the rules need to replay the game, so it
outlives the layout of kernels; and the random generator, so that chance goes on as it would have.
"""

from __future__ import annotations

from typing import NamedTuple

from blockyard.core.contract import CHANCE, State
from blockyard.envs.backend import AnyBatch
from blockyard.envs.config import EnvConfig
from blockyard.envs.rules_batch import RulesBatch


class SavedGame(NamedTuple):
    """The text of the position it began with, all moves since (those of CHANCE too), the number of
    moves that count for `max_moves`, and the random generator."""

    start: str
    moves: tuple[str, ...]
    plies: int
    rng: int


def save_game(config: EnvConfig, batch: AnyBatch, game: int) -> SavedGame:
    word = batch.rng_word(game)
    if isinstance(batch, RulesBatch):
        moves = tuple(batch.moves[game])
        return SavedGame(batch.starts[game].text(), moves, batch.plies[game], word)
    actions = batch.history(game)
    named = tuple(config.encoding.moves[action] for action in actions)
    return SavedGame(batch.start_text(game), named, len(actions), word)


def load_game(config: EnvConfig, batch: AnyBatch, game: int, saved: SavedGame) -> None:
    """Continue a saved game of the same config. What the rules refuse is refused here."""
    start = readable(config, saved.start)
    if isinstance(batch, RulesBatch):
        _checked(start, saved.moves)
        batch.resume(game, start, saved.moves, saved.plies)
    else:
        start, moves = _after_chance(start, saved.moves)
        batch.set_position(game, start)
        for move in moves:
            action = config.encoding.action_of.get(move, -1)
            if not batch.play(game, action):
                raise ValueError(f"{move} cannot be played in this saved game")
    batch.set_rng_word(game, saved.rng)


def set_state(config: EnvConfig, batch: AnyBatch, game: int, state: State | str) -> None:
    """Continue from a position, without its history: repetitions count from here."""
    text = state if isinstance(state, str) else state.text()
    position = readable(config, text)
    if position.outcome is not None:
        raise ValueError("the game is over in this position; nothing can be played from it")
    if position.to_play == CHANCE and not isinstance(batch, RulesBatch):
        raise ValueError("chance is to move in this position; play its move first")
    batch.set_position(game, position)


def readable(config: EnvConfig, text: str) -> State:
    """The position of a text, which has to belong to the same table."""
    state, wanted = config.game.read(text), config.start().agreed
    if state.agreed != wanted:
        other = {k: v for k, v in state.agreed.items() if wanted.get(k) != v}
        raise ValueError(f"this position is of another table: {other}")
    return state


def _checked(state: State, moves: tuple[str, ...]) -> None:
    for move in moves:
        state = state.play(move)


def _after_chance(state: State, moves: tuple[str, ...]) -> tuple[State, tuple[str, ...]]:
    """A kernel begins where the first seat decides."""
    played = 0
    while state.to_play == CHANCE and played < len(moves):
        state, played = state.play(moves[played]), played + 1
    return state, moves[played:]
