"""Stable-Baselines3 learns Gobblet Gobblers: masked PPO against random play.

    pip install 'blockyard[rl]' sb3-contrib        (brings torch)
    python bench/sb3_gobblers.py [STEPS] [SEED]

The learner begins. After every tenth of the steps it plays 200 games against random play and 50
against level 1 of our own players. Prints the curve as a table for bench/results.md.
"""

from __future__ import annotations

import sys
from time import perf_counter

import numpy as np
from sb3_contrib import MaskablePPO

from blockyard.envs import gobblers_v0

TESTS = (("random", 200), ("bot:1", 50))


def score(model: MaskablePPO, opponent: str, games: int) -> float:
    """The share of games that the learner wins, a draw counting half."""
    env = gobblers_v0.single(opponent=opponent)
    total = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=10_000 + seed)
        is_over, reward = False, 0.0
        while not is_over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, ended, cut, _ = env.step(int(action))
            is_over = ended or cut
        total += (reward + 1) / 2
    return total / games


def main() -> None:
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    np.random.seed(seed)
    model = MaskablePPO(
        "MultiInputPolicy", gobblers_v0.single(), n_steps=1000, batch_size=250, seed=seed
    )
    began = perf_counter()
    print("| steps | " + " | ".join(f"score against {name}" for name, _ in TESTS) + " | s |")
    print("|---|" + "---|" * len(TESTS) + "---|")
    for part in range(11):
        if part:
            model.learn(steps // 10, reset_num_timesteps=False)
        scores = " | ".join(f"{score(model, name, games):.2f}" for name, games in TESTS)
        print(f"| {model.num_timesteps} | {scores} | {perf_counter() - began:.0f} |", flush=True)


if __name__ == "__main__":
    main()
