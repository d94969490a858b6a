"""B7: where a block may be released; all else is refused before anything is simulated."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from blockyard.core.contract import IllegalMove
from blockyard.games.blockout.blocks import Placed, Pose, half_height
from blockyard.games.blockout.physics import tower as towers
from blockyard.games.blockout.physics.tower import Release, lowered, simulate
from blockyard.words import LANGUAGES, Words
from tests.blockout.stacks import OVER

BAD = {
    "not-a-pose": [
        Release(OVER._replace(x=float("nan"))),
        Release(OVER._replace(w=0.5)),
        Release(OVER, (0, float("inf"), 0)),
        Release(OVER, (0, float("nan"), 0)),
    ],
    "off-the-table": [Release(OVER._replace(x=401)), Release(OVER._replace(y=-401))],
    "too-fast": [Release(OVER, (301, 0, 0)), Release(OVER, (0, 0, -400))],
    "inside-a-block": [Release(OVER._replace(z=153)), Release(OVER._replace(z=150, x=10))],
    "not-from-above": [
        Release(OVER._replace(z=100, x=60)),
        Release(OVER._replace(z=18, x=200)),
        # Beside the top block, its bottom above the middle of that block, and just too low.
        Release(OVER._replace(z=135, x=45)),
        Release(OVER._replace(z=151.5, y=-45)),
    ],
    "too-high": [Release(OVER._replace(z=190))],
}


@pytest.mark.parametrize("reason", BAD)
def test_an_impossible_release_is_refused_before_anything_is_simulated(reason, three, monkeypatch):
    monkeypatch.setattr(towers, "settle", None)
    for released in BAD[reason]:
        with pytest.raises(IllegalMove) as refused:
            simulate(three, "medium-red", released)
        assert (refused.value.objection.clause, refused.value.objection.reason) == ("B7", reason)
        for lang in LANGUAGES:
            assert len(Words(lang).refusal(refused.value)) > 20


def test_releases_at_the_limits_are_accepted(three):
    for released in (
        Release(OVER),
        Release(OVER._replace(z=177)),
        Release(OVER, (299, 0, 0)),
        Release(lowered(three, "medium-red", OVER)),
    ):
        towers.check(three, "medium-red", released)
    towers.check((), "medium-red", Release(Pose(399, 399, 18)))


def test_a_block_beside_the_top_one_must_be_level_with_its_top_face(three):
    """B7: five millimetres beside it, it falls past without touching a side."""
    level = lowered(three, "medium-red", OVER._replace(x=45)).z
    assert level - towers.RELEASE_GAP - 18 == pytest.approx(three[-1].pose.z + 22, abs=0.02)
    towers.check(three, "medium-red", Release(OVER._replace(x=45, z=level - towers.RELEASE_GAP)))
    with pytest.raises(IllegalMove):
        towers.check(
            three, "medium-red", Release(OVER._replace(x=45, z=level - towers.RELEASE_GAP - 0.1))
        )


def test_a_tilted_block_may_hang_lower_than_the_top_face_that_it_will_touch(three):
    tilted = Pose(20, 0, 0, cos(radians(6)), 0.0, sin(radians(6)), 0.0).rounded()
    pose = lowered(three, "medium-red", tilted)
    lowest = pose.z - half_height(Placed("medium-red", pose))
    assert lowest < three[-1].pose.z + 21.5, "half a millimetre below the face"
    towers.check(three, "medium-red", Release(pose))


def test_a_block_in_the_table_is_refused():
    with pytest.raises(IllegalMove):
        simulate((), "medium-red", Release(Pose(0, 0, 17)))


def test_a_block_is_lowered_to_just_above_contact(three):
    pose = lowered(three, "medium-red", OVER._replace(x=4, z=0))
    below = pose._replace(z=pose.z - towers.RELEASE_GAP)
    simulation = towers._simulation(three, "medium-red", pose)
    assert not simulation.touched_by_last(below.z + 0.01)
    assert simulation.touched_by_last(below.z - 0.01) == {3}
