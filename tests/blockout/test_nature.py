"""The tower against nature: what theory says of columns and overhangs, and labelled cases of B8.

A kick is a sideways speed of the top block; without one a perfect column would stand for ever
on the little friction that holds against rolling.
"""

from __future__ import annotations

from math import cos, dist, radians, sin, tan
from random import Random

import pytest

from blockyard.games.blockout.blocks import Placed, Pose, Shape, shape
from blockyard.games.blockout.hand.hand import by_sigma, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics import engine
from blockyard.games.blockout.physics.engine import World
from blockyard.games.blockout.physics.tower import GAP, Watch, settle
from tests.blockout.stacks import LARGE_FIRST, built

# R/side above which a column of equal cubes, all flat side down, stands.
BUCKLING = {2: 0.50, 3: 1.20, 4: 2.28, 5: 3.71, 6: 5.51, 7: 7.68}
KICK = (20.0, 14.0, 0.0)
SHORT = Watch(whole=False)


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


# --- what theory says ----------------------------------------------------------------------------


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
    assert settle(*within, watch=SHORT).kind == "stands"
    assert settle(*beyond, watch=SHORT).kind == "falls"


def test_a_counterweight_holds_what_would_fall_without_it():
    """The middle block hangs over by 20 of 36 mm; a block of its own size on its inner end
    brings the centre of mass back, and one on its outer end does not."""
    assert settle(*flat((36, 0), (36, 20)), watch=SHORT).kind == "falls"
    assert settle(*flat((36, 0), (36, 20), (36, 6)), watch=SHORT).kind == "stands"
    assert settle(*flat((36, 0), (36, 16), (36, 22)), watch=SHORT).kind == "falls"


def test_a_standing_tower_of_six_creeps_less_than_a_third_of_a_millimetre_in_thirty_seconds():
    tower = built(LARGE_FIRST[:6], 1.0, 3)[0]
    shapes, poses = [shape(at.block) for at in tower], [at.pose for at in tower]
    film = settle(shapes, poses, watch=Watch(until_rest=False, longest=30)).film
    assert len(film) == 30 * 60 + 1
    for before, after in zip(poses, film[-1], strict=True):
        assert dist(before[:3], after[:3]) < 0.3


def test_a_stack_that_rested_rests_when_it_is_built_anew():
    tower = built(LARGE_FIRST[:5], 1.0, 8)[0]
    shapes, poses = [shape(at.block) for at in tower], [at.pose for at in tower]
    again = settle(shapes, poses)
    assert again.kind == "stands" and again.at < 0.8, "0.4 s of it are the watch"
    assert all(dist(a[:3], b[:3]) < 0.05 for a, b in zip(poses, again.poses, strict=True))


def test_stopping_at_rest_judges_as_watching_to_the_end_of_the_count():
    rng = Random(11)
    for seed in range(6):
        tower = built(["large-red", "medium-blue", "medium-red"], 0.5, seed)[0]
        let_go = release(tower, "small-red", Put(0, 0, 0, 2), by_sigma(5, rng))
        stack = (*tower, Placed("small-red", let_go.pose))
        world = [shape(at.block) for at in stack], [at.pose for at in stack], let_go.velocity
        full = settle(*world, Watch(until_rest=False, longest=3.5))
        assert settle(*world).kind == full.kind


@pytest.mark.parametrize("ratio", [1.05, 1.3])
def test_a_stack_rocks_and_rests_alike_by_long_steps_and_by_short_ones(ratio, monkeypatch):
    """Wood must yield and drag as much at either pace; with MuJoCo's settings left as they are, a
    stack would rock four times as long by steps four times as long."""
    world = (*column(6, ratio * BUCKLING[6]), (20.0, 14.0, 0.0))
    long = settle(*world)
    monkeypatch.setattr(engine, "CALM", ((0.0, 0.0, engine.LIVELY),))
    short = settle(*world)
    assert long.kind == short.kind == "stands"
    assert long.at > 1 and abs(long.at - short.at) < 0.2
    for frame in range(0, min(len(long.film), len(short.film)), 20):
        top, same = long.film[frame][-1], short.film[frame][-1]
        assert dist(top[:3], same[:3]) < 0.05


@pytest.mark.parametrize(
    ("below", "let_go", "velocity"),
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
def test_a_block_that_rocks_dome_on_dome_comes_to_rest_within_the_count(below, let_go, velocity):
    """It rocks within 70 ms: by steps of 8 and 17 ms it would not stop."""
    shapes = [shape(below), shape("large-wood")]
    settled = settle(shapes, [Pose(0, 0, shapes[0].side / 2), let_go], velocity)
    assert settled.kind == "stands" and settled.at < 2


# --- B8: labelled cases --------------------------------------------------------------------------


def test_a_block_that_still_rocks_at_the_end_of_the_count_has_not_fallen():
    rocking = settle(*column(7, 1.30 * BUCKLING[7]), (60.0, 42.0, 0.0))
    assert rocking.kind == "stands" and rocking.at > 3.2
    assert dist(rocking.film[180][-1][:3], rocking.film[186][-1][:3]) > 0.05


def test_what_falls_after_the_count_is_late():
    """A hair under its threshold a column takes its time."""
    late = settle(*column(5, 0.95 * BUCKLING[5]), (2.0, 1.4, 0.0))
    assert late.kind == "late" and late.at > 3
    assert late.poses[-1].z < 60


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
    assert late.kind == "late" and late.at > 8


def test_a_block_caught_by_one_below_its_own_has_fallen_though_it_never_touched_the_table():
    """On a table-sized lowest block: the third goes over the edge of the second."""
    shapes, poses = flat((120, 0), (30, 0), (30, 20))
    settled = settle(shapes, poses)
    assert settled.kind == "falls"
    assert all(pose.z > 120 for pose in settled.poses[1:])


def test_the_lowest_block_may_touch_the_table_as_it_likes():
    """It lies on a dome and rocks under its load; nobody has fallen."""
    cube = Shape(44.0, (0.0, 0.0, 473.0))
    lower = Pose(0, 0, 22 + cube.rise(1), 0.0, 1.0, 0.0, 0.0)
    upper = Pose(3, 0, 66 + cube.rise(1))
    settled = settle([cube, cube], [lower, upper], (10.0, 0.0, 0.0))
    assert settled.kind == "stands"
    assert dist(settled.poses[0][3:], lower[3:]) > 0.001


def test_a_fall_is_told_at_the_moment_when_a_block_meets_the_table():
    settled = settle(*flat((36, 0), (36, 24)))
    assert settled.kind == "falls"
    at = round(settled.at * 60)
    before, after = settled.film[at - 1][1], settled.film[at][1]
    assert before.z > after.z and after.z < 36


def leaning(degrees: float) -> World:
    """The third block stands on the lowest with an edge and leans with its bottom face against
    an upper edge of the second, at this slope."""
    slope = radians(degrees)
    shapes, poses = flat((200, 0), (20, 0), (36, 0))
    x = 10 + 20 / tan(slope) - 18 * cos(slope) + 18 * sin(slope)
    z = 200 + 18 * sin(slope) + 18 * cos(slope) - 0.002
    poses[2] = Pose(x, 0, z, cos(slope / 2), 0.0, sin(slope / 2), 0.0)
    world = World(shapes, poses)
    world.run_to(1)
    return world


def test_a_block_rests_where_it_is_borne_and_leans_where_it_is_steeper_than_sixty_degrees():
    assert leaning(40).rests_as_built()
    assert leaning(55).rests_as_built()
    assert not leaning(65).rests_as_built()
    assert not leaning(80).rests_as_built()


# --- B7 ------------------------------------------------------------------------------------------


def test_a_block_that_is_lowered_meets_the_top_block_and_no_other():
    rng = Random(21)
    tower = built(["large-red", "large-blue", "small-wood", "medium-red"], 0.5, 2)[0]
    for height in (1, 2, 3, 4):
        for _ in range(12):
            aim = Put(
                rng.uniform(-15, 15), rng.uniform(-15, 15), rng.randrange(360), rng.randrange(6)
            )
            let_go = release(tower[:height], "large-wood", aim, by_sigma(2, rng))
            stack = (*tower[:height], Placed("large-wood", let_go.pose))
            world = World([shape(at.block) for at in stack], [at.pose for at in stack])
            assert world.touched_by_the_last(let_go.pose.z) == set()
            assert world.touched_by_the_last(let_go.pose.z - GAP - 0.01) == {height}
