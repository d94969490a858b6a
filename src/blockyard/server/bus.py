"""Wake-ups between server processes that share a database.

A message says that a table has reached a version, and no more: whoever cares reads the log. A lost
message costs a moment and loses nothing. One process alone needs no bus.
"""

from __future__ import annotations

from collections.abc import Callable

Woken = Callable[[str, int], None]


class Bus:
    """For one process: there is nobody else to wake."""

    def listen(self, woken: Woken) -> None:
        """Call this with (table, version) whenever another process has written."""

    def tell(self, table: str, version: int) -> None:
        """Say that a table has reached a version."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...
