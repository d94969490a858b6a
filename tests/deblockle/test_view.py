"""What a board needs to know, and the board in a terminal."""

from __future__ import annotations

import json

import pytest

from blockyard.core.picture import plain
from blockyard.words import LANGUAGES, Words
from tests.deblockle.boards import GAME, drawn, line, setting_up

BOARD = """
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    .   .   .   .   bXL .   .
    .   .   .   .   .   .   .
    .   .   .   .   .   .   .
    .   .   .   *   .   .   .
    gSC .   .   .   .   .   .   gold to play, quiet=12 gold-start=a1
"""


BOARD_WIDTH = 49


def picture(state, lang: str = "en") -> list[str]:
    return plain(GAME.draw(state.view(None), Words(lang).say)).splitlines()


def test_the_view_shows_all_six_faces_of_every_block():
    view = drawn(BOARD).view(0)
    assert view["blocks"] == [
        {
            "square": "a1",
            "colour": "gold",
            "top": "S",
            "north": "C",
            "east": "L",
            "south": "X",
            "west": "H",
            "bottom": "P",
        },
        {
            "square": "e5",
            "colour": "blue",
            "top": "X",
            "north": "L",
            "east": "P",
            "south": "H",
            "west": "S",
            "bottom": "C",
        },
    ]


def test_the_view_says_everything_else_a_board_shows():
    view = drawn(BOARD).view(None)
    assert view["side"] == 7
    assert (view["squares"][0], view["squares"][6], view["squares"][48]) == ("a1", "g1", "g7")
    assert view["stage"] == "play"
    assert view["stars"] == ["d2", "d6"]
    assert view["starts"] == [["a1"], ["c5", "e5", "c7", "e7"]]
    assert view["off"] == [0, 3]
    assert (view["quiet"], view["limit"]) == (12, 100)
    assert (view["dice"], view["unrolled"], view["placing"]) == ([[], []], [0, 0], None)
    assert view["to_play"] == 0
    assert (view["side_by_side"], view["slider"]) == (True, "before-star")


def test_in_the_set_up_nothing_has_left_the_board():
    state = setting_up("P,X,?,?", "?,?,?,?", "chance")
    view = state.view(None)
    assert (view["off"], view["dice"], view["unrolled"]) == ([0, 0], [["P", "X"], []], [2, 4])
    assert view["to_play"] == -1
    arranged = line(state, "die=X die=X die=S die=S die=S die=S SC@c5")
    assert arranged.view(1)["off"] == [0, 0]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_same_and_it_is_plain_json(seat):
    state = drawn(BOARD)
    assert json.loads(json.dumps(state.view(seat))) == state.view(None)
    assert state.tell("a1a2b3", seat) == "a1a2b3"
    assert not state.hides


def test_the_terminal_shows_each_block_by_its_top_and_unfolds_it_beside_the_board():
    shown = picture(drawn(BOARD))
    assert shown[6].startswith("5 │  ·  │  ·  │  ·  │  ·  │ [×] │  ·  │  ·  │ 5")
    assert shown[12] == "2 │  ·  │  ·  │  ·  │  ☆  │  ·  │  ·  │  ·  │ 2"
    assert shown[14] == "1 │ (★) │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │ 1"
    beside = [row[BOARD_WIDTH:] for row in shown]
    assert beside[:5] == [
        "( ) Gold, leaving on d6 · left",
        "    the board: 0",
        "        +",
        "  a1  ◎ ★ ↔ ■",
        "        ×",
    ]
    assert beside[7:10] == ["        ↔", "  e5  ★ × ■ +", "        ◎"]


def test_in_the_set_up_the_terminal_shows_start_spaces_and_dice():
    shown = picture(setting_up("P,P,X,?", "?,?,?,?", "chance"))
    assert shown[2].startswith("7 │  ·  │  ·  │ [ ] │  ·  │ [ ] │  ·  │  ·  │ 7")
    assert shown[14] == "1 │  ·  │  ·  │ ( ) │  ·  │ ( ) │  ·  │  ·  │ 1"
    assert shown[2].endswith("dice: (■) (■) (×) (?)")


def test_four_blocks_a_side_fit_into_eighty_columns_in_every_language():
    state = setting_up("SC@c1,SC@e1,SC@c3,S", "HS@c5,HS@e5,HS@c7,HS@e7", "blue")
    for lang in LANGUAGES:
        shown = picture(state, lang)
        assert max(map(len, shown)) <= 80
        assert len(shown) <= 20
