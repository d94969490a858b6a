"""Perft tables, tests/<game>/positions.perft: name | game | position | depth | count.

Every number was counted in two independent ways before it was written down; the folder's own
tests count the second way.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from blockyard import games
from blockyard.core.perft import perft


def tables() -> Iterator[tuple[str, str, str, int, int]]:
    for path in sorted(Path(__file__).parent.glob("*/positions.perft")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                name, game, position, depth, count = (part.strip() for part in line.split("|"))
                yield name, game, position, int(depth), int(count)


def start_of(game: str, position: str):
    rules = games.get(game)
    return rules.start() if position == "start" else rules.read(position)


@pytest.mark.parametrize(("name", "game", "position", "depth", "count"), list(tables()))
def test_the_rules_count_as_many_lines_as_the_table_says(name, game, position, depth, count):
    assert perft(start_of(game, position), depth) == count


def test_depth_nought_counts_the_position_itself():
    assert perft(games.get("gobblet").start(), 0) == 1
