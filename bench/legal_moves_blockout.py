"""How long Block Out! takes to list its moves, stage by stage.

    python bench/legal_moves_blockout.py [GAMES]

Random six-player games are played to the end and every position is measured, the best of
three. The bar is one millisecond. One process, one core.
"""

from __future__ import annotations

import platform
import sys
from collections import defaultdict
from random import Random
from statistics import mean, median
from time import perf_counter

from blockyard import games
from blockyard.core.contract import CHANCE, State

BAR = 1.0


def milliseconds(state: State) -> float:
    times = []
    for _ in range(3):
        began = perf_counter()
        state.legal_moves()
        times.append(perf_counter() - began)
    return 1000 * min(times)


def measured(count: int) -> dict[str, list[float]]:
    """The time of every position, by its stage."""
    game = games.get("block-out")
    found: dict[str, list[float]] = defaultdict(list)
    for seed in range(count):
        rng, state = Random(seed), game.start(6, {"advanced": "yes" if seed % 2 else "no"})
        while state.outcome is None:
            found[state.text().split()[2].partition(":")[0]].append(milliseconds(state))
            luck = state.to_play == CHANCE
            state = state.play(game.chance(state, rng) if luck else rng.choice(state.legal_moves()))
    return found


def main() -> int:
    found = measured(int(sys.argv[1]) if sys.argv[1:] else 30)
    print(f"{platform.machine()}, Python {platform.python_version()}")
    print("| stage | positions | mean ms | median ms | worst ms |")
    print("|---|---|---|---|---|")
    for stage, times in sorted(found.items()):
        numbers = (mean(times), median(times), max(times))
        print(f"| {stage} | {len(times)} | " + " | ".join(f"{n:.4f}" for n in numbers) + " |")
    worst = max(median(times) for times in found.values())
    print(f"the slowest stage has a median of {worst:.4f} ms; the bar is {BAR} ms")
    return 0 if worst < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
