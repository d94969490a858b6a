"""Ratings: skill and its uncertainty, by the Plackett-Luce model (openskill).

Unlike Elo it covers any number of seats and shared places. It is shown on the Elo scale: 1500 to
begin with, and a difference of 400 points means winning odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from blockyard.core.contract import Game

INITIAL, POINTS_PER_UNIT = 1500, 50
"""The rating of a new player, and rating points in one unit of the model: with its beta of 25/6,
400 points are odds of ten to one."""
PROVISIONAL_GAMES = 10
"""A rating is provisional before this many games."""

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """Mean and deviation of the model, and the number of games they come from; `is_measured` if
    they come from matches between engines instead."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    is_measured: bool = False

    @property
    def rating(self) -> int:
        return round(INITIAL + POINTS_PER_UNIT * (self.mu - _MODEL.mu))

    @property
    def spread(self) -> int:
        """One standard deviation: the 95 % interval is twice this to either side."""
        return round(POINTS_PER_UNIT * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL_GAMES and not self.is_measured


def bot_skill(rating: int, spread: int = 25) -> Skill:
    """The skill of a computer player: measured in matches, not changed by games."""
    mu = _MODEL.mu + (rating - INITIAL) / POINTS_PER_UNIT
    return Skill(mu, spread / POINTS_PER_UNIT, is_measured=True)


def updated(skills: Sequence[Skill], places: Sequence[int], fixed: Sequence[bool]) -> list[Skill]:
    """All skills after a game that ended with these places.

    Fixed skills (computer players) do not change. A person with two seats would be updated
    twice, so such games are not rated.
    """
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        old if stays else Skill(new.mu, new.sigma, old.games + 1)
        for old, (new,), stays in zip(skills, rated, fixed, strict=True)
    ]


def variant_key(game: Game, seats: int, options: Mapping[str, str]) -> str:
    """The key of a variant with ratings of its own: the game, its number of seats if that may
    vary, and every option with another value than the default, except who begins."""
    parts = [game.key]
    if len(game.seats) > 1:
        parts.append(str(seats))
    for option in game.options:
        value = options.get(option.name, option.default)
        if option.name != "first" and value != option.default:
            parts.append(f"{option.name}={value}")
    return " ".join(parts)
