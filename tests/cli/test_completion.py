"""What the Tab key completes, and how a shell learns of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from blockyard import games
from blockyard.cli import COMMANDS
from blockyard.words import Words
from tests.cli.run import blockyard

#: What bash does on Tab: calls the function of the command with the words of the line.
TAB = """
source {home}/.bashrc
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
[[ "{words}" == *" " ]] && COMP_WORDS+=("") && COMP_CWORD=$((COMP_CWORD + 1))
_blockyard_completion blockyard
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(name="home")
def a_home(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path


def install(home: Path, shell: str, monkeypatch):
    monkeypatch.setenv("SHELL", f"/usr/bin/{shell}")
    return blockyard("--install-completion", home=home / "data")


def completed(home: Path, words: str) -> list[str]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    script = TAB.format(home=home, words=words)
    ran = subprocess.run(
        ["bash", "-c", script],
        env={"PATH": path, "HOME": str(home), "LANG": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.split()


@pytest.mark.slow
def test_bash_completes_commands_games_and_options(home, monkeypatch):
    (home / ".bashrc").write_text("export MINE=1")
    ran = install(home, "bash", monkeypatch)
    assert ran.returncode == 0 and str(home / "data") in ran.stdout
    install(home, "bash", monkeypatch)
    started = (home / ".bashrc").read_text()
    assert started.startswith("export MINE=1\nsource ") and started.count("\n") == 2
    assert completed(home, "blockyard ") == list(COMMANDS)
    assert completed(home, "blockyard play go") == ["gobblet", "gobblers"]
    assert "--clause" in completed(home, "blockyard rules gobblet --")


@pytest.mark.parametrize(
    ("shell", "file"),
    [("zsh", "data/blockyard/completion.zsh"), ("fish", ".config/fish/completions/blockyard.fish")],
)
def test_other_shells_have_their_own_scripts(shell, file, home, monkeypatch):
    assert install(home, shell, monkeypatch).returncode == 0
    assert f"_BLOCKYARD_COMPLETE={shell}_complete" in (home / file).read_text()
    assert (home / ".zshrc").exists() == (shell == "zsh")


def test_a_shell_that_cannot_complete_is_told_which_can(home, monkeypatch):
    ran = install(home, "tcsh", monkeypatch)
    assert ran.returncode == 2 and "bash, zsh, fish" in ran.stderr
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_the_tab_key_shows_what_each_command_is_for(lang, monkeypatch):
    monkeypatch.setenv("COMP_WORDS", "blockyard ")
    monkeypatch.setenv("COMP_CWORD", "1")
    monkeypatch.setenv("_BLOCKYARD_COMPLETE", "zsh_complete")
    ran = blockyard(lang=f"{lang}_XX.UTF-8")
    assert Words(lang).say("usage-games") in ran.stdout
    assert not [key for key in games.all_games() if f"\n{key}\n" in ran.stdout]
