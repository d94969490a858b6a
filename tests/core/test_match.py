"""The clauses of the match, M1 to M7, and everything else that a match takes or refuses."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.core.contract import CHANCE, IllegalMove, Refused
from blockyard.core.match import Match

OPENING = "4a1 4d4 3b1 3d3"


def match_after(moves: str = OPENING, key: str = "gobblet", seats: int | None = None, **options):
    match = Match.begin(games.get(key), seats, options)
    for move in moves.split():
        match = match.play(match.to_play, match.ply, move)
    return match


def four_seats(plies: int = 0) -> Match:
    match = Match.begin(games.get("blokus-classic"), 4)
    for _ in range(plies):
        match = match.play(match.to_play, match.ply, match.state.legal_moves()[0])
    return match


def reason(call, *args) -> str:
    with pytest.raises(Refused) as refused:
        call(*args)
    return refused.value.objection.reason


def ending(match: Match):
    assert match.outcome is not None
    return set(match.outcome.winners), match.outcome.clause


# --- play ------------------------------------------------------------------------


def test_a_move_out_of_turn_is_refused_and_changes_nothing():
    match = match_after()
    before = match.state.text(), match.ply
    assert reason(match.play, 1, match.ply, "4a2") == "not-your-turn"
    assert reason(match.play, CHANCE, match.ply, "4a2") == "not-your-turn"
    assert (match.state.text(), match.ply) == before


@pytest.mark.parametrize("ply", [-1, 0, 3, 5, 999])
def test_a_stale_or_doubled_move_is_refused_and_changes_nothing(ply):
    match = match_after()
    assert reason(match.play, 0, ply, "4a2") == "stale"
    assert match.ply == 4


def test_an_illegal_move_is_refused_by_its_clause_and_changes_nothing():
    match = match_after()
    with pytest.raises(IllegalMove) as illegal:
        match.play(0, 4, "1c3")
    assert illegal.value.objection.clause == "G2"
    assert match.ply == 4 and match.to_play == 0


def test_moves_are_kept_as_we_write_them():
    match = Match.begin(games.get("gobblet"))
    match = match.play(0, 0, " 4B2 ")
    assert match.history(1) == ["4b2"]


def test_a_match_never_changes():
    match = match_after()
    before = match.history(None), match.state, match.to_play
    match.play(0, 4, "4a2")
    match.resign(0)
    match.offer_draw(0).agree(1)
    match.ask_take_back(0).agree(1)
    assert (match.history(None), match.state, match.to_play) == before
    assert match.ply == 4 and match.outcome is None and match.offer is None


def test_matches_that_go_on_from_the_same_one_keep_their_own_histories():
    match = match_after("4a1 4d4")
    one = match.play(0, 2, "3b1").play(1, 3, "3d3")
    other = match.play(0, 2, "3c1")
    earlier = one.back_to(1).play(1, 1, "4d3")
    assert one.history(None) == ["4a1", "4d4", "3b1", "3d3"]
    assert other.history(None) == ["4a1", "4d4", "3c1"]
    assert earlier.history(None) == ["4a1", "4d3"]
    for each in (match, one, other, earlier):
        assert each.legal_moves() == each.state.legal_moves()


def test_an_update_lists_moves_for_the_mover_only():
    match = match_after()
    assert match.update(0).legal and not match.update(1).legal and not match.update(None).legal
    assert match.update(1).shown == "3d3" and match.update(1).ply == 4


def test_after_the_end_nothing_more_is_accepted():
    match = match_after()
    match = match.resign(0)
    assert reason(match.play, 0, match.ply, "4a2") == "match-over"
    for late in (match.resign, match.leave, match.offer_draw, match.ask_take_back, match.agree):
        assert reason(late, 1) == "match-over"
    assert reason(match.cancel) == "match-over"
    assert match.update(0).legal == [] and match.to_play is None


# --- M1, M2, M3 ---------------------------------------------------------------------


def test_m1_who_resigns_gives_the_game_to_the_other():
    match = match_after()
    match = match.resign(0)
    assert ending(match) == ({1}, "M1")


def test_m1_one_may_resign_out_of_turn_and_at_once():
    match = Match.begin(games.get("gobblet"))
    match = match.resign(1)
    assert ending(match) == ({0}, "M1")


def test_m2_who_runs_out_of_time_loses():
    match = match_after()
    match = match.time_out(1)
    assert ending(match) == ({0}, "M2")


def test_m3_who_leaves_and_does_not_come_back_loses():
    match = match_after()
    match = match.leave(0)
    assert ending(match) == ({1}, "M3")


def test_m1_1_with_more_than_two_seats_the_game_goes_on():
    match = four_seats(2)
    match = match.resign(2)
    assert match.outcome is None and match.to_play == 3
    assert reason(match.resign, 2) == "not-in-the-game"
    assert reason(match.offer_draw, 2) == "not-in-the-game"


def test_m1_1_with_two_seats_it_does_not():
    match = match_after()
    match = match.time_out(0)
    assert match.outcome is not None


def test_m1_2_the_last_seat_left_wins():
    match = four_seats(8)
    for seat in (0, 3, 1):
        assert match.outcome is None
        match = match.leave(seat)
    assert ending(match) == ({2}, "M3")


def test_m1_3_who_stopped_ranks_below_all_who_did_not_the_later_the_better():
    match = four_seats(8)
    for seat in (0, 3, 1):
        match = match.resign(seat)
    assert match.places() == (4, 2, 1, 3)


def test_m1_3_a_seat_that_stopped_does_not_win_whatever_its_score():
    match = four_seats(20)
    match = match.resign(0)
    while match.to_play is not None:
        match = match.play(match.to_play, match.ply, match.state.legal_moves()[-1])
    assert 0 not in match.outcome.winners
    assert match.places()[0] == 4


def test_places_are_shared_in_a_draw_and_follow_the_points():
    match = match_after()
    match = match.offer_draw(0)
    match = match.agree(1)
    assert match.places() == (1, 1)
    won = match_after()
    won = won.resign(0)
    assert won.places() == (2, 1)
    assert match_after().places() == ()


# --- M4 ------------------------------------------------------------------------------


def test_m4_a_draw_needs_the_other_to_agree():
    match = match_after()
    match = match.offer_draw(1)
    assert match.outcome is None and match.offer
    match = match.agree(0)
    assert ending(match) == (set(), "M4")


def test_m4_a_declined_draw_is_gone():
    match = match_after()
    match = match.offer_draw(0)
    match = match.decline(1)
    assert match.offer is None and reason(match.agree, 1) == "nothing-on-offer"


def test_m4_a_move_declines_what_was_on_offer():
    match = match_after()
    match = match.offer_draw(1)
    match = match.play(0, match.ply, "4a2")
    assert match.offer is None and match.outcome is None


def test_m4_nobody_agrees_alone():
    match = match_after()
    match = match.offer_draw(0)
    match = match.agree(0)
    assert match.outcome is None
    assert reason(match.offer_draw, 1) == "answer-first"


def test_m4_1_with_more_seats_all_who_remain_have_to_agree():
    match = four_seats(4)
    match = match.resign(3)
    match = match.offer_draw(0)
    match = match.agree(1)
    assert match.outcome is None
    match = match.agree(2)
    assert ending(match) == (set(), "M4")


# --- M5 and M6 -----------------------------------------------------------------------


@pytest.mark.parametrize("stop", ["time_out", "leave"])
def test_m5_before_anybody_has_moved_twice_there_is_no_result(stop):
    match = match_after("4a1 4d4")
    match = getattr(match, stop)(1)
    assert ending(match) == (set(), "M5")
    assert match.places() == ()


@pytest.mark.parametrize("stop", ["time_out", "leave"])
def test_m5_once_somebody_has_moved_twice_the_game_counts(stop):
    match = match_after("4a1 4d4 3b1")
    match = getattr(match, stop)(1)
    assert match.outcome.winners == {0}


def test_m5_who_resigns_has_lost_however_early():
    match = match_after("4a1")
    match = match.resign(0)
    assert ending(match) == ({1}, "M1")


def test_m5_1_turns_count_not_moves():
    # A lift and a put are one turn: White has moved once by then, and twice after the next.
    match = match_after("4a1 4d4", touch="strict")
    match = match.play(0, 2, "a1")
    assert match.state.held
    once = match_after("4a1", touch="strict")
    once = once.leave(1)
    assert ending(once) == (set(), "M5")
    match = match.leave(1)
    assert ending(match) == ({0}, "M3")


def test_m5_is_refused_when_it_is_too_late():
    assert reason(match_after().conclude, "M5") == "too-late-to-abandon"


def test_m6_a_game_may_be_cancelled_before_its_first_move():
    match = Match.begin(games.get("gobblet"))
    match = match.cancel()
    assert ending(match) == (set(), "M6")


def test_m6_a_game_that_has_begun_is_not_cancelled():
    assert reason(match_after("4a1").cancel) == "already-begun"


def test_m7_a_game_of_so_many_moves_may_be_ended_as_a_draw(monkeypatch):
    monkeypatch.setattr("blockyard.core.match.LONGEST", 4)
    match = match_after().conclude("M7")
    assert ending(match) == (set(), "M7") and match.places() == (1, 1)


def test_m7_a_shorter_game_goes_on(monkeypatch):
    monkeypatch.setattr("blockyard.core.match.LONGEST", 5)
    assert reason(match_after().conclude, "M7") == "not-too-long"


# --- take-backs ------------------------------------------------------------------------


def test_a_take_back_goes_to_the_beginning_of_ones_last_turn_when_all_agree():
    match = match_after()
    match = match.ask_take_back(0)
    assert match.ply == 4
    match = match.agree(1)
    assert match.ply == 2 and match.to_play == 0
    assert match.history(0) == ["4a1", "4d4"]


def test_a_strict_turn_is_taken_back_as_a_whole():
    match = match_after("4a1 4d4", touch="strict")
    match = match.play(0, 2, "a1")
    match = match.play(0, 3, "a2")
    match = match.ask_take_back(0)
    match = match.agree(1)
    assert match.ply == 2


def test_a_take_back_may_be_declined_or_withdrawn():
    match = match_after()
    match = match.ask_take_back(0)
    match = match.decline(1)
    assert match.ply == 4 and match.offer is None
    match = match.ask_take_back(0)
    match = match.decline(0)
    assert match.offer is None


def test_who_has_not_moved_has_nothing_to_take_back():
    assert reason(match_after("4a1").ask_take_back, 1) == "nothing-to-take-back"


def test_nothing_is_taken_back_across_a_seat_that_stopped():
    match = four_seats(4)
    match = match.resign(3)
    assert reason(match.ask_take_back, 2) == "nothing-revealed-goes-back"


def test_a_match_can_start_from_a_position():
    game = games.get("gobblet")
    start = match_after().state
    match = Match.begin(game, start=game.read(start.text()))
    assert match.state.text() == start.text() and match.ply == 0
