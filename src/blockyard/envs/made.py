"""What `from blockyard.envs import gobblet_v0` gives: all environments of one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pettingzoo import AECEnv

from blockyard.envs import aec
from blockyard.envs.batch import Batch
from blockyard.envs.single import SingleSeat
from blockyard.envs.table import table


@dataclass(frozen=True)
class Made:
    """The environments of one game. All take `seats`, `options`, `luck` and `longest`."""

    key: str

    def env(self, **how: Any) -> AECEnv[str, Any, Any]:
        return aec.env(self.key, **how)

    def raw_env(self, **how: Any) -> aec.RawEnv:
        return aec.RawEnv(self.key, **how)

    def single(self, **how: Any) -> SingleSeat:
        return SingleSeat(self.key, **how)

    def batch(self, games: int, threads: int = 1, seed: int = 0, **agreed: Any) -> Batch:
        return Batch(table(self.key, **agreed), games, threads, seed)


def made(key: str) -> Made:
    return Made(key)
