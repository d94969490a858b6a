"""One game of an environment: a batch of one, laid out as the environment wants it.

It is a value like the games of a batch: it can be saved, loaded, set to a position, pickled and
deep-copied.
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from blockyard.core.contract import Seat, State
from blockyard.core.picture import Picture
from blockyard.envs.backend import make_batch, state_of
from blockyard.envs.config import EnvConfig
from blockyard.envs.layout import Layout
from blockyard.envs.saving import SavedGame, load_game, save_game, set_state
from blockyard.words import Words

Observation = dict[str, NDArray[np.generic]]
Row = NDArray[Any]


class OneGame:
    """A game by a config and a layout."""

    def __init__(self, config: EnvConfig, layout: Layout) -> None:
        self.config, self.layout = config, layout
        self.batch = make_batch(config, 1)
        self.actions, self.dtype = len(config.encoding.moves), np.dtype(config.encoding.dtype)
        self._is_plain = not (layout.is_turned or layout.planes)
        self._flat = np.zeros((1, config.encoding.size), self.dtype)
        self._mask = np.zeros((1, self.actions), np.int8)

    # --- observing -----------------------------------------------------------------------

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees, in new arrays."""
        observation = np.empty(self.layout.shape, self.dtype)
        mask = np.empty(self.actions, np.int8)
        self.observe_into(seat, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def observe_into(self, seat: Seat, observation: Row, mask: Row) -> None:
        if self._is_plain:
            self.batch.observe_seat(0, seat, observation, mask)
            return
        self.batch.observe_seat(0, seat, self._flat[0], self._mask[0])
        observation[...] = self.layout.shown(self._flat)[0]
        mask[:] = self._mask[0]
        if self.layout.is_turned:
            mask[:] = self.layout.shown_masks(self._mask, self.layout.turns_of(self._flat))[0]

    def everything(self) -> Row:
        """What all seats see, one after the other: the state for a central critic."""
        seen = [self.observe(seat)["observation"].ravel() for seat in range(self.config.seats)]
        return np.concatenate(seen)

    # --- playing -------------------------------------------------------------------------

    def play(self, action: int) -> bool:
        """Play an action of the seat to move, as it sees the board; False if it is not legal."""
        if self.layout.is_turned:
            action = self._on_board(action)
        try:
            return self.batch.play(0, action)
        except OverflowError:  # too large for C is no action
            return False

    def _on_board(self, action: int) -> int:
        seat = self.batch.to_play(0)
        if seat < 0 or not 0 <= action < self.actions:
            return action
        self.batch.observe_seat(0, seat, self._flat[0], self._mask[0])
        turns = self.layout.turns_of(self._flat)
        return int(self.layout.board_actions(np.array([action]), turns)[0])

    def refuse(self, action: int | None, given: object) -> NoReturn:
        """Say why an action is not legal."""
        on_board = self._on_board(action) if action is not None and self.layout.is_turned else given
        self.config.move(self.position, on_board)
        raise AssertionError("the kernel refuses what the rules allow")

    def ending(self) -> dict[str, Any]:
        """How the game ended, for `info`: the winners, the clause, and the points if any count."""
        clause, points = self.batch.ending(0)
        returns = self.batch.returns(0)
        winners = [seat for seat, value in enumerate(returns) if value > 0]
        return {"winners": winners, "clause": clause, "points": list(points)}

    # --- the position ----------------------------------------------------------------------

    @property
    def position(self) -> State:
        return state_of(self.config, self.batch)

    def picture(self, seat: Seat | None) -> Picture:
        """The table as a seat sees it, or a spectator."""
        return self.config.game.draw(self.position.view(seat), Words("en").say)

    def save(self) -> SavedGame:
        return save_game(self.config, self.batch, 0)

    def load(self, saved: SavedGame) -> None:
        load_game(self.config, self.batch, 0, SavedGame(*saved))

    def set_state(self, state: State | str) -> None:
        set_state(self.config, self.batch, 0, state)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.config, self.layout, self.save())


def restored(config: EnvConfig, layout: Layout, saved: SavedGame) -> OneGame:
    """A game as it was when it was saved."""
    game = OneGame(config, layout)
    game.load(saved)
    return game
