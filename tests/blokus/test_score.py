"""Blokus Duo: the score (U8), clause by clause."""

from __future__ import annotations

from blockyard.games.blokus.pieces import SIZES
from tests.blokus.boards import DUO, duo, line, won


def test_u8_one_point_less_for_each_square_not_placed():
    assert [DUO.start().points(colour) for colour in (0, 1)] == [-89, -89]
    opened = line(DUO.start(), "e9,d10,e10,f10,e11 j4,j5,j6")
    assert [opened.points(colour) for colour in (0, 1)] == [-84, -86]


# Purple is blocked with two pieces of three and one of four left, as in the rulebook's example.
# Orange has the single square and the bar of two left, and may place them in either order.
TWO_TO_GO = duo("""
    14  oooo.ooo.ooo.o
    13  opppoo.ppopppo
    12  pop.pp..ppoopo
    11  poooppp.opoopo
    10  p.opoo.pooppop
     9  p.ppoo.ppopooo
     8  popo.oppo.p.op
     7  .oooppoooo.ppp
     6  o.ppo.ppp.ooop
     5  ooopop.opp.opo
     4  o..poppooopppo
     3  .oopop..popooo
     2  oo..op.pppoppp
     1  oppppooopoop.p
    o to play
""")


def test_u8_u8_2_the_example_of_the_rulebook():
    assert sorted(SIZES[piece] for piece in TWO_TO_GO.left[1]) == [3, 3, 4]
    end = line(TWO_TO_GO, "g12,h12 g3")
    assert won(end.outcome) == ({0}, "U2", (20, -10))


def test_u8_1_all_pieces_placed_but_another_one_last():
    end = line(TWO_TO_GO, "g3 g12,h12")
    assert won(end.outcome) == ({0}, "U2", (15, -10))


def test_u8_1_no_bonus_while_a_piece_is_left():
    end = TWO_TO_GO.play("g12")
    assert won(end.outcome) == ({0}, "U2", (-2, -10))


def test_u8_2_the_single_square_is_worth_no_more_than_others_before_the_last():
    after = TWO_TO_GO.play("g3")
    assert after.points(0) == -2 and after.text().endswith(" o 2 - -")
    assert TWO_TO_GO.play("g12,h12").points(0) == -1
