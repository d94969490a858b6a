"""The glossary: a word of the games is the same word in every message of a language.

Words are compared by stems, so that a translation may inflect them and needs no word of its own
only to please this check. docs/glossary.md has the table and the exemptions with their reasons.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from blockyard import games
from blockyard.words import LANGUAGES
from tests.catalogue import texts

GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FINAL = str.maketrans("ךםןףץ", "כמנפצ")
ALIKE = str.maketrans("أإآٱىئؤة", "اااايييت")
#: What a word may begin with before its stem: articles, prepositions, conjunctions, persons.
PREFIX = {"he": "[ושהכלבמ]{0,3}", "fr": "", "ar": "[وفسبكل]{0,2}(?:ال|لل|ل)?[يتنا]{0,2}"}


@dataclass(frozen=True)
class Row:
    """A term: its words in English, their sense, and the stems in the other languages."""

    english: tuple[str, ...]
    sense: str
    stems: dict[str, tuple[str, ...]]
    where: str

    def __str__(self) -> str:
        return f"{self.where}-{self.english[0]}"


def table(columns: int) -> list[list[str]]:
    """The rows of the glossary's tables with this many columns, without their heads."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    found = [
        [c.strip() for c in line.strip().strip("|").split("|")] for line in lines if "|" in line
    ]
    rows = [row for row in found if len(row) == columns and not row[0].startswith("---")]
    return rows[1:]


def rows() -> list[Row]:
    found = []
    for english, sense, *others, where in table(6):
        stems = {lang: tuple(cell.split(" / ")) for lang, cell in zip(OTHERS, others, strict=True)}
        found.append(Row(tuple(english.split(" / ")), sense, stems, where))
    return found


def exemptions() -> set[tuple[str, str, str]]:
    """Message (or the pattern of some), word and language; each row has a reason."""
    found = set()
    for messages, words, langs, reason in table(4):
        assert len(reason.split()) > 2, messages
        to = OTHERS if langs == "all" else langs.split(", ")
        found |= set(product(messages.split(", "), words.split(", "), to))
    return found


def plain(text: str, lang: str) -> str:
    """Without points, accents and hamzas; final letters like others."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    bare = text if lang == "ar" else bare
    bare = re.sub("[\u064b-\u0652\u0640]", "", bare)
    return bare.translate(FINAL).translate(ALIKE).casefold()


def says(text: str, words: tuple[str, ...]) -> bool:
    """Whether an English text has one of the words, inflected or not."""
    text = re.sub(r"\S*[>=]\S*|\b(?:small|medium|large)-\w+", " ", text)
    for word in words:
        stem = word.removesuffix("e")
        ending = rf"(?:{'e' if word.endswith('e') else ''}|e?s|e?d|{stem[-1]}?ing|{stem[-1]}ed)"
        if re.search(rf"\b{re.escape(stem)}{ending}\b", text, re.IGNORECASE):
            return True
    return False


def has_stem(text: str, stems: tuple[str, ...], lang: str) -> bool:
    found = plain(text, lang)
    return any(
        re.search(rf"(?<!\w){PREFIX[lang]}{re.escape(plain(s, lang))}", found) for s in stems
    )


@cache
def whole(lang: str, where: str) -> dict[str, str]:
    """The words of every message in the files where a row holds, all its variants together."""
    found: dict[str, str] = {}
    for text in texts(lang):
        if where == "all" or text.file.startswith(where):
            found[text.id] = f"{found.get(text.id, '')} {re.sub(r'{[^}]*}', ' ', text.text)}"
    return found


def otherwise(lang: str, row: Row) -> set[str]:
    """Messages whose English has the word and whose translation has no stem of it."""
    english, translated = whole("en", row.where), whole(lang, row.where)
    return {
        name
        for name, text in english.items()
        if says(text, row.english) and not has_stem(translated[name], row.stems[lang], lang)
    }


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("row", rows(), ids=str)
def test_a_glossary_word_is_translated_the_same_everywhere(lang, row):
    exempt = [name for name, word, to in exemptions() if word in row.english and to == lang]
    found = otherwise(lang, row)
    assert {name for name in found if not any(fnmatch(name, one) for one in exempt)} == set()


def test_the_glossary_has_the_words_of_every_game():
    folders = {type(game).__module__.split(".")[2] for game in games.all_games().values()}
    assert {"all", *folders} <= {row.where for row in rows()}
    assert len(rows()) >= 50


@pytest.mark.slow
def test_every_exemption_is_needed_for_some_word_in_some_language():
    needed = {
        pattern
        for pattern, word, lang in exemptions()
        for row in rows()
        if word in row.english
        if any(fnmatch(name, pattern) for name in otherwise(lang, row))
    }
    assert {pattern for pattern, _, _ in exemptions()} - needed == set()


@pytest.mark.parametrize(
    ("lang", "text", "stem", "found"),
    [
        ("he", "שלושת הקלפים", "קלפ", True),
        ("he", "תמיד", "קלפ", False),
        ("fr", "l’étoile", "étoile", True),
        ("fr", "un entourage", "tour", False),
        ("ar", "بطاقتك", "بطاق", True),
        ("ar", "والأوضاع", "اوضاع", True),
        ("ar", "جديد", "يد", False),
    ],
)
def test_stems_are_found_at_the_beginning_of_words(lang, text, stem, found):
    assert has_stem(text, (stem,), lang) is found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("two moves", True),
        ("it moved", True),
        ("moving", True),
        ("remove", False),
        ("mover", False),
    ],
)
def test_english_words_are_found_in_their_inflections(text, found):
    assert says(text, ("move",)) is found
