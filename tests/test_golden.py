"""Golden replays: whole games look to their players as they did when they were written down."""

from __future__ import annotations

import io
from collections import Counter

import pytest

from blockyard import games
from blockyard.core import record
from tools.golden import GOLDEN, records, seen


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_is_seen_as_it_was(path):
    assert seen(path) == path.with_suffix(".seen").read_text(encoding="utf-8"), (
        "make golden rewrites it; read the difference before you commit it"
    )


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_is_written_as_it_was(path):
    raw = path.read_bytes()
    kept = record.read_one(record.lines_of(io.BytesIO(raw)), games.get)
    assert "\n".join(record.write(kept.match, kept.players)) + "\n" == raw.decode()


@pytest.mark.parametrize("key", list(games.all_games()))
def test_every_game_has_five_golden_games_that_end_by_different_clauses(key):
    endings = Counter(
        line.split(": ", 1)[1]
        for path in (GOLDEN / key).glob("*.record")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("result: ")
    )
    clauses = {ending.split()[1] for ending in endings}
    assert sum(endings.values()) >= 5 and len(clauses) >= 5
