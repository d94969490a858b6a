"""How high towers get, by player and by the noise of the hand.

    python bench/tower_heights.py TOWERS PLAYERS:SIGMA [PLAYERS:SIGMA …]
    python bench/tower_heights.py 200 naive:5 naive:2 chooser:2 chooser:0.7

PLAYERS take turns at one tower: `naive` puts the first block offered flat side down in the
middle, `chooser` maximizes the stability margin and leaves a gentle dome, `spiteful` leaves the
steepest dome within its risk limit, `chooser+spiteful` is both in turn. SIGMA is the hand's, in
millimetres. Instead of cards, three random blocks of those left are offered.

Prints a table, stores its rows in bench/tower_heights.json and plots all stored rows in
bench/tower_heights.svg; rows of other versions are dropped. Seeded; an interrupted run is resumed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

import numpy as np
from blockout_checkpoint import results, source_version

from blockyard.games.blockout.blocks import BLOCKS, FACES, Tower, grown, shape, side
from blockyard.games.blockout.hand.motor import Deviation, gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import Limits, Release, SimulationResult, simulate
from blockyard.games.blockout.planner.stability import stability_margins

Simulate = Callable[[Tower, str, Release], SimulationResult]
OFFERED = 3
GRID = np.array([(x, y) for x in range(-10, 11, 2) for y in range(-10, 11, 2)], dtype=float)
SAFE_MARGIN = 2.0
PLOT, ROWS = Path(__file__).with_suffix(".svg"), Path(__file__).with_suffix(".json")


class Choice(NamedTuple):
    score: float
    block: str
    aim: Put


def naive(offered: list[str], rng: Random) -> Choice:
    return Choice(0.0, offered[0], Put(0, 0, 0, rng.choice((0, 2, 4))))


def planned(player: str, tower: Tower, offered: list[str], sigma: float) -> Choice:
    """The block, face and position with the best margin, and the dome left to the next player."""
    return max(_rated(player, tower, block, face, sigma) for block in offered for face in FACES)


def _rated(player: str, tower: Tower, block: str, face: int, sigma: float) -> Choice:
    margin, spot = side(block) / 2 if face % 2 == 0 else -10.0, (0.0, 0.0)
    if tower:
        spots = np.array(tower[-1].pose[:2]) + GRID
        found = stability_margins(tower, block, face, spots, sigma)
        margin, spot = float(found.max()), tuple(GRID[int(found.argmax())].tolist())
    left = 200 / (shape(block).radius(face ^ 1) or 10_000)
    if player == "spiteful":
        score = margin + (left if margin > SAFE_MARGIN else 0.0)
    else:
        score = margin + 0.1 * side(block) - left
    return Choice(score, block, Put(*spot, 0, face))


def build(players: list[str], sigma: float, seed: int) -> tuple[int, bool, float]:
    """One tower, until it falls or the ninth block stands: its height, whether it fell late,
    and the CPU seconds it took."""
    began = process_time()
    height, late = built(players, sigma, Random(seed))
    return height, late, process_time() - began


def simulated(tower: Tower, block: str, released: Release) -> SimulationResult:
    return simulate(tower, block, released, Limits(follow_fall=False))


def built(
    players: list[str], sigma: float, rng: Random, place: Simulate = simulated
) -> tuple[int, bool]:
    """The height, and whether it fell late; `place` simulates each placement."""
    tower: Tower = ()
    while len(tower) < len(BLOCKS):
        left = [block for block in BLOCKS if block not in {at.block for at in tower}]
        offered = rng.sample(left, min(OFFERED, len(left)))
        player = players[len(tower) % len(players)]
        choice = (
            naive(offered, rng) if player == "naive" else planned(player, tower, offered, sigma)
        )
        deviation = gaussian(sigma, rng) if tower else Deviation()
        released = release(tower, choice.block, choice.aim, deviation)
        settled = place(tower, choice.block, released)
        if settled.kind == "falls":
            break
        tower = grown(tower, choice.block, settled.poses)
        if settled.kind == "late":
            return len(tower), True
    return len(tower), False


def row(players: str, sigma: float, towers: int) -> list[int]:
    one = partial(build, players.split("+"), sigma)
    built = list(results(f"tower-{players}-{sigma:g}", one, range(towers)))
    heights = Counter(height for height, _, _ in built)
    counts = [heights[height] for height in range(1, 10)]
    late = sum(fell for _, fell, _ in built)
    middle = median(height for height, _, _ in built)
    nine = 100 * counts[-1] / towers
    shown = " ".join(map(str, counts))
    cost = sum(seconds for _, _, seconds in built)
    print(
        f"| {players} | {sigma:g} | {towers} | {shown} | {middle:g} | {nine:.1f} % | {late} "
        f"| {cost:.0f} |",
        flush=True,
    )
    return counts


COLOURS = ("#c0392b", "#d68910", "#2471a3", "#1e8449", "#7d3c98", "#616a6b")


def store(name: str, counts: list[int]) -> None:
    """Add a row to those measured with this version, and plot them all."""
    stored = json.loads(ROWS.read_text("utf-8")) if ROWS.exists() else {}
    rows = stored["rows"] if stored.get("engine") == source_version() else {}
    rows = dict(sorted({**rows, name: counts}.items()))
    ROWS.write_text(
        json.dumps({"engine": source_version(), "rows": rows}, indent=1) + "\n", "utf-8"
    )
    PLOT.write_text(plot(list(rows.items())), "utf-8")


def plot(rows: list[tuple[str, list[int]]]) -> str:
    """Bars by height, one colour for each row."""
    wide, high, foot = 760, 320, 260
    bar = 68 / len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{wide}" height="{high}" fill="white"/>',
        f'<line x1="50" y1="{foot}" x2="{wide - 20}" y2="{foot}" stroke="black"/>',
    ]
    for at, (name, counts) in enumerate(rows):
        colour = COLOURS[at % len(COLOURS)]
        parts.append(f'<rect x="60" y="{14 + 18 * at}" width="11" height="11" fill="{colour}"/>')
        parts.append(f'<text x="77" y="{24 + 18 * at}">{name}</text>')
        for height, count in enumerate(counts):
            tall = 200 * count / sum(counts) / 0.7
            x, y = 55 + 77 * height + bar * at, foot - tall
            parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{bar:.1f}" height="{tall:.1f}" '
                f'fill="{colour}"/>'
            )
    parts += [f'<text x="{84 + 77 * at}" y="280">{at + 1}</text>' for at in range(9)]
    parts.append('<text x="330" y="305">blocks that stood</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> int:
    towers, *rows = sys.argv[1:]
    print("| players | hand mm | towers | heights 1 to 9 | median | nine | late | CPU s |")
    print("|---|---|---|---|---|---|---|---|")
    for argument in rows:
        who, mm = argument.split(":")
        store(f"{who.replace('+', ' and ')}, {mm} mm", row(who, float(mm), int(towers)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
