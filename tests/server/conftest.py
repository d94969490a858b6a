"""What server tests run on: a SQLite file or PostgreSQL, and passwords that are quickly hashed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from blockyard.server import services
from blockyard.server.people.passwords import Passwords
from tests.server.nats_server import NatsServer
from tests.server.postgres_cluster import Cluster
from tests.server.quick_hashes import QUICK

collect_ignore = [] if sys.platform == "linux" else ["test_name_tables.py"]
"""ICU, with which it compares our table, has wheels for Linux alone."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a database server or a broker beside the tests is slow."""
    for item in items:
        if isinstance(item, pytest.Function) and needs_a_service(item):
            item.add_marker("slow")


def needs_a_service(item: pytest.Function) -> bool:
    chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgresql" in chosen or not {"cluster", "broker"}.isdisjoint(item.fixturenames)


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """A server in this process hashes quickly. One in a process of its own takes as long as in
    production: see test_serving.py."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "Passwords", partial(Passwords, QUICK))
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    running.start()
    yield running
    running.remove()


@pytest.fixture(scope="session")
def broker() -> Iterator[NatsServer]:
    running = NatsServer()
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request, tmp_path) -> dict[str, Any]:
    """Settings of a server: each database in turn."""
    if request.param == "sqlite":
        return {"data": tmp_path}
    return {"data": tmp_path, "database": request.getfixturevalue("cluster").new_database()}
