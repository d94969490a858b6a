"""Keep pytest away from what it cannot import: compiled kernels, and scripts for other packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.kernels import is_kernel

OUTSIDE = Path(__file__).parent / "tools" / "outside"
"""Each script runs in an environment of its own: tools/outside_suites.py."""
SLOW_DOCUMENTS = {"research.md"}
"""Their examples start environments of other packages."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.name in SLOW_DOCUMENTS:
            item.add_marker("slow")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if collection_path == OUTSIDE:
        return True
    # A compiled module is not the file that doctest would open.
    is_compiled = collection_path.suffix == ".py" and is_kernel(collection_path)
    return True if is_compiled else None
