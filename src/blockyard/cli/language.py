"""The language that the command line speaks: that of `--lang`, or else the environment's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from blockyard.words import LANGUAGES

RIGHT_TO_LEFT_MARK = "\u200f"

_spoken: ContextVar[str | None] = ContextVar("_spoken", default=None)


@contextmanager
def speaking(lang: str | None) -> Iterator[None]:
    """Everything inside is said in this language; None: in that of the environment."""
    before = _spoken.set(lang if lang in LANGUAGES else None)
    try:
        yield
    finally:
        _spoken.reset(before)


def language() -> str:
    """The language of `--lang`, or else of the environment, if it is one of ours."""
    if (chosen := _spoken.get()) is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
