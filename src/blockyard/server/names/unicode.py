"""What Unicode says about the letters of a name: which are recommended, in which scripts, and what
they look like (UTS 39). The answers are ICU's, from a table that tools/name_tables.py writes."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("unicode.txt")
Ranges = list[tuple[int, int, str]]
"""The first and the last character, and what holds for them; in order."""

LATIN = "Latn"
AUGMENTED = {
    "Hani": frozenset({"Hanb", "Jpan", "Kore"}),
    "Hira": frozenset({"Jpan"}),
    "Kana": frozenset({"Jpan"}),
    "Hang": frozenset({"Kore"}),
    "Bopo": frozenset({"Hanb"}),
}
"""Scripts that are written together: Chinese with Bopomofo, Japanese, Korean."""
EAST_ASIAN = frozenset({"Hanb", "Jpan", "Kore"})
"""What is commonly written with Latin letters in between."""
ANY_SCRIPT = frozenset({"Zyyy", "Zinh"})


@cache
def version() -> str:
    """Of Unicode, in the first line of the table."""
    with TABLE.open(encoding="utf-8") as lines:
        return lines.readline().removeprefix("# Unicode ").strip()


def is_recommended(char: str) -> bool:
    return _found("scripts", char) is not None


def is_spare_mark(char: str) -> bool:
    """An accent or a vowel point, which is easily overlooked."""
    return _found("mark", char) is not None


def repeats_a_mark(text: str) -> bool:
    """The same mark twice on one letter is one to the eye."""
    marks: set[str] = set()
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) != "Mn":
            marks.clear()
        elif char in marks:
            return True
        else:
            marks.add(char)
    return False


def mixes_scripts(text: str) -> bool:
    """More than one script, but for Latin letters among East Asian ones: beyond the level "highly
    restrictive" of UTS 39. All characters are recommended ones."""
    sets = [one for one in map(_scripts, text) if not one & ANY_SCRIPT]
    if not sets or frozenset.intersection(*sets):
        return False
    others = [one for one in sets if LATIN not in one]
    return not others or not frozenset.intersection(*others) & EAST_ASIAN


def mixes_digits(text: str) -> bool:
    """Digits of two scripts."""
    digits = (char for char in text if unicodedata.category(char) == "Nd")
    return len({ord(char) - unicodedata.digit(char) for char in digits}) > 1


def skeleton(text: str) -> str:
    """What a text looks like (UTS 39)."""
    looks = _looks()
    plain = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(looks.get(char, char) for char in plain))


# --- the table ----------------------------------------------------------------------------------


def _scripts(char: str) -> frozenset[str]:
    named = frozenset((_found("scripts", char) or "").split())
    return named.union(*(AUGMENTED.get(one, frozenset()) for one in named))


def _found(name: str, char: str) -> str | None:
    ranges = _table()[name]
    at = bisect_right(ranges, ord(char), key=lambda entry: entry[0]) - 1
    return ranges[at][2] if at >= 0 and ord(char) <= ranges[at][1] else None


@cache
def _looks() -> dict[str, str]:
    return {
        chr(code): "".join(chr(int(one, 16)) for one in alike.split())
        for first, last, alike in _table()["looks"]
        for code in range(first, last + 1)
    }


@cache
def _table() -> dict[str, Ranges]:
    tables: dict[str, Ranges] = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            place, name, *values = line.split(" ", 2)
            first, last = (int(code, 16) for code in place.split(".."))
            tables.setdefault(name, []).append((first, last, "".join(values)))
    return tables
