"""Deblockle before the first turn: dice, arranging, who begins, and fewer blocks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from blockyard.core.contract import CHANCE, Outcome, Refusal
from blockyard.core.seating import beginner
from tests.deblockle.boards import GAME, line, objection, setting_up

SYMBOLS = "SPCXLH"
ONE_EACH = {"gold-start": "d1", "blue-start": "d7"}


def start(**options: str):
    return GAME.start(2, {name.replace("_", "-"): value for name, value in options.items()})


def dice_of(state) -> list[list[str]]:
    return state.view(None)["dice"]


# --- D3: set-up --------------------------------------------------------------------------------


def test_d3_every_block_is_rolled_with_a_fair_die():
    state = start()
    assert state.to_play == CHANCE
    assert GAME.odds(state) == {f"die={symbol}": 1 / 6 for symbol in SYMBOLS}
    rng = Random(7)
    thrown = Counter(GAME.chance(state, rng) for _ in range(6000))
    assert set(thrown) == set(state.legal_moves())
    assert all(850 < count < 1150 for count in thrown.values())


def test_d3_the_rolled_symbol_stays_on_top_and_the_block_may_be_turned():
    state = setting_up("P", "X", "gold", **ONE_EACH)
    assert state.legal_moves() == ["XH@d7", "XL@d7", "XP@d7", "XS@d7"]
    assert objection(state, "XC@d7") == ("D3", "no-such-turn")
    assert objection(state, "XX@d7") == ("D3", "no-such-turn")
    assert objection(state, "PC@d7") == ("D3", "not-rolled")
    placed = state.play("XL@d7").view(None)["blocks"]
    assert [(b["square"], b["colour"], b["top"], b["north"]) for b in placed] == [
        ("d7", "blue", "X", "L")
    ]


def test_d3_1_all_dice_come_first_golds_and_then_blues():
    state = start()
    for symbol in "XPSX":
        assert state.view(None)["stage"] == "dice"
        state = state.play(f"die={symbol}")
    assert dice_of(state) == [["S", "P", "X", "X"], []]
    assert state.view(None)["unrolled"] == [0, 4]
    state = line(state, "die=C die=C die=C")
    assert state.to_play == CHANCE
    assert objection(state, "CS@c5") == ("D3", "die-notation")
    assert objection(state, "die=Q") == ("D3", "die-notation")
    assert objection(state, "") == ("D3", "die-notation")
    state = state.play("die=C")
    assert state.view(None)["stage"] == "arrange"
    assert dice_of(state)[1] == ["C"] * 4


def test_d3_2_the_first_mover_arranges_the_opponents_blocks_and_the_second_answers():
    state = setting_up("P,X", "C,L", "gold", **{"gold-start": "c1,e1", "blue-start": "c7,e7"})
    assert (state.to_play, state.view(None)["placing"]) == (0, "blue")
    assert objection(state, "CL@c1") == ("D3", "not-a-start")
    assert objection(state, "PC@c7") == ("D3", "not-rolled")
    state = state.play("CL@c7")
    assert state.to_play == 0
    assert objection(state, "LC@c7") == ("D3", "space-taken")
    state = state.play("LC@e7")
    assert (state.to_play, state.view(None)["placing"]) == (1, "gold")
    state = line(state, "PC@e1 XL@c1")
    assert state.view(None)["stage"] == "play"
    assert state.view(None)["placing"] is None
    assert state.to_play == 0


def test_d3_3_one_block_a_move_and_equal_blocks_are_one_choice():
    state = setting_up("P,P,X,X", "C,C,C,C", "gold")
    assert len(state.legal_moves()) == 1 * 4 * 4
    state = line(state, "CS@c5 CS@e5 CS@c7")
    assert state.legal_moves() == ["CH@e7", "CL@e7", "CP@e7", "CS@e7"]
    state = state.play("CS@e7")
    assert len(state.legal_moves()) == 2 * 4 * 4
    state = state.play("PC@c1")
    assert dice_of(state)[0] == ["P", "X", "X"]
    assert objection(state, "c1c2") == ("D3", "notation")
    assert objection(state, "") == ("D3", "notation")


def test_d3_3_a_placing_may_be_typed_in_small_letters_and_with_spaces():
    state = setting_up("P", "X", "gold", **ONE_EACH)
    assert state.play(" xl @D7").text() == state.play("XL@d7").text()
    assert state.spell("xl@D7") == "XL@d7"
    assert start().spell("DIE=x") == "die=X"


def test_d3_4_the_second_mover_may_arrange_first():
    state = start(set_up="second-mover-first", gold_blocks="1", blue_blocks="1")
    state = line(state, "die=P die=X")
    assert (state.to_play, state.view(None)["placing"]) == (1, "gold")
    state = state.play("PC@d1")
    assert (state.to_play, state.view(None)["placing"]) == (0, "blue")
    assert state.play("XL@d7").to_play == 0


def test_d3_5_quick_leaves_spaces_and_turns_to_chance():
    state = line(start(set_up="quick", gold_blocks="2", blue_blocks="1"), "die=P die=X die=X")
    assert (state.to_play, state.view(None)["placing"]) == (CHANCE, "gold")
    # One die after another: four turns on each of two spaces, all alike.
    assert state.legal_moves() == sorted(f"P{n}@{s}" for n in "CXLH" for s in ("c1", "e1"))
    assert set(GAME.odds(state).values()) == {1 / 8}
    assert objection(state, "XL@c1") == ("D3", "dice-in-order")
    assert objection(state, "CL@c1") == ("D3", "not-rolled")
    state = state.play("PC@e1")
    assert GAME.odds(state) == {f"X{n}@c1": 1 / 4 for n in "HLPS"}
    state = state.play("XS@c1")
    assert state.view(None)["placing"] == "blue"
    assert state.play("XS@d7").to_play == 0


def test_d3_5_quick_makes_every_arrangement_equally_likely():
    # Two equal and one other die on three spaces: the other one is on each in a third of cases.
    state = line(start(set_up="quick", gold_blocks="3", blue_blocks="1"), "die=X die=P die=X die=S")
    chances: Counter[str] = Counter()

    def follow(position, chance: float) -> None:
        if position.view(None)["placing"] == "blue":
            stop = next(b for b in position.view(None)["blocks"] if b["top"] == "P")
            chances[stop["square"]] += chance
            return
        for move, odds in GAME.odds(position).items():
            follow(position.after(move), chance * odds)

    follow(state, 1.0)
    assert chances == pytest.approx({"c1": 1 / 3, "e1": 1 / 3, "d3": 1 / 3})


def test_d3_6_a_block_may_start_star_up():
    state = setting_up("S", "S", "gold", **ONE_EACH)
    state = line(state, "SC@d7 SC@d1")
    assert [b["top"] for b in state.view(None)["blocks"]] == ["S", "S"]
    # It leaves the star as soon as it rolls, here sideways with the hoops coming up.
    assert any(move.startswith("d1e1") for move in state.legal_moves())


# --- D4: who begins ------------------------------------------------------------------------------


def test_d4_gold_takes_the_first_turn_whoever_arranged_first():
    for way in ("first-mover-first", "second-mover-first", "quick"):
        state, rng = start(set_up=way), Random(3)
        while state.view(None)["stage"] != "play":
            state = state.play(rng.choice(state.legal_moves()))
        assert state.to_play == 0


def test_d4_1_the_youngest_may_begin():
    first = next(option for option in GAME.options if option.name == "first")
    assert (first.default, first.clause) == ("chosen", "D4")
    # Asked at the table: whoever that is takes seat 0.
    assert start(first="youngest").text() == start().text()
    assert beginner("youngest", 2, Random(0)) == 0


def test_d4_2_or_the_winner_of_the_last_game():
    assert start(first="winner").text() == start().text()
    assert beginner("winner", 2, Random(0), Outcome(frozenset({1}), "D1")) == 1
    assert beginner("winner", 2, Random(0), Outcome(frozenset(), "D12")) == 0


# --- D10: fewer blocks ---------------------------------------------------------------------------


def test_d10_each_side_begins_with_four_unless_agreed_otherwise():
    assert start().view(None)["unrolled"] == [4, 4]
    assert start().view(None)["starts"] == [["c1", "e1", "c3", "e3"], ["c5", "e5", "c7", "e7"]]


@pytest.mark.parametrize(
    ("blocks", "gold", "blue"),
    [
        ("1", ["d1"], ["d7"]),
        ("2", ["c1", "e1"], ["c7", "e7"]),
        ("3", ["c1", "e1", "d3"], ["d5", "c7", "e7"]),
    ],
)
def test_d10_1_suggested_start_spaces(blocks, gold, blue):
    state = start(gold_blocks=blocks, blue_blocks=blocks)
    assert state.view(None)["starts"] == [gold, blue]
    assert state.view(None)["unrolled"] == [int(blocks)] * 2


def test_d10_2_spaces_of_ones_own_choice():
    state = start(gold_blocks="2", gold_start="g3,a1", blue_start="a5,b5,c5,d5")
    assert state.view(None)["starts"] == [["a1", "g3"], ["a5", "b5", "c5", "d5"]]
    assert start(gold_start="a1,b1,c1,d1").view(None)["unrolled"] == [4, 4]


BAD_STARTS = [
    ("start-count", {"gold_start": "c1,e1"}),
    ("start-count", {"gold_blocks": "1", "gold_start": "c1,e1"}),
    ("start-twice", {"gold_blocks": "2", "gold_start": "c1,c1"}),
    ("start-star", {"gold_blocks": "2", "gold_start": "c1,d2"}),
    ("start-star", {"blue_blocks": "1", "blue_start": "d6"}),
    ("start-row", {"gold_blocks": "1", "gold_start": "a4"}),
    ("start-row", {"blue_blocks": "1", "blue_start": "a4"}),
    ("start-row", {"blue_blocks": "1", "blue_start": "a3"}),
    ("start-row", {"gold_blocks": "1", "gold_start": "a5"}),
    ("no-such-value", {"gold_blocks": "1", "gold_start": "h1"}),
    ("no-such-value", {"gold_blocks": "1", "gold_start": ""}),
    ("no-such-value", {"gold_blocks": "5"}),
    ("no-such-value", {"blue_blocks": "0"}),
]


@pytest.mark.parametrize(("reason", "options"), BAD_STARTS)
def test_d10_2_spaces_that_do_not_fit_are_refused(reason, options):
    with pytest.raises(Refusal) as refused:
        start(**options)
    assert refused.value.objection.reason == reason


def test_d10_2_the_edges_of_ones_own_rows():
    for gold in ("a1", "g3"):
        assert start(gold_blocks="1", gold_start=gold).view(None)["starts"][0] == [gold]
    for blue in ("a5", "g7"):
        assert start(blue_blocks="1", blue_start=blue).view(None)["starts"][1] == [blue]


def test_d10_3_the_sides_may_differ():
    state = start(gold_blocks="1", blue_blocks="3")
    assert state.view(None)["unrolled"] == [1, 3]
    state = line(state, "die=P die=C die=C die=L")
    assert dice_of(state) == [["P"], ["C", "C", "L"]]
    assert len(state.legal_moves()) == 2 * 4 * 3
