"""Aiming a physical move with keys: steer it to its spot, then stop a timing bar to release.

Keys have the same chances as a mouse: a bar sweeps back and forth, and the times at which it is
stopped are the hand that goes with the move (`Game.chance`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from blockyard.core.picture import Picture

Key = Literal["left", "right", "up", "down", "turn", "turn-back", "next"]


class Aiming(Protocol):
    """Where the hand is. An immutable value: pressing a key returns a new one."""

    @property
    def move(self) -> str:
        """The move in the notation of the rules."""

    @property
    def stops(self) -> int:
        """How many times the bar has to be stopped."""

    def press(self, key: Key) -> Aiming: ...

    def picture(self, say: Callable[..., str]) -> Picture: ...

    def bar(self, at: float) -> float:
        """The position of the bar after this many seconds: -1 and 1 are its ends, 0 is the spot."""

    def hand(self, stopped: Sequence[float]) -> str:
        """The hand, in notation, that stopped the bar at these times."""
