"""Reading positions: what is written is read again, and what no game can reach is refused."""

from __future__ import annotations

import pytest

from blockyard.core.contract import ImpossiblePosition
from blockyard.words import LANGUAGES, Words
from tests.blockout.tables import EIGHT, GAME, line, placing, table, text_of

NINE = f"""
    small-red
{EIGHT}
"""


def refused(text: str) -> tuple[str, str]:
    """The clause and the reason why a text is no position; it can be said in four languages."""
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.read(text)
    for lang in LANGUAGES:
        assert len(Words(lang).refusal(caught.value)) > 20
    return caught.value.objection.clause, caught.value.objection.reason


def drawn(drawing: str) -> tuple[str, str]:
    return refused(text_of(drawing))


def test_a_text_says_rule_turn_stage_hands_discards_and_stack():
    state = table("""
        =================
        0: any pass
        1: left
        2: red               <- play
        3: blue blue
        discards: reverse small
        advanced
        backwards
    """)
    assert state.text() == "advanced 2- play any,pass/x/red/blue,blue reverse,small -"
    assert GAME.start(2).text() == "basic 0+ deal -/- - -"


STAGES = [
    "play", "put small-red", "count small-red 1.5 -2 45 3", "owe 2", "start",
]  # fmt: skip


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_written_and_read(stage):
    stack = "" if stage in ("owe 2", "start") else "large-blue"
    state = table(f"""
        {stack}
        =================
        0: any pass          <- {stage}
        1: red blue
        discards: any
    """)
    again = GAME.read(state.text())
    assert again == state and again.text() == state.text()


@pytest.mark.parametrize(
    "stage", ["last", "put-last small-red", "count-last small-red 1.5 -2 45 3"]
)
def test_every_stage_of_the_advanced_rule_is_written_and_read(stage):
    state = table(f"""
        large-blue
        =================
        0:                   <- {stage}
        1: red blue
        discards: any
        advanced
    """)
    again = GAME.read(state.text())
    assert again == state and again.text() == state.text()
    assert state.deciding == (stage != "last")


def test_every_ending_is_written_and_read():
    empty = table("""
        =================
        0: pass              <- play
        1: red blue
    """).play("pass")
    ninth = table(NINE.replace("small-red\n", "", 1) + """
        =================
        0: any pass          <- play
        1: red blue
    """)  # fmt: skip
    last = table("""
        =================
        0:                   <- last
        1: red blue
        advanced
    """)
    ends = [
        empty,
        placing(ninth, "any>small-red"),
        placing(ninth, "any>small-red", "late"),
        placing(last, ">small-red"),
    ]
    for end in ends:
        again = GAME.read(end.text())
        assert again.outcome == end.outcome is not None
        assert (again.text(), again.to_play, again.view(1)) == (end.text(), None, end.view(1))
    assert [end.text().split()[2] for end in ends] == [
        "over:B10",
        "over:B10",
        "over:B10",
        "over:B11",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "basic",
        "basic 0+ play any/any -",
        "basic 0+ play any/any - - -",
        "expert 0+ play any/any - -",
        "basic 0 play any/any - -",
        "basic 6+ play any/any - -",
        "basic 0* play any/any - -",
        "basic 00+ play any/any - -",
        "basic 0+ think any/any - -",
        "basic 0+ play:2 any/any - -",
        "basic 0+ play-last any/any - -",
        "basic 0+ owe any/any - -",
        "basic 0+ owe:0 any/any - -",
        "basic 0+ owe:4 any/any - -",
        "basic 0+ owe-last:1 any/any - -",
        "basic 0+ over any/any - -",
        "basic 0+ over:B9 any/any - -",
        "basic 0+ count:small-red any/any any -",
        "basic 0+ count:small-red@0,0,0 any/any any -",
        "basic 0+ count:small-red@31,0,0,0 any/any any -",
        "basic 0+ count:small-red@0,0,360,0 any/any any -",
        "basic 0+ play any/any - small-red",
        "basic 0+ play any/any - small-red@0,0,14",
        "basic 0+ play any/any - small-red@0,0,14,5,0,0,0",
        "basic  0+ play any/any - -",
    ],
)
def test_text_that_is_not_a_position_is_refused(text):
    assert refused(text) == ("", "not-a-position")


@pytest.mark.parametrize("hands", ["any", "/".join(["any"] * 4 + ["red", "red", "blue"])])
def test_b2_two_to_six_hands(hands):
    assert refused(f"basic 0+ play {hands} - -") == ("B2", "seats")


def test_b2_with_fewer_than_two_left_the_game_is_over():
    assert refused("basic 0+ play any/x/x - -") == ("B2", "too-few-left")
    assert GAME.read("basic 0+ play any/x/red - -").playing() == [0, 2]


@pytest.mark.parametrize(
    "where",
    ["joker/any - -", "any,/any - -", "any/any joker -", "any//any - -", "any/any anyany -"],
)
def test_b2_there_is_no_such_card(where):
    assert refused(f"basic 0+ play {where}") == ("B2", "no-such-card")


def test_b2_no_more_of_a_card_than_the_deck_has_wherever_they_are():
    assert drawn("""
        =================
        0: any any           <- play
        1: any any
        discards: any
    """) == ("B2", "too-many")
    assert table("""
        =================
        0: any any           <- play
        1: any
        discards: any
    """)


@pytest.mark.parametrize(
    "text",
    [
        "basic 0+ deal any/any,blue - -",
        "basic 0+ deal any,red,red/any - -",
        "basic 1+ deal any/- - -",
        "basic 0- deal any/- - -",
        "basic 0+ deal any/- red -",
        "basic 0+ deal " + "pass," * 6 + "any/" + "reverse," * 6 + "any - -",
        "basic 0+ deal any/- - small-red@0,0,14,1,0,0,0",
        "basic 2+ deal x/any/- - -",
    ],
)
def test_b2_a_deal_goes_round_the_table_from_the_first_seat_on(text):
    assert refused(text) == ("B2", "deal")
    assert GAME.read("basic 0+ deal any,red/blue,blue/any - -").drawer == 2


def test_b2_a_hand_laid_down_in_the_deal_lies_on_the_discards():
    assert GAME.read("basic 1+ deal x/any/- red -").drawer == 2


def test_b4_the_turn_belongs_to_a_seat_in_the_game():
    assert refused("basic 1+ play any/x/red - -") == ("B4", "not-in-the-game")
    assert refused("basic 2+ play any/red - -") == ("B4", "not-in-the-game")


def test_b5_2_a_seat_that_can_neither_play_nor_draw_does_not_have_the_turn():
    assert drawn("""
        small-red
        =================
        0: small-red         <- play
        1: rest
    """) == ("B5", "turn-passed")
    assert table("""
        small-red
        =================
        0: small-red         <- play
        1: rest
        discards: any
    """)


def test_b6_there_is_no_such_block():
    assert refused("basic 0+ play any/any - huge-red@0,0,14,1,0,0,0") == ("B6", "no-such-block")
    assert refused("basic 0+ put:red any/any any -") == ("B6", "no-such-block")
    assert refused("basic 0+ put any/any any -") == ("B6", "no-such-block")
    assert refused("basic 0+ count:red@0,0,0,0 any/any any -") == ("B6", "no-such-block")


def test_b6_every_block_is_there_once():
    assert drawn("""
        small-red
        small-red
        =================
        0: any               <- play
        1: any
    """) == ("B6", "block-twice")
    assert drawn("""
        small-red
        =================
        0: any               <- put small-red
        1: any
        discards: any
    """) == ("B6", "block-twice")


@pytest.mark.parametrize("discards", ["", "any blue", "any pass", "small-red medium"])
def test_b6_the_card_for_a_held_block_lies_on_top_of_the_discards(discards):
    drawing = """
        =================
        0: any               <- put small-red
        1: any
        discards: {}
    """
    assert drawn(drawing.format(discards)) == ("B6", "held-without-card")
    assert table(drawing.format("blue small")).held == "small-red"


@pytest.mark.parametrize("stage", ["owe 1", "start"])
def test_b8_after_a_fall_there_is_no_stack(stage):
    assert drawn(f"""
        small-red
        =================
        0: any               <- {stage}
        1: any
    """) == ("B8", "no-fall")


def test_b8_6_cards_are_owed_only_while_some_can_be_drawn():
    assert drawn("""
        =================
        0: any               <- owe 1
        1: rest
    """) == ("B8", "no-fall")


@pytest.mark.parametrize("cards", ["", "any"])
@pytest.mark.parametrize("stage", ["last", "put-last small-red", "count-last small-red 0 0 0 0"])
@pytest.mark.parametrize("rule", ["", "advanced"])
def test_b11_a_last_block_only_by_the_advanced_rule_and_without_cards(rule, stage, cards):
    drawing = f"""
        =================
        0: {cards}                  <- {stage}
        1: any
        discards: pass
        {rule}
    """
    if rule and not cards:
        assert table(drawing).advanced
    else:
        assert drawn(drawing) == ("B11", "no-last-card")


def test_b10_nine_standing_blocks_have_won():
    assert drawn(NINE + """
        =================
        0: any               <- play
        1: any
    """) == ("B10", "nine-stand")  # fmt: skip


@pytest.mark.parametrize("stage", ["play", "start"])
def test_b10_a_seat_without_cards_has_won(stage):
    assert drawn(f"""
        =================
        0:                   <- {stage}
        1: any
    """) == ("B10", "no-cards")
    assert drawn(f"""
        =================
        0: any               <- {stage}
        1:
    """) == ("B10", "no-cards")


def test_b10_in_the_middle_of_a_turn_the_hand_may_be_empty_but_no_other():
    drawing = """
        large-red
        =================
        0: {}                <- put small-red
        1: {}
        discards: any
    """
    assert table(drawing.format("", "any"))
    assert drawn(drawing.format("any", "")) == ("B10", "no-cards")


@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("basic 0+ over:B10 -/any - small-red@0,0,14,1,0,0,0", True),
        ("basic 0+ over:B10 any/any - -", True),
        ("basic 0+ over:B10 any/any - small-red@0,0,14,1,0,0,0", False),
        ("basic 0+ over:B11 -/any - small-red@0,0,14,1,0,0,0", False),
        ("advanced 0+ over:B11 -/any - small-red@0,0,14,1,0,0,0", True),
        ("advanced 0+ over:B11 any/any - -", False),
        ("advanced 0+ over:B10 -/any - small-red@0,0,14,1,0,0,0", False),
        ("advanced 0+ over:B10 -/any - -", True),
    ],
)
def test_b10_b11_a_game_that_is_over_has_been_won(text, won):
    if won:
        assert GAME.read(text).outcome.winners == {0}
    else:
        assert refused(text) == ("B10", "not-won")


def test_a_position_that_was_read_plays_on_like_the_one_that_was_written():
    state = table("""
        large-red
        =================
        0: any pass          <- put small-red
        1: red blue
        discards: any
    """)
    moves = ("put 3.5 -2 45 1", "stands", "red>medium-red", "put", "falls", "draw any")
    for until in range(len(moves) + 1):
        one = line(state, *moves[:until])
        assert line(GAME.read(one.text()), *moves[until:]).text() == line(state, *moves).text()
