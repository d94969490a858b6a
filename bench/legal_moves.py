"""How long the clear rules take to list the legal moves in the middle of a game.

    .venv/bin/python bench/legal_moves.py [GAME …]

Random games are played to the end; the middle third of each is measured, decisions of players
only. One process, one core. Prints a table for bench/results.md.
"""

from __future__ import annotations

import os
import platform
import sys
from random import Random
from statistics import mean, median
from time import perf_counter

from blockyard import games
from blockyard.core.contract import CHANCE, Game, State

GAMES_EACH = 20


def machine() -> str:
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    python = platform.python_version()
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {python}, load {load}"


def middle(game: Game, seats: int, seed: int) -> list[State]:
    """The positions of the middle third of a random game in which a player is to play."""
    rng, state, line = Random(seed), game.start(seats), []
    while state.outcome is None:
        if state.to_play == CHANCE:
            state = state.play(game.imagine(state, rng))
        else:
            line.append(state)
            state = state.play(rng.choice(state.legal_moves()))
    return line[len(line) // 3 : 2 * len(line) // 3 + 1]


def milliseconds(state: State) -> float:
    """The best of three: what the rules need, not what the machine was doing besides."""
    times = []
    for _ in range(3):
        began = perf_counter()
        state.legal_moves()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def main() -> None:
    print(machine())
    print("| game | seats | positions | moves | mean ms | median ms | worst ms |")
    print("|---|---|---|---|---|---|---|")
    for key in sys.argv[1:] or games.all_games():
        game = games.get(key)
        for seats in sorted(game.seats):
            line = [s for seed in range(GAMES_EACH) for s in middle(game, seats, seed)]
            times = [milliseconds(state) for state in line]
            moves = mean(len(state.legal_moves()) for state in line)
            print(
                f"| {key} | {seats} | {len(line)} | {moves:.0f} "
                f"| {mean(times):.2f} | {median(times):.2f} | {max(times):.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
