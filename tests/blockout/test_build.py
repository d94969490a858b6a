"""The build of MuJoCo that judges towers is the one that was tested."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from blockyard.games.blockout.physics.engine import BUILD, check_build


def test_the_build_is_the_one_that_is_pinned():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert f"mujoco-core=={BUILD}" in project["optional-dependencies"]["tower"]
    check_build(BUILD)


def test_another_build_in_its_place_is_refused_with_the_way_out():
    with pytest.raises(ImportError, match="mujoco-core==") as refused:
        check_build("3.9.0")
    assert "3.9.0" in str(refused.value)
