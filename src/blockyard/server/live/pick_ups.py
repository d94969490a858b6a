"""Pick-ups: since when players hold the blocks that they are about to place, by our own clock.

A token stands for one pick-up: of one table, one seat and one ply, in this process. It is random,
so nobody can make one, and nobody else is told. Picking up again replaces it, and a move that was
played ends it. After a restart a player picks the block up again.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from blockyard.core.contract import Seat
from blockyard.server.clock import ticks_ms

TOKEN_BYTES = 16


class _Held(NamedTuple):
    token: str
    ply: int
    since: int


class PickUps:
    """The open pick-ups of one table."""

    def __init__(self) -> None:
        self._held: dict[Seat, _Held] = {}

    def begin(self, seat: Seat, ply: int) -> str:
        """The token of a pick-up that begins now."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._held[seat] = _Held(token, ply, ticks_ms())
        return token

    def seconds_since(self, seat: Seat, ply: int, token: str) -> float | None:
        """The age of this pick-up; None if there is none with this token, or for another ply."""
        held = self._held.get(seat)
        if held is None or held.ply != ply:
            return None
        is_same = secrets.compare_digest(held.token.encode(), token.encode())
        return (ticks_ms() - held.since) / 1000 if is_same else None

    def end(self, seat: Seat, token: str) -> None:
        if (held := self._held.get(seat)) and held.token == token:
            del self._held[seat]
