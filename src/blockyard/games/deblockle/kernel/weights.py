"""Evaluation weights and features, for Texel tuning (ai/training/texel_tuning.py).

weights.json has the weights with the command that found them: first the bonus of the side to move,
then the cost of a block that needs one turn, two turns and so on, if it were alone on the board.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from blockyard.games.deblockle.kernel.cube_tables import NEVER_LEAVES

Weights = tuple[int, ...]
UNTRAINED: Weights = (20, 40, 80, 120, 160, 200)
"""Hand-written weights: every turn costs the same."""
FURTHER_TURN = 40
"""The cost of each turn beyond those that have a weight."""


@cache
def shipped() -> Weights:
    """The weights in the package."""
    text = (
        files("blockyard.games.deblockle.kernel")
        .joinpath("weights.json")
        .read_text(encoding="utf-8")
    )
    stored = json.loads(text)
    return (stored["to play"], *stored["turns to go"])


def as_rows(numbers: Sequence[int]) -> dict[str, int | list[int]]:
    """Weights by name, as in the file."""
    return {"to play": numbers[0], "turns to go": list(numbers[1:])}


@cache
def costs_of(numbers: Weights) -> array[int]:
    """The cost table of the kernel's evaluation, for any number of turns."""
    known = len(numbers) - 1
    more = (
        numbers[known] + FURTHER_TURN * (turns - known)
        for turns in range(known + 1, NEVER_LEAVES + 1)
    )
    return array("i", (*numbers, *more))


def features(own: Sequence[int], others: Sequence[int]) -> list[int]:
    """The features of a position: 1 for the side to move, and for each number of turns to go, how
    many more such blocks the other side has."""
    known = range(1, len(UNTRAINED))
    return [1, *(others.count(turns) - own.count(turns) for turns in known)]
