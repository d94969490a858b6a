"""Long work in batches: others have their turn in between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from blockyard.server import shares
from blockyard.server.tables.events import TableEvent
from blockyard.server.tables.table import Table, fold

T = TypeVar("T")

EVENTS, ITEMS = 250, 20
"""Events that are folded and items that are listed in one go: a few milliseconds."""

MAX_RESENT = 100
"""Updates that are sent again one by one; who missed more gets a snapshot."""


async def folded(log: Sequence[TableEvent]) -> Table:
    """The table that these events lead to."""
    table = fold(log[:EVENTS])
    for at in range(EVENTS, len(log), EVENTS):
        await shares.give_way()
        for event in log[at : at + EVENTS]:
            table = table.after(event)
    return table


async def missed_since(
    log: Sequence[TableEvent], since: int
) -> tuple[Table, Sequence[TableEvent]] | None:
    """The table as a client that was away knows it, and what happened since; None if that is too
    much to be told again."""
    if not 0 < since < len(log) <= since + MAX_RESENT:
        return None
    return await folded(log[:since]), log[since:]


async def listed(items: Iterable[T]) -> list[T]:
    """All items of something that takes long to produce."""
    found: list[T] = []
    for item in items:
        found.append(item)
        if len(found) % ITEMS == 0:
            await shares.give_way()
    return found
