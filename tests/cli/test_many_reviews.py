"""`blockyard analyse FILE --all`: every game of a file is reviewed."""

from __future__ import annotations

import json

from blockyard.core import record
from tests.cli.run import blockyard
from tests.core.test_openings import random_match


def test_every_game_of_a_file_is_reviewed_into_another_one(tmp_path):
    games, to = tmp_path / "games.record", tmp_path / "reviews.jsonl"
    lines = [line for seed in (1, 2) for line in record.write(random_match("gobblers", seed, 3))]
    games.write_text("\n".join(lines) + "\n", "utf-8")
    for _ in range(2):  # the second time there is nothing left to do
        ran = blockyard("analyse", str(games), "--all", str(to), "--level", "1")
        assert "2 reviewed games" in ran.stdout
    found = [json.loads(line) for line in to.read_text().splitlines()]
    assert [(one["game"], len(one["moves"])) for one in found] == [("gobblers", 3)] * 2
