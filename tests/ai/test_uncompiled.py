"""Kernel and search are plain Python as well: without machine code they find the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import blockyard

# Loaded from source, in the order in which they need each other, under their own names.
CODE = """
import importlib.util, sys
from pathlib import Path
root, compiled = Path(sys.argv[1]), sys.argv[2] == "compiled"
for name in (
    "core/alphabeta_position",
    "core/row_net",
    "games/gobblet/kernel/line_tables",
    "games/gobblet/kernel/position",
    "games/gobblet/kernel/value_net",
    "games/gobblet/kernel/evaluation",
    "ai/transposition_table",
    "ai/alphabeta",
):
    if not compiled:
        module = "blockyard." + name.replace("/", ".")
        spec = importlib.util.spec_from_file_location(module, root / (name + ".py"))
        sys.modules[module] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[module])
from blockyard.ai import alphabeta
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions
from blockyard.core.kernel import Budget
from blockyard.games.gobblet import GAMES
print(alphabeta.COMPILED == compiled)
for game, moves in zip(GAMES, (["4a1", "4b2", "3c3"], ["3b2", "2a1"]), strict=True):
    kernel, start = game.kernel(), game.start().text()
    position = kernel.position(start, moves)
    search = IterativeDeepening(position, Budget(nodes=1500), SearchOptions(3))
    found = search.run(position.root_moves())
    print(kernel.perft(start, 3), position.hash_key(), found.scores, found.nodes, found.line)
    print(position.playouts(3, 5))
"""


def ran(how: str) -> list[str]:
    package = str(Path(blockyard.__file__).parent)
    words = [sys.executable, "-c", CODE, package, how]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
def test_the_same_numbers_come_out_without_machine_code():
    plain = ran("uncompiled")
    assert plain[0] == "True" and plain == ran("compiled")
