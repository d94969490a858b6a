"""Every command line of the README works as it stands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from blockyard import game_files, games
from tests.cli.run import blockyard

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^blockyard (\S.*?)(?:  +.*)?$", README, re.MULTILINE)


def test_the_readme_has_commands():
    assert len(COMMANDS) > 8


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_readme_works(line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = blockyard(*shlex.split(line), typed="quit\n", home=tmp_path)
    assert (ran.returncode, ran.stdout + ran.stderr != "") == (0, True), ran


@pytest.mark.parametrize("key", games.all_games())
def test_a_finished_sample_of_every_game_is_included(key):
    kept = game_files.load(f"{game_files.SAMPLE}{key}")
    assert kept.match.game.key == key and kept.match.outcome


def test_an_unknown_sample_is_refused_and_the_games_are_named():
    ran = blockyard("replay", "sample:chess")
    assert ran.returncode == 2 and "none called chess" in ran.stderr and "gobblet" in ran.stderr
