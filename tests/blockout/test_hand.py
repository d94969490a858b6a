"""The hand: late, trembling, the same for mouse, key and program, and known to nobody before."""

from __future__ import annotations

from math import exp, pi
from random import Random
from statistics import fmean, pstdev

import pytest

from blockyard.core.contract import IllegalMove
from blockyard.games.blockout.blocks import Placed, Pose, axes, lying, top_face
from blockyard.games.blockout.hand.hand import (
    BAR,
    FLOOR,
    KEPT,
    LAG,
    MOST_INPUTS,
    SPEED,
    SWEEP,
    TILT,
    TURN,
    Input,
    Slip,
    bar,
    by_sigma,
    held,
    keyed,
    release,
    traced,
)
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import FASTEST

AIM = Put(2, -3, 40, 0)
STILL = [Input(0.0, 2, -3, 40)]
SEEDS = range(3000)


def spread(slips, name):
    return pstdev(getattr(slip, name) for slip in slips)


# --- mouse and finger ------------------------------------------------------------------------


def test_who_holds_perfectly_still_is_still_off_by_the_floor():
    slips = [traced(AIM, STILL, 1.5, seed) for seed in SEEDS]
    for name, size in {"x": 1, "y": 1, "turn": TURN, "tilt_x": TILT, "tilt_y": TILT}.items():
        assert spread(slips, name) == pytest.approx(size * FLOOR, rel=0.05)
        assert fmean(getattr(slip, name) for slip in slips) == pytest.approx(0, abs=0.1)
    assert spread(slips, "speed_x") == pytest.approx(SPEED * FLOOR, rel=0.15)


def test_the_same_inputs_and_seed_give_the_same_error_and_another_seed_another():
    assert traced(AIM, STILL, 1.5, 7) == traced(AIM, STILL, 1.5, 7)
    assert len({traced(AIM, STILL, 1.5, seed).x for seed in range(100)}) == 100


def test_the_directions_of_the_tremor_have_nothing_to_do_with_each_other():
    slips = [traced(AIM, STILL, 1.5, seed) for seed in SEEDS]
    assert abs(fmean(slip.x * slip.y for slip in slips)) < 0.05 * FLOOR**2 * 2
    assert abs(fmean(slip.x * slip.tilt_x for slip in slips)) < 0.05 * FLOOR**2


def test_the_tremor_goes_three_to_eight_times_a_second():
    """Its speed is the change of its place, and stands to it as 2 pi times the frequency."""
    for seed in range(20):
        times = [at / 1000 for at in range(0, 10_000, 37)]
        shifts = [traced(AIM, STILL, at, seed).x for at in times]
        speeds = [traced(AIM, STILL, at, seed).speed_x / KEPT for at in times]
        assert 3 < pstdev(speeds) / pstdev(shifts) / (2 * pi) < 8
        step = (traced(AIM, STILL, 1.0001, seed).x - traced(AIM, STILL, 0.9999, seed).x) / 0.0002
        assert step == pytest.approx(traced(AIM, STILL, 1.0, seed).speed_x / KEPT, abs=0.1)


def test_the_hand_follows_a_tenth_of_a_second_late():
    jump = [Input(0, 0, 0, 0), Input(1, 10, 0, 0)]
    still = [Input(0, 0, 0, 0)]
    for late in (0.0, 0.05, 0.1, 0.3):
        moved = traced(AIM, jump, 1 + late, 3).x - traced(AIM, still, 1 + late, 3).x
        assert moved == pytest.approx(10 * (1 - exp(-late / LAG)))


def test_it_makes_no_difference_how_often_the_same_spot_is_sent():
    once = [Input(0, 0, 0, 0), Input(1, 5, 5, 90)]
    often = [once[0], *(Input(1 + at / 100, 5, 5, 90) for at in range(15))]
    assert traced(AIM, often, 1.2, 9) == pytest.approx(traced(AIM, once, 1.2, 9))


def test_who_lets_go_while_moving_gives_the_block_a_push_and_no_more_than_a_hand_can():
    jump = [Input(0, 0, 0, 0), Input(1, 10, 0, 0)]
    still = [Input(0, 0, 0, 0)]
    push = traced(AIM, jump, 1.0, 3).speed_x - traced(AIM, still, 1.0, 3).speed_x
    assert push == pytest.approx(KEPT * 10 / LAG)
    wild = traced(AIM, [Input(0, 0, 0, 0), Input(1, 30_000, 9, 0)], 1.0, 3)
    assert abs(wild.speed_x) <= KEPT * FASTEST * 1.001


@pytest.mark.parametrize(
    ("inputs", "let_go"),
    [
        ([], 1.0),
        ([Input(1, 0, 0, 0), Input(0, 0, 0, 0)], 2.0),
        ([Input(1, 0, 0, 0)], 0.5),
        ([Input(0, float("nan"), 0, 0)], 1.0),
        ([Input(float("nan"), 0, 0, 0)], 1.0),
        ([Input(0, 0, 0, 0)], float("inf")),
        ([Input(0, 0, 0, 0)] * (MOST_INPUTS + 1), 1.0),
    ],
)
def test_movements_that_are_not_those_of_a_hand_are_refused(inputs, let_go):
    with pytest.raises(IllegalMove) as refused:
        traced(AIM, inputs, let_go, 1)
    assert refused.value.objection.reason == "no-such-hand"


# --- the key and the bar -----------------------------------------------------------------------


def test_the_bar_runs_to_and_fro_at_the_same_pace():
    quarter = SWEEP / 4
    assert [bar(at * quarter) for at in range(5)] == pytest.approx([BAR, 0, -BAR, 0, BAR])
    assert bar(quarter + 0.05) == pytest.approx(-1.0)
    assert bar(3 * quarter + 0.05) == pytest.approx(1.0)


def test_a_key_has_the_same_odds_as_a_mouse():
    """50 ms off at the bar, or 1 mm off with the mouse: all errors have the same spread."""
    rng = Random(1)
    quarter, keys, mice = SWEEP / 4, [], []
    for seed in SEEDS:
        stops = (quarter + rng.gauss(0, 0.05), 3 * quarter + rng.gauss(0, 0.05))
        keys.append(keyed(AIM, stops, seed))
        spot = Input(0.0, 2 + rng.gauss(0, 1), -3 + rng.gauss(0, 1), 40)
        mice.append(traced(AIM, [spot], 1.8, seed + 10_000))
    for name in Slip._fields:
        assert spread(keys, name) == pytest.approx(spread(mice, name), rel=0.06)
    assert spread(keys, "x") == pytest.approx((1 + FLOOR**2) ** 0.5, rel=0.05)


def test_who_stops_the_bar_just_in_time_has_the_floor_and_nothing_more():
    stops = (SWEEP / 4, 3 * SWEEP / 4)
    assert keyed(AIM, stops, 5) == pytest.approx(traced(AIM, STILL, stops[1], 5))


# --- a program's hand, and the release ------------------------------------------------------------


def test_a_programs_hand_has_the_spread_of_its_sigma():
    rng = Random(2)
    slips = [by_sigma(2.0, rng) for _ in SEEDS]
    wanted = {"x": 2, "y": 2, "turn": 3, "tilt_x": 1, "tilt_y": 1, "speed_x": 16, "speed_y": 16}
    for name, size in wanted.items():
        assert spread(slips, name) == pytest.approx(size, rel=0.05)


def test_a_hand_without_error_lets_go_where_it_aims():
    tower = (Placed("large-red", Pose(5, 6, 22)),)
    let_go = release(tower, "small-red", Put(2, -3, 40, 4), Slip())
    assert let_go.pose[:2] == (7, 3) and let_go.velocity == (0, 0, 0)
    assert let_go.pose[3:] == pytest.approx(lying(0, 0, 0, 40, 4)[3:], abs=2e-6)
    assert let_go.pose == let_go.pose.rounded()


def test_every_part_of_the_error_is_in_the_release():
    tower = (Placed("large-red", Pose(0, 0, 22)),)
    aim = Put(0, 0, 0, 0)
    moved = release(tower, "small-red", aim, Slip(1, 2, 0, 0, 0, 3, -4))
    assert moved.pose[:2] == (1, 2) and moved.velocity == (3, -4, 0)
    turned = release(tower, "small-red", aim, Slip(turn=30)).pose
    assert turned[3:] == pytest.approx(lying(0, 0, 0, 30, 0)[3:], abs=2e-6)
    tilted = axes(release(tower, "small-red", aim, Slip(tilt_x=2, tilt_y=0)).pose)
    assert tilted[2] == pytest.approx((0, -0.0349, 0.99939), abs=1e-4)
    tilted = axes(release(tower, "small-red", aim, Slip(tilt_x=0, tilt_y=2)).pose)
    assert tilted[2] == pytest.approx((0.0349, 0, 0.99939), abs=1e-4)


def test_flat_on_flat_a_block_is_held_parallel_and_otherwise_level():
    """The lower block lies on its dome, three degrees off, and offers a flat face."""
    leaning = release((), "large-red", Put(0, 0, 0, 1), Slip(tilt_x=3, tilt_y=-1)).pose
    tower = (Placed("large-red", leaning),)
    assert top_face(leaning) == 0
    own = [tuple(-part for part in axes(leaning)[2]), axes(held(tower, Put(0, 0, 70, 2)))[1]]
    assert own[0] == pytest.approx(own[1], abs=1e-5)
    assert axes(held(tower, Put(0, 0, 70, 3)))[1] == pytest.approx((0, 0, -1), abs=1e-5)
