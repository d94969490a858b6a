"""OpenSpiel's tabular Q-learner learns Gobblet Gobblers against random play.

    python examples/q_learning.py 20000 100

Games, then the games of each test. It sits on the first seat; after every tenth of its games it is
tested, and then plays its best. Needs `pip install 'blockyard[openspiel]'`.
"""

from __future__ import annotations

import sys
from typing import Any

try:
    import numpy as np
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent, tabular_qlearner

    import blockyard.envs.open_spiel  # noqa: F401 - so that OpenSpiel knows the games
except ModuleNotFoundError:
    sys.exit("This example needs OpenSpiel: pip install 'blockyard[openspiel]'")


def play(env: rl_environment.Environment, agents: list[Any], is_test: bool = False) -> float:
    """One game; gives what the first of the agents won."""
    time_step = env.reset()
    while not time_step.last():
        agent = agents[time_step.observations["current_player"]]
        time_step = env.step([agent.step(time_step, is_evaluation=is_test).action])
    for agent in agents:
        agent.step(time_step, is_evaluation=is_test)
    return float(time_step.rewards[0])


def main(games: str = "20000", tests: str = "100") -> None:
    env = rl_environment.Environment(pyspiel.load_game("blockyard_gobblers"), seed=1)
    actions = env.action_spec()["num_actions"]
    np.random.seed(1)
    learner = tabular_qlearner.QLearner(0, actions, step_size=0.3)
    agents = [learner, random_agent.RandomAgent(1, actions)]
    for game in range(int(games) + 1):
        if game % max(1, int(games) // 10) == 0:
            won = sum(play(env, agents, is_test=True) > 0 for _ in range(int(tests)))
            print(f"after {game} games: won {won} of {tests}", flush=True)
        play(env, agents)


if __name__ == "__main__":
    main(*sys.argv[1:])
