"""The command `rules`: a whole page, one clause, every language, and the way out of a typo."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.rulespage import page
from blockyard.words import LANGUAGES, RIGHT_TO_LEFT
from tests.cli.run import blockyard

MARK = "\u200f"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_shown_from_its_title_to_the_clauses_of_the_match(lang):
    ran = blockyard("rules", "gobblet", "--plain", "--lang", lang)
    assert ran.returncode == 0 and ran.stderr == ""
    shown = page("gobblet", lang)
    assert shown.title in ran.stdout
    for section in (*shown.sections, *page("match", lang).sections):
        assert f"{section.clause} {section.title}".strip() in ran.stdout
    assert "┌─" in ran.stdout and "```" not in ran.stdout and "**" not in ran.stdout


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_lines_of_hebrew_and_arabic_carry_the_mark_that_turns_them_round(lang):
    ran = blockyard("rules", "gobblers", "--plain", "--lang", lang, "--clause", "G7")
    words = [line for line in ran.stdout.splitlines() if line.strip() and "│" not in line]
    assert sum(line.startswith(MARK) for line in words) >= 4


@pytest.mark.parametrize("clause", ["G7", "g7", "G7.2"])
def test_one_clause_is_shown_alone(clause):
    ran = blockyard("rules", "gobblet", "--plain", "--clause", clause)
    assert "G7 Uncovering" in ran.stdout and "our ruling:" in ran.stdout
    assert "G6 Gobbling" not in ran.stdout


def test_clauses_of_the_match_can_be_asked_for_with_any_game():
    for key in games.all_games():
        assert "M4 Draw agreed" in blockyard("rules", key, "--plain", "--clause", "M4").stdout


@pytest.mark.parametrize(
    "args", [("gobblet", "--clause", "G99"), ("chess",), ("gobblers", "--clause", "")]
)
def test_what_is_not_there_gets_one_sentence_and_exit_code_2(args):
    ran = blockyard("rules", *args)
    assert ran.returncode == 2 and "Choose one of" in ran.stderr
    assert "Traceback" not in ran.stderr
