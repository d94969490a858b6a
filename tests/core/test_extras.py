"""The core alone: what works without any extra, and what the others say without theirs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from blockyard.core.extras import EXTRAS, INCLUDED, extra_of

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


def test_every_extra_is_declared_with_those_that_it_includes():
    assert set(EXTRAS) <= set(DECLARED)
    named = {
        extra: re.findall(r"blockyard\[([^]]*)]", " ".join(DECLARED[extra])) for extra in EXTRAS
    }
    included = {extra: tuple(found[0].split(",")) for extra, found in named.items() if found}
    assert included == INCLUDED


def called(modules: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"sys.argv[1:] = {list(arguments)}; from blockyard.cli import main; main()"
    return without(modules, code)


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ("serve", "server"),
        ("admin people", "server"),
        ("games", "terminal"),
        ("play gobblers", "terminal"),
        ("train gobblers", "train"),
        ("dataset gobblers games.parquet", "data"),
        ("worker --connect nats://localhost", "cluster"),
    ],
)
def test_a_command_without_its_extra_says_in_one_sentence_what_to_run(arguments, extra):
    """Once: what it names brings everything that the command needs."""
    ended = called(EVERYTHING, *arguments.split())
    assert ended.returncode == 2 and not ended.stdout
    assert f"pip install 'blockyard[{extra}]'" in ended.stderr and ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        (EXTRAS["server"], "serve", "server"),
        (["numpy"], "train gobblers", "train"),
        (["numpy"], "duel block-out bot:1 bot:1 --games 1", "tower"),
        (["mujoco"], "duel block-out bot:1 bot:1 --games 1", "tower"),
    ],
)
def test_one_missing_module_is_traced_to_what_was_asked_for(missing, arguments, extra):
    assert f"blockyard[{extra}]" in called(list(missing), *arguments.split()).stderr


def test_another_build_of_mujoco_is_one_sentence_with_the_way_out():
    code = """
import types
sys.modules["mujoco"] = types.SimpleNamespace(mj_versionString=lambda: "3.9.0")
sys.argv[1:] = ["duel", "block-out", "bot:1", "bot:1", "--games", "1"]
from blockyard.cli import main; main()"""
    ended = without([], code)
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1, ended.stderr
    assert "pip install --force-reinstall mujoco-core==" in ended.stderr and "3.9.0" in ended.stderr


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from blockyard.envs import gobblet_v0", "rl"),
        ("import blockyard.envs.gym", "rl"),
        ("import blockyard.envs.open_spiel", "openspiel"),
        ("import blockyard as b; b.play_match('block-out', 'random', 'random', seed=1)", "tower"),
        ("import blockyard as b; b.play_match('block-out', 'bot:1', 'bot:1', seed=1)", "tower"),
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
