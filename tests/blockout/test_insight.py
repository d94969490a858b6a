"""Why a turn is good or bad, as a hint says it."""

from __future__ import annotations

import re
from dataclasses import replace
from inspect import getsource

import pytest

from blockyard.games.blockout import insight
from blockyard.games.blockout.moves import Put, nominal, read_verdict, with_aimed
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


IDS = set(re.findall(r'yield "(.+?)"|"((?:fell|stood)-.+?)"', getsource(insight)))


@pytest.mark.parametrize("reason", sorted(one or other for one, other in IDS))
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


LEANING = """
    medium-wood
    large-blue
    =================
    0: pass any small    <- count small-red 0 0 0 0
    1: red blue
    discards: any
"""


def decided(aim: Put, off: tuple[float, float], kind: str = "falls") -> list[str]:
    """What decided a count after this aim, let go so far from it."""
    state = replace(resting(LEANING), aim=aim)
    verdict = read_verdict(nominal(kind, state.tower, state.held, aim))
    top, let_go = state.tower[-1].pose, verdict.release
    let_go = let_go._replace(x=top.x + aim.x + off[0], y=top.y + aim.y + off[1])
    return GAME.causes(state, str(verdict._replace(release=let_go)))


def test_a_fall_is_put_down_to_choice_hand_or_luck():
    centre, edge = Put(0, 0, 0, 0), Put(18, 18, 0, 0)
    assert decided(centre, (0.5, 0)) == ["fell-by-luck"]
    assert decided(centre, (18, 18)) == ["fell-by-hand"]
    assert decided(edge, (0, 0)) == ["fell-by-choice"]
    beside = Put(16, 0, 0, 0)
    assert decided(beside, (0, 0)) == ["fell-by-choice"]
    assert decided(beside, (4, 0)) == ["fell-by-hand", "fell-by-choice"], "what counted more first"
    assert decided(edge, (0, 0), "stands") == ["stood-by-luck"]
    assert decided(centre, (0, 0), "stands") == []


def test_the_first_block_and_cards_that_are_drawn_are_decided_by_nothing():
    first = replace(resting(LEANING), tower=())
    assert GAME.causes(first, nominal("stands", (), first.held, first.aim)) == []
    assert GAME.causes(GAME.start(2), "draw any") == []


def leaning(off: int, blocks: int):
    """A medium block in the hand, and two blocks with more on them, each farther to the right."""
    state = resting(HOLDING)
    tower = state.tower
    for block in ("medium-blue", "small-blue", "small-wood")[:blocks]:
        tower = with_aimed(tower, block, Put(off, 0, 0, 0))
    return replace(state, tower=tower, held="medium-red")


def test_a_spot_that_balances_a_lean_or_leaves_one_is_explained():
    assert "balances-the-lean" in GAME.reasons(leaning(6, 3), "put -4 0 0 0")
    assert "balances-the-lean" not in GAME.reasons(leaning(6, 3), "put 0 0 0 0")
    assert "leaves-it-leaning" in GAME.reasons(leaning(4, 2), "put 4 0 0 0")
    assert "leaves-it-leaning" not in GAME.reasons(leaning(4, 2), "put -4 0 0 0")
