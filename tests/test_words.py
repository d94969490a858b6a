"""The catalogue: four languages that say the same things, and no message without words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import blockyard
from blockyard import games
from blockyard.core.contract import Objection, Outcome
from blockyard.core.match import CLAUSES
from blockyard.words import LANGUAGES, Catalogue, Words
from tests.catalogue import parsed

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
LETTERS = {"he": re.compile("[א-ת]"), "ar": re.compile("[\u0621-\u064a]")}
# Proper names that are written alike in French.
SAME_IN_FRENCH = {
    *("title-gobblet", "title-gobblers", "title-blokus-duo", "title-deblockle", "title-block-out"),
    *(
        "blokus-points",
        "web-name",
        "usage-options",
        "usage-name-table",
        "character",
        "web-profile-date",
    ),
}


def messages(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for _, entry in parsed(lang):
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$([a-zA-Z][\w-]*)", pattern(message)))


def pattern(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


class Literal(Visitor):
    """The words of a message without what is filled in."""

    def __init__(self) -> None:
        self.words = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += node.value


def literal(message: ast.Message) -> str:
    visitor = Literal()
    visitor.visit(message)
    return visitor.words


def has_words(message: ast.Message) -> bool:
    """False for what is punctuation and values only, such as `{ $who }: { $move }`."""
    return bool(re.search(r"[^\W\d_]", literal(message)))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang):
    assert set(MESSAGES[lang]) == set(MESSAGES["en"])


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_takes_the_same_variables_in_every_language(lang):
    differ = [
        name
        for name, message in MESSAGES[lang].items()
        if variables(message) != variables(MESSAGES["en"][name])
    ]
    assert differ == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_was_left_in_english(lang):
    allowed = SAME_IN_FRENCH if lang == "fr" else set()
    worded = {n for n, m in MESSAGES[lang].items() if has_words(m)}
    assert {
        n for n in worded if pattern(MESSAGES[lang][n]) == pattern(MESSAGES["en"][n])
    } <= allowed


@pytest.mark.parametrize("lang", list(LETTERS))
def test_messages_are_written_in_the_letters_of_the_language(lang):
    worded = {n: literal(m) for n, m in MESSAGES[lang].items() if has_words(m)}
    assert {name for name, words in worded.items() if not LETTERS[lang].search(words)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_of_every_game_and_of_the_match_has_a_name(lang):
    words = Words(lang)
    for game in games.all_games().values():
        for clause in (*game.clauses, *CLAUSES):
            assert words.clause(clause)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_seat_has_a_name_of_its_own(lang):
    words = Words(lang)
    for game in games.all_games().values():
        for seats in game.seats:
            names = [words.seat(game, seat, seats) for seat in range(seats)]
            assert len(set(names)) == seats


def test_a_refusal_shows_the_way_out_says_why_and_names_the_rule():
    params = {"size": 3, "top": 4, "square": "b2"}
    assert Words("en").objection(Objection("G6", "does-not-cover", params)) == (
        "Choose a larger gobblet or another square: "
        "size 3 does not cover the size 4 on b2 (rule G6)."
    )


def test_results_name_winner_and_clause():
    game = games.get("gobblet")
    won = Words("en").result(game, Outcome(frozenset({1}), "G7"), 2)
    assert won == "Black wins. Uncovering (G7)."
    assert "G10" in Words("he").result(game, Outcome(frozenset(), "G10"), 2)


def test_numbers_in_arabic_have_western_digits():
    assert "12,345" in Words("ar").say("analyse-effort", nodes=12345, ms=7)


def test_an_unknown_language_is_answered_in_english():
    assert Words("xx").say("chance") == Words("en").say("chance")


# What the source can say: ids in Objection(...), Refused(...), impossible(...), say(...).
def spoken() -> set[str]:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in Path(blockyard.__file__).parent.rglob("*.py")
    )
    refused = re.findall(r'(?:Refused|_bad)\(\s*(?:number, |line, |\d+, )?"([\w-]+)"', source)
    said = re.findall(r'\b(?:say|ask|agrees)\(\s*"([\w-]+)"', source)
    objected = re.findall(r'(?:Objection|impossible)\(\s*"(\w*)",\s*"([\w-]+)"', source)
    return {*refused, *said, *(f"{clause}-{why}".lstrip("-") for clause, why in objected)}


def test_everything_the_source_can_say_is_in_the_catalogue():
    known = set(MESSAGES["en"])
    missing = {name for name in spoken() if not {name, name.partition("-")[2]} & known}
    assert len(spoken()) > 60 and missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_parsed_alone_is_the_same_as_in_its_file(lang):
    """`Catalogue` finds where each message begins and ends without parsing the file."""
    found = Catalogue(lang)
    whole = [entry for _, entry in parsed(lang)]
    entries = [entry for entry in whole if isinstance(entry, ast.Message | ast.Term)]
    assert len(entries) > 500
    for entry in entries:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        alone = next(
            one
            for one in FluentParser().parse(found._sources[name]).body
            if isinstance(one, ast.Message | ast.Term)
        )
        assert alone.equals(entry, ["span", "comment"]), name
    assert {entry.id.name for entry in entries if isinstance(entry, ast.Message)} == {
        name for name in found._sources if not name.startswith("-")
    }
