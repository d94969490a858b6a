"""Find a Chromium for the browser tests, or install Debian's.

    python tools/browser.py    the path of the Chromium that is used, or one sentence and status 1

Its headless shell is preferred: the same engine without windows, at half the processor time. With
WHOLE_BROWSER=1 in the environment, as in `make long`, it is the browser that people have.

The tests never skip: a machine without a browser hears what to do about it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class NoBrowser(Exception):
    """No browser; the message is one sentence that says what to do."""


def names() -> tuple[str, ...]:
    return BROWSERS if os.environ.get("WHOLE_BROWSER") else (SHELL, *BROWSERS)


def found(names: Sequence[str]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def chromium() -> str:
    """The path of a Chromium, installed first if there is none and this user may."""
    if path := found(names()):
        return path
    install_best()
    if path := found(names()):
        return path
    raise NoBrowser(
        "There is no Chromium for the browser tests: install Debian's chromium"
        " (apt-get install chromium), or put another one on the PATH as chromium."
    )


def install_best() -> None:
    """Debian's package; whether it worked shows when it is looked for again."""
    name, *_ = names()
    if found([name]) or not is_root() or not shutil.which("apt-get"):
        return
    print(f"blockyard: installing Debian's {name}", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", name]):
        subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=sys.stderr, check=False)


def flags(solid: bool = False) -> list[str]:
    """What it must be started with: its sandbox does not work for root. For solid scenes it has a
    program for a graphics card, whatever the machine has."""
    return ["--no-sandbox"] * is_root() + ["--enable-unsafe-swiftshader"] * solid


def main() -> int:
    install_best()
    try:
        print(chromium())
    except NoBrowser as error:
        print(f"blockyard: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
