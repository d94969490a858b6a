"""How strong somebody is at a game, and how sure we are of it.

Plackett and Luce's model (openskill) holds for two seats and for six, with places shared. People
read the number on the scale that chess players know: 1500 to begin with, and 400 points more win
ten games of eleven.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from blockyard.core.contract import Game

MIDDLE, POINTS = 1500, 50
"""What a beginner reads, and the points in one unit of the model: with its beta of 25/6, 400
points are odds of ten to one."""
ENOUGH = 10
"""A rating is provisional before so many games."""

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """The model's numbers, and how many games they come from."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def rating(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - _MODEL.mu))

    @property
    def spread(self) -> int:
        """The true number is within twice this of the rating, nineteen times in twenty."""
        return round(POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.games < ENOUGH


def measured(rating: int, spread: int = 25) -> Skill:
    """The skill of a computer player, which matches have shown and games do not change."""
    return Skill(_MODEL.mu + (rating - MIDDLE) / POINTS, spread / POINTS, ENOUGH)


def after(skills: Sequence[Skill], places: Sequence[int], fixed: Sequence[bool]) -> list[Skill]:
    """Everybody's skill after a game in which they came in at these places.

    Who is fixed (a computer player) stays as it was; who holds two seats is in here twice, so
    such games are not rated.
    """
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        old if stays else Skill(new.mu, new.sigma, old.games + 1)
        for old, (new,), stays in zip(skills, rated, fixed, strict=True)
    ]


def variant(game: Game, seats: int, options: Mapping[str, str]) -> str:
    """What is rated on its own: a game, its number of seats if it has several, and every rule
    that was chosen otherwise than usual. Who begins is no rule of the game."""
    parts = [game.key]
    if len(game.seats) > 1:
        parts.append(str(seats))
    for option in game.options:
        value = options.get(option.name, option.default)
        if option.name != "first" and value != option.default:
            parts.append(f"{option.name}={value}")
    return " ".join(parts)
