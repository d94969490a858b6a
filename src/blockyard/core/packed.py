"""Files that ship with the package. A wheel has the large ones compressed: see hatch_build.py."""

from __future__ import annotations

import gzip
from pathlib import Path

SUFFIX = ".gz"


def content(file: Path) -> bytes | None:
    """The bytes of a file, which may be compressed beside its place; None if there is none."""
    if file.is_file():
        return file.read_bytes()
    packed = file.with_name(file.name + SUFFIX)
    return gzip.decompress(packed.read_bytes()) if packed.is_file() else None


def text(file: Path) -> str | None:
    """The same as text."""
    found = content(file)
    return None if found is None else found.decode("utf-8")


def unpacked(file: Path) -> Path:
    """The place of a file that may be compressed.

    >>> unpacked(Path("app.js.gz")).name, unpacked(Path("app.js")).name
    ('app.js', 'app.js')
    """
    return file.with_suffix("") if file.suffix == SUFFIX else file
