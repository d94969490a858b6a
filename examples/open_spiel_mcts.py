"""OpenSpiel's own Monte Carlo tree search against random play.

    python examples/open_spiel_mcts.py blockyard_gobblers 20 200

Games, then simulations for each move. Needs `pip install 'blockyard[openspiel]'`.
"""

from __future__ import annotations

import sys

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    import blockyard.envs.open_spiel  # noqa: F401 - so that OpenSpiel knows the games
except ModuleNotFoundError:
    sys.exit("This example needs OpenSpiel: pip install 'blockyard[openspiel]'")


def play(game: pyspiel.Game, simulations: int, seat: int, seed: int) -> float:
    """One game with the search on this seat; gives what it won."""
    rng = np.random.RandomState(seed)
    search = mcts.MCTSBot(
        game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=odds)
        elif state.current_player() == seat:
            action = search.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    return float(state.returns()[seat])


def main(name: str = "blockyard_gobblers", games: str = "20", simulations: str = "200") -> None:
    game = pyspiel.load_game(name, {"chance_mode": "quick"})
    seats = game.num_players()
    results = [play(game, int(simulations), seed % seats, seed) for seed in range(int(games))]
    won = sum(result > 0 for result in results)
    print(f"won {won} of {games}, mean return {np.mean(results):.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
