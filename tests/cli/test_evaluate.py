"""The command `evaluate`, and players from files."""

from __future__ import annotations

import json

import pytest

from tests.cli.run import blockyard

FIRST = """
def choose(match, seat, rng):
    return match.legal_moves()[0]
"""
LAST = """
def act(observation, mask):
    assert len(observation) == 70
    return max(action for action, legal in enumerate(mask) if legal)
"""


@pytest.mark.parametrize("source", [FIRST, LAST])
def test_an_agent_gets_a_rating_with_an_interval(tmp_path, source):
    file = tmp_path / "mine.py"
    file.write_text(source)
    ran = blockyard("evaluate", "gobblers", str(file), "--against", "1,2", "--games", "4", "--json")
    found = json.loads(ran.stdout)
    assert found["low"] < found["rating"] < found["high"]
    assert set(found["against"]) == {"1", "2"}


def test_a_stronger_player_is_rated_higher():
    strong, weak = (
        json.loads(blockyard("evaluate", "gobblers", name, "--games", "6", "--json").stdout)
        for name in ("nodes:2000", "random")
    )
    assert strong["low"] > weak["rating"] and strong["rating"] > weak["high"]


def test_an_interrupted_evaluation_goes_on(tmp_path):
    args = ("evaluate", "gobblers", "random", "--against", "1", "--resume", str(tmp_path / "games"))
    blockyard(*args, "--games", "2")
    kept = (tmp_path / "games.1").read_text().splitlines()
    blockyard(*args, "--games", "4")
    assert (tmp_path / "games.1").read_text().splitlines()[:3] == kept


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("gobblers", "nowhere.py"), "there is no Python file nowhere.py"),
        (("gobblers", "random", "--against", "12"), "choose levels from 1 to 9"),
        (("block-out", "random"), "choose another game"),
        (("gobblers", "random", "--games", "0"), "choose between 1 and"),
    ],
)
def test_what_cannot_be_evaluated_is_told_in_words(args, said):
    ran = blockyard("evaluate", *args)
    assert ran.returncode == 2
    assert said in (ran.stdout + ran.stderr).lower() or said in ran.stdout + ran.stderr


def test_a_file_without_an_agent_is_told_what_it_needs(tmp_path):
    file = tmp_path / "empty.py"
    file.write_text("")
    ran = blockyard("evaluate", "gobblers", str(file))
    assert ran.returncode == 2 and "choose" in ran.stderr + ran.stdout
