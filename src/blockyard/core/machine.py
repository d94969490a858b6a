"""Machine code for the processor at hand.

tools/kernels.py compiles some packages twice: for every processor, and for those since about 2013,
whose vectors are twice as wide (x86-64-v3). Which of the two is loaded is decided here, at import.
Both compute the same.
"""

from __future__ import annotations

import os
import platform
from collections.abc import MutableSequence
from functools import cache
from pathlib import Path

FAST_FOLDER = "x86_64_v3"
FAST_FEATURES = {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"}
PLAIN_CODE = "BLOCKYARD_PLAIN_CODE"
"""Set in the environment, it keeps to the code for every processor, for comparisons."""


def prefer_fast_code(path: MutableSequence[str]) -> None:
    """Given the `__path__` of a package: look for modules in its folder for newer processors
    first, if this is one."""
    if is_fast() and not os.environ.get(PLAIN_CODE):
        path.insert(0, str(Path(path[0]) / FAST_FOLDER))


@cache
def is_fast() -> bool:
    """Whether this processor has the instructions of x86-64-v3."""
    if platform.machine() != "x86_64":
        return False
    try:
        described = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return False
    flags = next((line for line in described.splitlines() if line.startswith("flags")), "")
    return set(flags.split()) >= FAST_FEATURES
