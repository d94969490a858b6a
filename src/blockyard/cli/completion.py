"""`blockyard --install-completion`: from then on the Tab key completes commands and games."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from blockyard.cli.common import user_data
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_BLOCKYARD_COMPLETE"
LOADED_BY_ZSH = "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }\n"


def install(app: click.Command) -> None:
    """Write the script for the user's shell, and have the shell read it when it starts."""
    screen = Screen()
    with screen.refusing():
        shell = Path(os.environ.get("SHELL", "")).name
        if shell not in SHELLS:
            raise Refused("completion-no-shell", shells=SHELLS)
        file = _script_file(shell)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_script(app, shell), encoding="utf-8")
        if shell != "fish":  # fish finds it by itself
            _read_at_start(Path.home() / f".{shell}rc", file)
        screen.say("completion-installed", file=str(file))


def _script_file(shell: str) -> Path:
    if shell == "fish":
        config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        return Path(config) / "fish" / "completions" / "blockyard.fish"
    return user_data() / f"completion.{shell}"


def _script(app: click.Command, shell: str) -> str:
    found = get_completion_class(shell)
    assert found is not None, "Click knows all of our shells"
    script = found(app, {}, "blockyard", VARIABLE).source()
    return LOADED_BY_ZSH + script if shell == "zsh" else script


def _read_at_start(start: Path, script: Path) -> None:
    line = f"source '{script}'\n"
    before = start.read_text(encoding="utf-8") if start.exists() else ""
    if line not in before:
        start.write_text(f"{before.rstrip()}\n{line}".lstrip(), encoding="utf-8")
