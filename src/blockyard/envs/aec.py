"""A game as a PettingZoo environment (AEC): the seats take turns, one agent each.

An observation is a dictionary of `observation` and `action_mask`, as in PettingZoo's own classic
games. An illegal action raises an error that names the rule, and nothing changes.
"""

from __future__ import annotations

from random import Random
from typing import Any, NoReturn

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from blockyard.core.contract import Outcome, State
from blockyard.core.picture import plain
from blockyard.envs import name_of
from blockyard.envs.backend import make_batch, state_of
from blockyard.envs.config import EnvConfig, env_config, whole
from blockyard.words import Words

Observation = dict[str, NDArray[np.generic]]


def spaces_of(config: EnvConfig) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation space and the action space."""
    encoding = config.encoding
    dtype = np.dtype(encoding.dtype).type
    values = spaces.Box(encoding.low, encoding.high, (encoding.size,), dtype)
    mask = spaces.Box(0, 1, (len(encoding.moves),), np.int8)
    actions = spaces.Discrete(len(encoding.moves))
    return spaces.Dict({"observation": values, "action_mask": mask}), actions


class RawEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # it is untyped
    """One game; the agents are `seat_0`, `seat_1` and so on."""

    def __init__(self, key: str, render_mode: str | None = None, **config: Any) -> None:
        """`config` are `seats`, `options`, `chance_mode` and `max_moves` (envs/config.py)."""
        super().__init__()
        self.metadata = {"name": name_of(key), "render_modes": ["human", "ansi"], "render_fps": 1}
        self.metadata["is_parallelizable"] = False
        self.config = env_config(key, **config)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.config.seats)]
        self.agents: list[str] = []
        both = {agent: spaces_of(self.config) for agent in self.possible_agents}
        self.observation_spaces = {agent: observed for agent, (observed, _) in both.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in both.items()}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._batch = make_batch(self.config, 1)
        self._size, self._actions = self.config.encoding.size, len(self.config.encoding.moves)
        self._dtype = np.dtype(self.config.encoding.dtype)
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing -------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed fixes chance in this game and in those after it."""
        if seed is not None:
            self._seeds = Random(seed)
        self._batch.reset(0, self._seeds.getrandbits(62))
        self._moves_left, self._is_over = self.config.max_moves, False
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._batch.to_play(0)]

    def step(self, action: int | None) -> None:
        # Rewards come at the end only, so until then there is nothing to add up.
        if self._is_over:
            self._was_dead_step(action)
            return
        wanted = whole(action)
        if wanted is None or not self._plays(wanted):
            self._refuse(action)
        self._moves_left -= 1
        seat = self._batch.to_play(0)
        if seat < 0 or self._moves_left == 0:
            self._finish(seat < 0)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _plays(self, action: int) -> bool:
        """Whether the batch played it; a number too large for C is no action."""
        try:
            return self._batch.play(0, action)
        except OverflowError:
            return False

    def _refuse(self, action: object) -> NoReturn:
        self.config.move(self.position, action)
        raise AssertionError("the kernel refuses what the rules allow")

    def _finish(self, has_ended: bool) -> None:
        """The game terminated, or it was truncated: then every reward is 0."""
        self._is_over = True
        returns = self._batch.returns(0) if has_ended else [0.0] * self.config.seats
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, has_ended)
        self.truncations = dict.fromkeys(self.agents, not has_ended)
        self._accumulate_rewards()
        following = self._seat[self.agent_selection] + 1
        self.agent_selection = self.agents[following % len(self.agents)]

    # --- observing -----------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What an agent sees, in new arrays."""
        observation = np.empty(self._size, self._dtype)
        mask = np.empty(self._actions, np.int8)
        self.observe_into(agent, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def observe_into(
        self, agent: str, observation: NDArray[np.generic], mask: NDArray[np.int8]
    ) -> None:
        """The same into the caller's arrays."""
        self._batch.observe_seat(0, self._seat[agent], observation, mask)
        if self._is_over:
            mask[:] = 0

    @property
    def position(self) -> State:
        """The position as the rules hold it, hidden information included: not for agents."""
        return state_of(self.config, self._batch)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, by which clause, and the points."""
        return self.position.outcome

    def render(self) -> str | None:
        """The game as a spectator sees it, in plain text."""
        view = self.position.view(None)
        drawn = plain(self.config.game.draw(view, Words("en").say))
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is open."""


def env(key: str, illegal: str = "raise", **how: Any) -> AECEnv[str, Any, Any]:
    """The wrapped environment. `illegal` is `raise`, or `lose` for PettingZoo's convention that an
    illegal action ends the game."""
    wrapped: AECEnv[str, Any, Any] = RawEnv(key, **how)
    if illegal == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)
