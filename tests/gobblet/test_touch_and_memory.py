"""G8 and G9: the options `touch` and `memory`, both sides of each."""

from __future__ import annotations

import json

import pytest

from blockyard import games
from blockyard.core.contract import Refused
from blockyard.core.match import Match
from blockyard.words import LANGUAGES, Words
from tests.gobblet.boards import gobblet, line, objection, won

GAME = games.get("gobblet")

COVERED = """
    .  .  .    .
    .  .  .    .
    4w 4w 3w   .
    4b 4b 3b4w 3b   w to play, {}
"""


def strict(picture=COVERED):
    return gobblet(picture.format("strict"))


def test_g8_1_casually_a_move_on_the_board_is_one_move():
    assert GAME.resolve_options({})["touch"] == "casual"
    board = line(GAME.start(), "4a1 4d4")
    assert "a1b2" in board.legal_moves() and "a1" not in board.legal_moves()
    assert objection(board, "a1") == ("G8", "say-where")
    assert board.play("a1b2").to_play == 1


def test_g8_strictly_a_gobblet_is_lifted_and_then_put_by_the_same_seat():
    board = line(GAME.start(options={"touch": "strict"}), "4a1 4d4")
    assert "a1" in board.legal_moves() and "a1b2" not in board.legal_moves()
    assert objection(board, "a1b2") == ("G8", "lift-first")
    lifted = board.play("a1")
    assert lifted.to_play == 0 and str(lifted.held) == "4w" and lifted.squares[0] == ()
    after = lifted.play("b2")
    assert after.to_play == 1 and str(after.top(5)) == "4w" and after.held is None


def test_g8_2_lifting_is_final():
    lifted = strict().play("a2")
    assert objection(lifted, "4d4") == ("G8", "put-first")
    assert objection(lifted, "b2c3") == ("G8", "put-first")
    assert objection(lifted, "a2") == ("G6", "same-square")
    assert "a2" not in lifted.legal_moves()


def test_g8_2_a_gobblet_from_a_stack_is_not_touched_by_entering_another():
    board = line(GAME.start(options={"touch": "strict"}), "4a1 4d4")
    assert {"3b2", "4b2"} <= set(board.legal_moves())


def test_g8_everybody_sees_what_was_uncovered_before_it_is_put_down():
    view = strict().play("c1").view(1)
    assert view["squares"][2] == ["3b"] and view["held"] == "4w" and view["origin"] == "c1"


FULL = """
    1w 4b 3b 4w
    3w 4w 4b 3b
    4b 3w 2w 3b
    2b 2b 4w 2b   w to play, strict
"""


def test_g8_3_a_lifted_gobblet_that_fits_nowhere_loses_at_once():
    board = gobblet(FULL)
    assert "a4" in board.legal_moves()
    assert won(board.play("a4").outcome) == ({1}, "G8")


def test_g8_3_a_lifted_gobblet_that_fits_somewhere_goes_on():
    assert gobblet(FULL).play("c2").outcome is None


def test_g8_4_lifting_that_reveals_a_line_it_cannot_cover_loses_at_once():
    board = gobblet("""
        4w .  .    .
        .  4w .    .
        .  .  .    .
        4b 4b 3b4w 4b   w to play, strict
    """)
    assert won(board.play("c1").outcome) == ({1}, "G7")


def test_g8_4_lifting_that_reveals_a_line_it_can_cover_goes_on():
    lifted = strict().play("c1")
    assert lifted.outcome is None
    assert lifted.play("d1").outcome is None
    assert won(lifted.play("d2").outcome) == ({1}, "G7")


def test_g8_5_taking_hold_of_anything_else_is_refused_not_punished():
    board = strict()
    assert objection(board, "a1") == ("G8", "not-yours")
    assert objection(board, "d4") == ("G8", "nothing-there")
    assert board.outcome is None and board.to_play == 0


# --- G9 ------------------------------------------------------------------------


def test_g9_1_without_memory_stacks_may_be_peeked_at():
    assert GAME.resolve_options({})["memory"] == "no"
    assert gobblet(COVERED.format("casual")).view(0)["squares"][2] == ["3b", "4w"]


def test_g9_2_with_memory_what_is_covered_is_in_no_view():
    board = gobblet(COVERED.format("memory"))
    assert board.view(0)["squares"][2] == board.view(None)["squares"][2] == ["4w"]


LOOK_ALIKES = (
    ".,.,.,./.,.,.,./4w,3w,.,./4b,1b2b3b4w,.,1w2w3w4w b memory",
    ".,.,.,./.,.,.,./4w,3w,.,./4b,1w2w3b4w,.,1b2b3w4w b memory",
)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("move", ["a1", "b1", "3c3", "zz", "4b1"])
def test_g9_2_nobody_can_tell_two_tables_apart_that_differ_only_in_what_is_covered(seat, move):
    one, other = (GAME.read(text) for text in LOOK_ALIKES)
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.tell(move, seat) == other.tell(move, seat)
    assert one.objection(move) == other.objection(move)
    assert one.legal_moves() == other.legal_moves()


def test_g9_2_what_was_uncovered_on_the_table_is_seen():
    lifted = gobblet(COVERED.format("memory")).play("c1")
    assert lifted.view(1)["squares"][2] == ["3b"]


def test_g9_2_after_the_end_everything_may_be_seen():
    ended = gobblet(COVERED.format("memory")).play("c1").play("c2")
    assert ended.outcome and ended.view(None)["squares"][6] == ["3w", "4w"]


def test_g9_3_a_memory_table_always_plays_strict():
    assert GAME.resolve_options({"memory": "yes"})["touch"] == "strict"
    assert GAME.start(options={"memory": "yes"}).variant.strict
    with pytest.raises(Refused) as refused:
        GAME.start(options={"memory": "yes", "touch": "casual"})
    assert refused.value.objection.reason == "memory-is-strict"


def test_g9_4_the_list_shows_the_last_move_only_until_the_end():
    match = Match.begin(GAME, options={"memory": "yes"})
    for seat, move in ((0, "4a1"), (1, "4d4"), (0, "3b2")):
        match = match.play(seat, match.ply, move)
    assert match.move_list(0) == match.move_list(None) == ["3b2"]
    match = match.resign(1)
    assert match.move_list(0) == ["4a1", "4d4", "3b2", "! M1 1"]


def test_g9_4_without_memory_the_list_is_open():
    match = Match.begin(GAME)
    for seat, move in ((0, "4a1"), (1, "4d4")):
        match = match.play(seat, match.ply, move)
    assert match.move_list(None) == ["4a1", "4d4"]


def test_g9_a_look_under_a_gobblet_is_never_taken_back():
    match = Match.begin(GAME, options={"memory": "yes"})
    for seat, move in ((0, "4a1"), (1, "4d4"), (0, "a1"), (0, "a2")):
        match = match.play(seat, match.ply, move)
    with pytest.raises(Refused) as refused:
        match.ask_take_back(0)
    assert refused.value.objection.reason == "nothing-revealed-goes-back"
    entered = Match.begin(GAME, options={"memory": "yes"}).play(0, 0, "4a1")
    assert entered.ask_take_back(0).offer is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_g9_2_refusals_say_nothing_of_what_is_covered(lang):
    words = Words(lang)
    one, other = (GAME.read(text) for text in LOOK_ALIKES)
    for move in ("b1", "a1", "4b1", "1a1", "zz"):
        first, second = one.objection(move), other.objection(move)
        assert (first is None) == (second is None)
        if first and second:
            assert words.objection(first) == words.objection(second)
