"""A batch of games on the rules, for options that no kernel supports.

It has the interface of a compiled batch (core/batch.py): rows of numbers are written into the
caller's arrays.
"""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from blockyard.core.contract import State
from blockyard.envs.config import EnvConfig, IllegalAction, returns_of

Row = NDArray[np.generic]
TERMINATED, TRUNCATED = 1, 2


class RulesBatch:
    """Games with one config, by number."""

    def __init__(self, config: EnvConfig, games: int) -> None:
        self.config, self.games, self.seats = config, games, config.seats
        self.max_moves = config.max_moves
        self.actions, self.size = len(config.encoding.moves), config.encoding.size
        self.rngs = [Random(game) for game in range(games)]
        self.plies = [0] * games
        self.states: list[State] = [config.start()] * games
        for game in range(games):
            self.reset(game, game)

    # --- one game ------------------------------------------------------------------------

    def reset(self, game: int, seed: int) -> None:
        self.rngs[game] = Random(seed)
        self._begin(game)

    def _begin(self, game: int) -> None:
        self.plies[game] = 0
        self.states[game] = self.config.resolve_chance(self.config.start(), self.rngs[game])

    def to_play(self, game: int = 0) -> int:
        seat = self.states[game].to_play
        return -1 if seat is None else seat

    def play(self, game: int, action: object) -> bool:
        if self.plies[game] >= self.max_moves or not self._allows(game, action):
            return False
        state, move = self.states[game], self.config.move(self.states[game], action)
        self.states[game] = self.config.resolve_chance(state.after(move), self.rngs[game])
        self.plies[game] += 1
        return True

    def _allows(self, game: int, action: object) -> bool:
        try:
            self.config.move(self.states[game], action)
        except IllegalAction:
            return False
        return True

    def was_truncated(self, game: int = 0) -> bool:
        return self.plies[game] >= self.max_moves and self.to_play(game) >= 0

    def returns(self, game: int = 0) -> list[float]:
        return returns_of(self.states[game].outcome, self.seats)

    def state(self, game: int = 0) -> State:
        return self.states[game]

    def observe_seat(self, game: int, seat: int, observation: Row, mask: Row) -> None:
        state, encoding = self.states[game], self.config.encoding
        observation[:] = encoding.observation(state.view(seat), seat)
        mask[:] = 0
        if state.to_play == seat:
            mask[self.legal(game)] = 1

    def legal(self, game: int) -> list[int]:
        action_of = self.config.encoding.action_of
        return [action_of[move] for move in self.states[game].legal_moves()]

    # --- many games at once ----------------------------------------------------------------

    def seats_to_play(self, out: Row, first: int, last: int) -> None:
        out[first:last] = [self.to_play(game) for game in range(first, last)]

    def first_illegal(self, actions: Row, first: int, last: int) -> int:
        bad = (game for game in range(first, last) if not self._allows(game, actions[game]))
        return next(bad, -1)

    def step(  # noqa: PLR0913, PLR0917 - one row of each for every game
        self, actions: Row, rewards: Row, ended: Row, to_play: Row, first: int, last: int
    ) -> None:
        for game in range(first, last):
            self.play(game, actions[game])
            is_over = self.to_play(game) < 0
            rewards[game] = self.returns(game)
            ended[game] = TERMINATED if is_over else TRUNCATED if self.was_truncated(game) else 0
            if ended[game]:
                self._begin(game)
            to_play[game] = self.to_play(game)

    def masks(self, out: Row, first: int, last: int) -> None:
        out[first:last] = 0
        for game in range(first, last):
            out[game, self.legal(game)] = 1

    def packed_masks(self, out: Row, first: int, last: int) -> None:
        mask = np.zeros(self.actions, np.uint8)
        for game in range(first, last):
            mask[:] = 0
            mask[self.legal(game)] = 1
            out[game] = np.packbits(mask, bitorder="little")

    def observe(self, out: Row, first: int, last: int) -> None:
        for game in range(first, last):
            seat = self.to_play(game)
            out[game] = self.config.encoding.observation(self.states[game].view(seat), seat)

    def sample_actions(self, out: Row, seed: int, first: int, last: int) -> None:
        rng = Random(seed)
        for game in range(first, last):
            out[game] = rng.choice(self.legal(game))
