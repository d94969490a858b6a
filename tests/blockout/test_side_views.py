"""The side views show the blocks where they are."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from blockyard.core.picture import plain
from blockyard.games.blockout.blocks import BLOCKS, Placed, Pose, lying, side
from blockyard.games.blockout.side_views import COLUMNS, GAP, ROWS, side_views


def views(*tower: Placed) -> tuple[list[str], list[str]]:
    """The rows of both views, without the table."""
    rows = [row.ljust(2 * COLUMNS + len(GAP)) for row in plain(side_views(tower)).split("\n")[:-1]]
    return [row[:COLUMNS] for row in rows], [row[COLUMNS + len(GAP) :] for row in rows]


def block(name: str, x: float = 0, y: float = 0, z: float = 0, turn: float = 0) -> Placed:
    return Placed(name, lying(x, y, z or side(name) / 2, turn, 0))


@pytest.mark.parametrize(("name", "wide", "high"), [("small-red", 7, 4), ("large-blue", 11, 6)])
def test_a_block_is_drawn_to_scale(name, wide, high):
    for view in views(block(name)):
        assert len(view) == high
        assert {len(row.strip()) for row in view} == {wide}


def test_blocks_are_distinguishable_without_colours():
    inside = {views(block(f"large-{colour}"))[0][2][8] for colour in ("red", "wood", "blue")}
    assert inside == {"▓", "≡", "░"}


def test_right_is_right_in_front_and_the_back_is_right_from_the_right_side():
    lower, upper = block("large-red"), block("small-blue", 8, -4, 58)
    front, right = views(lower, upper)
    middle = COLUMNS // 2
    assert front[1].index("░") == middle - 3 + 2
    assert right[1].index("░") == middle - 3 - 1


def test_a_quarter_of_a_character_shows_two_millimetres():
    front, right = views(block("large-red"), block("small-blue", 2, 0, 58))
    assert front[1].strip()[0] == "▐" and front[1].strip()[-1] == "▌"
    assert right[1].strip() == "░" * 7


def test_a_turned_block_is_wider_and_a_leaning_one_leans():
    straight, turned = (views(block("medium-wood", turn=turn))[0] for turn in (0, 45))
    assert len(turned[2].strip()) > len(straight[2].strip()) + 2
    lean = radians(10)
    pose = Pose(0, 0, 30, cos(lean / 2), 0, sin(lean / 2), 0)
    front, right = views(Placed("medium-wood", pose))
    assert len(front[1].rstrip()) > len(front[-3].rstrip()), "it leans to the right"
    assert len({row.strip() for row in right[1:-1]}) == 1, "and not to the back"


def test_the_nearer_block_hides_the_other():
    far, near = block("large-red", 0, 60), block("small-blue", 0, -60)
    assert "░" in views(far, near)[0][-1] and "░" in views(near, far)[0][-1]


def test_nine_blocks_fit_and_what_lies_far_off_is_left_out():
    tower, height = [], 0.0
    for name in sorted(BLOCKS, key=side, reverse=True):
        tower.append(block(name, z=height + side(name) / 2))
        height += side(name)
    front, _ = views(*tower)
    assert len(front) <= ROWS and all(row.strip() for row in front[1:])
    assert views(block("large-red"), block("small-red", 500, 500)) == views(
        block("large-red"), block("small-red", 900, 900)
    )
