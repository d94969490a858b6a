"""Stability margins against the theory of a buckling column."""

from __future__ import annotations

import numpy as np
import pytest

from blockyard.games.blockout.blocks import Placed, Pose, Shape, lying, shape
from blockyard.games.blockout.planner.stability import (
    column,
    contact_points,
    is_stable,
    least_stiffness,
    stability_margins,
    static_tilts,
)
from blockyard.games.blockout.planner.sway import points, sway

# R/side that equal cubes need, all flat side down, for 2 to 9 blocks.
NEEDED = dict(zip(range(2, 10), (0.50, 1.20, 2.28, 3.71, 5.51, 7.68, 10.2, 13.1), strict=True))
TWO = (
    Placed("large-red", lying(0, 0, 22, 0, 0)),
    Placed("medium-red", lying(0, 0, 44 + 1.02 + 18, 0, 0)),
)


@pytest.mark.parametrize("blocks", NEEDED)
def test_a_column_needs_the_radius_that_theory_gives(blocks):
    """To 7 %: theory has domes without height, and flat faces that are quite flat."""

    def stands(part: float) -> bool:
        cube = Shape(36.0, (0.0, 0.0, part * NEEDED[blocks] * 36))
        return is_stable([(cube, 0)] * blocks)

    assert not stands(0.97) and stands(1.07)


def test_the_margin_is_largest_in_the_middle_and_negative_over_the_edge():
    spots = np.array([(0.0, 0.0), (4.0, 0.0), (0.0, -4.0), (20.0, 0.0)])
    middle, right, front, over = stability_margins(TWO, "small-red", 0, spots, 1.0)
    assert middle > right > 0 > over
    assert right == pytest.approx(front, abs=0.01)


def test_a_shaky_hand_and_a_steeper_dome_reduce_the_margin():
    middle = np.zeros((1, 2))
    calm, shaky = (stability_margins(TWO, "small-red", 0, middle, sigma)[0] for sigma in (0.5, 3))
    assert calm > shaky
    steep = (TWO[0], Placed("medium-red", lying(0, 0, 44 + 1.02 + 18, 0, 4)))
    off = np.array([(3.0, 0.0)])
    assert (
        stability_margins(steep, "small-red", 0, off, 1)[0]
        < stability_margins(TWO, "small-red", 0, off, 1)[0]
    )


def test_contact_points_lie_where_the_dome_touches_the_face_above():
    """The upper block leans by a degree about y: it touches the dome one degree off its top."""
    half = np.radians(1) / 2
    leaning = Pose(0, 0, 63.02, float(np.cos(half)), 0.0, float(np.sin(half)), 0.0)
    points = contact_points((TWO[0], Placed("medium-red", leaning)))
    assert points[0].tolist() == [0, 0]
    assert points[1][0] == pytest.approx(473 * np.sin(np.radians(1)), rel=0.06)


SIZES = tuple(map(shape, ("small-red", "medium-wood", "large-blue")))


def test_the_farther_from_the_balance_a_block_lands_the_more_the_stack_swings():
    """And the farther it swings beyond its rest, the less of a support is left."""
    spots = points(np.array([(0.0, 0.0), (3.0, 0.0), (0.0, -6.0)]))
    room, tilt = sway(TWO, SIZES, 1.0).at(spots)
    for size in range(3):
        assert room[size, 0] > room[size, 1] > room[size, 2]
        assert tilt[size, 0] < tilt[size, 1] < tilt[size, 2]
    wider, same = sway(TWO, SIZES, 1.5).at(spots)
    assert (wider[:, 1] < room[:, 1]).all() and same.tolist() == tilt.tolist()


def test_a_stack_sways_as_statics_say_for_every_size_and_position():
    leaning = (TWO[0], Placed("medium-red", lying(3, -2, 44 + 1.02 + 18, 20, 4)))
    spots = np.array([(0.0, 0.0), (3.0, 1.0), (-2.0, 5.0)])
    swaying = sway(leaning, SIZES, 1.25)
    tilted = swaying.at(points(spots)).tilted
    for at, block in enumerate(("small-red", "medium-wood", "large-blue")):
        tilts = static_tilts(leaning, block, 0, spots)
        largest = np.linalg.norm(tilts, axis=-1).max(axis=1)
        assert tilted[at] == pytest.approx(largest, rel=1e-9)
        stack = [*column(leaning), (shape(block), 0)]
        assert swaying.stiffness[at] == pytest.approx(least_stiffness(stack))
