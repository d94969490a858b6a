"""How the tests run: random tests are repeatable and bounded in number, not in time."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "blockyard",
    deadline=None,
    derandomize=True,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("blockyard")
