"""Game clocks as values: the time left follows from the timestamps of the events.

  none      no clock
  move      a fixed time for each turn
  fischer   a time for the whole game, plus an increment after each turn
  days      like `move`, for correspondence play

All clocks stand while CHANCE moves and while its film is shown.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from blockyard.core.contract import CHANCE, Seat
from blockyard.server.tables.events import TimeControl

SECOND = 1000


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left for each seat, whose clock runs, and since when."""

    control: TimeControl
    left: tuple[int, ...]
    running: Seat | None = None
    since: int = 0
    turn_of: Seat | None = None
    """The seat whose turn it is, also while CHANCE moves."""

    @classmethod
    def set_up(cls, control: TimeControl, seats: int) -> Clocks:
        return cls(control, (control.seconds * SECOND,) * seats)

    @property
    def is_timed(self) -> bool:
        return self.control.kind != "none"

    def turn(self, seat: Seat | None, at: int, is_new: bool = False) -> Clocks:
        """From `at` on it is this seat's turn. No clock runs for CHANCE or after the end.

        A seat that continues its turn (a lift, then a put) keeps its running time; `is_new`
        marks a new turn of the same seat, because the others were skipped.
        """
        if not self.is_timed:
            return self
        stopped = self.stopped(at)
        if seat is None or seat == CHANCE:
            return stopped
        if stopped.turn_of is not None and (is_new or seat != stopped.turn_of):
            left = stopped._after_turn(stopped.left[stopped.turn_of])
            stopped = stopped._with(stopped.turn_of, left)
        return replace(stopped, running=seat, turn_of=seat, since=at)

    def stopped(self, at: int) -> Clocks:
        """The same clocks with none running."""
        if self.running is None:
            return self
        return replace(self._with(self.running, self.remaining(self.running, at)), running=None)

    def _with(self, seat: Seat, left: int) -> Clocks:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def _after_turn(self, left: int) -> int:
        """The time of a seat once its turn is over."""
        if self.control.kind == "fischer":
            return left + self.control.increment * SECOND
        return self.control.seconds * SECOND

    def remaining(self, seat: Seat, at: int) -> int:
        """Milliseconds that this seat has left at this time."""
        used = max(0, at - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    @property
    def flag_falls(self) -> int | None:
        """When the running clock reaches zero."""
        return None if self.running is None else self.since + self.left[self.running]
