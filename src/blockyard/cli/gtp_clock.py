"""The clock of GTP: `time_settings` and `time_left`, and how long to think about one move."""

from __future__ import annotations

from dataclasses import dataclass, field

from blockyard.core.contract import Seat
from blockyard.core.kernel import Budget

MOVES_TO_COME = 20
"""Main time has to last for about this many more moves."""
SPARE = 0.05
"""Seconds of each move that are left for everything but thinking."""
SHORTEST_MS = 10


@dataclass
class GtpClock:
    """Main time in seconds, then periods of so many seconds for so many moves (stones).

    >>> clock = GtpClock()
    >>> clock.set(100, 0, 0)
    >>> clock.budget(0)
    Budget(nodes=None, ms=4950)
    >>> clock.set_left(0, 6, 3)
    >>> clock.budget(0)
    Budget(nodes=None, ms=1950)
    """

    main: float = 0.0
    period: float = 0.0
    stones: int = 0
    left: dict[Seat, tuple[float, int]] = field(default_factory=dict)

    def set(self, main: float, period: float, stones: int) -> None:
        self.main, self.period, self.stones = main, period, stones
        self.left = {}

    def set_left(self, seat: Seat, seconds: float, stones: int) -> None:
        """The time left to a seat: main time if `stones` is 0, else for that many moves."""
        self.left[seat] = seconds, stones

    def spend(self, seat: Seat, seconds: float) -> None:
        """A seat has thought this long; a controller that keeps the time says so itself."""
        if self.main > 0:
            left, stones = self.left.get(seat, (self.main, 0))
            self.left[seat] = max(0.0, left - seconds), stones

    def budget(self, seat: Seat) -> Budget | None:
        """How long to think about the next move; None without a clock."""
        seconds, stones = self.left.get(seat, (self.main, 0))
        if stones > 0:
            share = seconds / stones
        elif seconds > 0:
            share = seconds / MOVES_TO_COME
        elif self.stones > 0 and self.period > 0:
            share = self.period / self.stones
        elif seat in self.left or self.main > 0:
            share = 0.0
        else:
            return None
        return Budget(ms=max(SHORTEST_MS, round(1000 * (share - SPARE))))
