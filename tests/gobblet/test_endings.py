"""Gobblet from G7 on: uncovering, draws, the last gobblets, and who begins."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.core.contract import Outcome
from blockyard.core.seating import beginner
from tests.gobblet.boards import gobblet, line, objection, won

GAME = games.get("gobblet")
START = gobblet("""
    . . . .
    . . . .
    . . . .
    . . . .   w to play
""")


UNCOVERING = """
    .  .  .    .
    .  .  .    .
    4w 4w 3w   .
    4b 4b 3b4w 3b   w to play
"""


def test_g7_uncovering_a_line_of_the_opponents_loses():
    assert won(gobblet(UNCOVERING).play("c1c4").outcome) == ({1}, "G7")


def test_g7_uncovering_without_a_line_costs_nothing():
    board = gobblet(UNCOVERING.replace("4b 4b 3b4w 3b", "4b .  3b4w 4b"))
    assert board.play("c1c4").outcome is None


def test_g7_uncovering_ones_own_line_wins():
    board = gobblet("""
        .  .  .    .
        .  .  .    .
        4b 4b .    4b
        4w 4w 2w3w 3w   w to play
    """)
    assert board.outcome is not None
    hidden = gobblet("""
        4w .  .    .
        .  4b .    .
        4b .  .    4b
        3w 3w 2w3b 4w   b to play
    """)
    assert won(hidden.play("c1c4").outcome) == ({0}, "G7")


def test_g7_1_saved_by_covering_another_square_of_the_same_line():
    assert gobblet(UNCOVERING).play("c1d1").outcome is None


def test_g7_1_covering_elsewhere_does_not_save():
    assert won(gobblet(UNCOVERING).play("c1c2").outcome) == ({1}, "G7")


def test_g7_2_such_a_move_is_legal_and_loses():
    assert "c1c4" in gobblet(UNCOVERING).legal_moves()


def test_g7_2_uncovering_loses_even_when_it_makes_a_line_of_ones_own():
    end = gobblet(UNCOVERING).play("c1d2").outcome
    assert won(end) == ({1}, "G7")


def test_g10_the_game_is_drawn_when_a_position_comes_a_third_time():
    state = line(START, "4a1 4d4")
    for move in "a1a2 d4d3 a2a1 d3d4 a1a2 d4d3 a2a1".split():
        state = state.play(move)
        assert state.outcome is None
    assert won(state.play("d3d4").outcome) == (set(), "G10")


def test_g10_1_the_same_board_with_the_other_side_to_play_is_another_position():
    # White needs three moves for the round trip and Black two: the board comes back with
    # the other side to play, which is not yet a repetition.
    state = line(START, "4a1 4d4 a1a2 d4d3 a2a3 d3d4 a3a1")
    assert state.text().split()[0] == line(START, "4a1 4d4").text().split()[0]
    assert state.to_play == 1
    assert state.past.count(state.past[-1]) == 1


def test_g10_1_what_is_covered_makes_a_difference():
    plain_board = gobblet("""
        .  .  .  .
        .  .  .  .
        .  .  .  3b
        4w .  .  4b   w to play
    """)
    covering = gobblet("""
        .  .  .  .
        .  .  .  .
        .  .  .  .
        3b4w . . 4b   w to play
    """)
    assert plain_board.text() != covering.text()


def test_g11_with_all_twelve_entered_play_goes_on_with_moves():
    board = gobblet("""
        1w2w3w4w 1w2w3w4w .  .
        .        .        4b .
        .        .        .  4b
        1w2w3w4w .        4b .   w to play
    """)
    assert objection(board, "1c4") == ("G11", "all-entered")
    assert board.legal_moves() and all(move[0] in "abcd" for move in board.legal_moves())


def test_g11_with_one_left_it_may_still_be_entered():
    board = gobblet("""
        1w2w3w4w 1w2w3w4w .  .
        .        .        4b .
        .        .        .  4b
        2w3w4w   .        4b .   w to play
    """)
    assert "1c4" in board.legal_moves()


def test_g12_white_moves_first():
    assert START.to_play == 0


@pytest.mark.parametrize(
    ("way", "begins"), [("chosen", 0), ("winner", 1), ("loser", 0), ("random", None)]
)
def test_g12_1_who_takes_white_is_chosen_drawn_or_left_to_the_last_game(way, begins):
    assert GAME.resolve_options({"first": way})["first"] == way
    drawn = {beginner(way, 2, Random(seed), Outcome(frozenset({1}), "G1")) for seed in range(20)}
    assert drawn == ({0, 1} if begins is None else {begins})


def test_g12_1_without_a_winner_the_list_decides():
    assert beginner("winner", 2, Random(1), Outcome(frozenset(), "G10")) == 0
    assert beginner("loser", 2, Random(1), None) == 0
