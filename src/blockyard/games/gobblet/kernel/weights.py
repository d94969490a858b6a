"""Evaluation weights and features, for Texel tuning (ai/training/texel_tuning.py).

weights.json has the weights of each game with the command that found them. The order is that of
`features`: lines by the number of own and opposing gobblets in them, then visible gobblets by size
and kind of square, then covered ones by size; of gobblets, the difference of both sides counts.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypedDict

from blockyard.games.gobblet.kernel.line_tables import (
    GOBBLERS_KINDS,
    GOBBLERS_LINES,
    GOBBLET_KINDS,
    GOBBLET_LINES,
    weight_table,
)

Weights = tuple[int, ...]
KINDS = 3
UNTRAINED: dict[int, Weights] = {
    4: (0, -10, -40, -90, 10, 0, -20, -50, 40, 20, 0, 0, 90, 50, 0, 0, *[0] * 16),
    3: (0, -10, -40, 10, 0, -20, 40, 20, 0, *[0] * 12),
}
"""By the side of the board: hand-written weights, of lines alone."""


class WeightRows(TypedDict):
    """The weights of one game in weights.json."""

    lines: list[list[int]]
    seen: list[list[int]]
    covered: list[int]


@cache
def shipped(key: str) -> Weights:
    """The weights in the package."""
    text = (
        files("blockyard.games.gobblet.kernel").joinpath("weights.json").read_text(encoding="utf-8")
    )
    stored = json.loads(text)[key]
    rows = (*stored["lines"], *stored["seen"], stored["covered"])
    return tuple(number for row in rows for number in row)


def as_rows(numbers: Sequence[int], side: int) -> WeightRows:
    """Weights by name, as in the file."""
    lines, seen = numbers[: side * side], numbers[side * side : -side]
    return {
        "lines": [list(lines[at : at + side]) for at in range(0, len(lines), side)],
        "seen": [list(seen[at : at + KINDS]) for at in range(0, len(seen), KINDS)],
        "covered": list(numbers[-side:]),
    }


@cache
def weight_table_of(numbers: Weights, side: int) -> array[int]:
    """The lookup table of the kernel's evaluation."""
    return weight_table(side == 3, **as_rows(numbers, side))


def features(mine: int, theirs: int, side: int) -> list[int]:
    """The features of a position: its evaluation is their product with the weights."""
    both = mine | theirs
    shadowed = both >> 16 | both >> 32 | both >> 48
    own, opposing = mine & ~shadowed, theirs & ~shadowed
    counted = [0] * (side * side)
    for line in GOBBLERS_LINES if side == 3 else GOBBLET_LINES:
        counts = [
            sum((line & _layer(word, size)).bit_count() for size in range(side))
            for word in (own, opposing)
        ]
        counted[side * counts[0] + counts[1]] += 1
    for size in range(side):
        for kind in GOBBLERS_KINDS if side == 3 else GOBBLET_KINDS:
            counted.append(_difference(own, opposing, size, kind))
    covered = mine & shadowed, theirs & shadowed
    return counted + [_difference(*covered, size, 0xFFFF) for size in range(side)]


def _layer(word: int, size: int) -> int:
    return word >> 16 * size & 0xFFFF


def _difference(own: int, opposing: int, size: int, squares: int) -> int:
    counts = [(_layer(word, size) & squares).bit_count() for word in (own, opposing)]
    return counts[0] - counts[1]
