"""The databases that server tests run on: a SQLite file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.postgres_cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    running.start()
    yield running
    running.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request, tmp_path) -> dict[str, Any]:
    """Settings of a server: each database in turn."""
    if request.param == "sqlite":
        return {"data": tmp_path}
    return {"data": tmp_path, "database": request.getfixturevalue("cluster").new_database()}
