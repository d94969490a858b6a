"""Deblockle, D8 and D11: star spaces in the hop, and blocks side by side."""

from __future__ import annotations

from tests.deblockle.boards import drawn, ends, objection

# --- D8: star spaces in the hop ------------------------------------------------------------------

# Tipped north onto d4 the slider comes up, with a star space on either side of it.
BETWEEN = """
    .   .   .   {}  .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .
    bPC .   .   .   .   .   bPC
    .   .   .   gPH .   .   .
    .   .   .   *   .   .   .
    .   .   .   {}  .   .   .   gold to play, slider={}
"""


def test_d8_no_hop_ends_on_a_star_space():
    # Tipped east onto d1 the cross, onto e1 the X, and onto d5 the hoops come up.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   gPX .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        bPC .   gPH gPL .   .   .   gold to play
    """)
    assert objection(board, "d1e1d2") == ("D8", "ends-on-star")
    assert ends(board, "d1e1") == {"f2"}
    assert objection(board, "c5d5d6") == ("D8", "ends-on-star")
    assert objection(board, "c5d5d2") == ("D8", "ends-on-star")
    after = board.play("d1e1f2").play("a1a2b3")
    assert objection(after, "c1d1d2") == ("D8", "ends-on-star")
    assert ends(after, "c1d1") == {"c1", "e1"}


def test_d8_1_a_slide_that_a_block_would_stop_on_a_star_space_ends_before_it():
    for slider in ("before-star", "to-the-end"):
        board = drawn(BETWEEN.format("bPC", "gPC", slider))
        assert ends(board, "d3d4") == {"d5", "d3", "b4", "f4"}
        assert objection(board, "d3d4d6") == ("D8", "ends-on-star")


def test_d8_2_a_slide_may_end_before_each_star_space_in_its_path():
    board = drawn(BETWEEN.format(".", ".", "before-star"))
    assert ends(board, "d3d4") == {"d7", "d5", "d1", "d3", "b4", "f4"}


def test_d8_2_from_one_edge_to_the_other_past_both_stars():
    # From d7 southwards: d6 is met at once, so nothing lies before it; d3 lies before d2.
    board = drawn("""
        .   .   gPC .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        bPC .   .   .   .   .   .   gold to play
    """)
    assert ends(board, "c7d7") == {"g7", "a7", "d3", "d1"}
    assert objection(board, "c7d7d5") == ("D7", "slides-on")
    assert objection(board, "c7d7d4") == ("D7", "slides-on")


def test_d8_2_a_star_space_in_a_row_counts_as_well():
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        gPH .   .   .   .   .   bPC gold to play
    """)
    assert ends(board, "a1a2") == {"a7", "a1", "c2", "g2"}


def test_d8_3_to_the_end_means_past_the_star():
    board = drawn(BETWEEN.format(".", ".", "to-the-end"))
    assert ends(board, "d3d4") == {"d7", "d1", "b4", "f4"}
    assert objection(board, "d3d4d5") == ("D8", "slides-past-star")


def test_d8_4_slider_and_hoops_pass_over_star_spaces():
    # North of d5 the slider crosses d6; east of c6 the only three steps to f6 lead over d6.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   gPL .   .   .   .
        .   .   .   gPH .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        bPC .   .   .   .   .   .   gold to play
    """)
    assert "d7" in ends(board, "d4d5")
    assert "f6" in ends(board, "c5c6")


def test_d8_5_staying_where_the_slide_began_is_no_slide():
    # South of d7 only the star space d6 is open, and before it there is only d7 itself.
    board = """
        .   .   gPC .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   bPC .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play, slider={}
    """
    for slider in ("before-star", "to-the-end"):
        assert ends(drawn(board.format(slider)), "c7d7") == {"g7", "a7"}
        assert objection(drawn(board.format(slider)), "c7d7d7") == ("D7", "slider")


# --- D11: no side-by-side -------------------------------------------------------------------------

NEAR = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   {}  .   .   .
    .   .   .   .   .   .   .
    .   .   gPX .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   {}  gold to play, side-by-side={}
"""


def test_d11_no_turn_ends_beside_an_opponents_block():
    # The cross comes up on c4; from c5 and from d4 the block would touch Blue's on d5.
    assert ends(drawn(NEAR.format("bPC", ".", "yes")), "c3c4") == {"c5", "d4", "c3", "b4"}
    apart = drawn(NEAR.format("bPC", ".", "no"))
    assert ends(apart, "c3c4") == {"c3", "b4"}
    assert objection(apart, "c3c4d4") == ("D11", "side-by-side")
    assert apart.objection("c3c4d4").params == {"end": "d4", "other": "d5"}


def test_d11_a_stop_beside_an_opponents_block_is_no_turn_either():
    board = """
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   bPC .   .   .   .
        .   .   .   .   .   .   .
        .   .   gCS .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play, side-by-side={}
    """
    assert ends(drawn(board.format("yes")), "c3c4") == {"-"}
    assert ends(drawn(board.format("no")), "c3c4") == set()
    assert objection(drawn(board.format("no")), "c3c4") == ("D11", "side-by-side")


def test_d11_only_the_end_of_the_turn_counts():
    # Rolling to c4 touches c5 for a moment; the hop to b4 or c3 leaves it again.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   bPC .   .   .   .
        .   .   .   .   .   .   .
        .   .   gPX .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play, side-by-side=no
    """)
    assert ends(board, "c3c4") == {"b4", "d4", "c3"}


def test_d11_1_diagonal_contact_is_fine():
    # The X comes up on c4; b5 lies diagonally from Blue's a6 and d5 from Blue's e6.
    board = drawn("""
        .   .   .   .   .   .   .
        bPC .   .   *   bPC .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   gPC .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play, side-by-side=no
    """)
    assert ends(board, "c3c4") == {"b5", "d5", "b3", "d3"}


def test_d11_2_own_blocks_may_touch():
    board = drawn(NEAR.format("gPC", "bPC", "no"))
    assert ends(board, "c3c4") == {"c5", "d4", "c3", "b4"}


def test_d11_3_a_side_that_could_only_end_in_contact_is_skipped():
    # Tipped north the star would come up; tipped east the X, which ends on a2 beside a3 or on
    # c2 beside c1.
    board = """
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        bPC .   .   .   .   .   .
        .   .   .   *   .   .   .
        gHP .   bPC .   .   .   .   gold to play, side-by-side={}
    """
    assert drawn(board.format("yes")).legal_moves() == ["a1b1a2", "a1b1c2"]
    assert drawn(board.format("no")).skipped == (0,)
    assert drawn(board.format("no")).to_play == 1


def test_d11_4_a_slide_that_an_opponents_block_would_stop_is_no_turn():
    # Along row 4 the slider would stop on e4 beside f4; the other ways are free.
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   bPC .
        .   .   gPH .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   gold to play, side-by-side=no
    """)
    assert ends(board, "c3c4") == {"c7", "a4", "c1"}
    assert objection(board, "c3c4e4") == ("D11", "side-by-side")


def test_d11_4_unless_it_may_stop_before_a_star_space():
    board = """
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   bPC .
        gPH .   .   .   .   .   .   gold to play, side-by-side=no slider={}
    """
    assert ends(drawn(board.format("before-star")), "a1a2") == {"a7", "a1", "c2"}
    assert ends(drawn(board.format("to-the-end")), "a1a2") == {"a7", "a1"}
