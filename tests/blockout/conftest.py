from __future__ import annotations

import pytest

from tests.blockout.stacks import LARGE_FIRST, built


@pytest.fixture(scope="session")
def three():
    """Three large blocks on one another."""
    return built(LARGE_FIRST[:3])[0]
