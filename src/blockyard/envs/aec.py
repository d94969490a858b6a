"""A game as a PettingZoo environment (AEC): the seats take turns, one agent each.

An observation is a dictionary of `observation` and `action_mask`, as in PettingZoo's own classic
games. An illegal action raises an error that names the rule, and nothing changes. An environment is
a value: it can be deep-copied and pickled, saved, loaded and set to a position.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from blockyard.core.contract import Outcome, State
from blockyard.envs import name_of
from blockyard.envs.config import env_config, whole
from blockyard.envs.layout import Layout
from blockyard.envs.one_game import Observation, OneGame
from blockyard.envs.rendering import MODES, Pixels, rendered
from blockyard.envs.saving import SavedGame
from blockyard.envs.spaces import spaces_of


class RawEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # it is untyped
    """One game; the agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        key: str,
        render_mode: str | None = None,
        *,
        canonical: bool = False,
        planes: bool = False,
        **config: Any,
    ) -> None:
        """`config` are `seats`, `options`, `chance_mode` and `max_moves` (envs/config.py);
        `canonical` and `planes` are explained in envs/layout.py."""
        super().__init__()
        self.metadata = {"name": name_of(key), "render_modes": MODES, "render_fps": 1}
        self.metadata["is_parallelizable"] = False
        self.config = env_config(key, **config)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.config.seats)]
        self.agents: list[str] = []
        self._game = OneGame(self.config, Layout(self.config.encoding, canonical, planes))
        both = {agent: spaces_of(self._game.layout) for agent in self.possible_agents}
        self.observation_spaces = {agent: observed for agent, (observed, _) in both.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in both.items()}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()

    @property
    def _batch(self) -> Any:
        return self._game.batch

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions; the mask says which are legal."""
        return self.action_spaces[agent]

    # --- playing -------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed fixes chance in this game and in those after it."""
        if seed is not None:
            self._seeds = Random(seed)
        self._game.batch.reset(0, self._seeds.getrandbits(62))
        self._begin(self.config.max_moves)

    def _begin(self, moves_left: int) -> None:
        self._moves_left, self._is_over = moves_left, False
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[max(self._game.batch.to_play(0), 0)]
        self._finish_if_over()

    def step(self, action: int | None) -> None:
        """Play an action of `agent_selection`; None once its game is over, as PettingZoo has it."""
        # Rewards come at the end only, so until then there is nothing to add up.
        if self._is_over:
            self._was_dead_step(action)
            return
        wanted = whole(action)
        if wanted is None or not self._game.play(wanted):
            self._game.refuse(wanted, action)
        self._moves_left -= 1
        self._finish_if_over()
        if self.render_mode == "human":
            self.render()

    def _finish_if_over(self) -> None:
        seat = self._game.batch.to_play(0)
        if seat < 0 or self._moves_left == 0:
            self._finish(seat < 0)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _finish(self, has_ended: bool) -> None:
        """The game terminated, or it was truncated: then every reward is 0."""
        self._is_over = True
        returns = self._game.batch.returns(0) if has_ended else [0.0] * self.config.seats
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, has_ended)
        self.truncations = dict.fromkeys(self.agents, not has_ended)
        if has_ended:
            self.infos = {agent: self._game.ending() for agent in self.agents}
        self._accumulate_rewards()
        following = self._seat[self.agent_selection] + 1
        self.agent_selection = self.agents[following % len(self.agents)]

    # --- observing -----------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What an agent sees, in new arrays."""
        seen = self._game.observe(self._seat[agent])
        if self._is_over:
            seen["action_mask"][:] = 0
        return seen

    def observe_into(
        self, agent: str, observation: NDArray[np.generic], mask: NDArray[np.int8]
    ) -> None:
        """The same into the caller's arrays."""
        self._game.observe_into(self._seat[agent], observation, mask)
        if self._is_over:
            mask[:] = 0

    def state(self) -> NDArray[Any]:
        """What all seats see, one after the other: for a central critic, not for agents."""
        return self._game.everything()

    @property
    def state_space(self) -> spaces.Space[Any]:
        """Of `state`."""
        return spaces_of(self._game.layout, self.config.seats)[0]["observation"]

    @property
    def position(self) -> State:
        """The position as the rules hold it, hidden information included: not for agents."""
        return self._game.position

    @property
    def outcome(self) -> Outcome | None:
        """Who won, by which clause, and the points."""
        return self.position.outcome

    # --- the game as a value -------------------------------------------------------------

    def save(self) -> SavedGame:
        """The game as plain values; `load` continues it here or in another environment."""
        return self._game.save()

    def load(self, saved: SavedGame) -> None:
        """Continue a game that was saved, chance included."""
        self._game.load(saved)
        self._begin(self.config.max_moves - saved[2])

    def set_state(self, state: State | str) -> None:
        """Continue from a position, or its text; it has no history."""
        self._game.set_state(state)
        self._begin(self.config.max_moves)

    def render(self) -> str | Pixels | None:
        """The game as a spectator sees it: text, or pixels."""
        return rendered(self._game.picture(None), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def env(key: str, illegal: str = "raise", **how: Any) -> AECEnv[str, Any, Any]:
    """The wrapped environment. `illegal` is `raise`, or `lose` for PettingZoo's convention that an
    illegal action ends the game."""
    wrapped: AECEnv[str, Any, Any] = RawEnv(key, **how)
    if illegal == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)
