"""Machine code for newer processors: it is found, and it computes what the other does."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from blockyard.core import machine

PROGRAM = """
import json
from blockyard import games
from blockyard.ai import mcts_worker
from blockyard.ai.mcts import search
from blockyard.core.kernel import Budget
game = games.get("blokus-classic")
position = game.kernel().position(game.start(2).text())
found = search(position, Budget(nodes=300), seed=1)
print(json.dumps([mcts_worker.__file__, found.visits, found.value]))
"""


def answer(**environment):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.slow
def test_both_kinds_of_machine_code_find_the_same():
    plain, found = answer(**{machine.PLAIN_CODE: "1"}), answer(**{machine.PLAIN_CODE: ""})
    assert machine.FAST_FOLDER not in plain[0]
    assert (machine.FAST_FOLDER in found[0]) == machine.is_fast()
    assert plain[1:] == found[1:]


def test_the_folder_comes_first_only_on_a_newer_processor(monkeypatch):
    monkeypatch.delenv(machine.PLAIN_CODE, raising=False)
    for is_fast, expected in ((True, ["here/x86_64_v3", "here"]), (False, ["here"])):
        monkeypatch.setattr(machine, "is_fast", lambda is_fast=is_fast: is_fast)
        path = ["here"]
        machine.prefer_fast_code(path)
        assert path == expected
