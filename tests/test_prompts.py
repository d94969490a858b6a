"""Prompts: in every position in which a player decides, a sentence says what to do."""

from __future__ import annotations

import re

import pytest

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.words import LANGUAGES, Words, catalogue
from tests.lines import random_line
from tests.test_every_game import TABLES

KEYS = list(games.all_games())
PROMPT = re.compile(r"^([a-z]+-prompt-[a-z-]+) =", re.MULTILINE)


def prompts_met() -> set[str]:
    """The ids of all prompts in random games at every kind of table."""
    return {
        games.get(key).prompt(state).message
        for key, seats, options in TABLES
        for seed in (0, 1, 47)
        for state in random_line(key, seed, 120, options, seats)
        if state.to_play not in (None, CHANCE)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_decision_is_asked_for_in_words(key, lang):
    words = Words(lang)
    for state in random_line(key, 5, 80):
        if state.to_play not in (None, CHANCE):
            asked, more = words.prompt(games.get(key).prompt(state))
            assert asked and not asked.endswith("."), "a heading, not a sentence in a text"
            assert more.endswith((".", "!"))


@pytest.mark.slow
def test_every_prompt_in_the_catalogue_is_met_in_a_game():
    written = {name for text in catalogue("en") for name in PROMPT.findall(text)}
    assert {name for name in written if not name.endswith("-more")} == prompts_met()
