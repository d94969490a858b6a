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
    """The environments of one game. All take `seats`, `options`, `chance_mode` and `max_moves`."""

    key: str

    def env(self, **how: Any) -> AECEnv[str, Any, Any]:
        with needing_extra():
            from blockyard.envs import aec

        return aec.env(self.key, **how)

    def raw_env(self, **how: Any) -> RawEnv:
        with needing_extra():
            from blockyard.envs.aec import RawEnv

        return RawEnv(self.key, **how)

    def single(self, **how: Any) -> SingleAgentEnv:
        with needing_extra():
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
