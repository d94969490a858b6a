"""How fast OpenSpiel plays our games: beside its own Python tic-tac-toe, in one run.

    .venv/bin/python bench/spiel.py [SECONDS]

Random games by the interface that every algorithm uses: current player, legal actions, apply. CPU
time, the best of five rounds that take turns; then copies of a state in the middle of a game.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import open_spiel.python.games  # noqa: F401 - registers tic-tac-toe
import pyspiel

import blockyard.envs.open_spiel  # noqa: F401 - registers ours

ROUNDS = 5
PEER = "python_tic_tac_toe"
NAMES = (
    PEER,
    "blockyard_gobblers",
    "blockyard_gobblet",
    "blockyard_gobblet(options=touch:strict)",
    "blockyard_gobblet(options=memory:yes)",
    "blockyard_blokus_duo",
    "blockyard_blokus_classic",
    "blockyard_deblockle",
)


def play(game: pyspiel.Game, rng: Random) -> int:
    """One random game; the number of moves."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions(state.current_player())
        state.apply_action(actions[int(rng.random() * len(actions))])
        moves += 1
    state.returns()
    return moves


def copies(game: pyspiel.Game, seconds: float) -> float:
    state, rng = game.new_initial_state(), Random(1)
    for _ in range(8):
        actions = state.legal_actions()
        following = state.child(actions[int(rng.random() * len(actions))])
        state = state if following.is_terminal() else following
    made, began = 0, process_time()
    while process_time() - began < seconds:
        for _ in range(100):
            state.clone()
        made += 100
    return made / (process_time() - began)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    games = {name: pyspiel.load_game(name) for name in NAMES}
    best = dict.fromkeys(NAMES, 0.0)
    for turn in range(ROUNDS):
        for name, game in games.items():
            rng, moves, began = Random(turn), 0, process_time()
            while process_time() - began < seconds / ROUNDS:
                moves += play(game, rng)
            best[name] = max(best[name], moves / (process_time() - began))
    print("| game | moves/s | of tic-tac-toe | copies/s |\n|---|---|---|---|")
    for name, rate in best.items():
        cloned = copies(games[name], seconds / ROUNDS)
        print(f"| {name} | {rate:,.0f} | {rate / best[PEER]:.2f} | {cloned:,.0f} |")


if __name__ == "__main__":
    main()
