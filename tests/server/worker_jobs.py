"""Jobs for worker tests. Workers import this file, so it imports very little."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from blockyard.core.contract import Refused


def has_loaded(module: str, stop) -> bool:
    return module in sys.modules


def how_nice(stop) -> int:
    return os.nice(0)


def sleeps_for_ever(stop) -> None:
    time.sleep(1000)


def dies_the_first_time(mark: str, stop) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "answered"


def stops_when_asked(stop) -> str:
    while not stop():
        time.sleep(0.01)
    return "stopped"


def refuses(stop) -> None:
    raise Refused("no-such-level", given=99, first=1, last=9)


def breaks(stop) -> None:
    raise ZeroDivisionError("a mistake of ours")


def returns_a_lambda(stop):
    return lambda: "not to be pickled"


def writes(word: str, file: str, stop) -> None:
    with open(file, "a", encoding="utf-8") as written:
        written.write(word)


def waits_for(file: str, stop) -> str:
    """Waits until the file exists or it is asked to stop."""
    while not Path(file).exists():
        if stop():
            return "stopped"
        time.sleep(0.01)
    return "answered"


def burns_cpu(stop) -> str:
    while not stop():
        pass
    return "stopped"


def tells_until_asked(stop, tell) -> str:
    number = 0
    while not stop():
        tell(number)
        number += 1
        time.sleep(0.01)
    return "stopped"


def tells_until_there_is(file: str, stop, tell) -> str:
    """Does not look whether it is asked to stop."""
    while not Path(file).exists():
        tell(0)
        time.sleep(0.01)
    return "answered"
