"""Profiles of the property tests."""

from __future__ import annotations

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
