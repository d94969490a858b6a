"""AgileRL: its DQN plays legal moves by the mask and learns from a replay buffer."""

from __future__ import annotations

import numpy as np
from agilerl.algorithms import DQN
from gymnasium.spaces import Box

from blockyard.envs import gobblers_v0

env = gobblers_v0.env()
env.reset(seed=1)
actions = env.action_space("seat_0")
values = env.observation_space("seat_0")["observation"].shape
agent = DQN(Box(0, 1, values, np.float32), actions)
moves = 0
while moves < 100:
    seen, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        env.reset()
        continue
    row = np.expand_dims(seen["observation"].astype(np.float32), 0)
    chosen = agent.get_action(row, epsilon=0.3, action_mask=seen["action_mask"][None])
    action = int(np.asarray(chosen).reshape(-1)[0])
    assert seen["action_mask"][action], "the mask is kept"
    env.step(action)
    moves += 1
print(f"AgileRL: {moves} moves")
