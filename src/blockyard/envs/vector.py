"""Many games as a Gymnasium vector environment: one agent, a batch of games behind it.

    envs = gymnasium.make_vec("blockyard.envs.gym:blockyard/gobblet-v0", 1024)

The agent has one seat; the others are played at random, or by a policy: a function from the
observations of all games to an action for each. With `opponent="self"` the agent plays every seat
in turn, and a reward is that of the seat whose action it answers.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from blockyard.core.contract import Refused, Seat
from blockyard.core.picture import Picture
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.config import NO_ACTION, env_config
from blockyard.envs.rendering import MODES, rendered
from blockyard.envs.spaces import spaces_of
from blockyard.words import Words

Array = NDArray[Any]
Observations = dict[str, Array]
BatchPolicy = Callable[[Observations], Array]


class BlockyardVectorEnv(VectorEnv[Any, Any, Any]):
    """`illegal` is `raise`, or `lose`: then an illegal action ends its game with -1."""

    def __init__(  # noqa: PLR0913, PLR0917 - each is a choice of its own
        self,
        key: str,
        num_envs: int = 1,
        seat: Seat = 0,
        opponent: str | BatchPolicy = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        canonical: bool = False,
        planes: bool = False,
        **config: Any,
    ) -> None:
        made = env_config(key, **config)
        if seat not in range(made.seats):
            raise Refused("no-such-seat", given=seat, last=made.seats - 1)
        if not callable(opponent) and opponent not in ("random", "self"):
            raise Refused("no-such-player", given=opponent[:40], players=("random", "self"))
        self.num_envs, self.seat, self.opponent, self.illegal = num_envs, seat, opponent, illegal
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.render_mode = render_mode
        self.metadata = {"render_modes": MODES, "autoreset_mode": self.autoreset_mode}
        self.batch = BatchedEnv(
            made, num_envs, threads, autoreset=False, canonical=canonical, planes=planes
        )
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._draws = Random()
        self._over = np.zeros(num_envs, bool)
        self._seen: Observations = {}

    # --- playing -------------------------------------------------------------------------

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Restart all games, or those of `options={"reset_mask": …}`."""
        rows = np.ones(self.num_envs, bool)
        if options and "reset_mask" in options:
            rows = np.asarray(options["reset_mask"], bool)
        if isinstance(seed, int):
            self._draws = Random(seed)
        self._restart(rows, seed)
        return self._observe(), {}

    def _restart(self, rows: Array, seed: int | list[int | None] | None = None) -> None:
        if isinstance(seed, list):
            for game in np.flatnonzero(rows):
                self.batch.reset(seed[game], games=[game])
        elif rows.any():
            self.batch.reset(seed, games=rows)
        self._over[rows] = False
        self._play_others(rows, np.zeros(self.num_envs))

    def step(self, actions: Any) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game; the other seats answer. Games restart as `autoreset_mode`
        says."""
        restarting = self._over & (self.autoreset_mode == AutoresetMode.NEXT_STEP)
        chosen = np.where(restarting, NO_ACTION, np.asarray(actions))
        lost = self._illegal(chosen) & ~restarting if self.illegal == "lose" else self._none()
        movers = self.batch.to_play.copy()
        self.batch.step(np.where(lost, NO_ACTION, chosen))
        rewards = self._rewards_of(movers if self.opponent == "self" else self.seat)
        ended = self.batch.ended.copy()
        infos = self._infos(self._none() | (ended > 0))
        ended |= self._play_others(ended == 0, rewards, infos)
        rewards[lost], ended[lost] = -1, 1
        self._over = ended > 0
        if restarting.any():
            self._restart(restarting)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._over.any():
            self._keep_final(infos)
            self._restart(self._over.copy())
        return self._observe(), rewards, ended == 1, ended == 2, infos

    def _none(self) -> Array:
        return np.zeros(self.num_envs, bool)

    def _illegal(self, actions: Array) -> Array:
        known = (actions >= 0) & (actions < self.batch.actions)
        masks = self._seen["action_mask"]
        chosen = masks[np.arange(self.num_envs), np.where(known, actions, 0)]
        found: Array = ~(known & (chosen == 1))
        return found

    def _rewards_of(self, seats: Array | int) -> Array:
        rows = np.arange(self.num_envs)
        return self.batch.rewards[rows, np.maximum(seats, 0)].astype(np.float64)

    def _play_others(
        self, rows: Array, rewards: Array, infos: dict[str, Any] | None = None
    ) -> Array:
        """The other seats of these games, until it is the agent's turn or a game is over."""
        ended = np.zeros(self.num_envs, np.uint8)
        to_play = self.batch.to_play
        while self.opponent != "self":
            waiting = rows & (to_play >= 0) & (to_play != self.seat)
            if not waiting.any():
                break
            self.batch.step(np.where(waiting, self._answers(), NO_ACTION))
            over = self.batch.ended > 0
            rewards[over] = self._rewards_of(self.seat)[over]
            ended |= self.batch.ended
            if infos is not None:
                infos.update(self._infos(over, infos))
        return ended

    def _answers(self) -> Array:
        if callable(self.opponent):
            return np.asarray(self.opponent(self._look(None)))
        return self.batch.sample_actions(self._draws.getrandbits(62))

    # --- observing -----------------------------------------------------------------------

    def _observe(self) -> Observations:
        self._seen = self._look(None if self.opponent == "self" else self.seat)
        return {name: rows.copy() for name, rows in self._seen.items()}

    def _look(self, seat: Seat | None) -> Observations:
        return {
            "observation": self.batch.observation(seat=seat),
            "action_mask": self.batch.masks().view(np.int8),
        }

    def _infos(self, over: Array, infos: dict[str, Any] | None = None) -> dict[str, Any]:
        found = infos or {}
        for game in np.flatnonzero(over).tolist():
            outcome = self.batch.outcome(game)
            if outcome:
                ending = {"clause": outcome.clause, "winners": sorted(outcome.winners)}
                found = self._add_info(found, ending | {"points": list(outcome.scores)}, game)
        return found

    def _keep_final(self, infos: dict[str, Any]) -> None:
        """What the agent saw at the end of the games that restart in this step."""
        seen = self._look(None if self.opponent == "self" else self.seat)
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(self._over):
            final[game] = {name: rows[game].copy() for name, rows in seen.items()}
        infos["final_obs"], infos["_final_obs"] = final, self._over.copy()
        ending = ("clause", "winners", "points")
        told = {name: rows for name, rows in infos.items() if name.lstrip("_") in ending}
        infos["final_info"], infos["_final_info"] = told, self._over.copy()

    def render(self) -> tuple[Any, ...] | None:
        """The games as their agents see them."""
        shown = [rendered(self._picture(game), self.render_mode) for game in range(self.num_envs)]
        return tuple(shown) if self.render_mode else None

    def _picture(self, game: int) -> Picture:
        state = self.batch.state(game)
        return self.batch.config.game.draw(state.view(self.seat), Words("en").say)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()
