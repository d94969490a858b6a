"""Single keys from a keyboard, without waiting for Enter."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform != "win32":  # there moves are typed
    import termios
    import tty

ESCAPE = "\033"
NAMES = {
    "\033[A": "up",
    "\033[B": "down",
    "\033[C": "right",
    "\033[D": "left",
    "\033OA": "up",
    "\033OB": "down",
    "\033OC": "right",
    "\033OD": "left",
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    " ": "space",
    ESCAPE: "escape",
    "\x04": "end",
}
MAX_BYTES = 1024
"""Bytes read at once: an arrow sends three, and one may be held down."""


def available() -> bool:
    """Whether single keys can be read: there is a terminal with termios."""
    return sys.platform != "win32" and sys.stdin.isatty()


@contextmanager
def unbuffered() -> Iterator[Keys]:
    """Keys arrive at once and are not echoed; restores the terminal afterwards."""
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        yield Keys()
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


class Keys:
    """The keys that were pressed and not read yet."""

    def __init__(self) -> None:
        self._waiting = ""

    def pressed(self, seconds: float | None) -> str | None:
        """The next key by its name, or None after `seconds`. Raises EOFError when input ends."""
        if not self._waiting:
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return None
            self._waiting = os.read(sys.stdin.fileno(), MAX_BYTES).decode(errors="ignore")
        if not self._waiting:
            raise EOFError
        key = next((key for key in NAMES if self._waiting.startswith(key)), self._waiting[0])
        self._waiting = self._waiting.removeprefix(key)
        return NAMES.get(key, key)

    def forget(self) -> None:
        """Discard what was pressed before."""
        self._waiting = ""
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
