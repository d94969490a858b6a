"""What `from blockyard.envs import gobblet_v0` gives: all environments of one game.

Batches need NumPy alone; PettingZoo and Gymnasium are imported with the first environment of
theirs.
"""

# ruff: noqa: PLC0415 - each kind of environment needs other packages

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from blockyard.core.extras import needing_extra
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.config import env_config

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from blockyard.envs.aec import RawEnv
    from blockyard.envs.single import SingleAgentEnv


@dataclass(frozen=True)
class GameEnvs:
    """The environments of one game, such as `blockyard.envs.gobblet_v0`. All take `seats`,
    `options`, `chance_mode` and `max_moves`.

    >>> from blockyard.envs import gobblers_v0
    >>> batch = gobblers_v0.batch(100, max_moves=50)
    >>> rewards, ended = batch.step(batch.sample_actions(seed=1))
    >>> rewards.shape, batch.to_play.tolist()[:2]
    ((100, 2), [1, 1])
    """

    key: str

    def env(self, **how: Any) -> AECEnv[str, Any, Any]:
        """PettingZoo, with its usual wrappers. `illegal="lose"` ends a game by an illegal action
        instead of raising."""
        with needing_extra("rl"):
            from blockyard.envs import aec

        return aec.env(self.key, **how)

    def raw_env(self, **how: Any) -> RawEnv:
        """PettingZoo without wrappers: the fastest way to play one game."""
        with needing_extra("rl"):
            from blockyard.envs.aec import RawEnv

        return RawEnv(self.key, **how)

    def single(self, **how: Any) -> SingleAgentEnv:
        """Gymnasium: one agent, and programs in the other seats."""
        with needing_extra("rl"):
            from blockyard.envs.single import SingleAgentEnv

        return SingleAgentEnv(self.key, **how)

    def batch(  # noqa: PLR0913 - as BatchedEnv
        self,
        games: int,
        threads: int = 1,
        seed: int = 0,
        *,
        autoreset: bool = True,
        keep_final: bool = False,
        canonical: bool = False,
        planes: bool = False,
        **config: Any,
    ) -> BatchedEnv:
        """Many games at once, NumPy arrays in and out."""
        return BatchedEnv(
            env_config(self.key, **config),
            games,
            threads,
            seed,
            autoreset=autoreset,
            keep_final=keep_final,
            canonical=canonical,
            planes=planes,
        )
