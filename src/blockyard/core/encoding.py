"""Moves and views as numbers, for programs that learn.

A game with an `Encoding` can be played by action number: action *n* is `moves[n]`, at every table
of the game and in every version; a view becomes one row of values, the observation, in named
parts. It is computed from the view alone, so it cannot hold what its seat must not see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import isqrt, prod
from typing import Literal, NamedTuple

from blockyard.core.contract import Seat, View


class Part(NamedTuple):
    """A slice of the observation: its name, and the shape in which to read it."""

    name: str
    shape: tuple[int, ...]


class Symmetry(NamedTuple):
    """A way to turn or mirror a position: action *n* becomes `actions[n]`, and value *i* of the
    turned observation is value `values[i]` of the original one."""

    name: str
    actions: tuple[int, ...]
    values: tuple[int, ...]


class Encoding(ABC):
    """The actions and observations of one game."""

    parts: tuple[Part, ...]
    dtype: Literal["int8", "float32"] = "int8"
    low: float = 0
    high: float = 1
    """No value lies outside of these."""
    board: tuple[int, int] | None = None
    """Rows and columns of the board, which the parts of this shape show; None without one."""
    canonical_part: str | None = None
    """The part, one-hot, that says how a seat sits at the board; None where it does not matter."""

    @cached_property
    @abstractmethod
    def moves(self) -> tuple[str, ...]:
        """Every move that a seat can ever make, by its action number, in our notation."""

    @cached_property
    def chance_moves(self) -> tuple[str, ...]:
        """Every move that CHANCE can make where the odds are known, by its number."""
        return ()

    def symmetries(self, seats: int) -> tuple[Symmetry, ...]:
        """The symmetries of the game at a table with this many seats, the identity first. A turned
        position is worth the same to the seat that observes it."""
        return (self.identity,)

    @cached_property
    def identity(self) -> Symmetry:
        return Symmetry("identity", tuple(range(len(self.moves))), tuple(range(self.size)))

    @cached_property
    def canonical_turns(self) -> tuple[Symmetry, ...]:
        """For each place at the board (`canonical_part`) the turn that brings it to the first."""
        return (self.identity,)

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


def board_maps(side: int) -> dict[str, tuple[int, ...]]:
    """The eight symmetries of a square board: for each square, row by row, where it goes.

    >>> board_maps(2)["rotate-90"]
    (2, 0, 3, 1)
    """
    last = side - 1
    ways: dict[str, Callable[[int, int], tuple[int, int]]] = {
        "identity": lambda x, y: (x, y),
        "rotate-90": lambda x, y: (y, last - x),
        "rotate-180": lambda x, y: (last - x, last - y),
        "rotate-270": lambda x, y: (last - y, x),
        "mirror-columns": lambda x, y: (last - x, y),
        "mirror-rows": lambda x, y: (x, last - y),
        "transpose": lambda x, y: (y, x),
        "anti-transpose": lambda x, y: (last - y, last - x),
    }
    return {name: tuple(_mapped(side, way)) for name, way in ways.items()}


def _mapped(side: int, way: Callable[[int, int], tuple[int, int]]) -> Iterator[int]:
    for square in range(side * side):
        x, y = way(square % side, square // side)
        yield side * y + x


def turned_values(
    parts: Sequence[Part], turned: Sequence[int], order: Mapping[str, Sequence[int]]
) -> tuple[int, ...]:
    """`Symmetry.values` where square *s* goes to `turned[s]`. `order` lists, for parts that change
    otherwise, from which plane (or value) of the original each one is taken."""
    side = isqrt(len(turned))
    origin = sorted(range(len(turned)), key=turned.__getitem__)
    sources: list[int] = []
    first = 0
    for name, shape in parts:
        squares = origin if shape[-2:] == (side, side) else [0]
        planes = order.get(name, range(prod(shape) // len(squares)))
        sources += [first + len(squares) * plane + square for plane in planes for square in squares]
        first += prod(shape)
    return tuple(sources)
