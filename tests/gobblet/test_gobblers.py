"""Gobblet Gobblers: the 3 x 3 game, where it differs from Gobblet and where it does not."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.core.contract import Refused
from tests.gobblet.boards import gobblers, line, objection, won

GAME = games.get("gobblers")
START = GAME.start()


def test_g1_1_three_in_a_row_a_column_or_a_diagonal_win():
    row = line(START, "3a1 3a3 3b1 3b3")
    assert won(row.play("2c1").outcome) == ({0}, "G1")
    diagonal = line(START, "3a1 3a3 3b2 3b3")
    assert won(diagonal.play("1c3").outcome) == ({0}, "G1")


def test_g1_1_two_are_not_enough():
    assert line(START, "3a1 3a3 3b1").outcome is None


def test_g2_1_there_are_no_stacks_any_size_may_be_entered_at_any_time():
    assert START.beside(0) == (3, 3, 2, 2, 1, 1)
    assert {move[0] for move in START.legal_moves()} == {"1", "2", "3"}
    assert len(START.legal_moves()) == 27


def test_g2_1_there_are_two_of_each_size():
    board = line(START, "1a1 3c3 1a2 3c2")
    assert objection(board, "1b2") == ("G2", "none-left")
    assert "2b2" in board.legal_moves()


def test_g4_1_a_new_gobblet_may_cover_any_smaller_one_of_either_colour():
    board = line(START, "1a1 1b2")
    assert {"2a1", "3a1", "2b2", "3b2"} <= set(board.legal_moves())


def test_g4_1_it_does_not_cover_its_own_size_or_larger():
    board = line(START, "2a1 2b2")
    assert objection(board, "2b2") == ("G6", "does-not-cover")
    assert objection(board, "1a1") == ("G6", "does-not-cover")
    assert not {"2b2", "1a1", "2a1"} & set(board.legal_moves())


def test_g6_moving_and_gobbling_are_as_in_gobblet():
    board = line(START, "3a1 1b2")
    assert {"a1b2", "a1c3"} <= set(board.legal_moves())
    assert objection(board, "b2a1") == ("G6", "not-yours")


UNCOVERING = """
    3w .    2w
    .  .    .
    2b 1b3w 3b   w to play
"""


def test_g7_uncovering_loses_unless_the_same_line_is_covered():
    assert won(gobblers(UNCOVERING).play("b1b2").outcome) == ({1}, "G7")
    assert gobblers(UNCOVERING).play("b1a1").outcome is None


def test_g7_2_uncovering_loses_even_with_a_line_of_ones_own():
    assert won(gobblers(UNCOVERING).play("b1b3").outcome) == ({1}, "G7")


def test_g10_a_position_for_the_third_time_is_a_draw():
    state = line(START, "3a1 3c3")
    state = line(state, "a1a2 c3c2 a2a1 c2c3 a1a2 c3c2 a2a1")
    assert state.outcome is None
    assert won(state.play("c2c3").outcome) == (set(), "G10")


def test_g11_with_all_six_entered_play_goes_on_with_moves():
    board = gobblers("""
        1w2w3w 1w2w3w 3b
        .      .      .
        .      .      3b   w to play
    """)
    assert objection(board, "1b2") == ("G11", "all-entered")
    assert all(move[0] in "abc" for move in board.legal_moves())


def test_g12_white_moves_first():
    assert START.to_play == 0


def test_g8_and_g9_are_no_options_of_gobblers():
    with pytest.raises(Refused):
        GAME.start(options={"touch": "strict"})
