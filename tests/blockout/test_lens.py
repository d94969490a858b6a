"""Margins in a terminal: where the block holds, what happens at the aim, how the stack leans."""

from __future__ import annotations

import pytest

from blockyard.core.picture import plain
from blockyard.games.blockout.hand.aiming import key_aiming
from blockyard.games.blockout.hand.lens import zone_at
from blockyard.words import LANGUAGES, Words
from tests.blockout.tables import EIGHT, table

HELD = """
    =================
    0: pass any          <- put small-red
    1: red blue
    discards: any
"""
LOW = "medium-red\nlarge-blue"


def rows(drawing, *keys, lang="en"):
    aim = key_aiming(table(drawing + HELD).view(0))
    for key in keys:
        aim = aim.press(key)
    return plain(aim.picture(Words(lang).say)).split("\n")


def test_the_worst_joint_decides():
    discs = [[0, 0, 5, 9], [4, 0, 6, 20]]
    assert zone_at(discs, 1, 0) == "holds"
    assert zone_at(discs, -3, 0) == "rocks", "too far from the middle of the second"
    assert zone_at(discs, 9.5, 0) == "falls"
    assert zone_at([], 30, 30) == "holds"


def test_the_aim_moves_over_the_room_and_words_say_what_happens_there():
    assert any("aimed here, it holds" in row for row in rows(LOW))
    far = rows(LOW, *["right"] * 29)
    assert any("aimed here, it falls" in row for row in far)
    assert [row.count("◆") for row in far].count(1) == 1, "at the edge of what is shown"
    near, moved = (next(row for row in drawn if "◆" in row) for drawn in (rows(LOW), far))
    assert moved.index("◆") - near.index("◆") == 10


def test_the_levels_of_the_joints_are_beside_the_stack():
    assert any("2 ├─────●─────┤ steady" in row for row in rows(LOW))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_fits_into_80_columns_and_24_rows_with_the_bar(lang):
    for drawing in (LOW, EIGHT):
        drawn = rows(drawing, lang=lang)
        assert len(drawn) + 2 <= 23
        assert max(len(row.strip("\u200e")) for row in drawn[:-3]) < 80


def test_over_an_empty_table_there_is_nothing_to_fall():
    assert not any("aimed here" in row for row in rows(""))
