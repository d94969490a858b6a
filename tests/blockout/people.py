"""Hand motions as people make them: uneven, a little late, and never twice the same."""

from __future__ import annotations

from math import pi, sin
from random import Random

from blockyard.games.blockout.hand.motor import BAR_PERIOD, Sample

FRAME = 1 / 60
TIMING = 0.03
"""Seconds by which somebody with some practice misses the moment."""


def stops(rng: Random, timing: float = TIMING) -> tuple[float, float]:
    """Seconds at which somebody stops the bar."""
    first = BAR_PERIOD / 4 + BAR_PERIOD / 2 * rng.choice((1, 2, 3)) + rng.gauss(0, timing)
    return first, first + BAR_PERIOD / 2 * rng.choice((1, 2)) + rng.gauss(0, timing)


def at_the_bar(rng: Random, timing: float = TIMING) -> str:
    first, second = stops(rng, timing)
    return f"keyed {first:.3f} {second:.3f}"


def path(rng: Random, to: tuple[float, float] = (2.0, -3.0)) -> list[Sample]:
    """A mouse that brings the block to its spot: quicker in the middle, with some corrections."""
    x, y = rng.uniform(-25, -8), rng.uniform(8, 25)
    seconds, at, samples = rng.uniform(0.5, 1.4), 0.0, []
    bow, wave = rng.uniform(-2, 2), rng.uniform(3, 8)
    while at < seconds:
        part = at / seconds
        eased = part**3 * (10 - 15 * part + 6 * part**2)
        wobble = bow * sin(pi * part) + 0.2 * sin(2 * pi * wave * at) * (1 - part)
        samples.append(Sample(at, x + (to[0] - x) * eased, y + (to[1] - y) * eased + wobble, 40))
        at += FRAME * rng.choice((1, 1, 1, 2)) + rng.uniform(0, 0.003)
    return [*samples, Sample(seconds, *to, 40)]


def written(samples: list[Sample], at: float) -> str:
    rows = (f"{one.at:.3f},{one.x:.1f},{one.y:.1f},{one.turn:g}" for one in samples)
    return f"traced {';'.join(rows)} {at:.3f}"


def with_the_mouse(rng: Random, to: tuple[float, float] = (2.0, -3.0)) -> str:
    samples = path(rng, to)
    return written(samples, samples[-1].at + rng.uniform(0.1, 0.6))


def seconds_of(hand: str) -> float:
    """How long a hand says that it took."""
    return float(hand.rpartition(" ")[2])
