"""Keep doctest away from the kernels: a compiled module is not the file that it would open."""

from __future__ import annotations

from pathlib import Path

from tools.kernels import is_kernel


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    is_compiled = collection_path.suffix == ".py" and is_kernel(collection_path)
    return True if is_compiled else None
