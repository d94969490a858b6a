"""What lines and gobblets are worth to the side to play, and what a training learns that from.

weights.json holds the numbers of each game with the command that found them. A list of them has
the order in which `features` counts: lines by how many of them are one's own and how many the
other's, then gobblets that can be seen, by size and kind of square, then covered ones by size; of
both, one's own less the other's.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from blockyard.games.gobblet.kernel.line_tables import (
    KINDS_OF_GOBBLERS,
    KINDS_OF_GOBBLET,
    OF_GOBBLERS,
    OF_GOBBLET,
    worths,
)

Weights = tuple[int, ...]
KINDS = 3
BY_HAND: dict[int, Weights] = {
    4: (0, -10, -40, -90, 10, 0, -20, -50, 40, 20, 0, 0, 90, 50, 0, 0, *[0] * 16),
    3: (0, -10, -40, 10, 0, -20, 40, 20, 0, *[0] * 12),
}
"""By the side of the board: lines alone, as they were before anything was learned."""


@cache
def shipped(key: str) -> Weights:
    """The numbers that come with the house."""
    text = (
        files("blockyard.games.gobblet.kernel").joinpath("weights.json").read_text(encoding="utf-8")
    )
    told = json.loads(text)[key]
    rows = (*told["lines"], *told["seen"], told["covered"])
    return tuple(number for row in rows for number in row)


def as_rows(numbers: Sequence[int], side: int) -> dict[str, list[Any]]:
    """The same as they stand in the file."""
    lines, seen = numbers[: side * side], numbers[side * side : -side]
    return {
        "lines": [list(lines[at : at + side]) for at in range(0, len(lines), side)],
        "seen": [list(seen[at : at + KINDS]) for at in range(0, len(seen), KINDS)],
        "covered": list(numbers[-side:]),
    }


@cache
def worths_of(numbers: Weights, side: int) -> array[int]:
    """The same as the kernel wants them."""
    found: array[int] = worths(side == 3, *as_rows(numbers, side).values())
    return found


def features(mine: int, theirs: int, side: int) -> list[int]:
    """How much there is of everything that has a worth, in the words of the kernel."""
    both = mine | theirs
    shadowed = both >> 16 | both >> 32 | both >> 48
    own, opposing = mine & ~shadowed, theirs & ~shadowed
    counted = [0] * (side * side)
    for line in OF_GOBBLERS if side == 3 else OF_GOBBLET:
        counts = [
            sum((line & _layer(word, size)).bit_count() for size in range(side))
            for word in (own, opposing)
        ]
        counted[side * counts[0] + counts[1]] += 1
    for size in range(side):
        for kind in KINDS_OF_GOBBLERS if side == 3 else KINDS_OF_GOBBLET:
            counted.append(_more(own, opposing, size, kind))
    covered = mine & shadowed, theirs & shadowed
    return counted + [_more(*covered, size, 0xFFFF) for size in range(side)]


def _layer(word: int, size: int) -> int:
    return word >> 16 * size & 0xFFFF


def _more(own: int, opposing: int, size: int, squares: int) -> int:
    counts = [(_layer(word, size) & squares).bit_count() for word in (own, opposing)]
    return counts[0] - counts[1]
