"""Why a turn is good or bad, as a hint says it."""

from __future__ import annotations

import re
from inspect import getsource

import pytest

from blockyard.games.blockout import insight
from blockyard.words import LANGUAGES, Words
from tests.blockout.tables import GAME
from tests.blockout.test_planner import HOLDING, SHAKY, resting

LAST_PASS = """
    large-blue
    =================
    0: pass              <- play
    1: red blue
    discards: any
"""


@pytest.mark.parametrize("reason", sorted(set(re.findall(r'yield "(.+?)"', getsource(insight)))))
def test_every_reason_has_words_in_every_language(reason):
    said = [Words(lang).say(f"reason-{reason}") for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES) and not any("reason-" in text for text in said)


def test_waiting_is_good_on_a_shaky_stack_and_a_waste_on_a_safe_one():
    assert GAME.reasons(resting(SHAKY, face=4), "pass") == ["waits-while-it-is-shaky"]
    assert GAME.reasons(resting(SHAKY.replace("large-blue\n", "", 1)), "pass") == [
        "spends-a-quiet-turn"
    ]
    assert GAME.reasons(resting(LAST_PASS), "pass") == ["wins"]


def test_reverse_turns_the_order_among_three_and_not_between_two():
    two = LAST_PASS.replace("0: pass", "0: reverse any")
    three = two.replace("1: red blue", "1: red blue\n    2: red wood")
    assert "turns-the-order" not in GAME.reasons(resting(two), "reverse")
    assert "turns-the-order" in GAME.reasons(resting(three), "reverse")


def test_reasons_consider_card_and_block():
    few = LAST_PASS.replace("0: pass", "0: large-red large any")
    assert GAME.reasons(resting(few), "large-red>large-red") == [
        "large-block-low",
        "keeps-the-wider-card",
    ]
    assert GAME.reasons(resting(few), "any>medium-red") == []
    only = LAST_PASS.replace("0: pass", "0: any")
    assert "last-card" in GAME.reasons(resting(only), "any>small-red")
    high = resting(SHAKY)
    assert GAME.reasons(high, "small-blue>small-blue")[0] == "small-block-high"


def test_reasons_consider_the_placement_now_and_for_the_next_player():
    state = resting(HOLDING)
    assert GAME.reasons(state, "put 0 0 0 4") == ["stands-even-if-it-slips", "leaves-a-steep-dome"]
    assert "may-fall" in GAME.reasons(state, "put 25 25 0 0")
    assert "leaves-a-flat-top" in GAME.reasons(state, "put 0 0 0 1")
    steep = resting(
        SHAKY.replace("<- play", "<- put medium-red").replace("medium-red red", "red"), 4
    )
    assert "leaves-it-shaky" in GAME.reasons(steep, "put 0 0 0 4")
