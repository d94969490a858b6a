"""OpenSpiel: its random simulations with serialization, MCTS, and ISMCTS where hands are hidden."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import blockyard.envs.open_spiel  # noqa: F401 - registers the games

NAMES = (
    "blockyard_gobblers",
    "blockyard_gobblet(options=touch:strict)",
    "blockyard_gobblet(options=memory:yes)",
    "blockyard_blokus_duo",
    "blockyard_deblockle",
)

for name in NAMES:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    print(f"{name}: random_sim_test passed")
rng = np.random.RandomState(1)
evaluator = mcts.RandomRolloutEvaluator(1, rng)
game = pyspiel.load_game("blockyard_gobblers")
bot = mcts.MCTSBot(game, 1.5, 50, evaluator, random_state=rng)
assert bot.step(game.new_initial_state()) in game.new_initial_state().legal_actions()
hidden = pyspiel.load_game("blockyard_gobblet(options=memory:yes)")
seer = ismcts.ISMCTSBot(hidden, evaluator, 1.5, 20, random_state=rng)
assert seer.step(hidden.new_initial_state()) in hidden.new_initial_state().legal_actions()
print("MCTS and ISMCTS play")
