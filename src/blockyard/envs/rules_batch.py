"""A batch of games on the rules, for games and options that no kernel supports.

It has the interface of a compiled batch (core/batch.py): rows of numbers are written into the
caller's arrays. A game's random generator is one number, so that it can be saved like any other.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockyard.core.contract import CHANCE, State
from blockyard.core.kernel import StepResults
from blockyard.core.rng import GOLDEN_GAMMA, MASK64, splitmix64
from blockyard.envs.config import NO_ACTION, EnvConfig, IllegalAction, returns_of

Row = NDArray[Any]
TERMINATED, TRUNCATED = 1, 2


class RulesBatch:
    """Games with one config, by number. `moves` are those since `starts`, chance included."""

    def __init__(self, config: EnvConfig, games: int) -> None:
        self.config, self.games, self.seats = config, games, config.seats
        self.max_moves, self.clauses = config.max_moves, config.game.clauses
        self.actions, self.size = len(config.encoding.moves), config.encoding.size
        self.words = [0] * games
        self.plies = [0] * games
        self.starts: list[State] = [config.start()] * games
        self.states: list[State] = self.starts[:]
        self.moves: list[list[str]] = [[] for _ in range(games)]
        for game in range(games):
            self.reset(game, game)

    # --- one game ------------------------------------------------------------------------

    def reset(self, game: int, seed: int) -> None:
        self.words[game] = seed & MASK64
        self._begin(game, self.config.start())

    def _begin(self, game: int, state: State) -> None:
        self.plies[game], self.moves[game] = 0, []
        self.starts[game] = self.states[game] = state
        self._resolve_chance(game)

    def _resolve_chance(self, game: int) -> None:
        """Until a seat decides or the game is over."""
        while self.states[game].to_play == CHANCE:
            self.words[game] = self.words[game] + GOLDEN_GAMMA & MASK64
            rng = Random(splitmix64(self.words[game]))
            self._advance(game, self.config.chance(self.states[game], rng))

    def _advance(self, game: int, move: str) -> None:
        self.states[game] = self.states[game].after(move)
        self.moves[game].append(move)

    def to_play(self, game: int = 0) -> int:
        seat = self.states[game].to_play
        return -1 if seat is None else seat

    def play(self, game: int, action: object) -> bool:
        if self.plies[game] >= self.max_moves or not self._allows(game, action):
            return False
        self.play_move(game, self.config.move(self.states[game], action))
        return True

    def play_move(self, game: int, move: str) -> None:
        """A legal move, which need not be an action."""
        self._advance(game, self.states[game].spell(move))
        self._resolve_chance(game)
        self.plies[game] += 1

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

    def ending(self, game: int = 0) -> tuple[str, tuple[int, ...]]:
        outcome = self.states[game].outcome
        assert outcome is not None, "the game has not ended"
        return outcome.clause, outcome.scores

    def state(self, game: int = 0) -> State:
        return self.states[game]

    def observe_seat(self, game: int, seat: int, observation: Row, mask: Row) -> None:
        state, encoding = self.states[game], self.config.encoding
        observation[:] = encoding.observation(state.view(seat), seat)
        mask[:] = 0
        if state.to_play == seat:
            mask[self.legal(game)] = 1

    def legal(self, game: int = 0) -> list[int]:
        if self.plies[game] >= self.max_moves:
            return []
        action_of = self.config.encoding.action_of
        return sorted(action_of[move] for move in self.states[game].legal_moves())

    # --- saving and restoring ----------------------------------------------------------------

    def set_position(self, game: int, state: State) -> None:
        self._begin(game, state)

    def rng_word(self, game: int) -> int:
        return self.words[game]

    def set_rng_word(self, game: int, word: int) -> None:
        self.words[game] = word

    def resume(self, game: int, start: State, moves: tuple[str, ...], plies: int) -> None:
        """A game that was saved: its moves again, those of chance as they were."""
        self.starts[game] = self.states[game] = start
        self.moves[game], self.plies[game] = [], plies
        for move in moves:
            self._advance(game, move)

    def copy_games(self, source: RulesBatch, origins: Row, targets: Row) -> None:
        for origin, target in zip(origins.tolist(), targets.tolist(), strict=True):
            self.words[target], self.plies[target] = source.words[origin], source.plies[origin]
            self.starts[target], self.states[target] = source.starts[origin], source.states[origin]
            self.moves[target] = source.moves[origin][:]

    # --- many games at once ----------------------------------------------------------------

    def reset_games(self, rows: Row, seeds: Row, first: int, last: int) -> None:
        for i in range(first, last):
            self.reset(int(rows[i]), int(seeds[i]))

    def seats_to_play(self, out: Row, first: int, last: int) -> None:
        out[first:last] = [self._deciding_seat(game) for game in range(first, last)]

    def _deciding_seat(self, game: int) -> int:
        return -1 if self.plies[game] >= self.max_moves else self.to_play(game)

    def first_illegal(self, actions: Row, first: int, last: int) -> int:
        bad = (game for game in range(first, last) if not self._may_play(game, actions[game]))
        return next(bad, -1)

    def _may_play(self, game: int, action: int) -> bool:
        is_open = self.plies[game] < self.max_moves
        return bool(action == NO_ACTION) or (is_open and self._allows(game, action))

    def step(
        self, actions: Row, results: StepResults[Row], restarts: bool, first: int, last: int
    ) -> None:
        for game in range(first, last):
            results.rewards[game] = results.ended[game] = 0
            if actions[game] == NO_ACTION:
                continue
            self.play(game, actions[game])
            results.to_play[game] = self._deciding_seat(game)
            if results.to_play[game] < 0:
                self._write_end(game, results)
                if restarts:
                    self._begin(game, self.config.start())
                    results.to_play[game] = self.to_play(game)

    def _write_end(self, game: int, results: StepResults[Row]) -> None:
        outcome = self.states[game].outcome
        results.rewards[game] = self.returns(game)
        results.ended[game] = TERMINATED if outcome else TRUNCATED
        results.clauses[game] = self.clauses.index(outcome.clause) if outcome else -1
        if outcome and outcome.scores:
            results.points[game] = outcome.scores
        if results.final is not None:
            results.final[game] = [self._seen(game, seat) for seat in range(self.seats)]

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

    def legal_lists(self, counts: Row, first: int, last: int) -> bytes:
        listed = [self.legal(game) for game in range(first, last)]
        counts[first:last] = list(map(len, listed))
        return np.array([action for actions in listed for action in actions], np.int32).tobytes()

    def observe(self, out: Row, first: int, last: int) -> None:
        for game in range(first, last):
            out[game] = self._seen(game, max(self.to_play(game), 0))

    def observe_seats(self, out: Row, seats: Row, first: int, last: int) -> None:
        for game in range(first, last):
            out[game] = self._seen(game, int(seats[game]))

    def _seen(self, game: int, seat: int) -> list[float]:
        return list(self.config.encoding.observation(self.states[game].view(seat), seat))

    def sample_actions(self, out: Row, seed: int, first: int, last: int) -> None:
        for game in range(first, last):
            legal = self.legal(game)
            word = splitmix64(seed + GOLDEN_GAMMA * game & MASK64)
            out[game] = legal[(word >> 33) % len(legal)] if legal else NO_ACTION
