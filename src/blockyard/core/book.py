"""Opening books: near-equal first moves, so that strong levels vary and lose no time.

A book is a file in its game's folder, made by `blockyard book`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

Book = Mapping[str, Mapping[str, float]]
"""By position: its near-equal moves with their values."""


@cache
def book_of(package: str, key: str) -> Book:
    """The book of a game in a package; empty if there is none."""
    file = files(package).joinpath(f"book-{key}.json")
    book: Book = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return book
