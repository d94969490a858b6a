"""Blokus Classic, clause by clause: corners, four colours, two to four seats."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.core.contract import Objection, Refused
from blockyard.core.match import Match
from tests.blokus.boards import classic, line, may, objection, won

CLASSIC = games.get("blokus-classic")
FOUR, TWO, THREE = (classic(f"b to play, {seats} seats") for seats in (4, 2, 3))
CORNERS = ("a20", "t20", "t1", "a1")

# Blue has no place left; Green has placed nine pieces and is to move.
BLUE_BLOCKED = """
    20  b.......b...yyy....y
    19  bb.bbb.bb.yy.y....yy
    18  .bb..bb..y........y
    17  b...bg.bby...yyyyy.y
    16  bbb.bggbby..y.....yy
    15  b...b.gbyy..y..yy.y
    14  ..b.bbg.b.yyy...y.y
    13  bbbb...ggy.r.y..yyr
    12  ....ggg.gyyryyyy.rr
    11  .g..gg..gyy.rrr.rr
    10  .ggg....g..r.r.r..r
     9  .g.........r...r..r
     8  ..g........rr..r..rr
     7  ggg........r..rr...r
     6  g...............rr
     5  .g...........r..rr
     4  ggg...gg...rrr..r
     3  g......gg..r..rr.rrr
     2  .g..ggg.g......rr..r
     1  gggg...........r...r
    g to play
"""

# Every colour has 18 squares left.
ALL_LEVEL = """
    20  bbb.bbb.bb.b.bbby..y
    19  .b...bb.b..b.byb.yyy
    18  .b.bb..bb..bb.yyb.y
    17  ggbbgg...bb..b.yby.y
    16  bgbggb.bbb.ybbbyby.y
    15  bbgbbbbg..byyyb.yy.y
    14  bggg...bg.bybbybby
    13  .b..ggbbg.b.bbyyy.yy
    12  gggg.gbgggbbyybbbbyy
    11  .g.yygg.yyyy.yrr..y
    10  g.yggy.y..ryryy.r..y
     9  g.ygryyyr.rrrggrrrry
     8  g.ygrr.rrr..grry.yyy
     7  ..yg.rr....ggrryyr
     6  g.grr.ggggg.ggryrrry
     5  gggrggr....rrrgryryy
     4  rrrggg.r.rr.r.gryy
     3  r.grr.rrr.r.rggr.yy
     2  rggrrgr...rr.g..rr
     1  gg.ggg......rrrr.rrr
    over
"""

# Blue, Yellow and Red have 16 squares left, Green only 8.
GREEN_AHEAD = """
    20  bbb....byy.y.b.bbbby
    19  b..bb.bbybyyybbyyb.y
    18  b..b.bbyb.gy.ybyyy.y
    17  ...bbyyybbggyyybbbyy
    16  bbb..y.bbgbbybbyyyb
    15  .b.bggyyggbbb.yy.bbb
    14  .b.bbbg.gbg.yybbb.by
    13  b...rbgg.bgyy..byyy
    12  bbbbrrgrbbgy.y..y.y
    11  rrrrbrgrb.g.yyyy.y
    10  ..bbbgryyyyy....yyrr
     9  .gg..gr.gggrr.rrryr
     8  gg..ggrg.g.r.rryyrr
     7  g...g.rg..grg.yyryyy
     6  .ggg.grggg.rggg.rr.y
     5  ..grgggrrrgg.rg.yrry
     4  r.grrgr..rg.rr.gyyyr
     3  rrrggrrg.rgg.rrggggr
     2  rgg.ggrg..rrrggrr.rr
     1  ggg.grgg..r.rggrrr.r
    over
"""

# Yellow, Red and Green have 22 squares left, Blue has 24.
THREE_SHARE = """
    20  bbbggb.bbybbbyyyyy.y
    19  ..bgbbbyyybyb.....yy
    18  b.bgg.b.bbyy.yy.yy.y
    17  bbgbbb...bb.yy..yy.y
    16  bgggbbg.b.byby.y..y
    15  ..gbggg.bb.by.yyy.y
    14  bbbbg...b.bbyy.y.yy
    13  ggggbbb.byyybyy..yrr
    12  ..gbggbb.ybbb..yyrry
    11  gg.bggrrbyb.rr.yryyy
    10  .gbbbrgbbbyyrr.yry
     9  .g.rrrg.byyy.r.yr..r
     8  .g.rgggr.rrrr.y.yrrr
     7  g.ggr.rrr..r..yyy..r
     6  g.ggrr.gg.r.rrrr.rr
     5  g..g.gg...r.r...rr
     4  .gg.g.gg..r...r..r
     3  gg..g..g.gr..r....rr
     2  .g.gg.g.ggr.rr..rr.r
     1  g..g..gg.g.rr.rrr.rr
    over
"""

# Blue has placed everything.
BLUE_DONE = """
    20  bybbbb.yy.yyyy.....y
    19  bbyyyyyby.y.bbyyy..y
    18  bgbbb..byy.yybbybbyy
    17  bgbb..bbb.bbby.ybbyb
    16  gb..bb...b..byybyybb
    15  gbbb.b...b..bybbbyrr
    14  g..b.b...b.b.bybyrry
    13  g....b...b.bbbyyyr.y
    12  g.bbb.gggbyyyy..ryyy
    11  .g..bb.g.ybby.yyrr.r
    10  .gg..gg.yyybbyyyr.rr
     9  g.g.gg.g.gy.b.r..r.r
     8  g.g.g.ggg..b..r.rr.r
     7  gg.g..gr.bbb..r.rr
     6  g.gg.rrr.rbrr.rr...r
     5  .g..gr..rrrbrrb.r.rr
     4  gg..gggrgr.brbbbr.r
     3  g...grrgggrbb.rrr.r
     2  ...g.gg.g.rrrbbb.r.r
     1  gggg.ggg..rbbrrrbrrr
    over
"""


def with_(board: str, *notes: str):
    """The drawn board with more said in its last line: `3 seats`, `stopped 1`."""
    return classic(", ".join([board.rstrip(), *notes]))


def seats_of(state, moves):
    """Who places each of the next pieces, and of which colour."""
    placed = []
    for _ in range(moves):
        placed.append((state.variant.colours[state.turn], state.to_play))
        state = state.play(state.legal_moves()[0])
    return placed


# --- U9: corners of the board -----------------------------------------------------


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_u9_the_first_piece_of_a_colour_covers_its_own_corner(turn):
    state = line(FOUR, " ".join(CORNERS[:turn]))
    for corner in CORNERS[turn + 1 :]:
        assert state.objection(corner) == Objection("U9", "corner", {"square": CORNERS[turn]})
    assert objection(state, "j10") == ("U9", "corner")
    assert may(state, CORNERS[turn])


def test_u9_blue_yellow_red_and_green_place_in_this_order():
    assert [colour for colour, _ in seats_of(FOUR, 9)] == list("byrgbyrgb")


def test_u9_corners_and_sides_hold_for_each_colour_as_in_duo():
    state = line(FOUR, "a20 t20 t1 a1")
    assert may(state, "b18,b19") and may(state.play("b18,b19"), "s18,s19")
    assert objection(state, "a18,a19") == ("U5", "own-side")
    assert objection(state, "c17,c18") == ("U5", "no-corner")
    assert objection(state, "s19,s20") == ("U5", "no-corner"), "Yellow's corner is not Blue's"
    assert state.objection("u20") == Objection("U5", "outside", {"square": "u20"})
    assert state.objection("t20") == Objection("U5", "already-placed", {"piece": "1"})
    assert state.objection("t19,t20") == Objection("U5", "overlap", {"square": "t20"})


def test_u9_two_colours_of_one_seat_are_strangers_to_each_other():
    state = with_(BLUE_BLOCKED, "2 seats")
    assert state.to_play == 1 and state.view(None)["turn"] == "g"
    assert may(state, "j14"), "a corner of Green on i13, and a side of Yellow on j13"
    assert objection(state, "k15") == ("U5", "no-corner"), "only a corner of Yellow"


def test_u9_1_a_blocked_colour_is_skipped_and_its_owners_other_colour_goes_on():
    state = with_(BLUE_BLOCKED, "2 seats")
    after = state.play(state.legal_moves()[0])
    assert state.is_out(0) and not after.is_out(1)
    assert (after.view(None)["turn"], after.to_play, after.skipped) == ("y", 1, (0,))
    further = after.play(after.legal_moves()[0])
    assert (further.view(None)["turn"], further.to_play, further.skipped) == ("r", 0, ())


def test_u9_1_a_seat_that_plays_on_with_another_colour_was_not_passed_over():
    state = with_(BLUE_BLOCKED, "2 seats")
    while state.skipped != (1,):
        assert state.to_play not in state.skipped and len(set(state.skipped)) == len(state.skipped)
        state = state.play(state.legal_moves()[-1])
    assert state.to_play == 0 and state.is_out(1)


# --- U10: seats and colours -------------------------------------------------------


def test_u10_two_three_or_four_can_play_and_four_is_usual():
    assert CLASSIC.seats == (4, 2, 3)
    assert CLASSIC.start() == FOUR and CLASSIC.start(3) == THREE
    for seats in (1, 5):
        with pytest.raises(Refused):
            CLASSIC.start(seats)


def test_u10_1_four_seats_have_a_colour_each():
    assert seats_of(FOUR, 8) == [("b", 0), ("y", 1), ("r", 2), ("g", 3)] * 2
    assert won(with_(GREEN_AHEAD).outcome) == ({3}, "U2", (-16, -16, -16, -8))


def test_u10_2_two_seats_have_blue_and_red_against_yellow_and_green():
    assert seats_of(TWO, 8) == [("b", 0), ("y", 1), ("r", 0), ("g", 1)] * 2
    assert won(with_(GREEN_AHEAD, "2 seats").outcome) == ({1}, "U2", (-32, -24))


def test_u10_2_bonuses_are_counted_for_each_colour():
    last = with_(BLUE_DONE, "2 seats", "single last b")
    assert won(last.outcome) == ({0}, "U2", (20 - 24, -29 - 30))
    earlier = with_(BLUE_DONE, "2 seats")
    assert won(earlier.outcome) == ({0}, "U2", (15 - 24, -29 - 30))


def test_u10_3_three_seats_have_a_colour_each_and_green_goes_round():
    greens = [placed for placed in seats_of(THREE, 16) if placed[0] == "g"]
    assert greens == [("g", 0), ("g", 1), ("g", 2), ("g", 0)]
    others = [placed for placed in seats_of(THREE, 16) if placed[0] != "g"]
    assert others == [("b", 0), ("y", 1), ("r", 2)] * 4


def test_u10_3_green_is_placed_also_by_a_seat_whose_own_colour_is_blocked():
    state = with_(BLUE_BLOCKED, "3 seats")
    assert state.count(3) == 9 and state.is_out(0)
    assert state.to_play == 0, "the tenth Green piece is due from seat (10 - 1) mod 3"
    after = state.play(state.legal_moves()[0])
    assert (after.to_play, after.skipped) == (1, (0,))


def test_u10_3_green_scores_for_nobody():
    assert won(with_(GREEN_AHEAD, "3 seats").outcome) == (set(), "U2", (-16, -16, -16))
    assert with_(GREEN_AHEAD, "3 seats").view(None)["colours"][3]["seat"] is None
    assert won(with_(THREE_SHARE, "3 seats").outcome) == ({1, 2}, "U2", (-24, -22, -22))


def test_u10_4_all_who_share_the_highest_score_win_together():
    assert won(with_(THREE_SHARE).outcome) == ({1, 2, 3}, "U2", (-24, -22, -22, -22))


@pytest.mark.parametrize(("seats", "scores"), [(4, (-18,) * 4), (3, (-18,) * 3), (2, (-36,) * 2)])
def test_u10_4_if_all_are_level_it_is_a_draw(seats, scores):
    assert won(with_(ALL_LEVEL, f"{seats} seats").outcome) == (set(), "U2", scores)


def test_u10_4_all_who_did_not_stop_share_the_win_over_one_who_did():
    end = with_(ALL_LEVEL, "stopped 2")
    assert won(end.outcome) == ({0, 1, 3}, "U2", (-18,) * 4)


# --- M1: a seat stops and the game goes on ----------------------------------------


def test_u6_m1_1_the_colours_of_a_seat_that_stopped_retire_and_keep_their_score():
    state = line(FOUR, "a20 t20 t1 a1,b1").retire(1)
    assert state.is_out(1) and state.points(1) == -88
    assert [colour for colour, _ in seats_of(state, 6)] == list("brgbrg")
    assert state.skipped == () and state.play("b18,b19").skipped == (), "nobody waits for it"


def test_u6_m1_1_the_turn_passes_on_when_the_seat_to_play_stops():
    state = line(FOUR, "a20 t20").retire(2)
    assert state.view(None)["turn"] == "g" and state.to_play == 3
    assert objection(state, "t1") == ("U9", "corner")
    assert line(FOUR, "a20 t20").retire(0).to_play == 2, "another one's stop changes no turn"


def test_u6_m1_1_a_seat_that_stopped_before_its_first_piece_never_begins():
    state = FOUR.retire(0)
    assert state.to_play == 1 and list(state.view(None)["starts"]) == ["t20", "t1", "a1"]
    assert CLASSIC.read(state.text()) == state


def test_m1_3_who_stopped_is_never_among_the_winners():
    assert won(with_(GREEN_AHEAD, "stopped 3").outcome) == ({0, 1, 2}, "U2", (-16, -16, -16, -8))
    assert won(with_(BLUE_DONE, "single last b").outcome)[0] == {0}
    assert won(with_(BLUE_DONE, "single last b", "stopped 0").outcome)[0] == {2}


def test_u10_5_green_due_from_a_seat_that_stopped_is_placed_by_the_next_that_has_not():
    greens = [placed for placed in seats_of(THREE.retire(1), 12) if placed[0] == "g"]
    assert greens == [("g", 0), ("g", 2), ("g", 2), ("g", 0)]
    greens = [placed for placed in seats_of(THREE.retire(2), 9) if placed[0] == "g"]
    assert greens == [("g", 0), ("g", 1), ("g", 0)]


def test_u10_5_green_stays_to_play_when_the_seat_that_owed_it_stops():
    state = line(THREE, "a20 t20 t1")
    assert (state.view(None)["turn"], state.to_play) == ("g", 0)
    stopped = state.retire(0)
    assert (stopped.view(None)["turn"], stopped.to_play) == ("g", 1)
    assert stopped.play("a1").view(None)["turn"] == "y"


def test_m1_1_a_match_goes_on_without_the_seat_that_resigned():
    match = Match.begin(CLASSIC, 3)
    match = match.play(0, 0, "a20")
    match = match.resign(1)
    assert match.outcome is None and match.to_play == 2
    match = match.play(2, 2, "t1")
    assert match.to_play == 0, "the first Green piece is due from seat 0"
    match = match.resign(0)
    assert match.outcome is not None and match.outcome.winners == {2}


def test_with_two_seats_nobody_retires_because_the_match_is_over():
    with pytest.raises(AssertionError):
        TWO.retire(0)
