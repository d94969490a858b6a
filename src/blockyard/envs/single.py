"""One seat of a game as a single-agent Gymnasium environment; programs play the other seats.

`import blockyard.envs.single` also registers `gymnasium.make("blockyard/gobblet-v0")`. An opponent
is named as in the terminal (`random`, `bot:3`, `nodes:2000`), or is a policy, a function from an
observation to an action, so that an agent can play against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from blockyard.ai.players import player
from blockyard.core.contract import CHANCE, Refused, Seat
from blockyard.core.match import Match
from blockyard.core.picture import plain
from blockyard.envs import names
from blockyard.envs.aec import Observation, spaces_of
from blockyard.envs.config import IllegalAction, env_config, returns_of
from blockyard.words import Words

Policy = Callable[[Observation], int]


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """The agent has `seat`. `illegal` is `raise`, or `lose`: then an illegal action ends the game
    with a reward of -1, for algorithms that do not use the mask. `config` are `seats`, `options`,
    `chance_mode` and `max_moves`."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        key: str,
        seat: Seat = 0,
        opponent: str | Policy = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        **config: Any,
    ) -> None:
        self.config = env_config(key, **config)
        if seat not in range(self.config.seats):
            raise Refused("no-such-seat", given=seat, last=self.config.seats - 1)
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.opponent = opponent if callable(opponent) else None
        self._player = None if callable(opponent) else player(opponent)
        self.observation_space, self.action_space = spaces_of(self.config)
        self._match = self._new_match()

    def _new_match(self) -> Match:
        return Match.begin(self.config.game, self.config.seats, dict(self.config.options))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        self._match = self._new_match()
        self._lost = False
        self._play_others()
        return self._observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        try:
            self._play(self.config.move(self._match.state, action))
            self._play_others()
        except IllegalAction as refused:
            if self.illegal != "lose":
                raise
            self._lost, info["refused"] = True, str(refused)
        outcome = self._match.outcome
        if outcome:
            info |= {"winners": sorted(outcome.winners), "clause": outcome.clause}
        reward = -1.0 if self._lost else returns_of(outcome, self.config.seats)[self.seat]
        is_over = self._lost or outcome is not None
        return self._observe(self.seat), reward, is_over, not is_over and self._is_truncated(), info

    def _play(self, move: str) -> None:
        seat = self._match.to_play
        assert seat is not None
        self._match = self._match.play(seat, self._match.ply, move)

    def _is_truncated(self) -> bool:
        made = sum(event.seat != CHANCE for event in self._match.events)
        return made >= self.config.max_moves

    def _play_others(self) -> None:
        """Chance and the other seats, until it is the agent's turn or the game is over."""
        while self._match.to_play not in (None, self.seat) and not self._is_truncated():
            # A move of a named player may be one that no action stands for: a spot between those
            # of the lattice.
            self._play(self._answer(self._match))

    def _answer(self, match: Match) -> str:
        seat = match.to_play
        assert seat is not None
        if seat == CHANCE:
            return self.config.chance(match.state, self._rng)
        if self.opponent:
            return self.config.move(match.state, self.opponent(self._observe(seat)))
        assert self._player is not None
        return self._player(match, seat, self._rng)

    def action_masks(self) -> NDArray[np.int8]:
        """The agent's action mask, as sb3-contrib asks for it."""
        mask = np.zeros(len(self.config.encoding.moves), np.int8)
        if self._match.to_play == self.seat:
            action_of = self.config.encoding.action_of
            mask[[action_of[move] for move in self._match.state.legal_moves()]] = 1
        return mask

    def _observe(self, seat: Seat) -> Observation:
        encoding, state = self.config.encoding, self._match.state
        values = np.array(encoding.observation(state.view(seat), seat), np.dtype(encoding.dtype))
        mask = np.zeros(len(encoding.moves), np.int8)
        if self._match.to_play == seat:
            mask[[encoding.action_of[move] for move in state.legal_moves()]] = 1
        return {"observation": values, "action_mask": mask}

    def render(self) -> str | None:
        view = self._match.state.view(self.seat)
        drawn = plain(self.config.game.draw(view, Words("en").say))
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn


def register() -> None:
    """Register every game with Gymnasium."""
    for key in names().values():
        if f"blockyard/{key}-v0" not in gymnasium.registry:
            entry: Any = SingleAgentEnv
            gymnasium.register(f"blockyard/{key}-v0", entry, kwargs={"key": key})


register()
