"""What Blokus has learned: the prior of moves (prior.py) and the net that judges positions
(judge.py). It stands in a file for each game, with the command that made it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.net.move_prior import Weights
from blockyard.games.blokus.net.value_net import Net

Rows = Sequence[Sequence[float]]
UNLEARNED: Mapping[str, Rows] = {
    "weights": [[0.0] * 49 + [float(size) for size in placement_tables.piece_sizes()]] * 8
}
"""What anybody would say who has seen one game: large pieces first."""


class Learned(NamedTuple):
    """Who has no net plays games by lot to judge a position."""

    prior: Weights
    net: Net | None = None


def weights_file(key: str) -> Path:
    return Path(__file__).with_name(f"weights-{key.removeprefix('blokus-')}.json")


@cache
def shipped(key: str) -> Learned:
    """What comes with the house."""
    return learned(json.loads(weights_file(key).read_text(encoding="utf-8")))


def learned(rows: Mapping[str, Rows]) -> Learned:
    """From the rows of a file."""
    net = rows.get("net")
    prior = Weights(_flat(rows["weights"]), _flat(rows.get("taste", ())))
    return Learned(prior, Net(_flat(net)) if net else None)


def _flat(rows: Rows) -> list[float]:
    return [number for row in rows for number in row]
