"""Placing a block with keys: moving it, and stopping the timing bar."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from blockyard.core.picture import plain
from blockyard.games.blockout.hand.aiming import key_aiming
from blockyard.games.blockout.hand.hand_notation import deviation
from blockyard.games.blockout.hand.motor import BAR_PERIOD
from blockyard.games.blockout.moves import Put
from blockyard.words import Words
from tests.blockout.tables import GAME, table

SAY = Words("en").say
HOLDING = """
    medium-red
    large-blue
    =================
    0: pass any          <- put small-red
    1: red blue
    discards: any
"""


def hovering():
    state = table(HOLDING)
    return state, key_aiming(state.view(0))


def test_there_is_aiming_only_while_a_block_is_held():
    assert key_aiming(table(HOLDING).play("put 0 0 0 0").view(0)) is None
    assert key_aiming(GAME.start(2).view(0)) is None


def test_keys_move_the_block_up_to_the_bounds():
    state, aim = hovering()
    assert aim.move == "put 0 0 0 0"
    for key in ("right", "right", "up", "turn", "next"):
        aim = aim.press(key)
    assert aim.move == "put 2 1 15 2"
    for key in ("left", "down", "turn-back", "turn-back"):
        aim = aim.press(key)
    assert aim.move == "put 1 0 345 2"
    for _ in range(100):
        aim = aim.press("left").press("down").press("turn")
    assert aim.move.startswith("put -30 -30") and state.objection(aim.move) is None
    faces = {aim.press("next").aim.face}
    for _ in range(6):
        aim = aim.press("next")
        faces.add(aim.aim.face)
    assert faces == set(range(6))


def test_the_block_hovers_over_the_stack_and_moves_with_the_keys():
    _, aim = hovering()
    rows = plain(aim.picture(SAY)).split("\n")
    assert "aimed in the middle" in rows[-3] and "arrows" in rows[-1]
    moved = aim
    for _ in range(8):
        moved = moved.press("right")
    shifted = plain(moved.picture(SAY)).split("\n")
    assert shifted[1].index("▓") > rows[1].index("▓")
    assert shifted[-7] == rows[-7], "the stack stays where it is"


def test_the_bar_sweeps_from_end_to_end_and_its_stops_are_the_hand():
    _, aim = hovering()
    assert (aim.bar(0), aim.bar(BAR_PERIOD / 4), aim.bar(BAR_PERIOD / 2)) == (1, 0, -1)
    middle = BAR_PERIOD / 4
    hand = aim.hand([middle, middle + BAR_PERIOD])
    assert hand == f"keyed {middle:.3f} {middle + BAR_PERIOD:.3f}"
    assert GAME.hand_objection(hovering()[0], hand) is None
    aimed, late = Put(0, 0, 0, 0), aim.hand([middle + 0.25, middle + BAR_PERIOD])
    off = deviation(late, aimed, Random(1)).x - deviation(hand, aimed, Random(1)).x
    assert abs(off) == pytest.approx(5, abs=0.5), "a quarter of a second late is 5 mm off"


def test_the_first_block_is_seen_to_move_too():
    state, _ = hovering()
    alone = key_aiming(replace(state, tower=()).view(0))
    moved = alone.press("right").press("right").press("right").press("right")
    assert plain(alone.picture(SAY)).split("\n")[1] != plain(moved.picture(SAY)).split("\n")[1]
