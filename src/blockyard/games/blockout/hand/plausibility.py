"""Whether a person can have made a movement of the hand in the time that really passed.

The server measures the seconds between the pick-up of a block and its placement. A movement that
does not fit them, or that no hand makes, is doubted: the block is then released by a careful hand,
never by a better one. The limits are generous: a doubt should never meet a person who plays, and
one that does costs little. What they let through still has the tremor that everybody has.

Times in a hand count from the pick-up (hand_notation.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from statistics import median, pstdev

from blockyard.core.contract import Objection
from blockyard.games.blockout.hand.hand_notation import Keyed, Motion, Traced, read_hand
from blockyard.games.blockout.hand.motor import BAR_AMPLITUDE, BAR_PERIOD, Sample, bar_offset

EARLY, LATE = 0.3, 2.0
"""Seconds by which a release may seem to come before or after the server's time for it: the
network delays the pick-up or the placement."""
SHORTEST_HOLD = 0.25
"""Seconds in which nobody takes a block, aims and lets go."""
SHORTEST_PRESS = 0.15
"""Seconds in which nobody presses a key, or presses it again on purpose."""
TOP_SPEED, BURST = 5000.0, 0.004
"""Millimetres a second of the quickest hand, and seconds by which a time may be rounded."""

FEWEST_SAMPLES, SHORTEST_PATH = 8, 2.0
"""Samples and millimetres of a block that was carried to its spot and not merely sent there."""
EVEN_PART, EVEN_SECONDS, EVEN_STEP = 0.9, 0.002, 0.06
"""A movement is a machine's if this part of its steps is equal in time and place, within these
seconds and millimetres."""

EXACT_SECONDS = 0.0025
"""Nobody stops the bar twice within this time of the spot, but once in some hundred placements."""
SERIES = 6
"""Stops of the bar after which their accuracy is judged. Practised people miss by 20 to 40 ms."""
SERIES_ERROR, SERIES_SPREAD = 0.006, 0.003
"""Seconds: a root mean square, and a standard deviation, that no series of a person has."""

ALIKE, EQUAL_SECONDS = 0.3, 0.0006
"""Millimetres: two traces nowhere farther apart than this are one trace. And two stops of the bar
within these seconds are equal."""
BAR_SPEED = 4 * BAR_AMPLITUDE / BAR_PERIOD


def doubt(hand: str, seconds: float | None, earlier: Sequence[str]) -> Objection | None:
    """Why no person had this hand in so many seconds after the pick-up (None: nobody saw one),
    having had these before; None if a person may have had it."""
    motion = read_hand(hand)
    if not isinstance(motion, Keyed | Traced):
        return None
    # A trace takes long to read, and one with more or fewer samples is another one anyway.
    similar = [text for text in earlier if text.count(";") == hand.count(";")]
    reason = _reason(motion, seconds, [read_hand(text) for text in similar])
    return Objection("B7", reason) if reason else None


def _reason(motion: Keyed | Traced, seconds: float | None, earlier: Sequence[Motion]) -> str | None:
    if seconds is None:
        return "hand-not-seen"
    if motion.begins < -EARLY or not -EARLY <= seconds - motion.ends <= LATE:
        return "hand-out-of-time"
    if isinstance(motion, Keyed):
        before = [one for one in earlier if isinstance(one, Keyed)]
        return _doubt_of_keys(motion, before)
    return _doubt_of_trace(motion, [one for one in earlier if isinstance(one, Traced)])


def is_repeated(motion: Keyed | Traced, other: Keyed | Traced) -> bool:
    """Whether one is the other again: at another time, at another place, with a little noise."""
    if isinstance(motion, Keyed) and isinstance(other, Keyed):
        pairs = zip(motion, other, strict=True)
        return all(abs(_error(one) - _error(two)) < EQUAL_SECONDS for one, two in pairs)
    if isinstance(motion, Traced) and isinstance(other, Traced):
        return _are_alike(motion.samples, other.samples)
    return False


# --- the timing bar ------------------------------------------------------------------------------


def _doubt_of_keys(keyed: Keyed, earlier: Sequence[Keyed]) -> str | None:
    if keyed.first < SHORTEST_PRESS or keyed.second - keyed.first < SHORTEST_PRESS:
        return "hand-too-quick"
    if any(is_repeated(keyed, one) for one in earlier):
        return "hand-repeated"
    errors = [_error(at) for at in keyed]
    if all(abs(error) <= EXACT_SECONDS for error in errors):
        return "hand-too-exact"
    series = [_error(at) for one in (*earlier, keyed) for at in one]
    return _doubt_of_series(series) if len(series) >= SERIES else None


def _error(at: float) -> float:
    """Seconds from the moment when the bar is at the spot, by its distance from there."""
    return bar_offset(at) / BAR_SPEED


def _doubt_of_series(errors: Sequence[float]) -> str | None:
    if sum(error * error for error in errors) <= len(errors) * SERIES_ERROR**2:
        return "hand-too-exact"
    return "hand-too-even" if pstdev(map(abs, errors)) <= SERIES_SPREAD else None


# --- mouse and finger ----------------------------------------------------------------------------


def _doubt_of_trace(trace: Traced, earlier: Sequence[Traced]) -> str | None:
    steps = list(pairwise(trace.samples))
    if trace.ends < SHORTEST_HOLD or any(_speed(*step) > TOP_SPEED for step in steps):
        return "hand-too-quick"
    path = sum(_distance(*step) for step in steps)
    if len(trace.samples) < FEWEST_SAMPLES or path < SHORTEST_PATH:
        return "hand-too-still"
    if any(is_repeated(trace, one) for one in earlier):
        return "hand-repeated"
    return "hand-too-even" if _is_even(steps) else None


def _distance(one: Sample, next_one: Sample) -> float:
    return hypot(next_one.x - one.x, next_one.y - one.y)


def _speed(one: Sample, next_one: Sample) -> float:
    return _distance(one, next_one) / (next_one.at - one.at + BURST)


def _are_alike(samples: Sequence[Sample], others: Sequence[Sample]) -> bool:
    """Whether these are the same places, wherever the whole of them lies and however fast."""
    if len(samples) != len(others):
        return False
    x, y = samples[-1].x - others[-1].x, samples[-1].y - others[-1].y
    return all(
        abs(one.x - x - other.x) <= ALIKE and abs(one.y - y - other.y) <= ALIKE
        for one, other in zip(samples, others, strict=True)
    )


def _is_even(steps: Sequence[tuple[Sample, Sample]]) -> bool:
    """Whether nearly all steps are the same, at the same intervals."""
    moving = [(one, two) for one, two in steps if _distance(one, two) > EVEN_STEP]
    if len(moving) < FEWEST_SAMPLES - 1:
        return False
    pauses = [two.at - one.at for one, two in moving]
    usual = median(pauses)
    regular = sum(abs(pause - usual) <= EVEN_SECONDS for pause in pauses)
    places = Counter(
        (round((two.x - one.x) / EVEN_STEP), round((two.y - one.y) / EVEN_STEP))
        for one, two in moving
    )
    alike = max(_count_near(places, place) for place in places)
    return min(regular, alike) >= EVEN_PART * len(moving)


def _count_near(places: Counter[tuple[int, int]], place: tuple[int, int]) -> int:
    """Steps that differ from this one by rounding at most."""
    x, y = place
    return sum(places[x + dx, y + dy] for dx in range(-2, 3) for dy in range(-2, 3))
