"""Positions as text: whether a colour that placed everything ended on the single square (U8.2)."""

from __future__ import annotations

from tests.blokus.boards import CLASSIC, classic, refusal, text_of, won

# Blue's pieces hang together in one long chain that begins in the corner and ends on a1.
# Red and Green stopped before they began; Yellow has its single square left.
CHAIN_TO_THE_SINGLE = """
    20  bb..bb..b...y....yyy
    19  ..bbb.bbb..yyy.....y
    18  .........b.y.....y.y
    17  ...b..bbbb..y..yyyy
    16  ..bbbb......yyy
    15  ......bbbbb.y....yyy
    14  bb.bbb.......yyyy.yy
    13  .bb....bb.yy.y...y
    12  ...bb..bb..yy....yyy
    11  ..bbb.b..b..y.y.y..y
    10  .y...bb.bb....yyy
     9  .yb......bb.yy...yy
     8  .ybb.bbbb.yyy.y.yy
     7  .y.bbyyyyy...yyy
     6  y.yyybbb.b....y.yyy
     5  y.by.b.b.b..yy
     4  .bbb....bbb.yy..y
     3  b.b.b..b...y..yyy
     2  bb..b..bbb.yy
     1  b.b.bbb..b
    y to play, stopped 23
"""

# As above, but the single square is c19, the second link of the chain.
CHAIN_OVER_THE_SINGLE = """
    20  bb.bbb..bbb....y..yy
    19  ..b..b.b.b..yyyy.yyy
    18  ......bb..b.....y
    17  .bb......bb....yyy.y
    16  ..bbb....byy....y.yy
    15  bb...bbbb.y.yyyy.yy
    14  bb.......yy...y
    13  ..bbbb.bbbbyy..y
    12  .....b...b...yyy..y
    11  ......bbb.b.y.y.yyy
    10  ..bbb.....b.yy....y
     9  .b.b.bb.bbb..y.y.y
     8  bb.b.bbb.yy....yyy
     7  .bb......yy.yyy...yy
     6  ...b.byyy.by..y.yyy
     5  .b.bbb..y.byy.y....y
     4  .bb......yby...y...y
     3  ..bb.b.bbyb....y...y
     2  ....bbb.byby...y...y
     1  .....b..bbyy...y...y
    y to play, stopped 23
"""


def refused(picture: str) -> str:
    return refusal("blokus-classic", text_of(20, 4, picture))


def test_u8_2_a_single_square_at_the_end_of_the_chain_was_last():
    assert classic(f"{CHAIN_TO_THE_SINGLE.rstrip()}, single last b").points(0) == 20
    assert refused(CHAIN_TO_THE_SINGLE) == "U8-single-last"


def test_u8_2_a_single_square_that_others_hang_on_was_not_last():
    assert classic(CHAIN_OVER_THE_SINGLE).points(0) == 15
    said = f"{CHAIN_OVER_THE_SINGLE.rstrip()}, single last b"
    assert refused(said) == "U8-single-not-last"


def test_u8_2_a_colour_with_pieces_left_has_not_ended_on_the_single_square():
    said = f"{CHAIN_TO_THE_SINGLE.rstrip()}, single last by"
    assert refused(said) == "U8-single-not-last"
    begun = """
        10  ....o
        p to play, single last o
    """
    assert refusal("blokus-duo", text_of(14, 2, begun)) == "U8-single-not-last"


def test_colours_that_ended_on_the_single_square_and_seats_that_stopped_are_written():
    state = classic(f"{CHAIN_TO_THE_SINGLE.rstrip()}, single last b")
    assert state.text().endswith(" y 4 b 23")
    end = state.play("l10")
    assert end.text().endswith(" - 4 by 23") and CLASSIC.read(end.text()) == end
    assert won(end.outcome) == ({0, 1}, "U2", (20, 20, -89, -89))
