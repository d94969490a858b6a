"""Positions as text: what is written is read back, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.core.contract import ImpossiblePosition

GOBBLET, GOBBLERS = games.get("gobblet"), games.get("gobblers")
EMPTY = ".,.,.,./.,.,.,./.,.,.,./.,.,.,."


def refusal(game, text):
    with pytest.raises(ImpossiblePosition) as refused:
        game.read(text)
    found = refused.value.objection
    return f"{found.clause}-{found.reason}".lstrip("-")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        f"{EMPTY}",
        f"{EMPTY} w",
        f"{EMPTY} x casual",
        f"{EMPTY} w gently",
        f"{EMPTY} w casual extra",
        f"{EMPTY} w strict 4w",
        f"{EMPTY} w strict 4w@z9",
        ".,.,./.,.,./.,.,. w casual",
        f"{EMPTY}/.,.,.,. w casual",
        EMPTY.replace(".", "5w", 1) + " b casual",
        EMPTY.replace(".", "4x", 1) + " b casual",
        EMPTY.replace(".", "4w3", 1) + " b casual",
        EMPTY.replace(".", "", 1) + " w casual",
    ],
)
def test_what_is_not_written_as_a_position_is_refused(text):
    assert refusal(GOBBLET, text) == "not-a-position"


def test_g6_a_stack_with_a_smaller_gobblet_on_top_is_refused():
    assert refusal(GOBBLET, EMPTY.replace(".", "4b3w", 1) + " w casual") == "G6-stack-order"


def test_g6_a_stack_of_equal_sizes_is_refused():
    assert refusal(GOBBLET, EMPTY.replace(".", "4b4w", 1) + " w casual") == "G6-stack-order"


def test_g2_a_fourth_gobblet_of_a_size_is_refused():
    text = "4w,4w,.,4w/.,.,.,./.,.,4w,./4b,4b,4b,. w casual"
    assert refusal(GOBBLET, text) == "G2-too-many"


def test_g2_a_smaller_gobblet_entered_before_its_larger_one_is_refused():
    text = "4w,3w,3w,./.,.,.,./.,.,.,./4b,4b,4b,. w casual"
    assert refusal(GOBBLET, text) == "G2-out-of-order"


def test_g2_1_gobblers_enters_in_any_order_but_has_two_of_a_size():
    assert GOBBLERS.read("1w,.,./.,1b,./1w,.,. b casual").legal_moves()
    assert refusal(GOBBLERS, "1w,.,./.,1b,1w/1w,.,. w casual") == "G2-too-many"


@pytest.mark.parametrize(
    "text",
    [
        f"{EMPTY} b casual",
        EMPTY.replace(".", "4w", 1) + " w casual",
        EMPTY.replace(".", "4b", 1) + " w casual",
        "4w,4w,.,./.,.,.,./.,.,.,./.,.,.,. b casual",
    ],
)
def test_g12_a_position_in_which_white_was_not_first_is_refused(text):
    assert refusal(GOBBLET, text) == "G12-white-first"


def test_g8_the_held_gobblet_has_to_be_the_movers_and_to_have_stood_there():
    board = "4b,3b,.,./.,.,.,./.,.,.,./4w,.,.,."
    assert refusal(GOBBLET, f"{board} w strict 4b@d4") == "G8-cannot-be-held"
    assert refusal(GOBBLET, f"{board} w strict 4w@a4") == "G8-cannot-be-held"
    assert GOBBLET.read(f"{board} w strict 4w@b4").held


def test_g1_nothing_is_lifted_once_there_is_a_line():
    text = "4w,4w,4w,./4b,4b,3b,./.,.,.,./.,.,.,. w strict 3w@d4"
    assert refusal(GOBBLET, text) == "G1-already-over"


def test_g8_casual_tables_hold_nothing_in_the_hand():
    assert refusal(GOBBLET, "4b,.,.,./.,.,.,./.,.,.,./.,.,.,. w casual 4w@a1") == "not-a-position"


def test_gobblers_is_always_casual():
    assert refusal(GOBBLERS, ".,.,./.,.,./.,.,. w strict") == "not-a-position"


@pytest.mark.parametrize(
    ("text", "clause", "winner"),
    [
        ("4w,4w,4w,3w/4b,4b,3b,./.,.,.,./.,.,.,. b casual", "G1", 0),
        ("4w,4w,4w,3w/4b,4b,3b,./.,.,.,./.,.,.,. w casual", "G7", 0),
    ],
)
def test_a_finished_position_is_read_as_finished(text, clause, winner):
    outcome = GOBBLET.read(text).outcome
    assert outcome and (outcome.clause, outcome.winners) == (clause, {winner})
