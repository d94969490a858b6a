"""Moves and views as numbers, for programs that learn.

A game with an `Encoding` can be played by action number: action *n* is `moves[n]`, at every table
of the game and in every version; a view becomes one row of values, the observation, in named
parts. It is computed from the view alone, so it cannot hold what its seat must not see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Literal, NamedTuple

from blockyard.core.contract import Seat, View


class Part(NamedTuple):
    """A slice of the observation: its name, and the shape in which to read it."""

    name: str
    shape: tuple[int, ...]


class Encoding(ABC):
    """The actions and observations of one game."""

    parts: tuple[Part, ...]
    dtype: Literal["int8", "float32"] = "int8"
    low: float = 0
    high: float = 1
    """No value lies outside of these."""

    @cached_property
    @abstractmethod
    def moves(self) -> tuple[str, ...]:
        """Every move that a seat can ever make, by its action number, in our notation."""

    @cached_property
    def chance_moves(self) -> tuple[str, ...]:
        """Every move that CHANCE can make where the odds are known, by its number."""
        return ()

    @abstractmethod
    def observation(self, view: View, seat: Seat) -> Sequence[float]:
        """What a seat sees, part by part; `view` is that seat's own."""

    @cached_property
    def action_of(self) -> Mapping[str, int]:
        """The action number of a move."""
        return {move: action for action, move in enumerate(self.moves)}

    @cached_property
    def chance_action_of(self) -> Mapping[str, int]:
        """The number of a move of CHANCE."""
        return {move: action for action, move in enumerate(self.chance_moves)}

    @cached_property
    def size(self) -> int:
        """The number of values in an observation."""
        return sum(prod(part.shape) for part in self.parts)

    def slice_of(self, name: str) -> slice:
        """Where the values of a part are."""
        first = 0
        for part in self.parts:
            last = first + prod(part.shape)
            if part.name == name:
                return slice(first, last)
            first = last
        raise KeyError(name)


def one_hot(size: int, at: int | None) -> list[int]:
    """Zeros, with a one at this index unless it is None.

    >>> one_hot(4, 2)
    [0, 0, 1, 0]
    """
    return [int(i == at) for i in range(size)]
