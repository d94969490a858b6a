"""CPU time of one placement.

    python bench/tower_speed.py [TOWERS]

Towers of a chooser (tower_heights.py) with a hand of 2 mm and of 0.7 mm in turn, the same as in
tower_late.py. At three, six and nine blocks the last one is also released over the edge, so that
falls are timed at every height. Timed are, each with the lowering of the block and the checks: the
count, to the verdict after three seconds or to the fall or rest before that; and all of it, to the
rest or the late fall, with the film to its end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from tower_heights import built

from blockyard.games.blockout.blocks import Tower, side
from blockyard.games.blockout.hand.motor import Deviation, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.film import Film, encode
from blockyard.games.blockout.physics.tower import (
    COUNT_SECONDS,
    Limits,
    Release,
    SimulationResult,
    check,
    lowered,
    simulate_unchecked,
)

SIGMAS = (2.0, 0.7)
EDGES = (3, 6, 9)
LIMITS = {3: 0.1, 9: 0.35}
TO_THE_VERDICT, TO_THE_END = Limits(follow_fall=False, max_seconds=COUNT_SECONDS), Limits()


class Timed(NamedTuple):
    blocks: int
    kind: str
    verdict: float
    end: float
    film: int


def timed(tower: Tower, block: str, released: Release) -> tuple[Timed, SimulationResult]:
    began = process_time()
    lowered(tower, block, released.pose)
    check(tower, block, released)
    ready = process_time()
    simulate_unchecked(tower, block, released, TO_THE_VERDICT)
    counted = process_time()
    settled = simulate_unchecked(tower, block, released, TO_THE_END)
    over = process_time()
    size = len(encode(Film(settled.decided_at, settled.frames)))
    before = ready - began
    blocks = len(tower) + 1
    return Timed(
        blocks, settled.kind, before + counted - ready, before + over - counted, size
    ), settled


def build(seed: int) -> list[Timed]:
    rows: list[Timed] = []

    def measured(tower: Tower, block: str, released: Release) -> SimulationResult:
        if len(tower) + 1 in EDGES:
            edge = Put(side(tower[-1].block) / 2, 0, 0, 0)
            rows.append(timed(tower, block, release(tower, block, edge, Deviation()))[0])
        row, settled = timed(tower, block, released)
        rows.append(row)
        return settled

    built(["chooser"], SIGMAS[seed % 2], Random(f"late {seed // 2}"), measured)
    return rows


def report(name: str, rows: list[Timed], most: float) -> None:
    def quantiles(of: Callable[[Timed], float]) -> str:
        times = sorted(map(of, rows))
        return f"{median(times):.3f} | {times[int(0.95 * len(times))]:.3f} | {times[-1]:.3f}"

    late = sum(row.verdict > most for row in rows), sum(row.end > most for row in rows)
    film = max(row.film for row in rows) / 1000
    print(f"| {name} | {len(rows)} | {quantiles(lambda row: row.verdict)} | ", end="")
    print(f"{quantiles(lambda row: row.end)} | {late[0]}, {late[1]} | {film:.1f} |")


def main() -> int:
    build(-2)  # the first one loads MuJoCo
    rows = [row for seed in range(int(sys.argv[1]) if sys.argv[1:] else 60) for row in build(seed)]
    print(
        "| blocks, verdict | placements | to the verdict: median | 95 % | largest "
        "| to the end: median | 95 % | largest | over the limit | film kB, largest |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for blocks in EDGES:
        for kind in ("falls", "stands", "late"):
            here = [row for row in rows if (row.blocks, row.kind) == (blocks, kind)]
            if here:
                report(f"{blocks}, {kind}", here, LIMITS.get(blocks, LIMITS[9]))
    report("4 to 9, all", [row for row in rows if row.blocks > 3], LIMITS[9])
    return 0 if all(row.verdict <= LIMITS.get(row.blocks, LIMITS[9]) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
