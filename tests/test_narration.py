"""Whatever happens in a game is told in words in a terminal, in every language."""

from __future__ import annotations

import re

import pytest

from blockyard import game_files, games
from blockyard.core.match import Match
from blockyard.words import LANGUAGES, Words
from tests.test_words import LETTERS

#: die=X, XL@c5, c3c4d4, 3b2, e10,e11, any>large-blue, put 0 -4.5 45 2, poses
NOTATION = re.compile(r"[=@>]|[a-t]\d+[a-t]\d|\b\d[a-t]\d|\d,[a-t]\d|\bput\b|\d\.\d{3}")


@pytest.fixture(scope="module")
def samples() -> dict[str, Match]:
    """A whole game of each."""
    return {key: game_files.load(f"sample:{key}").match for key in games.all_games()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.all_games())
def test_a_whole_game_is_told_without_notation(samples, key, lang):
    match, say = samples[key], Words(lang).say
    told = {
        match.game.phrase(event.before.view(None), event.move, say)
        for event in match.events
        if not event.clause
    }
    assert {words for words in told if NOTATION.search(words)} == set()
    assert not LETTERS.get(lang) or all(LETTERS[lang].search(words) for words in told)
