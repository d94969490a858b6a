"""The glossary: a word of the games is the same word in every message of a language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from blockyard.words import LANGUAGES
from tests.test_words import literal

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "blockyard" / "locales"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# Messages in which the English word is notation, a file's name or a title, or means another thing.
OTHERWISE = {
    *("B2-no-such-card", "B4-notation", "B6-no-such-block", "B6-no-block-named", "B8-notation"),
    *("B11-choose-a-block", "D8-slides-past-star"),
    *("record-header", "play-which-file", "help-save", "help-load", "D3-whose-turn", "B7-notation"),
    *("title-block-out", "clause-G8"),
}


def rows() -> list[dict[str, list[str] | str]]:
    """The table of docs/glossary.md: forms in each language, and in which files they hold."""
    table = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    found = []
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 5 and cells[0] != "English":
            forms = [cell.split(" / ") for cell in cells[:4]]
            found.append(
                dict(zip(("en", "he", "fr", "ar"), forms, strict=True)) | {"where": cells[4]}
            )
    return found


def words_of(lang: str, where: str) -> dict[str, str]:
    """The words of every message in the files where a row holds."""
    pattern = "*.ftl" if where == "all" else f"{where}*.ftl"
    return {
        entry.id.name: literal(entry)
        for file in sorted((LOCALES / lang).glob(pattern))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def says(text: str, forms: list[str]) -> bool:
    return any(re.search(rf"\b{re.escape(form)}\b", text, re.IGNORECASE) for form in forms)


def contains(text: str, forms: list[str]) -> bool:
    return any(form.lower() in text.lower() for form in forms)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row['where']}-{row['en'][0]}")
def test_a_glossary_word_is_translated_the_same_everywhere(lang, row):
    english, translated = words_of("en", row["where"]), words_of(lang, row["where"])
    otherwise = {
        name
        for name, text in english.items()
        if says(text, row["en"]) and not contains(translated[name], row[lang])
    }
    assert otherwise - OTHERWISE == set()


def test_the_glossary_has_the_words_of_every_game():
    assert {"all", "gobblet", "blokus", "deblockle", "blockout"} <= {row["where"] for row in rows()}
    assert len(rows()) >= 50
