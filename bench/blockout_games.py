"""A thousand random six-player games of Block Out!, each played to its end.

    python bench/blockout_games.py [GAMES]

Prints how they ended and what happened on the way: cards drawn from a pile made of the
discards, empty piles, turns that passed, falls and late falls. Fails if a game goes on after
5,000 moves, or if one of the rare things never happened.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import perf_counter

from blockyard import games
from blockyard.core.contract import CHANCE

SEATS = 6
MOST = 5000


def play(seed: int, seen: Counter[str]) -> None:
    """One game; every second one by the advanced rule."""
    game, rng = games.get("block-out"), Random(seed)
    state = game.start(SEATS, {"advanced": "yes" if seed % 2 else "no"})
    for _ in range(MOST):
        if state.outcome:
            seen[f"won by {state.outcome.clause}"] += 1
            return
        luck = state.to_play == CHANCE
        move = game.imagine(state, rng) if luck else rng.choice(state.legal_moves())
        pile = state.view(None)["pile"]
        state = state.play(move)
        note(seen, move, pile, state.view(None)["pile"], len(state.skipped))
    seen["without an end"] += 1


def note(seen: Counter[str], move: str, before: int, after: int, passed: int) -> None:
    seen["moves"] += 1
    seen["reshuffles"] += move.startswith("draw") and before == 0
    seen["piles emptied"] += after == 0 < before
    seen["turns passed"] += passed
    seen[move.split(" ", maxsplit=1)[0]] += move.startswith(("stands", "falls", "late"))


def main() -> int:
    count = int(sys.argv[1]) if sys.argv[1:] else 1000
    seen: Counter[str] = Counter()
    began = perf_counter()
    for seed in range(count):
        play(seed, seen)
    print(f"{count} games in {perf_counter() - began:.1f} s")
    for what, times in sorted((+seen).items()):
        print(f"{times:8} {what}")
    rare = ("reshuffles", "piles emptied", "falls", "late")
    return 0 if not seen["without an end"] and all(seen[what] for what in rare) else 1


if __name__ == "__main__":
    sys.exit(main())
