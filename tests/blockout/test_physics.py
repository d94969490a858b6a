"""The simulation against theory: buckling columns and overhangs; and labelled cases of B8.

A kick is a sideways velocity of the top block; without one, rolling friction would hold a perfect
column for ever.
"""

from __future__ import annotations

from math import cos, dist, radians, sin, tan
from random import Random

import pytest

from blockyard.games.blockout.blocks import Placed, Pose, Shape, shape
from blockyard.games.blockout.hand.motor import gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics import engine
from blockyard.games.blockout.physics.engine import Simulation
from blockyard.games.blockout.physics.tower import RELEASE_GAP, Limits, bodies, settle
from tests.blockout.stacks import LARGE_FIRST, built

# R/side above which a column of equal cubes, all flat side down, stands.
BUCKLING = {2: 0.50, 3: 1.20, 4: 2.28, 5: 3.71, 6: 5.51, 7: 7.68}
KICK = (20.0, 14.0, 0.0)
SHORT = Limits(follow_fall=False)


def column(blocks: int, ratio: float, length: float = 36.0):
    """Equal cubes with one dome on top of each, exactly above one another."""
    cube = Shape(length, (0.0, 0.0, ratio * length))
    step = length + cube.rise(1)
    return [cube] * blocks, [Pose(0, 0, length / 2 + at * step) for at in range(blocks)]


def flat(*cubes: tuple[float, float]):
    """Flat cubes on one another: the side of each, and how far it is moved along x."""
    shapes, poses, height = [], [], 0.0
    for length, x in cubes:
        shapes.append(Shape(length, (0.0, 0.0, 0.0)))
        poses.append(Pose(x, 0, height + length / 2))
        height += length
    return shapes, poses


# --- theory --------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocks", BUCKLING)
def test_a_column_buckles_where_theory_says(blocks):
    critical = BUCKLING[blocks]
    assert settle(*column(blocks, 0.85 * critical), KICK, SHORT).kind in ("falls", "late")
    assert settle(*column(blocks, 1.10 * critical), KICK, SHORT).kind == "stands"


@pytest.mark.parametrize(
    "limits",
    [
        ((36, 0.0), (36, 18.0)),
        ((44, 0.0), (28, 22.0)),
        ((28, 0.0), (44, 14.0)),
        # Equal blocks: the topmost half over, the two upper ones a quarter, the three a sixth.
        ((36, 0.0), (36, 9.0), (36, 27.0)),
        ((36, 0.0), (36, 6.0), (36, 15.0), (36, 33.0)),
    ],
)
def test_flat_boxes_hang_over_as_far_as_their_centre_of_mass_is_supported(limits):
    within = flat(*((length, 0.95 * x) for length, x in limits))
    beyond = flat(*((length, 1.05 * x) for length, x in limits))
    assert settle(*within, limits=SHORT).kind == "stands"
    assert settle(*beyond, limits=SHORT).kind == "falls"


def test_a_counterweight_holds_what_would_fall_without_it():
    """The middle block hangs over by 20 of 36 mm; a block of its own size on its inner end
    brings the centre of mass back, and one on its outer end does not."""
    assert settle(*flat((36, 0), (36, 20)), limits=SHORT).kind == "falls"
    assert settle(*flat((36, 0), (36, 20), (36, 6)), limits=SHORT).kind == "stands"
    assert settle(*flat((36, 0), (36, 16), (36, 22)), limits=SHORT).kind == "falls"


@pytest.mark.slow
def test_a_standing_tower_of_six_creeps_less_than_a_third_of_a_millimetre_in_thirty_seconds():
    tower = built(LARGE_FIRST[:6], 1.0, 3)[0]
    shapes, poses = bodies(tower)
    frames = settle(shapes, poses, limits=Limits(stop_at_rest=False, max_seconds=30)).frames
    assert len(frames) == 30 * 60 + 1
    for before, after in zip(poses, frames[-1], strict=True):
        assert dist(before[:3], after[:3]) < 0.3


def test_a_resting_stack_stays_at_rest_in_a_new_simulation():
    tower = built(LARGE_FIRST[:5], 1.0, 8)[0]
    shapes, poses = bodies(tower)
    again = settle(shapes, poses)
    assert again.kind == "stands" and again.decided_at < 0.8, "0.4 s of it are the rest"
    assert all(dist(a[:3], b[:3]) < 0.05 for a, b in zip(poses, again.poses, strict=True))


@pytest.mark.slow
def test_stopping_at_rest_gives_the_same_verdict_as_the_whole_count():
    rng = Random(11)
    for seed in range(6):
        tower = built(["large-red", "medium-blue", "medium-red"], 0.5, seed)[0]
        released = release(tower, "small-red", Put(0, 0, 0, 2), gaussian(5, rng))
        stack = (*tower, Placed("small-red", released.pose))
        simulation = (*bodies(stack), released.velocity)
        full = settle(*simulation, Limits(stop_at_rest=False, max_seconds=3.5))
        assert settle(*simulation).kind == full.kind


@pytest.mark.parametrize("ratio", [1.05, 1.3])
def test_a_stack_rocks_alike_with_long_and_short_timesteps(ratio, monkeypatch):
    """Contacts must be as stiff and as damped at either timestep; with MuJoCo's settings unscaled,
    a stack would rock four times as long with timesteps four times as long."""
    simulation = (*column(6, ratio * BUCKLING[6]), (20.0, 14.0, 0.0))
    long = settle(*simulation)
    monkeypatch.setattr(engine, "CALM_TIMESTEPS", ((0.0, 0.0, engine.TIMESTEP),))
    short = settle(*simulation)
    assert long.kind == short.kind == "stands"
    assert long.decided_at > 1 and abs(long.decided_at - short.decided_at) < 0.2
    for frame in range(0, min(len(long.frames), len(short.frames)), 20):
        top, same = long.frames[frame][-1], short.frames[frame][-1]
        assert dist(top[:3], same[:3]) < 0.05


@pytest.mark.parametrize(
    ("below", "released", "velocity"),
    [
        (
            "large-red",
            Pose(-0.971, 0.513, 69.646, 0.00198, 0.999891, -0.005286, -0.013643),
            (-0.764, 9.97, 0.0),
        ),
        (
            "medium-red",
            Pose(0.68, -5.419, 61.366, 0.002572, 0.999605, 0.027651, -0.004235),
            (1.304, 5.204, 0.0),
        ),
    ],
)
def test_a_block_that_rocks_dome_on_dome_comes_to_rest_within_the_count(below, released, velocity):
    """Its period is 70 ms: with timesteps of 8 and 17 ms it would not stop."""
    shapes = [shape(below), shape("large-wood")]
    settled = settle(shapes, [Pose(0, 0, shapes[0].side / 2), released], velocity)
    assert settled.kind == "stands" and settled.decided_at < 2


# --- B8: labelled cases --------------------------------------------------------------------------


def test_a_block_that_still_rocks_at_the_end_of_the_count_has_not_fallen():
    rocking = settle(*column(7, 1.30 * BUCKLING[7]), (60.0, 42.0, 0.0))
    assert rocking.kind == "stands" and rocking.decided_at > 3.2
    assert dist(rocking.frames[180][-1][:3], rocking.frames[186][-1][:3]) > 0.05


def test_a_fall_after_the_count_is_late():
    """Just below its threshold a column falls slowly."""
    late = settle(*column(5, 0.95 * BUCKLING[5]), (2.0, 1.4, 0.0))
    assert late.kind == "late" and late.decided_at > 3
    assert late.poses[-1].z < 60


@pytest.mark.slow
def test_a_tower_that_pauses_before_it_creeps_on_is_not_taken_for_standing():
    """After 3.7 s it is slower than a tenth of a millimetre a second for 0.45 s."""
    poses = [
        Pose(0.0, 0.008, 21.999, 1.0, 1e-06, 0.0, -1e-06),
        Pose(0.265, 0.22, 68.06, -0.005787, 0.999968, 0.005451, -0.000911),
        Pose(0.317, -1.418, 113.07, -0.008207, 0.999956, 0.004402, -0.001326),
        Pose(1.182, -2.469, 153.055, 0.999831, 0.008225, 0.001227, 0.016394),
        Pose(0.499, -3.218, 190.732, -0.013522, 0.999824, 0.013022, -0.000712),
        Pose(0.111, -4.44, 222.71, 0.999898, 0.013518, 0.00083, 0.004428),
        Pose(-0.64, -5.857, 256.181, -0.01633, 0.999856, 0.000721, -0.004563),
        Pose(4.373, -6.185, 288.794, -0.017172, 0.999839, 0.002124, -0.004772),
        Pose(0.592, -4.571, 319.106, -0.008411, 0.999959, -0.003116, -0.000771),
    ]
    sizes = "large large large medium medium small medium small small"
    shapes = [shape(f"{size}-red") for size in sizes.split()]
    late = settle(shapes, poses, (2.108, -11.654, 0.0), SHORT)
    assert late.kind == "late" and late.decided_at > 8


def test_a_block_caught_by_one_below_its_own_has_fallen_though_it_never_touched_the_table():
    """On a table-sized lowest block: the third goes over the edge of the second."""
    shapes, poses = flat((120, 0), (30, 0), (30, 20))
    settled = settle(shapes, poses)
    assert settled.kind == "falls"
    assert all(pose.z > 120 for pose in settled.poses[1:])


def test_the_lowest_block_may_rock_on_the_table():
    """It lies on a dome and rocks under its load; nothing has fallen."""
    cube = Shape(44.0, (0.0, 0.0, 473.0))
    lower = Pose(0, 0, 22 + cube.rise(1), 0.0, 1.0, 0.0, 0.0)
    upper = Pose(3, 0, 66 + cube.rise(1))
    settled = settle([cube, cube], [lower, upper], (10.0, 0.0, 0.0))
    assert settled.kind == "stands"
    assert dist(settled.poses[0][3:], lower[3:]) > 0.001


def test_a_fall_is_dated_when_a_block_touches_the_table():
    settled = settle(*flat((36, 0), (36, 24)))
    assert settled.kind == "falls"
    at = round(settled.decided_at * 60)
    before, after = settled.frames[at - 1][1], settled.frames[at][1]
    assert before.z > after.z and after.z < 36


def leaning(degrees: float) -> Simulation:
    """The third block stands on the lowest with an edge and leans with its bottom face against
    an upper edge of the second, at this slope."""
    slope = radians(degrees)
    shapes, poses = flat((200, 0), (20, 0), (36, 0))
    x = 10 + 20 / tan(slope) - 18 * cos(slope) + 18 * sin(slope)
    z = 200 + 18 * sin(slope) + 18 * cos(slope) - 0.002
    poses[2] = Pose(x, 0, z, cos(slope / 2), 0.0, sin(slope / 2), 0.0)
    simulation = Simulation(shapes, poses)
    simulation.run_to(1)
    return simulation


def test_a_contact_steeper_than_sixty_degrees_does_not_support():
    assert leaning(40).is_supported()
    assert leaning(55).is_supported()
    assert not leaning(65).is_supported()
    assert not leaning(80).is_supported()


# --- B7 ------------------------------------------------------------------------------------------


def test_a_lowered_block_touches_the_top_block_and_no_other():
    rng = Random(21)
    tower = built(["large-red", "large-blue", "small-wood", "medium-red"], 0.5, 2)[0]
    for height in (1, 2, 3, 4):
        for _ in range(12):
            aim = Put(
                rng.uniform(-15, 15), rng.uniform(-15, 15), rng.randrange(360), rng.randrange(6)
            )
            released = release(tower[:height], "large-wood", aim, gaussian(2, rng))
            stack = (*tower[:height], Placed("large-wood", released.pose))
            simulation = Simulation(*bodies(stack))
            assert simulation.touched_by_last(released.pose.z) == set()
            assert simulation.touched_by_last(released.pose.z - RELEASE_GAP - 0.01) == {height}
