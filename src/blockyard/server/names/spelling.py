"""Account names: readable, and no imitation of another name.

A name is stored in Unicode NFKC. Two names are equal if their confusable skeletons (Unicode TS 39)
are: look-alikes (Latin a, Cyrillic а; l, I and 1) count as one letter, and case does not matter.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from blockyard.core.contract import Refused

SHORTEST, LONGEST = 2, 20
SEPARATORS = " _-.'’"
"""Allowed between letters and digits, one at a time."""
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
ALIKE = str.maketrans("1i|0", "lllo")
"""Applied after case folding, so that I, l, i and 1 become one."""
DIGITS = "23456789lo"
CATEGORIES = ("L", "M", "Nd")
RESERVED = (
    *("blockyard", "admin", "administrator", "moderator", "root", "system", "server", "support"),
    *("staff", "official", "bot", "computer", "engine", "guest", "anonymous", "nobody", "everyone"),
    *("chance", "spectator", "me", "you", "null", "none", "undefined", "open"),
    *(
        "מנהל",
        "מערכת",
        "מחשב",
        "אורח",
        "תמיכה",
        "ordinateur",
        "invité",
        "administrateur",
        "système",
    ),
    *("مدير", "مشرف", "حاسوب", "ضيف", "النظام", "دعم"),
)


def checked(text: str) -> str:
    """The name as it is stored, or a refusal that says what to change."""
    name = unicodedata.normalize("NFKC", text).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("name-length", shortest=SHORTEST, longest=LONGEST)
    if not _is_readable(name):
        raise Refused("name-letters")
    if _mixes_scripts(name):
        raise Refused("name-mixed")
    if _is_reserved(skeleton(name)):
        raise Refused("name-reserved", name=name)
    return name


def skeleton(name: str) -> str:
    """The confusable skeleton of a name: equal for names that look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    looks = "".join(_look(char) for char in plain if char not in SEPARATORS)
    for pair, letter in PAIRS:
        looks = looks.replace(pair, letter)
    return looks


def _is_readable(name: str) -> bool:
    """Letters and digits, with marks only on letters and single separators between words."""
    for before, char, after in zip(" " + name, name, name[1:] + " ", strict=False):
        kind, edge = unicodedata.category(char), before in SEPARATORS
        if char in SEPARATORS:
            if edge or after in SEPARATORS:
                return False
        elif not kind.startswith(CATEGORIES) or (edge and kind.startswith("M")):
            return False
    return True


def _mixes_scripts(name: str) -> bool:
    """Mixed scripts in one name are nearly always an imitation."""
    letters = "".join(c for c in name if unicodedata.category(c).startswith("L"))
    return len(confusables.unique_aliases(letters)) > 1 if letters else False


def _is_reserved(looks: str) -> bool:
    """A reserved word, also with a number after it, such as `bot 5`."""
    return looks in _reserved_skeletons() or looks.rstrip(DIGITS) in _reserved_skeletons()


@cache
def _reserved_skeletons() -> frozenset[str]:
    return frozenset(skeleton(word) for word in RESERVED)


@cache
def _look(char: str) -> str:
    """The representative of all characters that look like this one; Latin, if any is."""
    if char.isascii():
        return char.translate(ALIKE)
    alike: list[str] = [
        one["c"].strip("\u200e") for one in confusables.confusables_data.get(char, ())
    ]
    family = [char, *(one.casefold() for one in alike if len(one) == 1)]
    latin = [one for one in family if one.isascii() and one.isalnum()]
    return min(latin).translate(ALIKE) if latin else min(family)
