"""Game clocks as values. Every event says how much time the running clock had left.

That was measured by the monotonic clock, so the wall clock may be set at any time. In logs from
before it was stored, the time left follows from the timestamps of the events.

  none      no clock
  move      a fixed time for each turn
  fischer   a time for the whole game, plus an increment after each turn
  days      like `move`, for correspondence play

All clocks stand while CHANCE moves and while its film is shown. The clock of a computer player
stands too: its move brings the CPU time that it took, so waiting for a worker costs it nothing and
it does not run out of time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from blockyard.core.contract import CHANCE, Seat
from blockyard.server.tables.events import TimeControl

SECOND = 1000


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left for each seat, whose clock runs, and since when: on the wall clock in a
    table that was folded from its log, on the monotonic clock in a room."""

    control: TimeControl
    left: tuple[int, ...]
    running: Seat | None = None
    since: int = 0
    turn_of: Seat | None = None
    """The seat whose turn it is, also while CHANCE moves."""
    bots: frozenset[Seat] = frozenset()

    @classmethod
    def set_up(
        cls, control: TimeControl, seats: int, bots: frozenset[Seat] = frozenset()
    ) -> Clocks:
        return cls(control, (control.seconds * SECOND,) * seats, bots=bots)

    @property
    def is_timed(self) -> bool:
        return self.control.kind != "none"

    def shifted(self, by: int) -> Clocks:
        """The same clocks, measured by another clock."""
        return replace(self, since=self.since + by) if self.is_timed else self

    def settled(self, at: int, remaining: int | None) -> Clocks:
        """The running clock charged until an event at `at`, when it had `remaining` left; None
        in old logs, where the clock of a computer player ran like any other."""
        if self.running is None:
            return self
        left = self.left[self.running] - max(0, at - self.since)
        settled = self._with(self.running, max(0, left) if remaining is None else remaining)
        return replace(settled, since=max(self.since, at))

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
        runs = seat == self.running and seat not in self.bots
        used = max(0, at - self.since) if runs else 0
        return max(0, self.left[seat] - used)

    @property
    def flag_falls(self) -> int | None:
        """When the running clock reaches zero."""
        if self.running is None or self.running in self.bots:
            return None
        return self.since + self.left[self.running]
