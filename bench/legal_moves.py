"""How long the clear rules take to list the legal moves in the middle of a game.

    .venv/bin/python bench/legal_moves.py [--kernel] [GAME …]

Random games are played to the end; the middle third of each is measured, decisions of players
only. One process, one core. Prints a table for bench/results.md. With --kernel the moves come
from the game's kernel, which is given the position as text: what a server would have to do.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
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


def milliseconds(listed: Callable[[], list[str]]) -> float:
    """The best of three: what listing needs, not what the machine was doing besides."""
    times = []
    for _ in range(3):
        began = perf_counter()
        listed()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def by_kernel(game: Game, state: State) -> Callable[[], list[str]]:
    kernel, text = game.kernel(), state.text()
    return lambda: kernel.position(text).legal_moves()


def main() -> None:
    print(machine())
    print("| game | seats | positions | moves | mean ms | median ms | worst ms |")
    print("|---|---|---|---|---|---|---|")
    fast, keys = "--kernel" in sys.argv, [word for word in sys.argv[1:] if word != "--kernel"]
    for key in keys or games.all_games():
        game = games.get(key)
        for seats in sorted(game.seats):
            line = [s for seed in range(GAMES_EACH) for s in middle(game, seats, seed)]
            listings = [by_kernel(game, s) if fast else s.legal_moves for s in line]
            times = [milliseconds(listed) for listed in listings]
            moves = mean(len(state.legal_moves()) for state in line)
            print(
                f"| {key} | {seats} | {len(line)} | {moves:.0f} "
                f"| {mean(times):.2f} | {median(times):.2f} | {max(times):.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
