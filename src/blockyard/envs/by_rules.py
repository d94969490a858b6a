"""Games played by number through the rules, for tables that no kernel knows.

It answers what a compiled batch answers (core/batch.py), so whoever asks need not care which of
the two is there: rows of numbers are written where the caller wants them.
"""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from blockyard.core.contract import State
from blockyard.envs.table import BadAction, Table, worths

Row = NDArray[np.generic]
ENDED, CUT = 1, 2


class ByRules:
    """So many games at one table."""

    def __init__(self, table: Table, games: int) -> None:
        self.table, self.games, self.seats = table, games, table.seats
        self.longest = table.longest
        self.actions, self.size = len(table.numbers.moves), table.numbers.size
        self.luck = [Random(game) for game in range(games)]
        self.plies = [0] * games
        self.states: list[State] = [table.start()] * games
        for game in range(games):
            self.reset(game, game)

    # --- one game ------------------------------------------------------------------------

    def reset(self, game: int, luck: int) -> None:
        self.luck[game] = Random(luck)
        self._begin(game)

    def _begin(self, game: int) -> None:
        self.plies[game] = 0
        self.states[game] = self.table.past_luck(self.table.start(), self.luck[game])

    def to_play(self, game: int = 0) -> int:
        seat = self.states[game].to_play
        return -1 if seat is None else seat

    def play(self, game: int, action: object) -> bool:
        if self.plies[game] >= self.longest or not self._allows(game, action):
            return False
        state, move = self.states[game], self.table.move(self.states[game], action)
        self.states[game] = self.table.past_luck(state.after(move), self.luck[game])
        self.plies[game] += 1
        return True

    def _allows(self, game: int, action: object) -> bool:
        try:
            self.table.move(self.states[game], action)
        except BadAction:
            return False
        return True

    def was_cut(self, game: int = 0) -> bool:
        return self.plies[game] >= self.longest and self.to_play(game) >= 0

    def worths(self, game: int = 0) -> list[float]:
        return worths(self.states[game].outcome, self.seats)

    def state(self, game: int = 0) -> State:
        return self.states[game]

    def see(self, game: int, seat: int, observation: Row, mask: Row) -> None:
        state, numbers = self.states[game], self.table.numbers
        observation[:] = numbers.values(state.view(seat), seat)
        mask[:] = 0
        if state.to_play == seat:
            mask[self.legal(game)] = 1

    def legal(self, game: int) -> list[int]:
        number = self.table.numbers.number
        return [number[move] for move in self.states[game].legal_moves()]

    # --- many games at once ----------------------------------------------------------------

    def seats_to_play(self, out: Row, first: int, last: int) -> None:
        out[first:last] = [self.to_play(game) for game in range(first, last)]

    def refused(self, actions: Row, first: int, last: int) -> int:
        bad = (game for game in range(first, last) if not self._allows(game, actions[game]))
        return next(bad, -1)

    def advance(  # noqa: PLR0913, PLR0917 - one row of each for every game
        self, actions: Row, rewards: Row, ended: Row, to_play: Row, first: int, last: int
    ) -> None:
        for game in range(first, last):
            self.play(game, actions[game])
            is_over = self.to_play(game) < 0
            rewards[game] = self.worths(game)
            ended[game] = ENDED if is_over else CUT if self.was_cut(game) else 0
            if ended[game]:
                self._begin(game)
            to_play[game] = self.to_play(game)

    def masks(self, out: Row, first: int, last: int) -> None:
        out[first:last] = 0
        for game in range(first, last):
            out[game, self.legal(game)] = 1

    def bits(self, out: Row, first: int, last: int) -> None:
        mask = np.zeros(self.actions, np.uint8)
        for game in range(first, last):
            mask[:] = 0
            mask[self.legal(game)] = 1
            out[game] = np.packbits(mask, bitorder="little")

    def observe(self, out: Row, first: int, last: int) -> None:
        for game in range(first, last):
            seat = self.to_play(game)
            out[game] = self.table.numbers.values(self.states[game].view(seat), seat)

    def pick(self, out: Row, luck: int, first: int, last: int) -> None:
        rng = Random(luck)
        for game in range(first, last):
            out[game] = rng.choice(self.legal(game))
