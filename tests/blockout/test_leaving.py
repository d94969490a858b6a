"""A seat that stops (M1.1) in Block Out!: it is skipped, and its hand goes under the discards."""

from __future__ import annotations

import pytest

from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from tests.blockout.tables import GAME, line, stack, table

THREE = """
    small-blue
    =================
    0: any pass          <- play
    1: red blue
    2: any pass
    discards: reverse
"""


def test_m1_1_the_hand_goes_under_the_discards_and_the_seat_is_skipped():
    state = table(THREE).retire(1)
    assert state.cards.hands[1] == () and state.cards.discards == ("red", "blue", "reverse")
    assert (state.turn, state.stage, state.retired) == (0, "play", {1})
    assert state.play("pass").turn == 2
    assert state.play("pass").skipped == (), "to have left is not to be passed over"


def test_m1_1_the_turn_of_a_seat_that_leaves_passes_to_the_next():
    state = table(THREE).retire(0)
    assert (state.turn, state.to_play) == (1, 1)
    backwards = table(THREE + "    backwards").retire(0)
    assert backwards.turn == 2


@pytest.mark.parametrize("stage", ["put small-red", "count small-red 0 0 0 0"])
def test_m1_1_a_block_in_the_fingers_goes_back_and_the_stack_stays(stage):
    state = table(f"""
        small-blue
        =================
        0: any pass          <- {stage}
        1: red blue
        2: any pass
        discards: red
    """).retire(0)
    assert (stack(state), state.held, state.aim) == (["small-blue"], "", None)
    assert (state.turn, state.stage, "small-red" in state.free()) == (1, "play", True)


def test_m1_1_cards_owed_by_a_seat_that_leaves_are_not_drawn():
    state = table("""
        =================
        0: any pass          <- owe 2
        1: red blue
        2: any pass
    """).retire(0)
    assert (state.turn, state.stage, state.owed) == (1, "play", 0)


@pytest.mark.parametrize("stage", ["start", "play"])
def test_m1_1_the_next_player_need_not_start_the_stack_of_a_player_who_left(stage):
    state = table(f"""
        =================
        0: any pass          <- {stage}
        1: red pass
        2: any pass
    """).retire(0)
    assert "pass" in state.legal_moves()


def test_m1_1_a_last_block_that_is_not_placed_wins_nothing():
    state = table("""
        =================
        0:                   <- last
        1: red pass
        2: any pass
        advanced
    """).retire(0)
    assert (state.outcome, state.turn, state.stage, state.deciding) == (None, 1, "play", False)


def test_m1_1_another_seat_that_leaves_changes_nothing_about_the_turn():
    state = table("""
        small-blue
        =================
        0: any pass          <- put small-red
        1: red blue
        2: any pass
        discards: red
    """).retire(2)
    assert (state.turn, state.stage, state.held) == (0, "put", "small-red")


def test_m1_1_a_hand_that_was_laid_down_can_be_drawn_once_the_pile_is_empty():
    state = table("""
        small-red
        =================
        0: small-red any     <- play
        1: blue pass
        2: rest
    """).retire(1)
    state = line(state, "any>large-red", "put", "late")
    assert state.cards.discards == ("blue", "pass", "any")
    assert state.cards.in_pile() == 0 and state.cards.can_be_drawn() == 3


def test_m1_1_in_the_deal_the_others_get_their_seven_cards():
    state = GAME.start(3)
    state = line(state, "draw any", "draw red", "draw any", "draw blue").retire(0)
    assert (state.turn, state.drawer, state.cards.discards) == (1, 1, ("blue", "any"))
    while state.stage == "deal":
        assert state.drawer != 0
        state = state.play(state.legal_moves()[0])
    assert [len(hand) for hand in state.cards.hands] == [0, 7, 7]
    assert (state.turn, state.stage) == (1, "play")


def test_m1_1_a_player_who_leaves_before_the_last_card_of_the_deal_may_complete_it():
    state = GAME.start(3)
    for _ in range(20):
        state = state.play(state.legal_moves()[0])
    assert (state.stage, state.drawer) == ("deal", 2)
    state = state.retire(2)
    assert (state.stage, state.turn) == ("play", 0)


def test_m1_1_m1_3_a_player_who_left_never_wins_and_the_game_continues_to_its_end():
    match = Match.begin(GAME, 3, start=table("""
        =================
        0: any               <- play
        1: pass
        2: any
    """))  # fmt: skip
    match = match.resign(2)
    assert match.outcome is None and match.state.to_play == 0
    for move in ("any>large-red", "put 0 0 0 0"):
        match = match.play(0, match.ply, move)
    match = match.play(CHANCE, match.ply, match.state.legal_moves()[0])
    assert match.outcome and match.outcome.winners == {0}
    assert match.places() == (1, 2, 3)


def test_m1_2_when_all_others_have_left_the_last_seat_wins():
    match = Match.begin(GAME, 3)
    match = match.resign(0)
    match = match.resign(2)
    assert match.outcome and match.outcome.winners == {1}


def test_a_seat_that_left_has_an_x_for_a_hand_in_the_text():
    text = table(THREE).retire(1).text()
    assert "/x/" in text and GAME.read(text).text() == text
