"""One seat of a game as a single-agent Gymnasium environment; programs play the other seats.

`gymnasium.make("blockyard.envs.gym:blockyard/gobblet-v0")` makes one. An opponent is named as in
the terminal (`random`, `bot:3`, `nodes:2000`), or is a policy, a function from an observation to an
action, so that an agent can play against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from blockyard.ai.players import player
from blockyard.core.contract import Refused, Seat, State
from blockyard.core.match import Match
from blockyard.envs.config import IllegalAction, env_config, whole
from blockyard.envs.layout import Layout
from blockyard.envs.one_game import Observation, OneGame
from blockyard.envs.rendering import MODES, Pixels, rendered
from blockyard.envs.rules_batch import RulesBatch
from blockyard.envs.saving import SavedGame
from blockyard.envs.spaces import spaces_of

Policy = Callable[[Observation], int]


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """The agent has `seat`. `illegal` is `raise`, or `lose`: then an illegal action ends the game
    with a reward of -1, for algorithms that do not use the mask. `config` are `seats`, `options`,
    `chance_mode` and `max_moves`; `canonical` and `planes` are explained in envs/layout.py."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(  # noqa: PLR0913 - each is a choice of its own
        self,
        key: str,
        seat: Seat = 0,
        opponent: str | Policy = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        *,
        canonical: bool = False,
        planes: bool = False,
        **config: Any,
    ) -> None:
        self.config = env_config(key, **config)
        if seat not in range(self.config.seats):
            raise Refused("no-such-seat", given=seat, last=self.config.seats - 1)
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.opponent = opponent
        self._player = None if callable(opponent) or opponent == "random" else player(opponent)
        self._game = OneGame(self.config, Layout(self.config.encoding, canonical, planes))
        self.observation_space, self.action_space = spaces_of(self._game.layout)
        self._rng = Random()
        self._match: Match | None = None
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; the other seats move up to the agent's first turn."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        self._game.batch.reset(0, self._rng.getrandbits(62))
        return self._begun()

    def _begun(self) -> tuple[Observation, dict[str, Any]]:
        self._match, self._lost = None, False
        self._play_others()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; the other seats answer. Winners, clause and points are in the info of the
        last step."""
        info: dict[str, Any] = {}
        try:
            self._play(action)
            self._play_others()
        except IllegalAction as refused:
            if self.illegal != "lose":
                raise
            self._lost, info["refused"] = True, str(refused)
        is_decided = self._game.batch.to_play(0) < 0
        if is_decided:
            info |= self._game.ending()
        reward = -1.0 if self._lost else self._game.batch.returns(0)[self.seat]
        is_over = self._lost or is_decided
        is_cut = not is_over and self._game.batch.was_truncated(0)
        return self._observe(), reward, is_over, is_cut, info

    def _play(self, action: object) -> None:
        wanted = whole(action)
        if wanted is None or not self._game.play(wanted):
            self._game.refuse(wanted, action)

    # --- the other seats -------------------------------------------------------------------

    def _play_others(self) -> None:
        """The other seats, until it is the agent's turn or the game is over."""
        batch = self._game.batch
        while batch.to_play(0) not in (-1, self.seat) and not batch.was_truncated(0):
            self._answer(batch.to_play(0))

    def _answer(self, seat: Seat) -> None:
        if callable(self.opponent):
            self._play(self.opponent(self._game.observe(seat)))
        elif self._player is None:
            self._game.batch.play(0, self._rng.choice(self._game.batch.legal(0)))
        else:
            self._play_move(self._player(self._followed(), seat, self._rng))

    def _followed(self) -> Match:
        """The game as a match, which named players need: it holds what each seat was shown."""
        saved = self._game.save()
        match = self._match
        if match is None:
            game, options = self.config.game, dict(self.config.options)
            match = Match.begin(game, self.config.seats, options, game.read(saved.start))
        for move in saved.moves[len(match.events) :]:
            seat = match.to_play
            assert seat is not None
            match = match.play(seat, match.ply, move)
        self._match = match
        return match

    def _play_move(self, move: str) -> None:
        """A named player's move may be one that no action stands for: a spot between those of the
        lattice."""
        batch = self._game.batch
        if isinstance(batch, RulesBatch):
            batch.play_move(0, move)
        else:
            batch.play(0, self.config.encoding.action_of[move])

    # --- observing -----------------------------------------------------------------------

    def _observe(self) -> Observation:
        seen = self._game.observe(self.seat)
        if self._game.batch.was_truncated(0):
            seen["action_mask"][:] = 0
        return seen

    def action_masks(self) -> NDArray[np.int8]:
        """The agent's action mask, as sb3-contrib asks for it."""
        mask: NDArray[Any] = self._observe()["action_mask"]
        return mask

    def state(self) -> NDArray[Any]:
        """What all seats see, one after the other: for a central critic."""
        return self._game.everything()

    def save(self) -> SavedGame:
        """The game as plain values; `load` continues it."""
        return self._game.save()

    def load(self, saved: SavedGame) -> tuple[Observation, dict[str, Any]]:
        """Continue a game that was saved."""
        self._game.load(saved)
        return self._begun()

    def set_state(self, state: State | str) -> tuple[Observation, dict[str, Any]]:
        """Continue from a position, or its text; the other seats move up to the agent's turn."""
        self._game.set_state(state)
        return self._begun()

    def render(self) -> str | Pixels | None:
        """The game as the agent sees it: text, or pixels."""
        return rendered(self._game.picture(self.seat), self.render_mode)
