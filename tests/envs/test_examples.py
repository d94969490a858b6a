"""The examples run, with a short budget."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
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


@pytest.mark.slow
def test_the_notebook_prints_what_it_shows():
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text("utf-8"))
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec("".join(cell["source"]), names)
        assert printed.getvalue() == "".join(cell["outputs"][0]["text"])
