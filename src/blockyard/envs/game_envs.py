"""What `from blockyard.envs import gobblet_v0` gives: all environments of one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pettingzoo import AECEnv

from blockyard.envs import aec
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.config import env_config
from blockyard.envs.single import SingleAgentEnv


@dataclass(frozen=True)
class GameEnvs:
    """The environments of one game. All take `seats`, `options`, `chance_mode` and `max_moves`."""

    key: str

    def env(self, **how: Any) -> AECEnv[str, Any, Any]:
        return aec.env(self.key, **how)

    def raw_env(self, **how: Any) -> aec.RawEnv:
        return aec.RawEnv(self.key, **how)

    def single(self, **how: Any) -> SingleAgentEnv:
        return SingleAgentEnv(self.key, **how)

    def batch(self, games: int, threads: int = 1, seed: int = 0, **config: Any) -> BatchedEnv:
        return BatchedEnv(env_config(self.key, **config), games, threads, seed)
