"""How placing is written: aims and verdicts, their bounds, and their one spelling."""

from __future__ import annotations

from collections import Counter
from math import isclose
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockyard.games.blockout.blocks import FACE_DOWN, Pose, lying
from blockyard.games.blockout.moves import (
    Put,
    aimed,
    canonical,
    lattice,
    nominal,
    read_pose,
    read_put,
    read_verdict,
)
from blockyard.games.blockout.physics.verdict import FALL_PROBABILITY, LATE_PROBABILITY, stand_in
from tests.blockout.tables import GAME, line, table

HOLDING = """
    medium-wood
    large-blue
    =================
    0: pass any          <- put small-red
    1: red blue
    discards: any
"""

FLAT = "0.000,0.000,14.000,1.000000,0.000000,0.000000,0.000000"


def test_the_listed_aims_are_49_spots_8_turns_and_6_faces_in_order():
    aims = [read_put(move) for move in lattice()]
    assert list(lattice()) == sorted(set(lattice())) and len(lattice()) == 49 * 8 * 6
    assert len({(aim.x, aim.y) for aim in aims}) == 49
    assert {aim.turn for aim in aims} == {0, 45, 90, 135, 180, 225, 270, 315}
    assert {aim.face for aim in aims} == {0, 1, 2, 3, 4, 5}
    assert lattice() is lattice(), "built once"


def test_changing_the_returned_list_of_aims_does_no_harm():
    state = table("""
        =================
        0: pass any          <- put small-red
        1: red blue
        discards: any
    """)
    state.legal_moves().clear()
    assert len(state.legal_moves()) == 2352


@pytest.mark.parametrize(
    ("written", "ours"),
    [
        ("put 0 0 0 0", "put 0 0 0 0"),
        ("PUT  0.0   -4.5 045 2 ", "put 0 -4.5 45 2"),
        ("put -0 -0.0 0 -0", "put 0 0 0 0"),
        ("put 10.0 0005 359.9 5", "put 10 5 359.9 5"),
    ],
)
def test_an_aim_has_one_spelling(written, ours):
    assert canonical(written) == ours and canonical(ours) == ours


@pytest.mark.parametrize(
    "text",
    [
        "put",
        "put 0 0 0",
        "put 0 0 0 0 0",
        "put 0 0 0 0.5",
        "put 0.55 0 0 0",
        "put 1e1 0 0 0",
        "put +1 0 0 0",
        "put ٣ 0 0 0",
        "put nan 0 0 0",
        "put 0,0,0,0",
        "put 99999 0 0 0",
        "put .5 0 0 0",
        "put 5. 0 0 0",
        "aput 0 0 0 0",
    ],
)
def test_text_that_is_not_an_aim_is_none(text):
    assert read_put(text) is None


@given(st.integers(-300, 300), st.integers(-300, 300), st.integers(0, 3599), st.integers(0, 5))
def test_every_aim_in_tenths_within_bounds_may_be_played_and_survives_writing(x, y, turn, face):
    state = table("""
        =================
        0: pass any          <- put small-red
        1: red blue
        discards: any
    """)
    aim = Put(x / 10, y / 10, turn / 10, face)
    assert state.objection(str(aim)) is None
    after = state.play(str(aim))
    assert after.aim == aim and GAME.read(after.text()).aim == aim


def test_a_pose_is_written_with_all_decimals_and_no_negative_zero():
    assert str(Pose(-0.0001, 1, 14)) == "0.000,1.000,14.000,1.000000,0.000000,0.000000,0.000000"
    assert read_pose("-0,0,14,1,-0,0,0") == Pose(0, 0, 14)
    assert str(read_pose("-0,-0.0,14,1,-0,0,0")) == FLAT
    assert canonical("STANDS 0,0,14,1,0,0,0  0,0,14,1,0,0,0") == f"stands {FLAT} {FLAT}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0,0,14",
        "0,0,14,1,0,0",
        "0,0,14,1,0,0,0,0",
        "0,0,14,2,0,0,0",
        "0,0,14,0,0,0,0",
        "0,0,14,0.9,0,0,0",
        "5000.001,0,14,1,0,0,0",
        "0,-5001,14,1,0,0,0",
        "0,0,9999,1,0,0,0",
        "0.0001,0,14,1,0,0,0",
        "a,0,14,1,0,0,0",
        "nan,0,14,1,0,0,0",
        "0;0;14;1;0;0;0",
        "٣,0,14,1,0,0,0",
        "1e3,0,14,1,0,0,0",
    ],
)
def test_an_impossible_pose_is_none(text):
    assert read_pose(text) is None


@pytest.mark.parametrize(
    "text", ["5000,-5000,14,1,0,0,0", "0,0,14,0.7071,0.7071,0,0", "0,0,14,-1,0,0,0"]
)
def test_a_pose_at_the_edge_of_the_possible_is_read(text):
    assert read_pose(text) is not None


@pytest.mark.parametrize(
    "text", ["", "stands", "falls", "wobbles " + FLAT, f"stands  {FLAT}", f"late {FLAT} x", FLAT]
)
def test_text_that_is_not_a_verdict_is_none(text):
    assert read_verdict(text) is None


numbers = st.floats(-400, 400, allow_nan=False)


@given(
    st.sampled_from(["stands", "falls", "late"]),
    st.lists(
        st.tuples(numbers, numbers, numbers, st.floats(0, 359), st.integers(0, 5)),
        min_size=3,
        max_size=3,
    ),
)
def test_every_verdict_within_bounds_may_be_played_and_survives_writing(kind, where):
    state = table("""
        medium-wood
        =================
        0: pass any          <- count small-red 0 0 0 0
        1: red blue
        discards: any
    """)
    poses = [lying(*one) for one in where]
    move = " ".join(map(str, [kind, *poses]))
    assert state.objection(move) is None and state.spell(move) == move
    after = state.play(move)
    assert GAME.read(after.text()).text() == after.text()
    if kind == "stands":
        assert [placed.pose for placed in after.tower] == poses[1:]


# --- poses ---


def turned(pose: Pose, x: float, y: float, z: float) -> tuple[float, float, float]:
    """A direction of the block as it looks in the world, by the quaternion of its pose."""
    w, i, j, k = pose[3:]
    # t = 2 q x v; v + w t + q x t
    tx, ty, tz = 2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)
    return (
        x + w * tx + j * tz - k * ty,
        y + w * ty + k * tx - i * tz,
        z + w * tz + i * ty - j * tx,
    )


# The direction in which each face looks: 0 and 1 along z, 2 and 3 along y, 4 and 5 along x.
LOOKS = [(0, 0, -1), (0, 0, 1), (0, -1, 0), (0, 1, 0), (-1, 0, 0), (1, 0, 0)]


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("turn", [0, 45, 90, 213.7])
def test_the_chosen_face_points_down_in_every_turn(face, turn):
    down = turned(lying(0, 0, 0, turn, face), *LOOKS[face])
    assert all(isclose(a, b, abs_tol=1e-5) for a, b in zip(down, (0, 0, -1), strict=True))
    assert len(FACE_DOWN) == 6


def test_a_turn_is_counter_clockwise_seen_from_above():
    east = turned(lying(0, 0, 0, 90, 0), 1, 0, 0)
    assert all(isclose(a, b, abs_tol=1e-5) for a, b in zip(east, (0, 1, 0), strict=True))


def test_a_block_is_aimed_from_the_axis_of_the_top_block_and_rests_on_it():
    state = table(HOLDING)
    assert aimed(state.tower, "small-red", Put(5, -2, 0, 0)) == Pose(5, -2, 44 + 36 + 14)
    assert aimed((), "small-red", Put(5, -2, 0, 0)) == Pose(5, -2, 14)
    moved = line(state, "put 5 -2 0 0", "stands", "red>medium-red", "put 1 1 0 0", "stands")
    assert moved.tower[-1].pose == Pose(6, -1, 44 + 36 + 28 + 18)


def test_fallen_blocks_lie_apart_on_the_table():
    state = table(HOLDING)
    verdict = read_verdict(nominal("falls", state.tower, "small-red", Put(0, 0, 0, 0)))
    assert [pose.z for pose in verdict.poses] == [22, 18, 14]
    assert len({pose.x for pose in verdict.poses}) == 3


# --- the stand-in for physics ---


def kinds(height: int, draws: int = 3000) -> Counter[str]:
    blocks = ["large-blue", "large-red", "large-wood", "medium-blue", "medium-red", "medium-wood",
              "small-blue", "small-red"]  # fmt: skip
    tower = table("\n".join([*reversed(blocks[:height]), "===", "0: any <- play", "1: any"])).tower
    rng = Random(height)
    return Counter(
        stand_in(tower, "small-wood", Put(0, 0, 0, 0), rng).split()[0] for _ in range(draws)
    )


def test_b8_3_with_the_stand_in_the_first_block_never_falls():
    assert kinds(0, 500) == Counter(stands=500)


@pytest.mark.parametrize("height", [1, 4, 8])
def test_the_stand_in_falls_as_often_as_its_table_says_and_now_and_then_late(height):
    found = kinds(height)
    assert abs(found["falls"] / 3000 - FALL_PROBABILITY[height]) < 0.03
    assert 0 < found["late"] < 3000 * 3 * LATE_PROBABILITY
    assert list(FALL_PROBABILITY) == sorted(FALL_PROBABILITY) and len(FALL_PROBABILITY) == 9


def test_the_count_has_no_known_odds():
    state = table("""
        medium-wood
        =================
        0: pass any          <- count small-red 0 0 0 0
        1: red blue
        discards: any
    """)
    assert GAME.odds(state) is None
    assert GAME.odds(table("""
        =================
        0: pass any          <- play
        1: red blue
    """)) is None  # fmt: skip
