"""How observations, masks and actions are laid out: as the board lies or turned for the player to
move, flat or as planes."""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockyard.core.encoding import Encoding

Array = NDArray[Any]


class Layout:
    """`canonical`: the board is turned so that every seat sits where the first one does; actions
    are turned with it. `planes`: an observation is a stack of boards, one plane for each number
    that is no board itself, constant; without it, a flat row."""

    def __init__(self, encoding: Encoding, canonical: bool = False, planes: bool = False) -> None:
        if planes and encoding.board is None:
            raise ValueError("this game has no board to lay out as planes: leave planes=False")
        self.encoding, self.planes = encoding, planes
        self.is_turned = canonical and len(encoding.canonical_turns) > 1

    @cached_property
    def shape(self) -> tuple[int, ...]:
        """Of one observation."""
        if not self.planes:
            return (self.encoding.size,)
        assert self.encoding.board is not None
        squares = prod(self.encoding.board)
        number = sum(prod(s) // squares if self._is_board(s) else prod(s) for _, s in self._parts)
        return (number, *self.encoding.board)

    @property
    def _parts(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return self.encoding.parts

    def _is_board(self, shape: tuple[int, ...]) -> bool:
        return shape[-2:] == self.encoding.board

    # --- turning -------------------------------------------------------------------------

    @cached_property
    def _values(self) -> Array:
        return np.array([turn.values for turn in self.encoding.canonical_turns], np.intp)

    @cached_property
    def _from_board(self) -> Array:
        return np.array([turn.actions for turn in self.encoding.canonical_turns], np.int32)

    @cached_property
    def _to_board(self) -> Array:
        return np.argsort(self._from_board, axis=1).astype(np.int32)

    def turns_of(self, values: Array) -> Array:
        """How each of these rows, flat and as the board lies, has to be turned."""
        part = self.encoding.canonical_part
        assert part is not None
        found: Array = values[:, self.encoding.slice_of(part)].argmax(axis=1)
        return found

    def shown(self, values: Array, out: Array | None = None) -> Array:
        """Flat rows as the board lies, in this layout."""
        if self.is_turned:
            values = np.take_along_axis(values, self._values[self.turns_of(values)], axis=1)
        if not self.planes:
            return _into(values, out)
        return self._as_planes(values, out)

    def _as_planes(self, values: Array, out: Array | None) -> Array:
        rows = np.empty((len(values), *self.shape), values.dtype) if out is None else out
        first = plane = 0
        for _, shape in self._parts:
            part = values[:, first : first + prod(shape)]
            if self._is_board(shape):
                part = part.reshape(len(values), -1, *shape[-2:])
            else:
                part = part[:, :, None, None]
            rows[:, plane : plane + part.shape[1]] = part
            first, plane = first + prod(shape), plane + part.shape[1]
        return rows

    def shown_masks(self, masks: Array, turns: Array, out: Array | None = None) -> Array:
        """Masks as the board lies, each turned like its observation."""
        return _into(np.take_along_axis(masks, self._to_board[turns], axis=1), out)

    def shown_actions(self, actions: Array, turns: Array) -> Array:
        """Actions as the board lies, for those who see it turned."""
        return self._mapped(self._from_board, actions, turns)

    def board_actions(self, actions: Array, turns: Array) -> Array:
        """Actions of those who see it turned, as the board lies; what is no action stays so."""
        return self._mapped(self._to_board, actions, turns)

    def _mapped(self, table: Array, actions: Array, turns: Array) -> Array:
        is_one = (actions >= 0) & (actions < table.shape[1])
        mapped = table[turns, np.where(is_one, actions, 0)]
        return np.where(is_one, mapped, actions).astype(np.int32)


def _into(rows: Array, out: Array | None) -> Array:
    if out is None:
        return rows
    out[...] = rows
    return out
