"""Deblockle's turns, clause by clause: leaving, the turn, the roll and the hop."""

from __future__ import annotations

import pytest

from blockyard.core.contract import IllegalMove
from tests.deblockle.boards import drawn, ends, objection


def blocks(state) -> dict[str, str]:
    """What stands where: colour, top and north."""
    found = state.view(None)["blocks"]
    return {b["square"]: b["colour"][0] + b["top"] + b["north"] for b in found}


# --- D2: leaving ---------------------------------------------------------------------------

AT_THE_DOOR = """
    .   .   .   .   .   .   .
    .   .   .   *   gPC .   .
    .   .   .   gCP .   .   .
    .   .   .   .   .   .   .
    .   .   .   bCS .   .   .
    .   .   bPC *   .   .   .
    .   .   .   .   .   .   .
"""


def test_d2_a_block_rolled_star_up_onto_the_opponents_home_star_leaves():
    after = drawn(f"{AT_THE_DOOR} gold to play").play("d5d6")
    assert blocks(after) == {"c2": "bPC", "d3": "bCS", "e6": "gPC"}
    assert after.view(None)["off"] == [3, 2]
    after = drawn(f"{AT_THE_DOOR} blue to play").play("d3d2")
    assert blocks(after) == {"c2": "bPC", "d5": "gCP", "e6": "gPC"}
    assert after.view(None)["off"] == [2, 3]


def test_d2_1_the_turn_ends_where_a_block_leaves():
    board = drawn(f"{AT_THE_DOOR} gold to play")
    assert ends(board, "d5d6") == {"-"}
    assert objection(board, "d5d6d7") == ("D2", "leaves-at-once")
    assert board.play("d5d6").to_play == 1


def test_d2_2_nobody_leaves_on_the_own_home_star():
    board = drawn("""
        .   .   .   bCS .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   gCP .   .   .   gold to play
    """)
    assert objection(board, "d1d2") == ("D6", "home-star")
    assert objection(board.play("d1c1a1"), "d7d6") == ("D6", "home-star")


def test_d2_2_nobody_leaves_by_a_hop():
    # Rolled to d5 the cross is up; hopping on to d6 is neither leaving nor a place to end.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   gPX .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   bPC gold to play
    """)
    assert objection(board, "d4d5d6") == ("D8", "ends-on-star")
    assert ends(board, "d4d5") == {"c5", "e5", "d4"}


# --- D5: a turn is a roll and a hop ----------------------------------------------------------

OPEN = """
    .   .   .   .   .   .   bPC
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   g{} .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .   gold to play
"""


def test_d5_the_block_that_rolled_hops_and_keeps_what_the_roll_brought_up():
    board = drawn(OPEN.format("PX"))
    assert blocks(board.play("c3c4d4")) == {"d4": "gCP", "g7": "bPC"}
    assert blocks(board) == {"c3": "gPX", "g7": "bPC"}
    assert board.play("c3c4d4").to_play == 1


def test_d5_a_turn_may_be_typed_in_capitals_and_with_spaces():
    board = drawn(OPEN.format("PX"))
    assert board.play(" C3 c4 D4 ").text() == board.play("c3c4d4").text()
    assert board.spell(" C3 c4 D4 ") == "c3c4d4"
    for nonsense in ("", "c3", "c3c4d4d5", "c3-c4", "c٣c4", "die=X", "XL@c5"):
        assert objection(board, nonsense) == ("D5", "notation")


def test_d5_1_hoops_paths_with_the_same_end_are_one_move():
    board = drawn(OPEN.format("PL"))
    moves = [move for move in board.legal_moves() if move.startswith("c3c4")]
    # From c4: four spaces one step away; three steps away four straight ones, of which c1, c7
    # and f4 are on the board, and eight bent ones, of which two would end left of column a ...
    one = {"c3", "c5", "b4", "d4"}
    straight = {"c1", "c7", "f4"}
    bent = {"b2", "d2", "b6", "d6", "a3", "a5", "e3", "e5"}
    # ... and two of the bent ones are star spaces.
    assert moves == sorted(f"c3c4{end}" for end in one | straight | bent - {"d2", "d6"})


def test_d5_2_a_hop_may_end_where_the_roll_began():
    for cube in ("PX", "PL"):
        after = drawn(OPEN.format(cube)).play("c3c4c3")
        assert blocks(after)["c3"][1] in "CH"


# --- D6: the roll ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "top", "north"),
    [("c3c4", "X", "P"), ("c3d3", "L", "C"), ("c3c2", "C", "S"), ("c3b3", "H", "C")],
)
def test_d6_a_roll_tips_the_block_over_the_edge(roll, top, north):
    board = drawn(OPEN.format("PC"))
    move = next(move for move in board.legal_moves() if move.startswith(roll))
    assert blocks(board.play(move))[move[4:]] == f"g{top}{north}"


def test_d6_only_own_blocks_roll():
    board = drawn(OPEN.format("PC"))
    assert objection(board, "g7g6f6") == ("D6", "not-yours")
    assert objection(board, "a1a2") == ("D6", "nothing-there")
    assert objection(board, "h9a2") == ("D6", "nothing-there")


def test_d6_only_into_an_open_space_right_beside_it():
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        bPC .   .   .   .   .   .
        gPX gPX .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play
    """)
    assert objection(board, "a3a4a5") == ("D6", "taken")
    assert objection(board, "a3b3c3") == ("D6", "taken")
    assert objection(board, "a3a5") == ("D6", "not-beside")
    assert objection(board, "a3a3") == ("D6", "not-beside")
    assert ends(board, "a3a2") and ends(board, "b3b4") == {"c4", "b5", "b3"}


def test_d6_not_over_the_edge_of_the_board():
    board = drawn("""
        .   .   .   .   .   .   gPX
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        bPC .   .   .   .   .   .   gold to play
    """)
    assert objection(board, "g7h7g7") == ("D6", "off-board")
    assert objection(board, "g7g8") == ("D6", "off-board")


def test_d6_1_never_diagonally():
    board = drawn(OPEN.format("PC"))
    assert objection(board, "c3d4e4") == ("D6", "diagonal")
    assert board.objection("c3d4").params["beside"] == ("c4", "d3", "c2", "b3")


def test_d6_2_never_into_a_star_space_unless_star_up():
    # East of c6 lies Blue's home star. PC tipped east shows the slider, HX the star.
    board = """
        .   .   .   .   .   .   .
        .   .   g{} *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   gHX *   .   .   .
        bPC .   .   .   .   .   .   gold to play
    """
    refused, leaving = drawn(board.format("PC")), drawn(board.format("HX"))
    assert objection(refused, "c6d6g6") == ("D6", "not-star-up")
    assert ends(leaving, "c6d6") == {"-"}
    assert objection(leaving, "c2d2") == ("D6", "home-star")


def test_d6_3_the_star_comes_up_nowhere_else():
    board = drawn(OPEN.format("CP"))
    assert objection(board, "c3c4") == ("D6", "star-up")
    assert objection(board, "c3c4c5") == ("D6", "star-up")
    assert ends(board, "c3c2") == {"-"}


# --- D7: the hop ---------------------------------------------------------------------------------


def test_d7_the_hop_is_compulsory():
    board = drawn(OPEN.format("PX"))
    assert objection(board, "c3c4") == ("D7", "must-hop")
    assert board.objection("c3c4").params["ends"] == ("c3", "b4", "d4", "c5")


def test_d7_a_hop_lands_on_an_open_space_of_the_board():
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   bPC .   .   .   .   .
        gPX .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play
    """)
    assert ends(board, "a4a5") == {"a6", "a4"}
    assert objection(board, "a4a5b5") == ("D7", "taken")
    assert objection(board, "a4a5a0") == ("D7", "off-board")


def test_d7_1_a_roll_whose_hop_cannot_be_completed_is_no_turn():
    # Tipped south into the corner the X comes up, and b2 is the only space diagonal from a1.
    board = """
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        gPX {}  .   *   .   .   .
        .   .   .   .   .   .   bPC gold to play
    """
    open_corner, closed = drawn(board.format(".")), drawn(board.format("bPC"))
    assert ends(open_corner, "a2a1") == {"b2"}
    assert ends(closed, "a2a1") == set()
    assert objection(closed, "a2a1") == ("D7", "no-hop")
    assert objection(closed, "a2a1b2") == ("D7", "taken")
    assert objection(open_corner, "a2a1") == ("D7", "must-hop")


def test_d7_2_stop_hops_nowhere():
    board = drawn(OPEN.format("CS"))
    assert ends(board, "c3c4") == {"-"}
    assert objection(board, "c3c4c5") == ("D7", "stop")
    assert blocks(board.play("c3c4")) == {"c4": "gPC", "g7": "bPC"}


def test_d7_3_cross_hops_exactly_one_space_up_down_or_sideways():
    board = drawn(OPEN.format("PX"))
    assert ends(board, "c3c4") == {"c5", "d4", "c3", "b4"}
    for end in ("d5", "c6", "c4", "e4"):
        assert objection(board, f"c3c4{end}") == ("D7", "cross")
    assert objection(board, "c3c4c9") == ("D7", "off-board")


def test_d7_4_x_hops_exactly_one_space_diagonally():
    board = drawn(OPEN.format("PC"))
    assert ends(board, "c3c4") == {"d5", "d3", "b3", "b5"}
    for end in ("c5", "e6", "c4"):
        assert objection(board, f"c3c4{end}") == ("D7", "x")


def test_d7_5_slider_goes_straight_until_a_block_or_the_edge():
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   bPC .
        .   .   gPH .   .   .   .
        .   .   .   *   .   .   .
        .   .   gPC .   .   .   .   gold to play
    """)
    # To the edge, up to blocks of either colour, and over the space the roll began from.
    assert ends(board, "c3c4") == {"c7", "a4", "e4", "c2"}
    assert objection(board, "c3c4c6") == ("D7", "slides-on")
    assert objection(board, "c3c4d5") == ("D7", "slider")
    assert objection(board, "c3c4g4") == ("D7", "slider-blocked")
    assert objection(board, "c3c4f4") == ("D7", "taken")
    assert board.objection("c3c4g4").params["square"] == "f4"


def test_d7_5_slider_moves_at_least_one_space():
    board = drawn("""
        .   .   .   .   .   .   .
        gPH .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   bPC gold to play
    """)
    assert ends(board, "a6a7") == {"g7", "a1"}
    assert objection(board, "a6a7") == ("D7", "must-hop")
    assert objection(board, "a6a7a7") == ("D7", "slider")


def test_d7_6_hoops_are_exactly_three_steps():
    board = drawn(OPEN.format("PL"))
    found = ends(board, "c3c4")
    assert {"c5", "c7", "b2", "e5"} <= found
    for end in ("c6", "d5", "b3", "c4", "e4", "g4", "f5"):
        assert objection(board, f"c3c4{end}") == ("D7", "hoops")


def test_d7_6_every_step_of_the_hoops_is_onto_an_open_space():
    # The way up is shut on c6, the way east on e4 and e5: c7, f4 and what lies behind them go.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   bPC *   .   .   .
        .   .   .   .   bPC .   .
        .   .   .   .   bPC .   .
        .   .   gPL .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play
    """)
    for end in ("c7", "f4"):
        assert objection(board, f"c3c4{end}") == ("D7", "hoops-blocked")
    assert objection(board, "c3c4e5") == ("D7", "taken")
    assert {"e3", "b6", "c3"} <= ends(board, "c3c4")


def test_d7_7_hoops_may_return_to_a_space_they_have_left():
    # In the corner only the space the roll began from is open: out, back and out again.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        bPC .   .   .   .   .   .
        gPH bPC .   *   .   .   .
        .   bPC .   .   .   .   .   gold to play
    """)
    assert board.legal_moves() == ["a2a1a2"]


def test_a_move_that_is_refused_changes_nothing_and_says_why():
    board = drawn(OPEN.format("PC"))
    with pytest.raises(IllegalMove) as refused:
        board.play("c3d4e4")
    assert refused.value.objection == board.objection("c3d4e4")
