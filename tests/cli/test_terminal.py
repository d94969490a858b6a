"""The curtain on a real terminal: the screen and what scrolled away are cleared in between."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from blockyard.cli.screen import WIPE

TYPED = ["", "4a1", "", "4d4", "", "quit"]


def on_a_terminal(home: Path, *args: str) -> str:
    """Everything that the command writes to a terminal while the lines are typed."""
    controller, terminal = pty.openpty()
    env = {**os.environ, "LANG": "C", "LC_ALL": "C", "TERM": "xterm", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "blockyard.cli", *args],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**env, "XDG_DATA_HOME": str(home)},
    )
    os.close(terminal)
    os.write(controller, "".join(line + "\n" for line in TYPED).encode())
    shown = b""
    try:
        while part := os.read(controller, 65536):
            shown += part
    except OSError:  # the other end of a terminal closes with an error
        pass
    process.wait()
    os.close(controller)
    return shown.decode()


@pytest.mark.slow
def test_g9_the_screen_is_wiped_before_and_after_every_change_of_players(tmp_path):
    shown = on_a_terminal(tmp_path, "play", "gobblet", "--option", "memory=yes")
    boards = shown.split("The screen is clear.")
    assert len(boards) == 4
    for before, after in pairwise(boards):
        # The curtain falls after the last board and rises before the next one.
        assert before.rfind(WIPE) > before.rfind("┘")
        assert after.find(WIPE) < after.find("┌")
