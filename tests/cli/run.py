"""Runs the command `blockyard` inside the test process: the same code path as a shell's, without
the seconds that starting Python and importing everything take."""

from __future__ import annotations

import os
import pty
import select
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from blockyard.cli import app

GOLDEN = Path(__file__).parent.parent / "golden"
TIMEOUT = 60.0


class Ran(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def environment(lang: str = "C", home: Path | None = None) -> dict[str, str]:
    data = home or Path(tempfile.gettempdir()) / "blockyard-tests"
    return {"LANG": lang, "LC_ALL": lang, "COLUMNS": "100", "XDG_DATA_HOME": str(data)}


def blockyard(*args: str, typed: str = "", home: Path | None = None, lang: str = "C") -> Ran:
    """The command with these arguments and this input, which is not a terminal."""
    ran = CliRunner().invoke(app, args, input=typed, env=environment(lang, home))
    if ran.exception is not None and not isinstance(ran.exception, SystemExit):
        raise ran.exception
    return Ran(ran.exit_code, ran.stdout, ran.stderr)


class Terminal:
    """The command on a terminal of its own, in a thread, watched and typed at."""

    def __init__(self, patch: pytest.MonkeyPatch, *args: str) -> None:
        self.controller, self.terminal = pty.openpty()
        self.streams = {
            name: open(os.dup(self.terminal), mode, encoding="utf-8")  # noqa: SIM115
            for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))
        }
        for name, stream in self.streams.items():
            patch.setattr(f"sys.{name}", stream)
        self.shown = ""
        self.thread = threading.Thread(target=self._run, args=args, daemon=True)
        self.thread.start()

    def _run(self, *args: str) -> None:
        with suppress(SystemExit, OSError):  # the terminal closes with an error
            app(args)

    def until(self, text: str) -> str:
        """Everything shown up to this text, which has to come."""
        ends = monotonic() + TIMEOUT
        while text not in self.shown:
            assert monotonic() < ends, f"{text!r} did not come: {self.shown[-2000:]}"
            if select.select([self.controller], [], [], 1.0)[0]:
                self.shown += os.read(self.controller, 65536).decode(errors="replace")
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self.controller, text.encode())

    def close(self) -> None:
        """Hang up. What still runs finds no terminal and ends."""
        os.close(self.controller)
        os.close(self.terminal)
        self.thread.join(TIMEOUT)
        for stream in self.streams.values():
            with suppress(OSError):
                stream.close()
