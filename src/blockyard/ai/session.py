"""What a player keeps from move to move: the transposition table, or the tree of its last search.

Without a session every search starts afresh: the same request always gets the same response.
With one, a player goes on from what it knows already, and may search with several threads. A
session serves one player; in another game it starts from scratch.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from blockyard.ai.transposition_table import TranspositionTable

if TYPE_CHECKING:
    from blockyard.ai.mcts import MctsSearch

TABLE_BITS = 23
"""2**23 entries of sixteen bytes: 128 MB, of which the system gives only what is used."""


def available_cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Setting:
    """What does not change in the course of a game."""

    game: str
    start: str | None
    options: Mapping[str, str]
    seats: int | None


@dataclass(slots=True)
class Session:
    """The memory of one player, who searches with this many threads."""

    threads: int = 1
    setting: Setting | None = None
    history: tuple[str, ...] = ()
    table: TranspositionTable | None = None
    tree: MctsSearch | None = field(default=None, repr=False)

    def begin(self, setting: Setting, history: tuple[str, ...]) -> tuple[str, ...] | None:
        """A search of the position after these moves begins: the moves since the last one, or None
        if that was in another game, which is then forgotten."""
        before, self.history = self.history, history
        since = history[len(before) :]
        is_same = self.setting == setting and history[: len(before)] == before
        if not is_same or any(line.startswith("!") for line in since):  # a seat has stopped
            self.setting, self.table, self.tree = setting, None, None
            return None
        return since

    def begun_table(self) -> TranspositionTable:
        """The table, whose entries are old from now on."""
        if self.table is None:
            self.table = TranspositionTable(TABLE_BITS)
        self.table.begin_search()
        return self.table

    def grown_tree(self, moves: tuple[str, ...] | None, simulations: int) -> MctsSearch | None:
        """The tree after these moves, with room for more simulations; None if there is none."""
        tree, self.tree = self.tree, None
        for move in moves or ():
            tree = tree and tree.after(move, simulations)
        return tree if moves is not None else None
