"""The Elo rating of a player from its results against opponents whose ratings are known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt

Z_95 = 1.96
PER_LOGIT = 400 / log(10)
LOWEST, HIGHEST = -2000.0, 6000.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rating with its 95 % confidence interval."""

    rating: float
    low: float
    high: float


def expected_score(rating: float, opponent: float) -> float:
    """
    >>> expected_score(1700, 1500) > 0.75
    True
    """
    return float(1 / (1 + 10 ** ((opponent - rating) / 400)))


def estimate(results: Iterable[tuple[float, float, int]]) -> Estimate:
    """Maximum likelihood over rows of opponent's rating, score and number of games.

    A drawn game against each opponent is added, so that winning all games, or none, does not make
    the rating infinite. The interval comes from the Fisher information.

    >>> even = estimate([(1500, 50, 100)])
    >>> round(even.rating), round(even.high - even.rating)
    (1500, 68)
    >>> estimate([(1500, 10, 10)]).rating > 1800
    True
    """
    rows = [(opponent, score + 0.5, games + 1) for opponent, score, games in results]
    low, high = LOWEST, HIGHEST
    while high - low > 0.01:
        middle = (low + high) / 2
        missing = sum(s - n * expected_score(middle, opponent) for opponent, s, n in rows)
        low, high = (middle, high) if missing > 0 else (low, middle)
    chances = [(n, expected_score(low, opponent)) for opponent, _, n in rows]
    information = sum(n * p * (1 - p) for n, p in chances)
    half = Z_95 * PER_LOGIT / sqrt(information)
    return Estimate(low, low - half, low + half)
