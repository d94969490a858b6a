"""Clocks, as values: what they show follows from when things happened, by the server's time.

  none      nobody counts
  move      so many seconds for each turn
  fischer   so many for the game, and some more after each turn
  days      like `move`, with more patience

A clock stands while luck is at work: CHANCE is to play, or the count is being watched.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from blockyard.core.contract import CHANCE, Seat
from blockyard.server import wire

SECOND = 1000


@dataclass(frozen=True, slots=True)
class Clocks:
    """What each seat has left, in milliseconds, whose clock runs, and since when."""

    rule: wire.TimeControl
    left: tuple[int, ...]
    running: Seat | None = None
    since: int = 0
    turn_of: Seat | None = None
    """Whose turn it is, also while luck is at work."""

    @classmethod
    def set_up(cls, rule: wire.TimeControl, seats: int) -> Clocks:
        return cls(rule, (rule.seconds * SECOND,) * seats)

    @property
    def ticks(self) -> bool:
        return self.rule.kind != "none"

    def turn(self, seat: Seat | None, at: int, is_new: bool = False) -> Clocks:
        """From `at` on it is for this seat to play. Nobody's clock runs for CHANCE or at the end.

        A seat that plays on in the same turn (a lift, then a put) goes on with the same time;
        `is_new` says that others were skipped, so that it is a new turn all the same.
        """
        if not self.ticks:
            return self
        stood = self.stopped(at)
        if seat is None or seat == CHANCE:
            return stood
        if stood.turn_of is not None and (is_new or seat != stood.turn_of):
            stood = stood._with(stood.turn_of, stood._after_turn(stood.left[stood.turn_of]))
        return replace(stood, running=seat, turn_of=seat, since=at)

    def stopped(self, at: int) -> Clocks:
        """Nobody's clock runs."""
        if self.running is None:
            return self
        return replace(self._with(self.running, self.shows(self.running, at)), running=None)

    def _with(self, seat: Seat, left: int) -> Clocks:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def _after_turn(self, left: int) -> int:
        """What the rule gives to a seat that has had its turn."""
        if self.rule.kind == "fischer":
            return left + self.rule.increment * SECOND
        return self.rule.seconds * SECOND

    def shows(self, seat: Seat, at: int) -> int:
        used = max(0, at - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    @property
    def flag_falls(self) -> int | None:
        """When the running clock will be at nothing."""
        return None if self.running is None else self.since + self.left[self.running]

    def frame(self, at: int) -> wire.ClockTimes | None:
        if not self.ticks:
            return None
        shown = [self.shows(seat, at) for seat in range(len(self.left))]
        return wire.ClockTimes(left=shown, running=self.running, at=max(at, self.since))
