"""The faults that tools/mutants.py plants can be planted: it runs rarely, and code moves on."""

from __future__ import annotations

import pytest

from tools.mutants import folders_listed, listed, stale


@pytest.mark.parametrize("folder", folders_listed())
def test_every_fault_is_found_in_the_source(folder):
    assert stale(listed(folder)) == []
