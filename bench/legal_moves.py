"""How long the clear rules, or a kernel, take to list the legal moves in the middle of a game.

    .venv/bin/python bench/legal_moves.py [--kernel] [GAME …]

Random games are played to the end; the middle third of each is measured, decisions of players
only. One process, one core. Prints a table for bench/results.md. With --kernel the moves come
from the fast position that a match keeps beside the state: it is given the move that led there
and then asked. Games without one are left out.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import NamedTuple

from blockyard import games
from blockyard.core.contract import CHANCE, Game, State

GAMES_EACH = 20


def machine() -> str:
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    python = platform.python_version()
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {python}, load {load}"


class Reached(NamedTuple):
    """A position, and how it was reached."""

    before: State
    move: str
    state: State


def middle(game: Game, seats: int, seed: int) -> list[Reached]:
    """The positions of the middle third of a random game in which a player is to move."""
    rng, state, line = Random(seed), game.start(seats), []
    while state.outcome is None:
        is_chance = state.to_play == CHANCE
        move = game.quick_chance(state, rng) if is_chance else rng.choice(state.legal_moves())
        reached = Reached(state, move, state.play(move))
        state = reached.state
        if state.to_play not in (CHANCE, None):
            line.append(reached)
    return line[len(line) // 3 : 2 * len(line) // 3 + 1]


def milliseconds(listed: Callable[[], list[str]]) -> float:
    """The best of three: what listing needs, not what the machine was doing besides."""
    times = []
    for _ in range(3):
        began = perf_counter()
        listed()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def by_rules(_: Game, reached: Reached) -> Callable[[], list[str]]:
    return reached.state.legal_moves


def by_kernel(game: Game, reached: Reached) -> Callable[[], list[str]]:
    fast = game.fast_position(reached.before)
    assert fast is not None
    return lambda: fast.play(reached.move).legal_moves()


def main() -> None:
    print(machine())
    print("| game | seats | positions | moves | mean ms | median ms | worst ms |")
    print("|---|---|---|---|---|---|---|")
    fast, keys = "--kernel" in sys.argv, [word for word in sys.argv[1:] if word != "--kernel"]
    for key in keys or games.all_games():
        game = games.get(key)
        if fast and game.fast_position(game.start()) is None:
            continue
        for seats in sorted(game.seats):
            line = [r for seed in range(GAMES_EACH) for r in middle(game, seats, seed)]
            listings = [(by_kernel if fast else by_rules)(game, reached) for reached in line]
            times = [milliseconds(listed) for listed in listings]
            moves = mean(len(listed()) for listed in listings)
            print(
                f"| {key} | {seats} | {len(line)} | {moves:.0f} "
                f"| {mean(times):.3f} | {median(times):.3f} | {max(times):.3f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
