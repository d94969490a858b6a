"""The core alone: what works without any extra, and what the others say without theirs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from blockyard.core.extras import EXTRAS, extra_of

ROOT = Path(__file__).parents[2]
DECLARED = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
WITHOUT = """
import sys
for name in {modules}: sys.modules[name] = None
"""


def without(modules: list[str], code: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(modules=modules) + code
    command = [sys.executable, "-c", program]
    env = {"LC_ALL": "C.UTF-8", "PATH": ""}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=env)


EVERYTHING = [module for modules in EXTRAS.values() for module in modules]


def test_every_extra_is_declared():
    assert set(EXTRAS) <= set(DECLARED)


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(["serve"], "terminal"), (["games"], "terminal"), (["play", "gobblers"], "terminal")],
)
def test_a_command_without_its_extra_says_in_one_sentence_what_to_run(arguments, extra):
    code = f"sys.argv[1:] = {arguments}; from blockyard.cli import main; main()"
    ended = without(EVERYTHING, code)
    assert ended.returncode == 2 and not ended.stdout
    assert f"pip install 'blockyard[{extra}]'" in ended.stderr and ended.stderr.count("\n") == 1


def test_the_server_says_so_too():
    code = "sys.argv[1:] = ['serve']; from blockyard.cli import main; main()"
    assert "blockyard[server]" in without(list(EXTRAS["server"]), code).stderr


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from blockyard.envs import gobblet_v0", "rl"),
        ("import blockyard.envs.gym", "rl"),
        ("import blockyard.envs.open_spiel", "openspiel"),
    ],
)
def test_an_environment_without_its_extra_names_the_command(code, extra):
    ended = without(EVERYTHING, code)
    assert ended.stderr.strip().endswith(f"pip install 'blockyard[{extra}]'")


def test_the_core_plays_without_any_extra():
    code = "import blockyard; print(blockyard.play_match('gobblers', 'bot:1', 'random').ply > 3)"
    assert without(EVERYTHING, code).stdout == "True\n"


def test_a_module_of_nobody_is_of_no_extra():
    assert extra_of("nobody_has_this") is None and extra_of(None) is None
