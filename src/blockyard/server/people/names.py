"""What people may call themselves: readable, and nobody else's name in disguise.

A name is kept as NFKC writes it. Two names are the same if their skeletons are: letters that
look alike (Latin a, Cyrillic а; l, I and 1) count as one, and so do capitals and small letters.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from blockyard.core.contract import Refused

SHORTEST, LONGEST = 2, 20
BETWEEN = " _-.'’"
"""What may stand between letters and digits, one at a time."""
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
ALIKE = str.maketrans("1i|0", "lllo")
"""As small letters and capitals are one, so are I, l, i and 1."""
DIGITS = "23456789lo"
KINDS = ("L", "M", "Nd")
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


def proper(text: str) -> str:
    """The name as it is kept, or a refusal that says what to change."""
    name = unicodedata.normalize("NFKC", text).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("name-length", shortest=SHORTEST, longest=LONGEST)
    if not _readable(name):
        raise Refused("name-letters")
    if _mixed(name):
        raise Refused("name-mixed")
    if _reserved(skeleton(name)):
        raise Refused("name-reserved", name=name)
    return name


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that can be taken for one another."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    looks = "".join(_look(char) for char in plain if char not in BETWEEN)
    for pair, letter in PAIRS:
        looks = looks.replace(pair, letter)
    return looks


def _readable(name: str) -> bool:
    """Letters and digits, first and last; marks only on letters, and one thing between words."""
    for before, char, after in zip(" " + name, name, name[1:] + " ", strict=False):
        kind, edge = unicodedata.category(char), before in BETWEEN
        if char in BETWEEN:
            if edge or after in BETWEEN:
                return False
        elif not kind.startswith(KINDS) or (edge and kind.startswith("M")):
            return False
    return True


def _mixed(name: str) -> bool:
    """Letters of two scripts in one name are only ever a disguise."""
    letters = "".join(c for c in name if unicodedata.category(c).startswith("L"))
    return len(confusables.unique_aliases(letters)) > 1 if letters else False


def _reserved(looks: str) -> bool:
    """A reserved word, or one with a number behind it, as `bot 5`."""
    return looks in _kept_back() or looks.rstrip(DIGITS) in _kept_back()


@cache
def _kept_back() -> frozenset[str]:
    return frozenset(skeleton(word) for word in RESERVED)


@cache
def _look(char: str) -> str:
    """The letter that stands for all those this one can be taken for: a Latin one, if any."""
    if char.isascii():
        return char.translate(ALIKE)
    alike: list[str] = [
        one["c"].strip("\u200e") for one in confusables.confusables_data.get(char, ())
    ]
    family = [char, *(one.casefold() for one in alike if len(one) == 1)]
    latin = [one for one in family if one.isascii() and one.isalnum()]
    return min(latin).translate(ALIKE) if latin else min(family)
