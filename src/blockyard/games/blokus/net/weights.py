"""The trained weights of Duo and of Classic: move prior, policy net and value net.

There is one file for each game, with the command that made it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from blockyard.core import packed
from blockyard.core.kernel import NetWeights
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.net.move_prior import MovePrior
from blockyard.games.blokus.net.value_net import ValueNet

UNTRAINED: NetWeights = {
    "move_prior": [[0.0] * 49 + [float(size) for size in placement_tables.piece_sizes()]] * 8
}
"""Large pieces first, and nothing else; no value net, so the search runs playouts."""


class Nets(NamedTuple):
    prior: MovePrior
    value_net: ValueNet | None = None


def weights_file(key: str) -> Path:
    return Path(__file__).with_name(f"weights-{key.removeprefix('blokus-')}.json")


@cache
def shipped_nets(key: str) -> Nets:
    """The weights that ship with the package."""
    return load_nets(json.loads(packed.text(weights_file(key)) or "{}"))


def load_nets(weights: NetWeights) -> Nets:
    """Nets from the rows of a file."""
    value_net = weights.get("value_net")
    prior = MovePrior(flat(weights["move_prior"]), flat(weights.get("policy_net", ())))
    return Nets(prior, ValueNet(flat(value_net)) if value_net else None)


def flat(rows: Sequence[Sequence[float]]) -> list[float]:
    return [number for row in rows for number in row]
