"""The configs that environments are tested with, from the registry."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.envs import names
from blockyard.envs.config import EnvConfig, env_config
from tests.lines import random_line

# Games for research are short, and some tests need a long one: test_solved.py has theirs.
KEYS = [key for key in names().values() if key in games.all_games()]
EVERY_GAME = pytest.mark.parametrize("key", KEYS)
EVERY_TABLE = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in KEYS for seats in games.get(key).seats]
)
# Every value of every option, one at a time; who begins is a matter of chairs.
OPTIONS = [
    (key, {option.name: value})
    for key in KEYS
    for option in games.get(key).options
    if option.name != "first"
    for value in option.values
]


def quick(key: str, seats: int | None = None, options: dict[str, str] | None = None) -> EnvConfig:
    """Without physics: whether a tower stands is drawn from a list."""
    return env_config(key, seats, options, chance_mode="quick")


def main_clauses(key: str) -> set[str]:
    """The clauses of a game without the numbers of their parts: G2 for G2.1."""
    return {clause.partition(".")[0] for clause in games.get(key).clauses}


def decisions(config: EnvConfig, seed: int):
    """The positions of one random game in which somebody decides, and its end."""
    line = random_line(config.key, seed, 5000, config.options, config.seats)
    return (state for state in line if state.to_play != CHANCE)
