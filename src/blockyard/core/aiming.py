"""A move that is made by hand: keys lead it to its spot, a bar is stopped to let go.

Whoever plays with keys gets the same odds as with a mouse: a bar runs to and fro, and the moments
at which it is stopped are the hand that goes with the move (`Game.chance`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from blockyard.core.picture import Picture

Key = Literal["left", "right", "up", "down", "turn", "turn-back", "next"]


class Aiming(Protocol):
    """Where the hand is. A value: a key gives a new one."""

    @property
    def move(self) -> str:
        """The move as the rules know it."""

    @property
    def stops(self) -> int:
        """How many times the bar is to be stopped."""

    def press(self, key: Key) -> Aiming: ...

    def picture(self, say: Callable[..., str]) -> Picture: ...

    def bar(self, at: float) -> float:
        """Where the bar is after so many seconds: -1 and 1 are its ends, 0 is the spot."""

    def hand(self, stopped: Sequence[float]) -> str:
        """The hand that stopped the bar at these times."""
