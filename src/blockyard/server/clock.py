"""The server's clocks, in one place so that tests can stop them.

The wall clock says when something happened. It can be set at any time, so whatever is measured
(game clocks, absence, deadlines) goes by the monotonic clock, whose zero means nothing and differs
between processes.
"""

from __future__ import annotations

import time
from typing import NamedTuple

TOLERATED_MS = 250
"""How far our wall clock may be from that of the database before it is corrected."""
_correction = 0


def now_ms() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000 + _correction


def follow(there: int) -> None:
    """Go by another clock, which shows this many milliseconds now: servers that share a database
    must agree on the time, or a table that moves to another server would lose time or gain it."""
    global _correction  # noqa: PLW0603  # the time is the same for the whole process
    if abs(there - now_ms()) > TOLERATED_MS:
        _correction += there - now_ms()


def ticks_ms() -> int:
    """Milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


class Moment(NamedTuple):
    """The same moment on both clocks."""

    wall: int
    ticks: int

    @property
    def shift(self) -> int:
        """What turns a time of the monotonic clock into one of the wall clock, now."""
        return self.wall - self.ticks


def moment() -> Moment:
    return Moment(now_ms(), ticks_ms())
