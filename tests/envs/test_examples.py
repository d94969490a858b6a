"""The examples run, with a short budget."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "args", "printed"),
    [
        ("random_play", ["gobblet_v0", "3"], "seat_"),
        ("random_play", ["block_out_v0", "1"], "seat_"),
        ("open_spiel_mcts", ["blockyard_gobblers", "1", "20"], "won "),
        ("q_learning", ["10", "1"], "after 10 games"),
    ],
)
def test_an_example_runs(name, args, printed):
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py"), *args]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert printed in ran.stdout
