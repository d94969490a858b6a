"""Moves and views as numbers, for programs that learn.

A game that brings a `Numbers` can be played by number: action *n* is `moves[n]`, at every table
of the game and for ever; a view becomes a row of values, cut into named parts. The values come
from a view and from nothing else, so they cannot hold what its seat must not see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Literal, NamedTuple

from blockyard.core.contract import Seat, View


class Part(NamedTuple):
    """A stretch of the values: its name, and the shape in which to read it."""

    name: str
    shape: tuple[int, ...]


class Encoding(ABC):
    """How one game is numbered."""

    parts: tuple[Part, ...]
    dtype: Literal["int8", "float32"] = "int8"
    low: float = 0
    high: float = 1
    """No value lies outside of these."""

    @cached_property
    @abstractmethod
    def moves(self) -> tuple[str, ...]:
        """Every move that a seat can ever make, by its number; spelled as we write it."""

    @cached_property
    def luck(self) -> tuple[str, ...]:
        """Every move that CHANCE can make where the odds are known, by its number."""
        return ()

    @abstractmethod
    def values(self, view: View, seat: Seat) -> Sequence[float]:
        """What a seat sees, part by part; `view` is that seat's own."""

    @cached_property
    def number(self) -> Mapping[str, int]:
        """The number of a move by its text."""
        return {move: number for number, move in enumerate(self.moves)}

    @cached_property
    def luck_number(self) -> Mapping[str, int]:
        return {move: number for number, move in enumerate(self.luck)}

    @cached_property
    def size(self) -> int:
        """How many values there are."""
        return sum(prod(part.shape) for part in self.parts)

    def place(self, name: str) -> slice:
        """Where the values of a part stand."""
        first = 0
        for part in self.parts:
            last = first + prod(part.shape)
            if part.name == name:
                return slice(first, last)
            first = last
        raise KeyError(name)


def one_of(number: int, at: int | None) -> list[int]:
    """So many noughts, and a one at this place unless it is None.

    >>> one_of(4, 2)
    [0, 0, 1, 0]
    """
    return [int(i == at) for i in range(number)]
