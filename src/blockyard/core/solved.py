"""What is known about a solved game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Solved:
    """A game with these options, whose value is known: what the first seat of two gets on average
    if nobody errs, from -1 to 1. It is cut off, as a draw, after `max_moves` moves."""

    name: str
    value: float
    options: Mapping[str, str] = field(default_factory=dict)
    max_moves: int = 1000
