"""The programs that can sit on a seat, by the name used for them in `--seats`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from blockyard.core.contract import Refused
from blockyard.core.match import Update

Player = Callable[[Update, Random], str]


def play_anything(update: Update, rng: Random) -> str:
    """Any legal move, all equally likely: the weakest player, and a good first opponent."""
    return rng.choice(update.legal)


PLAYERS: dict[str, Player] = {"random": play_anything}


def player(name: str) -> Player:
    if name not in PLAYERS:
        raise Refused("no-such-player", given=name[:40], players=("human", *PLAYERS))
    return PLAYERS[name]
