"""What judging a hand adds to a placement, in CPU time, side by side with the verdict itself.

    python bench/hand_speed.py [ROUNDS]

Each round reads and judges a trace of 300 samples, after twelve earlier ones, as the server does,
and simulates a placement on a stack of five.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time

from blockyard import games
from blockyard.games.blockout.hand.hand_notation import Traced
from blockyard.games.blockout.hand.motor import Sample
from blockyard.games.blockout.rules import BlockOutState

GAME = games.get("block-out")
STACK = (
    "large-red@0,0,22.5,1,0,0,0;large-blue@0,0,68,1,0,0,0;medium-red@0,0,109.5,1,0,0,0;"
    "medium-blue@0,0,147,1,0,0,0;small-red@0,0,180.2,1,0,0,0"
)


def trace(seed: int) -> str:
    rng, at, x, y = Random(seed), 0.0, -20.0, 15.0
    samples = []
    for _ in range(300):
        at, x, y = (
            at + rng.uniform(0.012, 0.02),
            x + rng.gauss(0.07, 0.1),
            y + rng.gauss(-0.05, 0.1),
        )
        samples.append(Sample(round(at, 3), round(x, 1), round(y, 1), 0.0))
    motion = Traced(samples, round(at + 0.3, 3))
    rows = ";".join(f"{one.at},{one.x},{one.y},{one.turn:g}" for one in motion.samples)
    return f"traced {rows} {motion.ends}"


def main() -> None:
    rounds = int(sys.argv[1]) if sys.argv[1:] else 30
    earlier = [trace(seed) for seed in range(12)]
    state = GAME.read(f"basic 0+ count:small-blue@0,0,0,0 any,pass/red,red any {STACK}")
    assert isinstance(state, BlockOutState)
    times: dict[str, list[float]] = {"read (as before)": [], "judged": [], "verdict": []}
    for seed in range(100, 100 + rounds):
        hand = trace(seed)
        began = process_time()
        assert GAME.hand_objection(state, hand) is None
        read = process_time()
        assert GAME.hand_doubt(hand, float(hand.rpartition(" ")[2]), earlier) is None
        judged = process_time()
        GAME.filmed(state, Random(seed))
        times["verdict"].append(process_time() - judged)
        times["judged"].append(judged - read)
        times["read (as before)"].append(read - began)
    for name, found in times.items():
        print(f"{name}: {1000 * median(found):.2f} ms")


if __name__ == "__main__":
    main()
