"""Positions as text: what is written is read back, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from tests.blokus.boards import CLASSIC, DUO, classic, duo, refusal, text_of

EMPTY = "/".join(["14"] * 14)


def duo_refusal(picture: str) -> str:
    return refusal("blokus-duo", text_of(14, 2, picture))


def classic_refusal(picture: str) -> str:
    return refusal("blokus-classic", text_of(20, 4, picture))


# --- what is written --------------------------------------------------------------


def test_the_start_is_written_on_one_line():
    assert DUO.start().text() == f"{EMPTY} o 2 - -"
    assert CLASSIC.start(3).text() == "/".join(["20"] * 20) + " b 3 - -"
    assert DUO.read(f"  {EMPTY}   o 2 -\t- ") == DUO.start()


def test_rows_are_written_from_the_top_with_numbers_for_empty_squares():
    state = DUO.start().play("e10,e11,f11").play("j5")
    rows = ["14"] * 3 + ["4oo8", "4o9"] + ["14"] * 4 + ["9p4"] + ["14"] * 4
    assert state.text() == "/".join(rows) + " o 2 - -"
    assert DUO.read(state.text()) == state


# --- what is not written as a position --------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        EMPTY,
        f"{EMPTY} o",
        f"{EMPTY} o 2 -",
        f"{EMPTY} o 2 - - -",
        f"{EMPTY} b 2 - -",
        f"{EMPTY} O 2 - -",
        f"{EMPTY} o x - -",
        f"{EMPTY} o 3 - -",
        f"{EMPTY} o 2 b -",
        f"{EMPTY} o 2 - x",
        f"{EMPTY} o 2 - -1",
        EMPTY.replace("14", "014", 1) + " o 2 - -",
        EMPTY.replace("14", "." * 14, 1) + " o 2 - -",
        EMPTY.replace("14", "b13", 1) + " o 2 - -",
        EMPTY.replace("14", "13 ", 1) + " o 2 - -",
        f"{EMPTY} o 2 oo -",
        f"{EMPTY} o 2 po -",
        f"{EMPTY} o ٢ - -",
    ],
)
def test_what_is_not_written_as_a_position_is_refused(text):
    assert refusal("blokus-duo", text) == "not-a-position"


def test_each_game_reads_its_own_boards_and_seats_only():
    assert refusal("blokus-classic", DUO.start().text()) == "not-a-position"
    assert refusal("blokus-duo", CLASSIC.start(2).text()) == "not-a-position"
    assert refusal("blokus-classic", CLASSIC.start().text().replace("4", "5")) == "not-a-position"


@pytest.mark.parametrize(
    "rows",
    [
        "/".join(["14"] * 13),
        f"{EMPTY}/14",
        EMPTY.replace("14", "13", 1),
        EMPTY.replace("14", "77", 1),
        EMPTY.replace("14", "o14", 1),
    ],
)
def test_u1_a_board_of_other_measures_is_refused(rows):
    assert refusal("blokus-duo", f"{rows} o 2 - -") == "U1-measures"


def test_u1_a_row_of_millions_of_squares_is_refused_and_never_built():
    rows = EMPTY.replace("14", "9" * 4000, 1)
    assert refusal("blokus-duo", f"{rows} o 2 - -") == "U1-measures"


# --- what no game can reach: pieces -----------------------------------------------


def test_u1_more_than_five_squares_in_one_lump_are_refused():
    five = duo("""
        10  ooooo
        p to play
    """)
    assert "I5" not in five.left[0]
    six = """
        10  oooooo
        p to play
    """
    assert duo_refusal(six) == "U1-too-large"


def test_u1_a_piece_that_is_there_twice_is_refused():
    board = """
        11  .....oo
        10  ...oo
         5  .........pp
         4  ...........p
        o to play
    """
    assert duo_refusal(board) == "U1-piece-twice"
    assert duo(board.replace(".....oo", ".....ooo"))


def test_u1_the_mirror_image_is_the_same_piece():
    board = """
        12  .......o
        11  .....ooo
        10  ....o
         9  ....ooo
         5  .........pp
         4  ...........p
        o to play
    """
    assert duo_refusal(board) == "U1-piece-twice"


def test_u4_a_first_piece_beside_the_starting_points_is_refused():
    board = """
        9  ....o
        p to play
    """
    assert duo_refusal(board) == "U4-not-on-point"
    assert duo(board.replace("9", "10"))


def test_u4_2_a_colour_on_both_starting_points_is_refused():
    board = """
        10  ....o
         9  .....oo
         8  .......oo
         7  ........o
         6  .........o
         5  .........o
         4  .........o
        p to play
    """
    assert duo_refusal(board) == "U4-not-on-point"


def test_u9_a_colour_that_does_not_cover_its_corner_is_refused():
    board = """
        20  b
        19  ...................y
        r to play
    """
    assert classic_refusal(board) == "U9-not-in-corner"
    assert classic("""
        20  b..................y
        r to play
    """)


def test_u5_1_a_piece_that_no_chain_of_corners_reaches_is_refused():
    board = """
        10  ....o
         8  ....oo
         5  .........p
         4  ..........pp
        o to play
    """
    assert duo_refusal(board) == "U5-apart"
    assert duo(board.replace(" 8  ....oo", " 9  .....oo"))


def test_u5_1_pieces_that_reach_each_other_but_not_the_first_are_refused():
    board = """
        12  ............o
        11  ..........oo
        10  ....ooo
         5  .........p
         4  ..........pp
         3  ............pp
         2  .............p
        o to play
    """
    assert duo_refusal(board) == "U5-apart"


# --- what no game can reach: turns ------------------------------------------------


def test_u6_a_colour_with_more_pieces_than_turns_is_refused():
    assert (
        duo_refusal("""
        5  .........p
        o to play
    """)
        == "U6-ahead"
    )
    assert (
        duo_refusal("""
        11  .....oo
        10  ....o
        p to play
    """)
        == "U6-ahead"
    )


ONE_EACH = """
    10  ....o
     5  .........p
"""


def test_u6_a_colour_that_is_behind_though_it_could_place_is_refused():
    assert duo(f"{ONE_EACH}    o to play")
    assert duo_refusal(f"{ONE_EACH}    p to play") == "U6-behind"


BOXED_IN = """
    11  ......o
    10  ....ooo
     9  ......o
     8  .......oo
     7  .......o.ooooo
     6  .......oo.ppp
     5  ......o..p...p
     4  ......oo.p...p
     3  ......o..p..pp
     2  ......o.op
     1  .......oo.p
"""


def test_u6_a_colour_that_is_behind_because_it_is_blocked_is_fine():
    # Purple has placed four pieces and Orange six.
    assert duo(f"    12  .......ooo{BOXED_IN}    o to play").is_out(1)


def test_u6_a_colour_to_play_that_cannot_place_is_refused():
    assert duo(f"{BOXED_IN}    o to play")
    assert duo_refusal(f"{BOXED_IN}    p to play") == "U6-cannot-place"


# Blue stopped before it began; then Yellow came as far as Blue's corner.
YELLOW_IN_BLUES_CORNER = """
    20  yy.yyyy....yy..yyyyy
    19  yyy.y..yyyy.yyy
    18  ..........y
     5  ..g...........rrr
     4  .gg..g...........r
     3  g..gg............rr
     2  g...............r..r
     1  g..................r
    r to play"""


def test_u9_the_corner_of_a_colour_that_stopped_may_be_covered_by_another():
    state = classic(f"{YELLOW_IN_BLUES_CORNER}, stopped 0")
    assert state.is_out(0) and state.view(None)["starts"] == {}
    assert CLASSIC.read(state.text()) == state


def test_u6_a_colour_that_never_began_though_its_seat_is_still_there_is_refused():
    assert classic_refusal(YELLOW_IN_BLUES_CORNER) == "U6-not-begun"


def test_u6_the_colour_of_a_seat_that_stopped_is_not_to_play():
    board = """
        20  b
        y to play, stopped 1
    """
    assert classic_refusal(board) == "U6-cannot-place"
    assert classic(board.replace("y to play", "r to play"))


def test_u6_the_colour_of_a_seat_that_stopped_may_be_behind_but_not_ahead():
    behind = """
        20  b..................y
         1  g..................r
        y to play, stopped 0
    """
    assert classic(behind).count(0) == 1
    assert classic_refusal(behind.replace(", stopped 0", "")) == "U6-behind"
    ahead = """
        20  b
        19  .bb
        y to play, stopped 0
    """
    assert classic_refusal(ahead) == "U6-ahead"


def test_u7_a_game_is_not_over_while_somebody_can_place():
    assert duo_refusal(f"{ONE_EACH}    over") == "U7-not-over"
    assert duo_refusal(f"{BOXED_IN}    over") == "U7-not-over"


@pytest.mark.parametrize("stopped", ["0", "1", "01"])
def test_u7_with_two_seats_nobody_stops_and_the_game_goes_on(stopped):
    assert duo_refusal(f"o to play, stopped {stopped}") == "U7-too-many-stopped"


@pytest.mark.parametrize(
    ("notes", "possible"),
    [
        ("4 seats, stopped 23", True),
        ("4 seats, stopped 123", False),
        ("4 seats, stopped 4", False),
        ("3 seats, stopped 2", True),
        ("3 seats, stopped 12", False),
        ("3 seats, stopped 3", False),
        ("2 seats, stopped 1", False),
    ],
)
def test_u7_at_least_two_seats_go_on(notes, possible):
    if possible:
        assert classic(f"b to play, {notes}").to_play == 0
    else:
        assert classic_refusal(f"b to play, {notes}") == "U7-too-many-stopped"
