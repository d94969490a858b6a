"""Play any game at random through PettingZoo, and say who won how often.

    python examples/random_play.py gobblet_v0 100

Needs `pip install 'blockyard[rl]'`.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

try:
    import pettingzoo  # noqa: F401 - the environments need it

    from blockyard import envs
except ModuleNotFoundError:
    sys.exit("This example needs PettingZoo: pip install 'blockyard[rl]'")


def play(env: Any, seed: int) -> str:
    """One game; gives the agent with the highest reward, or `nobody`."""
    env.reset(seed=seed)
    totals: Counter[str] = Counter()
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] = reward
        done = ended or cut
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    best, reward = totals.most_common(1)[0]
    return best if reward > 0 else "nobody"


def main(name: str = "gobblet_v0", games: str = "100") -> None:
    env = getattr(envs, name).env(chance_mode="quick")
    for seed, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed)
    won = Counter(play(env, seed) for seed in range(int(games)))
    for winner, count in won.most_common():
        print(f"{winner} {count}")


if __name__ == "__main__":
    main(*sys.argv[1:])
