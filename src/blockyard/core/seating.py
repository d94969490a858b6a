"""Seating: seat 0 begins in every game, so the player who is to begin gets seat 0.

The order round the table stays: the players rotate.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from blockyard.core.contract import Outcome, Seat

Person = TypeVar("Person")


def beginner(way: str, seats: int, rng: Random, last: Outcome | None = None) -> Seat:
    """The seat of the last game, or of the list, whose owner begins now.

    `winner` and `loser` look at the last game; with none, or none alone, the list decides.
    Ways that only the table can answer (youngest, next birthday) are asked there and come
    in as `chosen`.
    """
    if way == "random":
        return rng.randrange(seats)
    if last is not None and way in ("winner", "loser"):
        won = way == "winner"
        fitting = [seat for seat in range(seats) if (seat in last.winners) == won]
        if len(fitting) == 1:
            return fitting[0]
    return 0


def seated_from(people: Sequence[Person], first: Seat) -> list[Person]:
    """The people in the order of their seats when `first` begins."""
    return [*people[first:], *people[:first]]
