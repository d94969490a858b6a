"""The table in a terminal, and everything Block Out! can say, in four languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from blockyard.core.contract import Objection
from blockyard.core.picture import plain
from blockyard.games.blockout.cards import DECK
from blockyard.words import LANGUAGES, Words, catalogue
from tests.blockout.tables import GAME, line, placing, table
from tests.lines import random_line

TABLE = """
         small-red
        medium-wood
         large-blue
    ====================
    0: any pass pass red   <- play
    1: red small-blue
    2: left
    discards: reverse small
    backwards
"""


def drawn(state, seat=0, lang="en") -> str:
    return plain(GAME.draw(state.view(seat), Words(lang).say))


def test_the_whole_table_is_drawn():
    assert drawn(table(TABLE)).splitlines() == [
        "The tower: 3 of 9",
        "     ▄▄▄▄▄▄▄             ▄▄▄▄▄▄▄",
        "     ▓▓▓▓▓▓▓             ▓▓▓▓▓▓▓",
        "     ▓▓▓▓▓▓▓             ▓▓▓▓▓▓▓        3 small red ○",
        "     ▓▓▓▓▓▓▓             ▓▓▓▓▓▓▓",
        "    ≡≡≡≡≡≡≡≡≡           ≡≡≡≡≡≡≡≡≡",
        "    ≡≡≡≡≡≡≡≡≡           ≡≡≡≡≡≡≡≡≡",
        "    ≡≡≡≡≡≡≡≡≡           ≡≡≡≡≡≡≡≡≡       2 medium wood ○",
        "    ≡≡≡≡≡≡≡≡≡           ≡≡≡≡≡≡≡≡≡",
        "   ▄≡≡≡≡≡≡≡≡≡▄         ▄≡≡≡≡≡≡≡≡≡▄",
        "   ░░░░░░░░░░░         ░░░░░░░░░░░",
        "   ░░░░░░░░░░░         ░░░░░░░░░░░",
        "   ░░░░░░░░░░░         ░░░░░░░░░░░      1 large blue ○",
        "   ░░░░░░░░░░░         ░░░░░░░░░░░",
        "   ░░░░░░░░░░░         ░░░░░░░░░░░",
        "▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔   ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
        "      front             right side",
        "",
        "Free blocks: ≡ small wood · ░ small blue · ▓ medium red · ░ medium blue",
        "    ▓ large red · ≡ large wood",
        "",
        "Order of play ↑",
        "▸ Player 1 (you)  4 cards",
        "  Player 2  2 cards",
        "  Player 3  has left",
        "",
        "Draw pile: 47 cards",
        "Discard pile: 2 cards · on top: any small",
        "Your cards: any red (red) · any block (any) · pass ×2",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_of_another_hand_is_drawn_for_a_seat_or_for_a_spectator(lang):
    words = Words(lang)
    state = table("""
        =================
        0: any               <- play
        1: reverse
        discards: large
    """)
    mine, theirs = (words.say("blockout-card", card=card) for card in ("any", "reverse"))
    assert mine in drawn(state, 0, lang) and theirs not in drawn(state, 0, lang)
    assert theirs in drawn(state, 1, lang) and mine not in drawn(state, 1, lang)
    assert mine not in drawn(state, None, lang) and theirs not in drawn(state, None, lang)


def test_every_stage_says_what_is_to_be_done():
    put = table("""
        small-blue
        =================
        0: any pass          <- put large-red
        1: red blue
        discards: red
        advanced
    """)
    assert "to be placed: large red block" in drawn(put) and "advanced rule" in drawn(put)
    counting = line(put, "put")
    assert "one-one-thousand … two-one-thousand … three-one-thousand" in drawn(counting)
    assert "cards still to draw: 3" in drawn(line(counting, "falls"))
    start = line(counting, "falls", "draw any", "draw any", "draw any")
    assert "a block card starts a new one" in drawn(start)
    assert "the cards are being dealt" in drawn(GAME.start(2))
    stuck = table("""
        small-blue
        =================
        0: small-blue        <- play
        1: red blue
    """)
    assert "so cards are drawn" in drawn(stuck)
    last = table("""
        =================
        0:                   <- last
        1: red blue
        advanced
    """)
    assert "any free block" in drawn(last)


def test_b12_1_at_the_end_the_others_cards_are_drawn_too():
    end = placing(table("""
        =================
        0: any               <- play
        1: reverse red
    """), "any>large-red")  # fmt: skip
    assert "any red (red) · reverse" in drawn(end)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_the_screen_in_every_language(lang):
    for seats in (2, 6):
        for state in random_line("block-out", seats, 400, seats=seats):
            assert max(map(len, drawn(state, 0, lang).splitlines())) <= 90


@pytest.mark.parametrize(
    ("lang", "count"),
    [
        ("en", ["one-one-thousand", "two-one-thousand", "three-one-thousand"]),
        ("he", ["עשרים ואחד", "עשרים ושתיים", "עשרים ושלוש"]),
        ("ar", ["ألف وواحد", "ألف واثنان", "ألف وثلاثة"]),
        ("fr", ["un, deux, trois", "petit bloc", "tiens-toi droit\u202f!"]),
    ],
)
def test_b7_every_language_counts_three_seconds_its_own_way(lang, count):
    assert [Words(lang).say(f"blockout-count-{second}") for second in (1, 2, 3)] == count


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_block_has_a_name_of_its_own(lang):
    words = Words(lang)
    names = [words.say("blockout-card", card=card) for card in DECK]
    assert len(set(names)) == len(DECK)
    blocks = [words.say("blockout-block", block=card) for card in DECK if "-" in card]
    assert len(set(blocks)) == 9


PARAMS = {
    "card": "small", "block": "large-wood", "owed": 2, "reach": 30, "blocks": 3, "given": 4,
    "fewest": 2, "most": 6, "left": 1, "hand": 7, "seat": 1, "least": 1,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said_in_every_language(lang):
    ids = re.findall(r"^(B\d+)-([\w-]+) =", "\n".join(catalogue(lang)), re.M)
    assert len(ids) > 35
    for clause, reason in ids:
        said = Words(lang).objection(Objection(clause, reason, PARAMS))
        assert said.endswith(".") and len(said) > 20, said
        assert not re.search(r"invalid|error|illegal", said, re.I)


def test_a_refusal_names_the_rule_says_why_and_shows_the_way_out():
    state = table(TABLE)
    assert Words("en").objection(state.objection("any>small-red")) == (
        "Choose a block that is still free: the small red block is already on the tower (rule B6)."
    )
    assert Words("en").objection(state.objection("blue>large-blue")) == (
        "Choose one of the cards you hold: there is no “any blue” card in your hand (rule B4)."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_that_play_meets_can_be_said(lang):
    words, rng = Words(lang), Random(1)
    tries = [
        "",
        "pass",
        "any",
        "any>small-red",
        "reverse>small-red",
        "put 99 0 0 0",
        "put 0 0 0 9",
        "draw any",
        ">red",
    ]
    for state in random_line("block-out", 5, 300, {"advanced": "yes"}, 3):
        if found := state.objection(rng.choice(tries)):
            assert len(words.objection(found)) > 20
