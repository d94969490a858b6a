"""Gobblet from G1 to G6. Each test is named after the clause it holds to."""

from __future__ import annotations

import pytest

from blockyard.core.contract import IllegalMove
from tests.gobblet.boards import gobblet, line, objection, won

START = gobblet("""
    . . . .
    . . . .
    . . . .
    . . . .   w to play
""")


def test_g1_four_in_a_row_win_whatever_their_sizes():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        4b 4b 3b .
        4w 3w 4w .   w to play
    """)
    assert won(board.play("2d1").outcome) == ({0}, "G1")


def test_g1_four_in_a_column_and_on_either_diagonal_win():
    column = gobblet("""
        4w .  .  .
        4w 4b .  .
        4w .  4b .
        .  .  .  3b   w to play
    """)
    assert won(column.play("3a1").outcome) == ({0}, "G1")
    rising = gobblet("""
        .  .  .  .
        .  .  4w .
        .  4w 4b 4b
        4w .  .  3b   w to play
    """)
    assert won(rising.play("3d4").outcome) == ({0}, "G1")
    falling = gobblet("""
        4w .  .  .
        .  4w .  .
        4b .  4w 4b
        .  3b .  .   w to play
    """)
    assert won(falling.play("3d1").outcome) == ({0}, "G1")


def test_g1_a_covered_gobblet_is_not_visible_and_does_not_count():
    board = gobblet("""
        .    .  .  .
        .    .  .  .
        3b   4b .  .
        4w 3w4b 4w 3w   w to play
    """)
    assert board.outcome is None


def test_g1_three_are_not_enough_and_a_short_diagonal_is_no_line():
    board = gobblet("""
        .  .  4b .
        .  4w .  4b
        4w .  .  3b
        .  .  .  .   w to play
    """)
    assert board.play("4c1").outcome is None
    with_three = gobblet("""
        .  .  4b .
        .  4b .  .
        3b .  .  .
        4w 4w .  .   w to play
    """)
    assert with_three.play("4c1").outcome is None


def test_g2_three_stacks_a_side_largest_outside():
    assert START.beside(0) == START.beside(1) == (4, 4, 4)
    assert {move[0] for move in START.legal_moves()} == {"4"}


def test_g2_only_the_top_of_a_stack_may_be_entered():
    assert objection(START, "3a1") == ("G2", "not-on-top")
    after = line(START, "4a1 4d4")
    assert {move[0] for move in after.legal_moves() if move[0] in "1234"} == {"4", "3"}
    assert objection(after, "2b2") == ("G2", "not-on-top")
    assert after.objection("2b2").params["shown"] == (3, 4)


def test_g3_a_turn_enters_one_gobblet_or_moves_one():
    board = line(START, "4a1 4d4")
    assert board.play("3b2").squares[5] and board.play("a1b2").squares[5]
    assert board.play("a1b2").to_play == 1


def test_g3_equal_tops_of_stacks_are_one_move():
    assert START.legal_moves() == sorted(set(START.legal_moves()))
    assert len(START.legal_moves()) == 16


@pytest.mark.parametrize("nonsense", ["", "4", "b2b", "5b2", "4e5", "b2 c3 d4", "4b2!", "44b2"])
def test_g3_what_is_not_written_as_a_move_is_refused_by_name(nonsense):
    with pytest.raises(IllegalMove) as refused:
        START.play(nonsense)
    assert refused.value.objection.clause == "G3"


def test_g3_a_move_may_be_written_in_capitals_and_with_room_around_it():
    assert START.play(" 4B2 ").text() == START.play("4b2").text()


def test_g4_a_new_gobblet_goes_on_an_empty_square():
    board = line(START, "4a1 4d4 3b1 4d1")
    assert "4c3" in board.legal_moves()


def test_g4_a_new_gobblet_does_not_cover_one_or_two():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        3b 3b .  .
        4w .  4b 4b   w to play
    """)
    assert objection(board, "4a2") == ("G4", "not-empty")
    assert not {"4a2", "4b2"} & set(board.legal_moves())


def test_g5_one_of_three_in_a_line_may_be_covered_from_a_stack():
    board = gobblet("""
        .  .  .  4b
        .  .  .  .
        3b 3b 3b .
        4w 4b 4b .   w to play
    """)
    assert {"4a2", "4b2", "4c2"} <= set(board.legal_moves())
    assert board.play("4b2").top(5).size == 4


def test_g5_a_gobblet_outside_the_three_stays_safe():
    board = gobblet("""
        .  .  .  2b
        .  .  .  4b
        3b 3b 3b .
        4w 4b 4b .   w to play
    """)
    assert "4a2" in board.legal_moves() and "4d4" not in board.legal_moves()


def test_g5_it_has_to_be_larger_than_what_it_covers():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        4b 4b 4b .
        4w 4w 4w 3b   w to play
    """)
    assert objection(board, "3a2") == ("G6", "does-not-cover")


def test_g5_1_the_three_need_not_be_adjacent():
    board = gobblet("""
        .  .  .  4b
        .  .  .  .
        3b 3b .  3b
        4w 4b 4b .   w to play
    """)
    assert {"4a2", "4b2", "4d2"} <= set(board.legal_moves())


def test_g5_1_whatever_stands_on_the_fourth_square():
    board = gobblet("""
        .  .  .  4b
        .  .  .  .
        3b 3b 4w 3b
        4w 4b 4b .   w to play
    """)
    assert {"4a2", "4b2", "4d2"} <= set(board.legal_moves())


def test_g5_1_three_in_a_column_or_on_a_diagonal_count_as_well():
    column = gobblet("""
        3b .  .  4b
        3b .  .  .
        3b .  .  4b
        4w .  4b .   w to play
    """)
    assert {"4a4", "4a3", "4a2"} <= set(column.legal_moves())
    diagonal = gobblet("""
        .  .  .  3b
        .  .  3b 4b
        .  3b .  .
        4w .  4b 4b   w to play
    """)
    assert {"4d4", "4c3", "4b2"} <= set(diagonal.legal_moves())


def test_g5_1_three_on_a_short_diagonal_are_no_line():
    board = gobblet("""
        .  .  3b .
        .  3b .  4b
        3b .  .  .
        4w .  4b 4b   w to play
    """)
    assert not {"4c4", "4b3", "4a2"} & set(board.legal_moves())


def test_g5_2_the_three_are_counted_before_the_move():
    # Covering b2 would leave two; what counts is that there are three now.
    board = gobblet("""
        .  .  .  4b
        .  .  .  .
        3b 3b 3b .
        4w 4b 4b .   w to play
    """)
    after = board.play("4b2")
    assert not {"4a2", "4c2"} & set(after.legal_moves())


def test_g5_3_from_a_stack_never_over_ones_own():
    board = gobblet("""
        .  .  .  4b
        .  .  .  .
        3b 3b 3b 3w
        4w 4b 4b .   w to play
    """)
    assert objection(board, "4d2") == ("G5", "own")
    own_three = gobblet("""
        .  .  .  .
        .  .  .  .
        3w 3w 3w .
        4w 4w 4w 4b   b to play
    """)
    mine = own_three.play("4d4")
    assert objection(mine, "2a2") == ("G5", "own")


def test_g6_a_gobblet_moves_to_any_empty_square_however_far():
    board = line(START, "4a1 4b2")
    assert {f"a1{to}" for to in board.variant.board.squares if to not in ("a1", "b2")} <= set(
        board.legal_moves()
    )


def test_g6_it_covers_any_smaller_gobblet_not_only_the_next_size():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        1b 3b 2b .
        4w .  .  4b   w to play
    """)
    assert {"a1a2", "a1b2", "a1c2"} <= set(board.legal_moves())
    assert objection(board, "a1d1") == ("G6", "does-not-cover")


def test_g6_only_the_visible_gobblet_moves_and_what_it_covered_stays():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        .  .  4b .
        3b4w . .  .   w to play
    """)
    after = board.play("a1d4")
    assert [str(g) for g in after.squares[0]] == ["3b"]
    assert [str(g) for g in after.squares[15]] == ["4w"]


def test_g6_a_covered_or_opposing_gobblet_cannot_be_moved():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        .  4w .  .
        3w4b . .  .   w to play
    """)
    assert objection(board, "a1a2") == ("G6", "not-yours")
    assert objection(board, "d4a2") == ("G6", "nothing-there")


def test_g6_1_ones_own_smaller_gobblet_may_be_covered():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        3w 4b .  .
        4w .  .  .   w to play
    """)
    assert board.play("a1a2").squares[0] == ()


def test_g6_2_not_back_onto_its_own_square():
    board = gobblet("""
        .  .  .  .
        .  .  .  .
        .  .  4b .
        3b4w . .  .   w to play
    """)
    assert objection(board, "a1a1") == ("G6", "same-square")
    assert "a1a1" not in board.legal_moves()
