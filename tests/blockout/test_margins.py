"""What an aiming player is shown: levels of what stands, and room for the next block."""

from __future__ import annotations

from math import hypot

import numpy as np
import pytest

from blockyard import games
from blockyard.games.blockout.blocks import BLOCKS, Placed, Pose, lying, shape, top_face
from blockyard.games.blockout.moves import Put, with_aimed
from blockyard.games.blockout.planner.placements import fall_probability
from blockyard.games.blockout.planner.stability import BUCKLES, stability_margins
from blockyard.games.blockout.statics.margins import (
    ERROR_SIGMAS,
    FALLS,
    HOLDS,
    OVER_DOME,
    OVER_FLAT,
    STEADY_HAND,
    levels,
    needed_margin,
    room,
)
from tests.blockout.stacks import LARGE_FIRST, built

CENTRE = Put(0, 0, 0, 0)


def stacked(*aims):
    """Large blocks first, exactly where they are aimed."""
    tower = ()
    for block, aim in zip(LARGE_FIRST, (CENTRE, *aims), strict=False):
        tower = with_aimed(tower, block, aim)
    return tower


STACKS = [
    stacked(),
    stacked(Put(3, -2, 0, 0)),
    stacked(Put(-4, 0, 30, 1), Put(2, 2, 0, 2)),
    stacked(Put(1, 1, 0, 0), Put(-2, 3, 45, 4), Put(2, -1, 10, 0)),
    stacked(*[CENTRE] * 5),
    stacked(*[Put(0, 0, 0, 4)] * 7),
]


def test_a_centred_stack_is_steady_and_one_off_centre_leans_to_that_side():
    calm = levels(stacked(CENTRE, CENTRE))
    assert [level.state for level in calm] == ["steady", "steady"]
    assert all(hypot(level.x, level.y) < 0.01 for level in calm)
    lower, upper = levels(stacked(Put(12, 0, 0, 0), CENTRE))
    assert lower.x == pytest.approx(12) and lower.state == "leaning"
    assert upper.x == pytest.approx(0) and upper.state == "steady"
    assert levels(stacked(Put(0, -21, 0, 0)))[0].state == "falling"


def test_a_steep_dome_and_height_above_leave_a_joint_less_give():
    gentle, steep = (levels(stacked(Put(0, 0, 0, 0)))[0], levels(with_steep_base())[0])
    assert gentle.give > steep.give > 0
    low, high = levels(stacked(CENTRE)), levels(stacked(*[CENTRE] * 4))
    assert low[0].give > high[0].give


def with_steep_base():
    return (Placed("large-red", lying(0, 0, 22, 0, 4)), Placed("large-wood", lying(0, 0, 66, 0, 0)))


def test_the_first_block_has_all_the_room_there_is():
    assert room((), "small-red") == [[]] * 6


GRID = [(x, y) for x in range(-20, 21, 4) for y in range(-20, 21, 4)]


@pytest.mark.parametrize("tower", STACKS)
@pytest.mark.parametrize("face", range(6))
def test_the_room_ends_where_the_planner_sees_the_risk_or_at_the_rim(tower, face):
    discs = room(tower, "small-blue")[face]
    spots = np.array(tower[-1].pose[:2]) + np.array(GRID, dtype=float)
    error = ERROR_SIGMAS * STEADY_HAND
    margins = stability_margins(tower, "small-blue", face, spots, error).tolist()
    rim = over_rim(tower, face)
    for (x, y), margin in zip(GRID, margins, strict=True):
        if margin > BUCKLES / 2:
            needed = (needed_margin(risk, len(tower) + 1) for risk in (HOLDS, FALLS))
            risky = [
                margin < least or hypot(x, y) > most
                for least, most in zip(needed, rim, strict=True)
            ]
            assert [outside(discs, x, y, at) for at in (2, 3)] == risky
        else:
            assert outside(discs, x, y, 2)


def over_rim(tower, face):
    parts = OVER_DOME if face % 2 or top_face(tower[-1].pose) % 2 else OVER_FLAT
    return [part * shape(tower[-1].block).side / 2 for part in parts]


def outside(discs, x, y, radius):
    return any(hypot(x - disc.x, y - disc.y) > disc[radius] for disc in discs)


@pytest.mark.parametrize("height", range(2, 10))
@pytest.mark.parametrize("risk", [HOLDS, FALLS])
def test_the_needed_margin_is_the_one_at_which_the_planner_sees_that_risk(height, risk):
    margin = needed_margin(risk, height)
    assert margin > BUCKLES / 2
    assert fall_probability(margin, height) == pytest.approx(risk)


def test_what_is_off_one_way_leaves_less_room_that_way():
    tower = stacked(Put(9, 0, 0, 0), CENTRE, CENTRE)
    discs = room(tower, "small-blue")[0]
    assert right_edge(discs) < -left_edge(discs)


def right_edge(discs):
    return min(disc.x + disc.holds for disc in discs)


def left_edge(discs):
    return max(disc.x - disc.holds for disc in discs)


def test_a_tower_that_really_stands_has_levels_and_room_for_every_block():
    tower, _ = built(LARGE_FIRST[:4], sigma=0.7)
    assert len(levels(tower)) == 3
    assert all(
        discs for block in set(BLOCKS) - set(LARGE_FIRST[:4]) for discs in room(tower, block)
    )


# --- in a view


def placing():
    hands = "wood,wood/any,any"
    text = "basic 0+ put:large-blue {} blue large-red@{}"
    return games.get("block-out").read(text.format(hands, Pose(0, 0, 22)))


def test_everybody_sees_the_levels_and_only_the_one_who_places_sees_the_room():
    state = placing()
    assert state.view(0)["levels"] == []
    assert len(state.view(0)["room"]) == 6
    assert state.view(1)["room"] is None and state.view(None)["room"] is None
