"""What the states of OpenSpiel are made of: nodes of the rules, and rows of a kernel's batch.

A state plays on the kernel from the first position in which a seat decides. Copying one takes a
free row of a shared batch, so a tree search can copy millions. The rules replay the kernel's moves
where a text or a view is asked for.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from blockyard import games
from blockyard.core.contract import CHANCE, Seat, State
from blockyard.core.kernel import KernelBatch
from blockyard.envs.backend import make_batch
from blockyard.envs.config import EnvConfig
from blockyard.envs.rules_batch import RulesBatch
from blockyard.envs.saving import SavedGame, load_game, save_game

ROWS = 32


class Node:
    """A position and, by its parent, the moves that led to it. Immutable, so copies share it.

    A resampled position has no parent but what its seats were `told`.
    """

    def __init__(
        self,
        key: str,
        state: State,
        parent: Node | None = None,
        move: str = "",
        told: dict[Seat | None, list[str]] | None = None,
    ) -> None:
        self.key, self.state, self.parent, self.move, self.told = key, state, parent, move, told
        seat = parent.state.to_play if parent else None
        plies: int = parent.plies if parent else 0
        self.plies: int = plies + (seat not in (None, CHANCE))
        """Moves of players; those of CHANCE do not count."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds texts, so that it is small and outlives the layout of positions."""
        first, moves = self, []
        while first.parent is not None:
            moves.append(first.move)
            first = first.parent
        return _replayed, (first.key, first.state.text(), moves[::-1])

    def played(self, move: str) -> Node:
        return Node(self.key, self.state.after(move), self, move)

    def history(self, seat: Seat | None) -> list[str]:
        """Everything that happened, as a seat was shown it."""
        shown: list[str] = []
        node = self
        while node.parent is not None:
            shown.append(node.parent.state.tell(node.move, seat))
            node = node.parent
        return [*(node.told or {}).get(seat, ()), *shown[::-1]]

    @cached_property
    def moves(self) -> list[str]:
        return self.state.legal_moves()


def _replayed(key: str, start: str, moves: list[str]) -> Node:
    node = Node(key, games.get_any(key).read(start))
    for move in moves:
        node = node.played(move)
    return node


class KernelRow:
    """One game of a shared batch. A copy is another row with the same game in it."""

    __slots__ = ("batch", "index", "pool", "row")

    def __init__(self, pool: KernelRows) -> None:
        self.pool = pool
        self.batch, self.row, self.index = pool.take()

    def __deepcopy__(self, memo: dict[int, Any]) -> KernelRow:
        copy = KernelRow(self.pool)
        copy.batch.copy_games(self.batch, self.index, copy.index)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the game's moves; it is played again in a row of the reader's."""
        return _row_of, (self.pool.config, save_game(self.pool.config, self.batch, self.row))

    def __del__(self) -> None:
        self.pool.free.append((self.batch, self.row, self.index))


class KernelRows:
    """The rows of all states of one table; there are as many as are in use at the same time."""

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self.free: list[tuple[KernelBatch, int, Any]] = []
        self._seen = np.zeros((ROWS, config.encoding.size), np.int8)
        self._seats = np.zeros(ROWS, np.int8)

    def take(self) -> tuple[KernelBatch, int, Any]:
        if not self.free:
            batch = make_batch(self.config, ROWS)
            assert not isinstance(batch, RulesBatch)
            self.free += [(batch, row, np.array([row], np.int32)) for row in range(ROWS)]
        return self.free.pop()

    def at(self, state: State) -> KernelRow:
        """A row with this position in it."""
        row = KernelRow(self)
        row.batch.set_position(row.row, state)
        return row

    def seen(self, row: KernelRow, seat: Seat) -> Any:
        """What a seat sees; the next call overwrites it."""
        self._seats[row.row] = seat
        row.batch.observe_seats(self._seen, self._seats, row.row, row.row + 1)
        return self._seen[row.row]


class Shared:
    """What the states of one table share: the config, the first position, the kernel's rows."""

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self.first = Node(config.key, config.start())
        self.rows = None if isinstance(make_batch(config, 1), RulesBatch) else KernelRows(config)
        self.first_row = self.row_at(self.first.state)

    def row_at(self, state: State) -> KernelRow | None:
        """The kernel plays from here, if it can: not while chance is to move."""
        is_open = state.outcome is None and state.to_play != CHANCE
        return self.rows.at(state) if self.rows and is_open else None

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_by, (self.config,)


_shared: dict[str, Shared] = {}


def shared_by(config: EnvConfig) -> Shared:
    """What all states with this config share; there is one for each."""
    name = repr(config)
    if name not in _shared:
        _shared[name] = Shared(config)
    return _shared[name]


def _row_of(config: EnvConfig, saved: SavedGame) -> KernelRow:
    rows = shared_by(config).rows
    assert rows is not None, "it was saved by a kernel"
    row = KernelRow(rows)
    load_game(config, row.batch, row.row, saved)
    return row
