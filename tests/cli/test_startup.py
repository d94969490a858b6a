"""What a command must not import, so that it starts at once; bench/startup.py has the times."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {
    *("numpy", "mujoco", "sqlalchemy", "litestar", "pydantic", "asyncio", "icu"),
    *("rich.progress", "blockyard.server", "blockyard.envs"),
}
ENGINE = {"blockyard.ai"}
CODE = """
import sys
from blockyard.cli import main
sys.argv = ["blockyard", *sys.argv[1:]]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def imported_by(*args):
    ran = subprocess.run(
        [sys.executable, "-c", CODE, *args],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert ran.returncode == 0 and ran.stdout
    return set(ran.stderr.split())


@pytest.mark.slow
@pytest.mark.parametrize("args", [("--version",), ("--help",), ("games",), ("rules", "gobblet")])
def test_a_command_imports_neither_engines_nor_the_server(args):
    assert imported_by(*args) & (HEAVY | ENGINE) == set()


def test_a_game_comes_to_its_first_question_without_what_only_others_need():
    imported = imported_by("play")
    assert imported & HEAVY == set() and imported >= ENGINE


def test_the_version_needs_no_words_no_games_and_no_colours():
    imported = imported_by("--version")
    unneeded = {"fluent.syntax", "rich.console", "blockyard.core.formats"}
    assert imported & unneeded == set()
    assert not [name for name in imported if name.startswith("blockyard.games.")]


def test_the_help_page_needs_no_games_and_no_colours():
    assert imported_by("--help") & {"rich.console", "blockyard.games.gobblet"} == set()
