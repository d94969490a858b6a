"""What it costs a side that a block has so many turns to go, and what it is worth to be to play.

weights.json holds the numbers with the command that found them: first the worth of being to play,
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
BY_HAND: Weights = (20, 40, 80, 120, 160, 200)
"""Every turn alike, as it was before anything was learned."""
EACH = 40
"""What a turn costs beyond those for which there is a number."""


@cache
def shipped() -> Weights:
    """The numbers that come with the house."""
    text = (
        files("blockyard.games.deblockle.kernel")
        .joinpath("weights.json")
        .read_text(encoding="utf-8")
    )
    told = json.loads(text)
    return (told["to play"], *told["turns to go"])


def as_rows(numbers: Sequence[int]) -> dict[str, int | list[int]]:
    """The same as they stand in the file."""
    return {"to play": numbers[0], "turns to go": list(numbers[1:])}


@cache
def costs_of(numbers: Weights) -> array[int]:
    """The same as the kernel wants them, for any number of turns."""
    known = len(numbers) - 1
    more = (numbers[known] + EACH * (turns - known) for turns in range(known + 1, NEVER_LEAVES + 1))
    return array("i", (*numbers, *more))


def features(own: Sequence[int], others: Sequence[int]) -> list[int]:
    """How many blocks more the other side has with so many turns to go than the side to play."""
    known = range(1, len(BY_HAND))
    return [1, *(others.count(turns) - own.count(turns) for turns in known)]
