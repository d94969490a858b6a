"""How long Deblockle's clear rules take in the middle of a game, table by table.

    .venv/bin/python bench/legal_moves_deblockle.py

bench/legal_moves.py measures the usual table of every game; this one adds the tables that make
Deblockle slower or faster, and what a refusal costs. Random games; positions in which a player
is to play, from the middle third of each. One process, one core.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from time import perf_counter

from blockyard import games
from blockyard.core.contract import CHANCE, State

GAMES_EACH = 20
TABLES = {
    "usual": {},
    "slides to the end": {"slider": "to-the-end"},
    "no side-by-side": {"side-by-side": "no"},
    "one block each": {"gold-blocks": "1", "blue-blocks": "1"},
    "no draws but a thousand turns": {"repetition": "off", "turn-limit": "off"},
}


def middle(options: dict[str, str], seed: int) -> list[State]:
    game, rng = games.get("deblockle"), Random(seed)
    state, line = game.start(2, options), []
    while state.outcome is None:
        if state.to_play == CHANCE:
            state = state.play(game.chance(state, rng))
        else:
            line.append(state)
            state = state.play(rng.choice(state.legal_moves()))
    return line[len(line) // 3 : 2 * len(line) // 3 + 1]


def milliseconds(work: Callable[[], object]) -> float:
    """The best of three: what the rules need, not what the machine was doing besides."""
    times = []
    for _ in range(3):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def main() -> None:
    print(
        "| table | positions | moves | list: mean ms | worst ms | play: mean ms | refuse: mean ms |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, options in TABLES.items():
        line = [state for seed in range(GAMES_EACH) for state in middle(options, seed)]
        listing = [milliseconds(state.legal_moves) for state in line]
        moves = [state.legal_moves() for state in line]
        playing = [
            milliseconds(lambda s=s, m=m: s.play(m[0])) for s, m in zip(line, moves, strict=True)
        ]
        refusing = [milliseconds(lambda s=s: s.objection("c3d4e5")) for s in line]
        print(
            f"| {name} | {len(line)} | {mean(map(len, moves)):.0f} | {mean(listing):.3f} "
            f"| {max(listing):.3f} | {mean(playing):.3f} | {mean(refusing):.3f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
