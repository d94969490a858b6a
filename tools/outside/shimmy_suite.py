"""Shimmy: our OpenSpiel games as PettingZoo environments, whole games."""

from __future__ import annotations

import pyspiel
from shimmy import OpenSpielCompatibilityV0

import blockyard.envs.open_spiel  # noqa: F401 - registers the games

for name in ("blockyard_gobblers", "blockyard_blokus_duo", "blockyard_gobblet"):
    env = OpenSpielCompatibilityV0(env=pyspiel.load_game(name))
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter(1000):
        _, _, terminated, truncated, info = env.last()
        is_over = terminated or truncated
        env.step(None if is_over else env.action_space(agent).sample(info["action_mask"]))
        steps += 1
    assert steps > 5, "a whole game"
    print(f"{name}: {steps} steps")
