"""The CPU time that commands take to start: user and system, the least of some runs.

python bench/startup.py

As after an installation: from byte code, which the first run writes where it is missing.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from os import environ
from tempfile import mkdtemp

from blockyard import games

RUNS = 7
COMMANDS = (
    ["--version"],
    ["--help"],
    ["games"],
    ["rules", "gobblet", "--clause", "G7"],
    ["play"],  # to the first question: there is nobody to answer it
    *(["play", game] for game in games.all_games()),
)


def seconds(command: list[str]) -> float:
    """The least CPU time of a process: what else runs on the machine only adds to it."""
    found = []
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            command,
            capture_output=True,
            check=True,
            stdin=subprocess.DEVNULL,
            env=environ | {"XDG_DATA_HOME": mkdtemp(), "PYTHONDONTWRITEBYTECODE": ""},
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found)


if __name__ == "__main__":
    print(f"python -c pass: {seconds([sys.executable, '-c', 'pass']):.3f} s")
    for args in COMMANDS:
        taken = seconds([sys.executable, "-m", "blockyard", *args])
        print(f"blockyard {' '.join(args)}: {taken:.3f} s")
