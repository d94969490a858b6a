"""Gymnasium's checker and Stable-Baselines3's, on four games; then masked PPO learns a little."""

from __future__ import annotations

from gymnasium.utils.env_checker import check_env
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env as sb3_check_env

from blockyard import envs

GAMES = ("gobblers_v0", "gobblet_v0", "blokus_duo_v0", "deblockle_v0")

for name in GAMES:
    module = getattr(envs, name)
    # Both sample actions without looking at the mask.
    check_env(module.single(illegal="lose"), skip_render_check=True)
    sb3_check_env(module.single(illegal="lose"))
    print(f"{name}: both checkers passed")
learner = MaskablePPO("MultiInputPolicy", envs.gobblers_v0.single(), n_steps=128, batch_size=64)
learner.learn(512)
print(f"MaskablePPO: {learner.num_timesteps} steps")
