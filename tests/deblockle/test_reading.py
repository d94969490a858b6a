"""Positions as text: what can be is read and written back, what cannot be is refused with why."""

from __future__ import annotations

import pytest

from blockyard.core.contract import ImpossiblePosition
from tests.deblockle.boards import GAME, drawn, read, setting_up, written

QUIET = {"quiet": "0"}
APART = {"side-by-side": "no"}
TWO = {"gold-start": "c1,e1", "blue-start": "c7,e7"}


def refusal(text: str) -> tuple[str, str]:
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.read(text)
    return refused.value.objection.clause, refused.value.objection.reason


def play(gold: str, blue: str, turn: str = "gold", **changed: str) -> str:
    return written([gold], [blue], turn, **changed)


def set_up(gold: str, blue: str, turn: str, **changed: str) -> str:
    return written([gold], [blue], turn, **{**QUIET, **changed})


@pytest.mark.parametrize(
    "text",
    [
        GAME.start().text(),
        set_up("S,P,?,?", "?,?,?,?", "chance"),
        set_up("S,P,P,H", "X,X,?,?", "chance"),
        set_up("S,P,P,H", "CL@e5,PC@c7,X,X", "gold"),
        set_up("SC@c1,P,P,H", "CL@c5,PC@e5,XS@c7,XS@e7", "blue"),
        set_up("SC@c1,P", "X,X", "blue", **TWO, **{"set-up": "second-mover-first"}),
        set_up("SC@c1,P", "X,X", "chance", **TWO, **{"set-up": "quick"}),
        set_up("PC@c1,P", "X,X", "chance", **TWO, **{"set-up": "quick"}),
        play("SC@c1,PC@d4", "SC@e7", "blue", quiet="0"),
        play("CP@d5", "CS@d3", **APART, slider="to-the-end", repetition="off"),
        play("-", "PC@c2", "blue", quiet="0"),
        play("PC@c2", "PC@a1", quiet="100"),
        play("PC@c2", "PC@a1", quiet="4321", **{"turn-limit": "off"}),
    ],
)
def test_a_position_is_read_and_written_back(text):
    assert read(text).text() == text


def test_a_position_that_has_ended_is_read_as_ended():
    assert read(play("-", "PC@c2", "blue", quiet="0")).outcome.winners == {0}
    assert read(play("PC@c2", "-", "gold", quiet="0")).outcome.winners == {1}
    assert read(play("PC@c2", "PC@a1", quiet="100")).outcome.clause == "D12"
    assert read(play("PC@c2", "PC@a1", quiet="99")).outcome is None
    assert read(play("HS@b7,LC@d7", "XS@a7,LS@c7")).outcome.clause == "D9"


def test_what_was_read_plays_on():
    state = setting_up("P", "X", "gold", **{"gold-start": "d1", "blue-start": "d7"})
    after = state.play("XL@d7").play("PC@d1").play("d1e1g1")
    assert (after.to_play, after.view(None)["quiet"]) == (1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gold=PC@c1",
        GAME.start().text() + " more=1",
        GAME.start().text().replace("turn=", "move="),
        GAME.start().text().replace("turn=chance", "turn=red"),
        GAME.start().text().replace("quiet=0", "quiet=-1"),
        GAME.start().text().replace("quiet=0", "quiet=٣"),
        GAME.start().text().replace("quiet=0", "quiet=12345678"),
        GAME.start().text().replace("slider=before-star", "slider=never"),
        GAME.start().text().replace("set-up=first-mover-first", "set-up=suggested"),
        GAME.start().text().replace("c1,e1,c3,e3", "suggested"),
        GAME.start().text().replace("c1,e1,c3,e3", "a1,b1,c1,d1,e1"),
        GAME.start().text().replace("c1,e1,c3,e3", "h1"),
        GAME.start().text().replace("gold=?", "gold=Q"),
        play("PC@h1", "PC@c5"),
        play("PC@c1,", "PC@c5"),
        play("PC", "PC@c5"),
        play("PC@c1", "PC@c5", "chance"),
    ],
)
def test_what_is_not_written_as_a_position_is_refused_with_an_example(text):
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.read(text)
    assert refused.value.objection.reason == "not-a-position"
    assert read(str(refused.value.objection.params["example"])).text() == GAME.start().text()


IMPOSSIBLE = [
    (("D10", "too-many"), play("PC@a1,PC@b1,PC@c1,PC@d1,PC@e1", "PC@c5")),
    (("D10", "too-many"), play("PC@a1,PC@b1,PC@c1", "PC@c5", **TWO)),
    (("D10", "too-many"), play("PC@a1", "PC@c5,PC@d5,PC@e5", **TWO)),
    (("D6", "two-blocks"), play("PC@a1,PX@a1", "PC@c5")),
    (("D6", "two-blocks"), play("PC@a1", "PC@a1")),
    (("D8", "on-star"), play("PC@d2", "PC@c5")),
    (("D8", "on-star"), play("PC@c1", "PC@d6")),
    (("D3", "no-such-turn"), play("PP@c1", "PC@c5")),
    (("D3", "no-such-turn"), play("PS@c1", "PC@c5")),
    (("D6", "cannot-show-star"), play("SC@c2", "PC@c5")),
    (("D6", "cannot-show-star"), play("SC@c5", "PC@e5")),
    (("D6", "cannot-show-star"), play("PC@c1", "SC@e3")),
    (("D1", "nobody-left"), play("-", "-")),
    (("D1", "winner-moved-last"), play("-", "PC@c5", "gold", quiet="0")),
    (("D1", "winner-moved-last"), play("PC@c5", "-", "blue", quiet="0")),
    (("D12", "too-quiet"), play("-", "PC@c5", "blue", quiet="3")),
    (("D11", "touching"), play("PC@c4", "PC@c5", **APART)),
    (("D11", "touching"), play("PC@a1,PC@d5", "PC@c5", **APART)),
    (("D12", "too-quiet"), play("PC@c4", "PC@c5", quiet="101")),
    (
        ("D12", "too-quiet"),
        play("PC@c4", "PC@c5", quiet="1001", repetition="off", **{"turn-limit": "off"}),
    ),
    (("D10", "start-star"), play("PC@c4", "PC@c5", **{"gold-start": "d2"})),
    (("D10", "start-row"), play("PC@c4", "PC@c5", **{"gold-start": "d4"})),
    (("D10", "start-twice"), play("PC@c4", "PC@c5", **{"blue-start": "d7,d7"})),
]


@pytest.mark.parametrize(("why", "text"), IMPOSSIBLE)
def test_a_position_in_play_that_no_game_can_reach_is_refused(why, text):
    assert refusal(text) == why


OUT_OF_ORDER = [
    (("D3", "count"), set_up("P,?", "?,?,?,?", "chance")),
    (("D3", "count"), set_up("P,X,C,C", "X,X,X,X,X", "gold")),
    (("D3", "not-a-start"), set_up("P,X", "CS@c5,L", "gold", **TWO)),
    (("D3", "not-a-start"), set_up("CS@c7,X", "CS@e7,CS@e1", "blue", **TWO)),
    (("D3", "order"), set_up("P,?", "X,?", "chance", **TWO)),
    (("D3", "order"), set_up("P,P", "XS@c7,?", "chance", **TWO)),
    (("D3", "order"), set_up("PC@c1,P", "XS@c7,X", "gold", **TWO)),
    (
        ("D3", "order"),
        set_up("PC@c1,P", "XS@c7,X", "blue", **TWO, **{"set-up": "second-mover-first"}),
    ),
    (("D3", "order"), set_up("XS@c1,P", "X,X", "chance", **TWO, **{"set-up": "quick"})),
    (("D3", "whose-turn"), set_up("P,?", "?,?", "gold", **TWO)),
    (("D3", "whose-turn"), set_up("P,X", "X,X", "blue", **TWO)),
    (("D3", "whose-turn"), set_up("P,X", "X,X", "gold", **TWO, **{"set-up": "quick"})),
    (("D12", "too-quiet"), set_up("P,X", "X,X", "gold", **{**TWO, "quiet": "2"})),
]


@pytest.mark.parametrize(("why", "text"), OUT_OF_ORDER)
def test_a_set_up_out_of_its_order_is_refused(why, text):
    assert refusal(text) == why


def test_what_looks_odd_but_can_be_is_read():
    # Star up where the set-up put it, touching where it is allowed, and nothing left but one.
    for text in (
        play("SC@c1,PC@c4", "PC@c5,SX@e7"),
        play("PC@a1", "PC@g7"),
        play("PC@c4", "PC@d5", **APART),
        play("PC@c4,PC@d4", "PC@a1", **APART),
    ):
        assert read(text).text() == text


def test_a_drawn_board_is_held_to_the_same_rules():
    with pytest.raises(ImpossiblePosition):
        drawn("""
            .   .   .   .   .   .   .
            .   .   .   *   .   .   .
            .   .   .   .   .   .   .
            .   .   .   gSC .   .   .
            .   .   .   .   .   .   .
            .   .   .   *   .   .   .
            .   .   .   .   .   .   bPC gold to play
        """)


def test_the_text_is_one_line_with_the_blocks_in_the_order_of_their_squares():
    picture = """
        .   .   .   .   .   .   bPC
        .   .   .   *   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   gXL .   .
        .   .   .   .   .   .   .
        .   .   .   *   .   .   .
        gCS .   .   .   .   .   .   blue to play
    """
    assert drawn(picture).text() == (
        "gold=CS@a1,XL@e4 blue=PC@g7 turn=blue quiet=7 set-up=first-mover-first "
        "slider=before-star side-by-side=yes repetition=3 turn-limit=100 "
        "gold-start=c1,e1,c3,e3 blue-start=c5,e5,c7,e7"
    )
