"""Tianshou: whole games through its PettingZoo wrapper, four at a time."""

from __future__ import annotations

import numpy as np
from tianshou.env import DummyVectorEnv, PettingZooEnv

from blockyard.envs import gobblers_v0

rng = np.random.default_rng(1)
envs = DummyVectorEnv([lambda: PettingZooEnv(gobblers_v0.env()) for _ in range(4)])
seen, _ = envs.reset(seed=1)
ended = 0
while ended < 20:
    actions = np.array([rng.choice(np.flatnonzero(one["mask"])) for one in seen])
    seen, rewards, terminated, truncated, _ = envs.step(actions)
    over = np.flatnonzero(terminated | truncated)
    assert all(abs(sum(rewards[game])) < 1e-6 for game in over), "rewards of a game sum to 0"
    if len(over):
        ended += len(over)
        again, _ = envs.reset(over)
        for game, one in zip(over, again, strict=True):
            seen[game] = one
print(f"Tianshou: {ended} games")
