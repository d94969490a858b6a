"""The rules pages: every clause can be pointed at, in every language, and every board is real."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import blockyard
from blockyard import games
from blockyard.core.contract import Refused
from blockyard.core.match import CLAUSES
from blockyard.core.picture import plain
from blockyard.rulespage import MATCH, NUMBERED, board_of, page, read_page
from blockyard.words import LANGUAGES, Words
from tests.test_words import LETTERS

PAGES = [(key, lang) for key in (*games.all_games(), MATCH) for lang in LANGUAGES]


def blocks(key: str, lang: str) -> list[str]:
    shown = page(key, lang)
    return [*shown.intro, *(block for section in shown.sections for block in section.blocks)]


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_every_clause_has_its_anchor_once(key, lang):
    wanted = CLAUSES if key == MATCH else games.get(key).clauses
    anchors = page(key, lang).anchors
    assert len(anchors) == len(set(anchors))
    assert set(wanted) <= set(anchors)


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_a_page_has_the_same_anchors_and_boards_in_every_language(key, lang):
    here, english = page(key, lang), page(key, "en")
    assert here.anchors == english.anchors
    assert len(here.sections) == len(english.sections)
    boards = [board_of(block) for block in blocks(key, lang)]
    assert [b for b in boards if b] == [b for b in map(board_of, blocks(key, "en")) if b]


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_headings_carry_the_names_of_the_catalogue(key, lang):
    words = Words(lang)
    for section in page(key, lang).sections:
        if section.clause and not (key == "gobblers" and section.clause == "G2"):
            assert section.title == words.clause(section.clause)


@pytest.mark.parametrize(("key", "lang"), PAGES)
def test_the_same_rulings_are_marked_as_ours_in_every_language(key, lang):
    assert ours(key, lang) == ours(key, "en")


def ours(key: str, lang: str) -> list[str]:
    mark = f"*{Words(lang).say('our-ruling')}*"
    found = [(NUMBERED.match(block), block) for block in blocks(key, lang)]
    return [m["id"] for m, block in found if m and block[m.end() :].strip().startswith(mark)]


@pytest.mark.parametrize("lang", list(LETTERS))
@pytest.mark.parametrize("key", [*games.all_games(), MATCH])
def test_pages_are_written_in_the_letters_of_the_language(key, lang):
    for block in blocks(key, lang):
        assert board_of(block) or LETTERS[lang].search(block), block


@pytest.mark.parametrize("key", list(games.all_games()))
def test_every_board_is_a_position_of_the_game_and_can_be_drawn(key):
    game = games.get(key)
    boards = [position for block in blocks(key, "en") if (position := board_of(block))]
    assert boards
    for position in boards:
        assert plain(game.draw(game.read(position).view(None), Words("en").say))


@pytest.mark.parametrize("key", list(games.all_games()))
def test_a_page_says_how_many_play_from_which_age_and_how_long(key):
    first = page(key, "en").intro[0]
    assert re.search(r"player", first) and re.search(r"age \d", first) and "minutes" in first


def test_a_clause_leads_to_its_section_also_from_what_is_numbered_under_it():
    shown = page("gobblet", "en")
    assert shown.section("G7").title == shown.section("G7.2").title == "Uncovering"
    with pytest.raises(Refused):
        shown.section("G99")


def test_clauses_named_in_refusals_and_results_have_an_anchor():
    """Every id that the source can put into an objection or an outcome."""
    source = "\n".join(p.read_text() for p in Path(blockyard.__file__).parent.rglob("*.py"))
    found = re.findall(r'(?:Objection|impossible|Outcome)\([^"\n]*"([A-Z]\d+(?:\.\d+)?)"', source)
    named = set(found)
    anchors = {a for key in (*games.all_games(), MATCH) for a in page(key, "en").anchors}
    assert len(named) > 20 and named <= anchors


def test_a_page_is_read_as_it_is_written():
    shown = read_page(
        "# T\n\nintro\n\n## G1 Goal\n\nwords\n\n**G1.1** more\n\n## Hints\n\n- one\n- two\n"
    )
    assert shown.title == "T" and shown.intro == ("intro",)
    assert shown.anchors == ["G1", "G1.1"]
    assert shown.sections[1].blocks == ("- one\n- two",)
