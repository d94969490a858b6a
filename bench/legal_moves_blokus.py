"""What a mid-game Blokus position costs: listing moves, asking about one, playing, reading.

    .venv/bin/python bench/legal_moves_blokus.py [GAMES]

Random games in which large pieces go first, as people play; the middle third of each is
measured. (bench/legal_moves.py measures all games alike, on uniformly random ones.) One
process, one core. Prints a table for bench/results.md.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean
from time import perf_counter

from blockyard import games
from blockyard.core.contract import Game, State

TABLES = (("blokus-duo", 2), ("blokus-classic", 4))


def large_first(state: State, rng: Random) -> str:
    moves = state.legal_moves()
    largest = max(move.count(",") for move in moves)
    return rng.choice([move for move in moves if move.count(",") == largest])


def middle(game: Game, seats: int, seed: int) -> list[State]:
    rng, state, line = Random(seed), game.start(seats), []
    while state.outcome is None:
        line.append(state)
        state = state.play(large_first(state, rng))
    return line[len(line) // 3 : 2 * len(line) // 3 + 1]


def milliseconds(ask: Callable[[], object]) -> float:
    """The best of three: what the rules need, not what the machine was doing besides."""
    times = []
    for _ in range(3):
        began = perf_counter()
        ask()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def questions(game: Game, state: State) -> Iterator[tuple[str, Callable[[], object]]]:
    move, text = state.legal_moves()[-1], state.text()
    yield "legal_moves", state.legal_moves
    yield "objection", lambda: state.objection(move)
    yield "play", lambda: state.play(move)
    yield "view", lambda: state.view(0)
    yield "read", lambda: game.read(text)


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print("| game | positions | question | mean ms | worst ms |")
    print("|---|---|---|---|---|")
    for key, seats in TABLES:
        game = games.get(key)
        line = [state for seed in range(number) for state in middle(game, seats, seed)]
        times: dict[str, list[float]] = {}
        for state in line:
            for name, ask in questions(game, state):
                times.setdefault(name, []).append(milliseconds(ask))
        for name, taken in times.items():
            print(f"| {key} | {len(line)} | {name} | {mean(taken):.2f} | {max(taken):.2f} |")


if __name__ == "__main__":
    main()
