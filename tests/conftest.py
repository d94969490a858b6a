"""Profiles of the property tests, and the option --cpu-limit that keeps `make quick` quick."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, bounded in number, not in time.
settings.register_profile(
    "test",
    deadline=None,
    derandomize=True,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
)
# For make long: new examples in every run, and more of them. Failing ones are kept in
# .hypothesis/ and tried first next time.
settings.register_profile("long", settings.get_profile("test"), derandomize=False, max_examples=200)
settings.load_profile("test")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cpu-limit",
        type=float,
        metavar="SECONDS",
        help="fail tests that use more CPU time than this and are not marked as slow",
    )


def pytest_collection_finish() -> None:
    """What thousands of tests are made of stays until the end: the garbage collector need not look
    through it again and again."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """CPU time rather than time, so that a busy machine does not matter."""
    before = cpu_seconds()
    result = yield
    used = cpu_seconds() - before
    limit = item.config.getoption("--cpu-limit")
    is_fast = not any(map(item.get_closest_marker, ("slow", "long")))
    if limit is not None and is_fast and used > limit:
        pytest.fail(f"{used:.1f} s of CPU time: make it faster or mark it as slow", pytrace=False)
    return result


def cpu_seconds() -> float:
    """Of this process and of all that it has waited for."""
    return sum(os.times()[:4])
