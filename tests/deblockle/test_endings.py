"""How a game of Deblockle ends: D1, being Deblockle'd (D9), and draws (D12)."""

from __future__ import annotations

import pytest

from blockyard.core.contract import Objection
from blockyard.core.match import Match
from tests.deblockle.boards import DRAW, GAME, drawn, line, objection, won

# --- D1: goal ----------------------------------------------------------------------------------

LAST_BLOCKS = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   gCP .   .   .
    .   .   .   .   .   .   .
    .   .   .   bCS .   .   .
    .   .   .   *   .   .   .
    {}  .   .   .   .   .   {}
"""


def test_d1_the_first_side_without_blocks_wins():
    board = LAST_BLOCKS.format(".", ".")
    end = drawn(f"{board} gold to play").play("d5d6")
    assert won(end.outcome) == ({0}, "D1")
    assert (end.to_play, end.legal_moves()) == (None, [])
    assert end.objection("d3d2") == Objection("D1", "game-over")
    assert won(drawn(f"{board} blue to play").play("d3d2").outcome) == ({1}, "D1")


def test_d1_not_while_a_block_is_left():
    after = drawn(f"{LAST_BLOCKS.format('gPC', 'bPC')} gold to play").play("d5d6")
    assert after.outcome is None
    assert after.play("d3d2").outcome is None


# --- D9: Deblockle'd -----------------------------------------------------------------------------

SHUT_IN = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   bPC .   .   .   .
    bCS .   .   *   .   .   .
    gPC {}  .   .   .   .   .   {} to play
"""


def test_d9_a_side_without_a_legal_turn_is_skipped_until_it_is_freed():
    board = drawn(SHUT_IN.format("bCS", "blue"))
    after = board.play("c3c4d5")
    assert (after.to_play, after.skipped) == (1, (0,))
    again = after.play("d5e5g5")
    assert (again.to_play, again.skipped) == (1, (0,))
    freed = again.play("a2b2g2")
    assert (freed.to_play, freed.skipped) == (0, ())


def test_d9_a_side_with_one_legal_turn_is_not_skipped():
    board = drawn(SHUT_IN.format(".", "blue"))
    after = board.play("c3c4d5")
    assert (after.to_play, after.skipped) == (0, ())


def test_d9_the_side_that_is_not_shut_in_goes_on_taking_blocks_off():
    board = drawn("""
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   bCS .   .   .
        bCS .   .   *   .   .   .
        gPC bCS .   .   .   .   .   blue to play
    """)
    after = board.play("d3d2")
    assert (after.to_play, after.skipped) == (1, (0,))
    assert after.view(None)["off"] == [3, 2]


def test_d9_1_if_neither_side_can_move_it_is_a_draw():
    # All in one row: southwards every block would show the star or roll onto d6, and d7 cannot
    # tip east without showing it.
    board = drawn("""
        bXS gHS bLS gLC .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   bHS .   .   .
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .   blue to play
    """)
    end = board.play("d3d2")
    assert won(end.outcome) == (DRAW, "D9")
    assert objection(end, "a7a6") == ("D9", "game-over")


def test_d9_2_a_skipped_turn_is_neither_a_move_nor_counted():
    board = drawn(SHUT_IN.format("bCS", "blue"))
    after = line(board, "c3c4d5 d5e5g5")
    assert after.view(None)["quiet"] == board.view(None)["quiet"] + 2
    match = Match.begin(GAME, start=board)
    match = match.play(1, 0, "c3c4d5")
    match = match.play(1, 1, "d5e5g5")
    assert [step.move for step in match.events] == ["c3c4d5", "d5e5g5"]
    assert match.update(0).skipped == (0,)


def test_d9_2_the_check_is_made_when_the_turn_would_begin():
    # Gold is shut in already as the position is read, so Blue is to move.
    board = drawn(SHUT_IN.format("bCS", "gold"))
    assert (board.to_play, board.skipped) == (1, (0,))


# --- D12: draws ----------------------------------------------------------------------------------

# Each block tips west and hops back by its hoops, then tips east and hops back by its cross;
# after two turns it lies as before.
TO_AND_FRO = """
    .   .   .   .   .   bCS .
    .   .   .   *   .   .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   gCS .   .   .   .   .   gold to play, {}
"""
ROUND = "b1a1b1 f7e7f7 b1c1b1 f7g7f7"


def test_d12_the_rulebook_has_no_draws_and_a_draw_has_no_winner():
    end = line(drawn(TO_AND_FRO.format("")), f"{ROUND} {ROUND}")
    assert won(end.outcome) == (DRAW, "D12")
    assert (end.to_play, end.legal_moves()) == (None, [])
    assert objection(end, "b1a1b1") == ("D12", "game-over")


def test_d12_1_the_third_time_of_a_position_is_a_draw():
    once = drawn(TO_AND_FRO.format("quiet=0"))
    twice = line(once, ROUND)
    assert twice.text().split(" quiet")[0] == once.text().split(" quiet")[0]
    assert twice.outcome is None
    nearly = line(twice, "b1a1b1 f7e7f7 b1c1b1")
    assert nearly.outcome is None
    assert won(nearly.play("f7g7f7").outcome) == (DRAW, "D12")


def test_d12_1_the_same_board_with_the_other_side_to_move_is_another_position():
    gold = drawn(TO_AND_FRO.format(""))
    blue = drawn(TO_AND_FRO.format("").replace("gold to play", "blue to play"))
    assert gold.past != blue.past


def test_d12_1_how_a_block_lies_is_part_of_the_position():
    once = drawn(TO_AND_FRO.format(""))
    turned = line(once, "b1a1b1 f7e7f7")
    assert [b["square"] for b in turned.view(None)["blocks"]] == ["b1", "f7"]
    assert turned.past[0] != turned.past[-1]
    assert line(turned, f"b1c1b1 f7g7f7 {ROUND.rpartition(' ')[0]}").outcome is None


def test_d12_2_a_hundred_turns_without_a_block_leaving_are_a_draw():
    nearly = drawn(TO_AND_FRO.format("quiet=98"))
    assert nearly.play("b1a1b1").outcome is None
    assert won(line(nearly, "b1a1b1 f7e7f7").outcome) == (DRAW, "D12")


def test_d12_2_a_block_that_leaves_starts_the_count_again():
    board = f"{LAST_BLOCKS.format('gPC', 'bPC')} gold to play, quiet=99"
    after = drawn(board).play("d5d6")
    assert (after.outcome, after.view(None)["quiet"], len(after.past)) == (None, 0, 1)
    assert won(drawn(board).play("a1a2b3").outcome) == (DRAW, "D12")


def test_d12_2_the_last_block_leaving_wins_even_on_the_hundredth_turn():
    board = f"{LAST_BLOCKS.format('.', '.')} gold to play, quiet=99"
    assert won(drawn(board).play("d5d6").outcome) == ({0}, "D1")


def test_d12_3_a_draw_can_be_agreed():
    match = Match.begin(GAME, start=drawn(TO_AND_FRO.format("")))
    match = match.offer_draw(0)
    match = match.agree(1)
    assert match.outcome is not None
    assert won(match.outcome) == (DRAW, "M4")


def test_d12_4_repetition_may_be_switched_off():
    state = drawn(TO_AND_FRO.format("quiet=0 repetition=off"))
    assert line(state, f"{ROUND} {ROUND} {ROUND}").outcome is None
    assert won(line(state, " ".join([ROUND] * 25)).outcome) == (DRAW, "D12")


def test_d12_5_the_turn_limit_may_be_switched_off():
    state = drawn(TO_AND_FRO.format("quiet=99 turn-limit=off"))
    assert line(state, ROUND).outcome is None
    assert state.view(None)["limit"] is None
    assert won(line(state, f"{ROUND} {ROUND}").outcome) == (DRAW, "D12")


@pytest.mark.parametrize(("quiet", "is_drawn"), [("998", False), ("999", True)])
def test_d12_6_with_both_off_a_thousand_turns_are_a_draw(quiet, is_drawn):
    state = drawn(TO_AND_FRO.format(f"quiet={quiet} repetition=off turn-limit=off"))
    assert state.view(None)["limit"] == 1000
    assert (state.play("b1a1b1").outcome is not None) == is_drawn
    with_repetition = drawn(TO_AND_FRO.format(f"quiet={quiet} turn-limit=off"))
    assert with_repetition.play("b1a1b1").outcome is None
