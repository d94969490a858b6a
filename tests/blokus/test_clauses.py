"""Blokus Duo, clause by clause. Each test is named after the clause it holds to."""

from __future__ import annotations

from random import Random

import pytest

from blockyard.core.contract import IllegalMove, Objection
from blockyard.core.seating import beginner
from tests.blokus.boards import CLASSIC, DUO, duo, line, may, objection, won

START = duo("o to play")

# Orange has its X on e10, Purple a bar on j5.
OPENED = duo("""
    11  ....o
    10  ...ooo
     9  ....o
     6  .........p
     5  .........p
     4  .........p
    o to play
""")

# Orange has closed in on Purple; the next piece shuts the last way out.
ALMOST_BOXED_IN = duo("""
    11  ......o
    10  ....ooo
     9  ......o
     8  .......oo
     7  .......o.ooooo
     6  .......oo.ppp
     5  ......o..p...p
     4  ......oo.p...p
     3  ......o..p..pp
     2  ......o..p
     1  ..........p
    o to play
""")
BOXED_IN = ALMOST_BOXED_IN.play("h1,i1,i2")

# Orange is blocked, Purple has room for nothing but the single square.
ALMOST_OVER = duo("""
    14  ....p.poo.o.oo
    13  pp.pp.poo.oo.o
    12  p..p..pp.oo
    11  p...p.poo..oo
    10  p...pp.pppppoo
     9  .ppp.pp....opo
     8  .poooo.ooppopp
     7  .p.p.o.opopoop
     6  ..ppp.oopoppop
     5  pp..p...pooopo
     4  ppopoo.oo.pppo
     3  opopooo.op..po
     2  pooo...ooppo.o
     1  ppp.ooo..ooo.o
    p to play
""")


# --- U1: pieces and how they are written ------------------------------------------


@pytest.mark.parametrize(
    "move",
    ["f9,e10,f10,g10,f11", "e10,f9,f11,f10,g10", "F9,E10,F10,G10,F11", " f11 , e10 f9,f10 g10 "],
)
def test_u1_a_piece_is_read_in_any_order_and_written_in_one(move):
    assert may(START, move)
    assert START.spell(move) == "f9,e10,f10,g10,f11"
    assert START.play(move) == START.play("f9,e10,f10,g10,f11")


@pytest.mark.parametrize(
    "move", ["", "e", "10", "e0", "e010", "e100", "e10,", ",e10", "e10;e11", "é10", "4b2", "e١"]
)
def test_u1_what_is_no_list_of_squares_is_refused_with_an_example(move):
    assert START.objection(move) == Objection("U1", "notation")
    assert START.spell(move) == move


@pytest.mark.parametrize("move", ["e10,e12", "e10,f11", "e10,e11,e12,e13,e14,e9", "e9,e10,i5,j5"])
def test_u1_squares_that_make_no_piece_are_refused(move):
    assert objection(START, move) == ("U1", "not-a-piece")


def test_u1_the_largest_pieces_have_five_squares_and_one_more_is_too_many():
    assert may(START, "e10,e11,e12,e13,e14")
    assert objection(START, "e9,e10,e11,e12,e13,e14") == ("U1", "not-a-piece")


def test_u1_a_square_named_twice_is_refused():
    assert START.objection("e10,e11,e10") == Objection("U1", "square-twice", {"square": "e10"})


def test_u1_each_shape_is_there_once_a_side():
    after = OPENED.play("g11,g12,g13")
    assert objection(after.play("i3,h3"), "g9,h9,i9") == ("U5", "already-placed")
    assert len(after.left[0]) == 19 and "I3" not in after.left[0]
    assert "X" in after.left[1], "Purple has a set of its own"


# --- U2, U7: the goal and the end -------------------------------------------------


# Both have 36 squares left; Purple can still place its single square, Orange nothing.
ONE_POINT_BETTER = duo("""
    14  ..ppp.p.ooo
    13  .p..p.po.o.oo
    12  .pp..ppoo.oo
    11  .pp...poo.o..o
    10  ...ppp.ppo.ooo
     9  .pp..pp.po.o
     8  pp.pp..opo..oo
     7  p.p.ppoopoo..o
     6  ..p...o.o..oo
     5  .ppp..o.ooo.o
     4  p...ppp.o..oo
     3  ppp.p..o.o
     2  .p..p.po..oooo
     1  ..pp.ppooo.o
    p to play
""")


def test_u2_the_higher_score_wins_by_however_little():
    assert [ONE_POINT_BETTER.points(colour) for colour in (0, 1)] == [-36, -36]
    assert won(ONE_POINT_BETTER.play("a1").outcome) == ({1}, "U2", (-36, -35))


def test_u2_1_equal_scores_are_a_draw():
    assert [ALMOST_OVER.points(colour) for colour in (0, 1)] == [-22, -23]
    end = ALMOST_OVER.play("c14")
    assert won(end.outcome) == (set(), "U2", (-22, -22))


def test_u7_the_game_ends_when_both_are_blocked():
    assert ALMOST_OVER.outcome is None and ALMOST_OVER.is_out(0)
    end = ALMOST_OVER.play("c14")
    assert end.outcome is not None and end.to_play is None
    assert end.legal_moves() == [] and end.skipped == ()


def test_u7_one_blocked_player_does_not_end_it():
    assert BOXED_IN.is_out(1)
    assert BOXED_IN.outcome is None and BOXED_IN.to_play == 0


def test_u7_after_the_end_every_move_is_refused():
    end = ALMOST_OVER.play("c14")
    assert objection(end, "c11") == ("U2", "game-over")
    with pytest.raises(IllegalMove):
        end.play("c11")


# --- U3: who starts ---------------------------------------------------------------


def test_u3_orange_has_the_first_seat_and_begins():
    assert START.to_play == 0 and START.view(None)["turn"] == "o"
    assert START.play("e10").to_play == 1


@pytest.mark.parametrize("game", [DUO, CLASSIC])
def test_u3_1_the_first_seat_is_chosen_or_drawn_at_random(game):
    (first,) = game.options
    assert (first.name, first.clause) == ("first", "U3")
    assert list(first.values) == ["chosen", "random"]
    assert game.start(options={"first": "random"}) == game.start()
    assert {beginner("random", 2, Random(seed)) for seed in range(20)} == {0, 1}


# --- U4: the first piece ----------------------------------------------------------


def test_u4_a_first_piece_covers_a_starting_point():
    assert START.objection("a1") == Objection("U4", "start", {"points": ("e10", "j5")})
    assert objection(START, "e8,e9") == ("U4", "start")
    assert may(START, "e8,e9,e10")


@pytest.mark.parametrize("columns", ["abcde", "bcdef", "cdefg", "defgh", "efghi"])
def test_u4_any_square_of_the_piece_may_cover_the_point(columns):
    assert may(START, ",".join(f"{column}10" for column in columns))


def test_u4_1_the_first_player_may_take_either_point():
    assert may(START, "e10") and may(START, "j5")


def test_u4_2_the_second_player_takes_the_other_point():
    after = START.play("e10")
    assert after.objection("g9") == Objection("U4", "start", {"points": ("j5",)})
    assert objection(after, "e11") == ("U4", "start")
    assert may(after, "j5")


def test_u4_2_the_other_point_is_e10_when_the_first_player_began_on_j5():
    after = START.play("j5")
    assert after.objection("j6") == Objection("U4", "start", {"points": ("e10",)})
    assert may(after, "e10") and not may(after, "j5")


def test_u4_holds_for_the_first_piece_only():
    assert may(OPENED, "g11")
    assert not START.objection("e10") and objection(START, "g11") == ("U4", "start")


# --- U5: corners and sides --------------------------------------------------------


def test_u5_every_later_piece_offered_meets_own_corners_and_no_own_side():
    board, own = OPENED.variant.board, OPENED.placed[0]
    for move in OPENED.legal_moves():
        squares = [board.square[name] for name in move.split(",")]
        assert any(own >> c & 1 for square in squares for c in board.at_corners[square])
        assert not any(own >> s & 1 for square in squares for s in board.at_sides[square])


@pytest.mark.parametrize("square", ["c9", "c11", "d12", "f12", "g11", "g9", "f8", "d8"])
def test_u5_1_a_later_piece_touches_an_own_corner(square):
    assert may(OPENED, square)


@pytest.mark.parametrize("square", ["a1", "g12", "e13", "b10", "e7"])
def test_u5_1_a_piece_that_touches_no_own_corner_is_refused(square):
    assert objection(OPENED, square) == ("U5", "no-corner")


def test_u5_1_a_corner_of_the_other_colour_is_not_enough():
    assert objection(OPENED, "k7") == ("U5", "no-corner")
    assert may(OPENED.play("g11"), "k7")


def test_u5_1_any_square_of_the_piece_may_make_the_corner():
    assert may(OPENED, "g11,h11,i11,j11,k11") and may(OPENED, "g7,g8,g9")


def test_u5_1_nothing_meets_round_the_edge_of_the_board():
    at_the_edge = line(START, "a10,b10,c10,d10,e10 j5,k5,l5,m5,n5")
    assert objection(at_the_edge, "n9") == ("U5", "no-corner")
    assert objection(at_the_edge, "n11") == ("U5", "no-corner")
    assert may(at_the_edge, "f11") and may(at_the_edge, "f9")
    assert objection(at_the_edge.play("f9"), "a6") == ("U5", "no-corner")


@pytest.mark.parametrize("square", ["e12", "d11", "f11", "c10", "g10", "d9", "f9", "e8"])
def test_u5_2_a_piece_never_touches_an_own_side(square):
    assert OPENED.objection(square) == Objection("U5", "own-side", {"square": square})


def test_u5_2_not_even_if_it_touches_a_corner_too():
    assert may(OPENED, "g11,h11")
    assert OPENED.objection("g10,g11") == Objection("U5", "own-side", {"square": "g10"})


def test_u5_3_contact_with_the_other_colour_is_free():
    close = duo("""
        10  ....o
         9  ....o
         8  ....o
         7  ....o
         6  ....o
         5  ......pppp
         4  ......p
        o to play
    """)
    assert may(close, "f4,f5"), "along two sides of Purple"
    assert objection(close, "e5,f5") == ("U5", "own-side"), "but not along Orange's own"
    assert may(close.play("f4,f5"), "f6"), "Purple may answer along Orange's side"


def test_u5_4_any_rotation_and_any_flip():
    pieces = [START.variant.board.placements[move].piece for move in START.legal_moves()]
    # Two starting points, five squares to put over each, and this many orientations.
    ways = {"I5": 2, "V5": 4, "F": 8, "L5": 8, "X": 1, "Z5": 4, "W": 4, "T5": 4}
    assert {piece: pieces.count(piece) for piece in ways} == {p: 10 * n for p, n in ways.items()}


def test_u5_4_an_l_lies_in_all_eight_ways_round_one_corner():
    longs = ["e11,e12,e13", "f10,g10,h10", "e9,e8,e7", "d10,c10,b10"]
    feet = [("d10", "f10"), ("e9", "e11"), ("d10", "f10"), ("e9", "e11")]
    for long, pair in zip(longs, feet, strict=True):
        for foot in pair:
            assert may(START, f"e10,{long},{foot}")


def test_u5_5_nothing_overlaps_whatever_its_colour():
    assert OPENED.objection("j4") == Objection("U5", "overlap", {"square": "j4"})
    assert OPENED.objection("f10,g10") == Objection("U5", "overlap", {"square": "f10"})
    assert may(OPENED, "g9,h9")


@pytest.mark.parametrize(("move", "square"), [("n14,o14", "o14"), ("e15", "e15"), ("z99", "z99")])
def test_u5_5_nothing_lies_outside_the_board(move, square):
    assert START.objection(move) == Objection("U5", "outside", {"square": square})


def test_u5_5_the_last_square_inside_is_fine():
    assert may(START, "e10,e11,e12,e13,e14") and may(START, "a10,b10,c10,d10,e10")
    assert may(START, "j1,j2,j3,j4,j5") and may(START, "j5,k5,l5,m5,n5")


def test_u5_6_a_placed_piece_is_never_moved_again():
    again = OPENED.objection("g11,h11,i11,h10,h12")
    assert again == Objection("U5", "already-placed", {"piece": "X"})
    after = OPENED.play("g11")
    assert OPENED.covered & after.covered == OPENED.covered
    assert after.view(None)["rows"][3] == "....o.o......."


def test_u5_6_the_other_colour_may_still_place_that_piece():
    assert may(OPENED.play("g11"), "k7,j8,k8,l8,k9")


# --- U6: blocked ------------------------------------------------------------------


def test_u6_a_blocked_player_retires_and_the_other_goes_on():
    assert not ALMOST_BOXED_IN.is_out(1)
    assert BOXED_IN.is_out(1) and not BOXED_IN.is_out(0)
    assert BOXED_IN.to_play == 0 and BOXED_IN.skipped == (1,)
    further = BOXED_IN.play(BOXED_IN.legal_moves()[0])
    assert further.to_play == 0 and further.skipped == (1,)


def test_u6_nobody_is_passed_over_who_can_place():
    elsewhere = ALMOST_BOXED_IN.play("d9")
    assert elsewhere.to_play == 1 and elsewhere.skipped == ()
    assert all("i1" in move.split(",") for move in elsewhere.legal_moves())


@pytest.mark.parametrize("move", ["pass", "-", "", "--", "skip"])
def test_u6_1_there_is_no_passing_while_a_piece_can_be_placed(move):
    assert objection(OPENED, move) == ("U1", "notation")
    assert objection(ALMOST_OVER, move) == ("U1", "notation")


def test_u6_1_the_last_piece_that_fits_has_to_be_placed():
    assert ALMOST_OVER.legal_moves() == ["c11", "c14", "e2", "i1"]


def test_u6_2_a_retired_colour_gets_no_move_back():
    state, rng = BOXED_IN, Random(6)
    while state.outcome is None:
        assert state.is_out(1) and state.to_play == 0
        state = state.play(rng.choice(state.legal_moves()))
    assert state.count(1) == 4
