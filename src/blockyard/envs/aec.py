"""A game as a PettingZoo environment: seats take turns, one agent each.

What an agent sees is a dictionary of `observation` and `action_mask`, as in PettingZoo's own
classic games. A bad action is refused with an error that names the rule, and nothing changes.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from blockyard.core.contract import Outcome, State
from blockyard.core.picture import plain
from blockyard.envs import name_of
from blockyard.envs.backend import games_at, state_of
from blockyard.envs.table import Table, table
from blockyard.words import Words

Seen = dict[str, NDArray[np.generic]]


def spaces_of(agreed: Table) -> tuple[spaces.Dict, spaces.Discrete]:
    """What can be seen and what can be done at a table."""
    numbers = agreed.numbers
    values = spaces.Box(numbers.low, numbers.high, (numbers.size,), np.dtype(numbers.dtype).type)
    mask = spaces.Box(0, 1, (len(numbers.moves),), np.int8)
    actions = spaces.Discrete(len(numbers.moves))
    return spaces.Dict({"observation": values, "action_mask": mask}), actions


class RawEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc] # it is untyped
    """One game at a table, agents `seat_0`, `seat_1` and so on."""

    def __init__(self, key: str, render_mode: str | None = None, **agreed: Any) -> None:
        """`agreed` are `seats`, `options`, `luck` and `longest` (envs/table.py)."""
        super().__init__()
        self.metadata = {"name": name_of(key), "render_modes": ["human", "ansi"], "render_fps": 1}
        self.metadata["is_parallelizable"] = False
        self.table = table(key, **agreed)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        both = {agent: spaces_of(self.table) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in both.items()}
        self.action_spaces = {agent: done for agent, (_, done) in both.items()}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._played = games_at(self.table, 1)
        self._size, self._actions = self.table.numbers.size, len(self.table.numbers.moves)
        self._dtype = np.dtype(self.table.numbers.dtype)
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing -------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew. The same seed brings the same luck, in this game and in those after it."""
        if seed is not None:
            self._seeds = Random(seed)
        self._played.reset(0, self._seeds.getrandbits(62))
        self._left, self._is_over = self.table.longest, False
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._played.to_play(0)]

    def step(self, action: int | None) -> None:
        # Rewards come at the end only, so until then there is nothing to add up.
        if self._is_over:
            self._was_dead_step(action)
            return
        try:
            was_played = self._played.play(0, index(action))  # type: ignore[arg-type]
        except (TypeError, OverflowError):
            was_played = False
        if not was_played:
            self._refuse(action)
        self._left -= 1
        seat = self._played.to_play(0)
        if seat < 0 or self._left == 0:
            self._finish(seat < 0)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _refuse(self, action: object) -> None:
        self.table.move(self.position, action)
        # A number that is whole but not of a whole kind, such as 3.0.
        self._played.play(0, int(action))  # type: ignore[call-overload]

    def _finish(self, has_ended: bool) -> None:
        """The end, or the game was broken off: then nobody gets anything."""
        self._is_over = True
        worths = self._played.worths(0) if has_ended else [0.0] * self.table.seats
        self.rewards = dict(zip(self.agents, worths, strict=True))
        self.terminations = dict.fromkeys(self.agents, has_ended)
        self.truncations = dict.fromkeys(self.agents, not has_ended)
        self._accumulate_rewards()
        following = self._seat[self.agent_selection] + 1
        self.agent_selection = self.agents[following % len(self.agents)]

    # --- looking -------------------------------------------------------------------------

    def observe(self, agent: str) -> Seen:
        """What an agent sees, in arrays of its own."""
        observation = np.empty(self._size, self._dtype)
        mask = np.empty(self._actions, np.int8)
        self.observe_into(agent, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def observe_into(
        self, agent: str, observation: NDArray[np.generic], mask: NDArray[np.int8]
    ) -> None:
        """The same into the caller's arrays."""
        self._played.see(0, self._seat[agent], observation, mask)
        if self._is_over:
            mask[:] = 0

    @property
    def position(self) -> State:
        """The position as the rules hold it, hidden things included: not for agents."""
        return state_of(self.table, self._played)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, by which clause, and the points."""
        return self.position.outcome

    def render(self) -> str | None:
        """The table as a bystander sees it, in plain text."""
        view = self.position.view(None)
        drawn = plain(self.table.game.draw(view, Words("en").say))
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is open."""


def env(key: str, illegal: str = "raise", **how: Any) -> AECEnv[str, Any, Any]:
    """The usual environment. `illegal` is `raise`, or `lose` for PettingZoo's habit of ending the
    game when somebody tries what is not allowed."""
    wrapped: AECEnv[str, Any, Any] = RawEnv(key, **how)
    if illegal == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)
