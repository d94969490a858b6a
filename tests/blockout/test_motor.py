"""The motor model: lag and tremor, the same for mouse, keys and programs, and unpredictable."""

from __future__ import annotations

from math import exp, pi
from random import Random
from statistics import fmean, pstdev

import pytest

from blockyard.core.contract import IllegalMove
from blockyard.games.blockout.blocks import Placed, Pose, axes, lying, top_face
from blockyard.games.blockout.hand.motor import (
    BAR_AMPLITUDE,
    BAR_PERIOD,
    LAG_SECONDS,
    MAX_SAMPLES,
    SPEED_PER_MM,
    SPEED_TRANSFER,
    TILT_PER_MM,
    TREMOR_SIGMA,
    TURN_PER_MM,
    Deviation,
    Sample,
    bar_offset,
    gaussian,
    intended_pose,
    keyed,
    release,
    traced,
)
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import MAX_SPEED

AIM = Put(2, -3, 40, 0)
STILL = [Sample(0.0, 2, -3, 40)]
SEEDS = range(3000)


def sigma(deviations, name):
    return pstdev(getattr(deviation, name) for deviation in deviations)


# --- mouse and finger ------------------------------------------------------------------------


def test_a_perfectly_still_hand_has_the_error_of_the_tremor():
    deviations = [traced(AIM, STILL, 1.5, seed) for seed in SEEDS]
    for name, size in {
        "x": 1,
        "y": 1,
        "turn": TURN_PER_MM,
        "tilt_x": TILT_PER_MM,
        "tilt_y": TILT_PER_MM,
    }.items():
        assert sigma(deviations, name) == pytest.approx(size * TREMOR_SIGMA, rel=0.05)
        assert fmean(getattr(deviation, name) for deviation in deviations) == pytest.approx(
            0, abs=0.1
        )
    assert sigma(deviations, "speed_x") == pytest.approx(SPEED_PER_MM * TREMOR_SIGMA, rel=0.15)


def test_the_same_inputs_and_seed_give_the_same_error_and_another_seed_another():
    assert traced(AIM, STILL, 1.5, 7) == traced(AIM, STILL, 1.5, 7)
    assert len({traced(AIM, STILL, 1.5, seed).x for seed in range(100)}) == 100


def test_the_directions_of_the_tremor_are_uncorrelated():
    deviations = [traced(AIM, STILL, 1.5, seed) for seed in SEEDS]
    assert (
        abs(fmean(deviation.x * deviation.y for deviation in deviations))
        < 0.05 * TREMOR_SIGMA**2 * 2
    )
    assert (
        abs(fmean(deviation.x * deviation.tilt_x for deviation in deviations))
        < 0.05 * TREMOR_SIGMA**2
    )


def test_the_tremor_has_three_to_eight_hertz():
    """Its speed is the derivative of its displacement, 2 pi times the frequency as large."""
    for seed in range(20):
        times = [at / 1000 for at in range(0, 10_000, 37)]
        shifts = [traced(AIM, STILL, at, seed).x for at in times]
        speeds = [traced(AIM, STILL, at, seed).speed_x / SPEED_TRANSFER for at in times]
        assert 3 < pstdev(speeds) / pstdev(shifts) / (2 * pi) < 8
        step = (traced(AIM, STILL, 1.0001, seed).x - traced(AIM, STILL, 0.9999, seed).x) / 0.0002
        assert step == pytest.approx(
            traced(AIM, STILL, 1.0, seed).speed_x / SPEED_TRANSFER, abs=0.1
        )


def test_the_hand_follows_a_tenth_of_a_second_late():
    jump = [Sample(0, 0, 0, 0), Sample(1, 10, 0, 0)]
    still = [Sample(0, 0, 0, 0)]
    for late in (0.0, 0.05, 0.1, 0.3):
        moved = traced(AIM, jump, 1 + late, 3).x - traced(AIM, still, 1 + late, 3).x
        assert moved == pytest.approx(10 * (1 - exp(-late / LAG_SECONDS)))


def test_repeated_samples_of_one_spot_change_nothing():
    once = [Sample(0, 0, 0, 0), Sample(1, 5, 5, 90)]
    often = [once[0], *(Sample(1 + at / 100, 5, 5, 90) for at in range(15))]
    assert traced(AIM, often, 1.2, 9) == pytest.approx(traced(AIM, once, 1.2, 9))


def test_a_release_in_motion_pushes_the_block_with_bounded_speed():
    jump = [Sample(0, 0, 0, 0), Sample(1, 10, 0, 0)]
    still = [Sample(0, 0, 0, 0)]
    push = traced(AIM, jump, 1.0, 3).speed_x - traced(AIM, still, 1.0, 3).speed_x
    assert push == pytest.approx(SPEED_TRANSFER * 10 / LAG_SECONDS)
    wild = traced(AIM, [Sample(0, 0, 0, 0), Sample(1, 30_000, 9, 0)], 1.0, 3)
    assert abs(wild.speed_x) <= SPEED_TRANSFER * MAX_SPEED * 1.001


@pytest.mark.parametrize(
    ("inputs", "released"),
    [
        ([], 1.0),
        ([Sample(1, 0, 0, 0), Sample(0, 0, 0, 0)], 2.0),
        ([Sample(1, 0, 0, 0)], 0.5),
        ([Sample(0, float("nan"), 0, 0)], 1.0),
        ([Sample(float("nan"), 0, 0, 0)], 1.0),
        ([Sample(0, 0, 0, 0)], float("inf")),
        ([Sample(0, 0, 0, 0)] * (MAX_SAMPLES + 1), 1.0),
    ],
)
def test_impossible_samples_are_refused(inputs, released):
    with pytest.raises(IllegalMove) as refused:
        traced(AIM, inputs, released, 1)
    assert refused.value.objection.reason == "no-such-hand"


# --- the timing bar ----------------------------------------------------------------------------


def test_the_bar_sweeps_back_and_forth_at_constant_speed():
    quarter = BAR_PERIOD / 4
    assert [bar_offset(at * quarter) for at in range(5)] == pytest.approx(
        [BAR_AMPLITUDE, 0, -BAR_AMPLITUDE, 0, BAR_AMPLITUDE]
    )
    assert bar_offset(quarter + 0.05) == pytest.approx(-1.0)
    assert bar_offset(3 * quarter + 0.05) == pytest.approx(1.0)


def test_keys_and_mouse_have_the_same_distribution_of_errors():
    """50 ms off with the bar, or 1 mm off with the mouse: all errors have the same sigma."""
    rng = Random(1)
    quarter, keys, mice = BAR_PERIOD / 4, [], []
    for seed in SEEDS:
        stops = (quarter + rng.gauss(0, 0.05), 3 * quarter + rng.gauss(0, 0.05))
        keys.append(keyed(AIM, stops, seed))
        spot = Sample(0.0, 2 + rng.gauss(0, 1), -3 + rng.gauss(0, 1), 40)
        mice.append(traced(AIM, [spot], 1.8, seed + 10_000))
    for name in Deviation._fields:
        assert sigma(keys, name) == pytest.approx(sigma(mice, name), rel=0.06)
    assert sigma(keys, "x") == pytest.approx((1 + TREMOR_SIGMA**2) ** 0.5, rel=0.05)


def test_a_bar_stopped_exactly_on_time_leaves_only_the_tremor():
    stops = (BAR_PERIOD / 4, 3 * BAR_PERIOD / 4)
    assert keyed(AIM, stops, 5) == pytest.approx(traced(AIM, STILL, stops[1], 5))


# --- a program's hand, and the release ------------------------------------------------------------


def test_a_programs_hand_has_the_spread_of_its_sigma():
    rng = Random(2)
    deviations = [gaussian(2.0, rng) for _ in SEEDS]
    wanted = {"x": 2, "y": 2, "turn": 3, "tilt_x": 1, "tilt_y": 1, "speed_x": 16, "speed_y": 16}
    for name, size in wanted.items():
        assert sigma(deviations, name) == pytest.approx(size, rel=0.05)


def test_a_hand_without_error_releases_where_it_aims():
    tower = (Placed("large-red", Pose(5, 6, 22)),)
    released = release(tower, "small-red", Put(2, -3, 40, 4), Deviation())
    assert released.pose[:2] == (7, 3) and released.velocity == (0, 0, 0)
    assert released.pose[3:] == pytest.approx(lying(0, 0, 0, 40, 4)[3:], abs=2e-6)
    assert released.pose == released.pose.rounded()


def test_every_component_of_the_deviation_is_in_the_release():
    tower = (Placed("large-red", Pose(0, 0, 22)),)
    aim = Put(0, 0, 0, 0)
    moved = release(tower, "small-red", aim, Deviation(1, 2, 0, 0, 0, 3, -4))
    assert moved.pose[:2] == (1, 2) and moved.velocity == (3, -4, 0)
    turned = release(tower, "small-red", aim, Deviation(turn=30)).pose
    assert turned[3:] == pytest.approx(lying(0, 0, 0, 30, 0)[3:], abs=2e-6)
    tilted = axes(release(tower, "small-red", aim, Deviation(tilt_x=2, tilt_y=0)).pose)
    assert tilted[2] == pytest.approx((0, -0.0349, 0.99939), abs=1e-4)
    tilted = axes(release(tower, "small-red", aim, Deviation(tilt_x=0, tilt_y=2)).pose)
    assert tilted[2] == pytest.approx((0.0349, 0, 0.99939), abs=1e-4)


def test_flat_on_flat_a_block_is_held_parallel_and_otherwise_level():
    """The lower block lies on its dome, three degrees off, and offers a flat face."""
    leaning = release((), "large-red", Put(0, 0, 0, 1), Deviation(tilt_x=3, tilt_y=-1)).pose
    tower = (Placed("large-red", leaning),)
    assert top_face(leaning) == 0
    own = [
        tuple(-part for part in axes(leaning)[2]),
        axes(intended_pose(tower, Put(0, 0, 70, 2)))[1],
    ]
    assert own[0] == pytest.approx(own[1], abs=1e-5)
    assert axes(intended_pose(tower, Put(0, 0, 70, 3)))[1] == pytest.approx((0, 0, -1), abs=1e-5)
