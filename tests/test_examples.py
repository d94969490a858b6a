"""The examples: each one says in a sentence what to install where a package is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
NEEDS = {
    "alphazero": ("torch", "PyTorch", "torch"),
    "connected_bot": ("websockets", "websockets", "websockets"),
    "open_spiel_mcts": ("pyspiel", "OpenSpiel", "'blockyard[openspiel]'"),
    "q_learning": ("pyspiel", "OpenSpiel", "'blockyard[openspiel]'"),
    "random_play": ("pettingzoo", "PettingZoo", "'blockyard[rl]'"),
    "socket_bot": ("websockets", "websockets", "websockets"),
}
# None in `sys.modules` makes Python say that there is no such module.
WITHOUT = "import runpy, sys; sys.modules[{!r}] = None; runpy.run_path({!r}, run_name='__main__')"


def test_every_example_is_listed():
    assert sorted(NEEDS) == sorted(file.stem for file in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", NEEDS)
def test_an_example_says_what_to_install(name):
    package, called, install = NEEDS[name]
    code = WITHOUT.format(package, str(EXAMPLES / f"{name}.py"))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    said = f"This example needs {called}: pip install {install}\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", said)
