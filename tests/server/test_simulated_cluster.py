"""A cluster of seven hosts in which parts die, stop and lose touch: nothing is lost or doubled."""

from __future__ import annotations

import os

import pytest

from bench import simulated_cluster


@pytest.mark.long
def test_a_simulated_cluster_loses_nothing():
    """`CLUSTER_MINUTES` says for how long; half an hour if it does not."""
    if lacking := simulated_cluster.missing():
        pytest.fail(f"the tests of clusters need {lacking}")
    minutes = os.environ.get("CLUSTER_MINUTES", "30")
    assert simulated_cluster.run(simulated_cluster.arguments("--minutes", minutes)) == []
