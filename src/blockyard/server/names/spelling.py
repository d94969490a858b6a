"""Account names: readable, and no imitation of another name.

A name is stored in Unicode NFKC, and its letters pass PRECIS (RFC 8265, UsernameCasePreserved),
which refuses what cannot be seen. Names count as equal if one could be mistaken for the other:
their confusable skeletons (Unicode TS 39) are equal, once case, digits of other scripts,
accents and vowel points are set aside.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache

from precis_i18n import get_profile

from blockyard.core.contract import Refused
from blockyard.server.names import unicode
from blockyard.server.names.reserved import RESERVED

SHORTEST, LONGEST = 2, 20
SEPARATORS = " _-.'’"
"""Allowed between letters and digits, one at a time."""
MAX_MARKS = 2
"""Combining marks on one letter; more of them cover the lines above and below."""
RULES = 1
"""Raised when `keys` changes its answers: all stored keys are then made again."""
VERSION = f"{RULES} {unicode.version()}"

PAIRS = (("vv", "w"), ("cl", "d"))
"""Letters that look like one letter; TS 39 has `rn` and `m` itself."""
ALIKE = str.maketrans("1i|0", "lllo")
"""Applied after case folding, so that I, l, i and 1 become one."""
DIGITS = "23456789lo"
CATEGORIES = ("L", "M", "Nd")

_PRECIS = get_profile("UsernameCasePreserved")


def checked(text: str) -> str:
    """The name as it is stored, or a refusal that says what to change."""
    name = unicodedata.normalize("NFKC", text).strip()
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("name-length", shortest=SHORTEST, longest=LONGEST)
    if not _is_readable(name) or not _is_precis(name):
        raise Refused("name-letters")
    if _mixes_scripts(name):
        raise Refused("name-mixed")
    if _is_reserved(skeleton(name)):
        raise Refused("name-reserved", name=name)
    return name


def skeleton(name: str) -> str:
    """What a name looks like, without case: the same for all spellings of one name."""
    return _looks(unicodedata.normalize("NFKC", name).strip().casefold())


def keys(name: str) -> frozenset[str]:
    """The hashes of what a name looks like, as it is written and without case. Two names that share
    one cannot both be accounts: Greek ΗΟΜΕ looks like HOME, though ηομε does not."""
    plain = unicodedata.normalize("NFKC", name).strip()
    return frozenset(hashlib.sha256(look.encode()).hexdigest() for look in _all_looks(plain))


def _all_looks(name: str) -> set[str]:
    return {_looks(name), _looks(name.casefold())}


# --- readable -----------------------------------------------------------------------------------


def _is_readable(name: str) -> bool:
    """Letters and digits, with marks only on letters and single separators between words."""
    marks = 0
    for before, char, after in zip(" " + name, name, name[1:] + " ", strict=False):
        kind, edge = unicodedata.category(char), before in SEPARATORS
        marks = marks + 1 if kind.startswith("M") else 0
        if char in SEPARATORS:
            if edge or after in SEPARATORS:
                return False
        elif not kind.startswith(CATEGORIES) or (edge and marks) or marks > MAX_MARKS:
            return False
    return True


def _is_precis(name: str) -> bool:
    """PRECIS for the words of a name together, so that its rule for two directions of writing
    holds for the whole name, and only characters that Unicode recommends for identifiers."""
    letters = _without_separators(name)
    try:
        is_precis = _PRECIS.enforce(letters) == letters
    except UnicodeEncodeError:
        return False
    return (
        bool(is_precis)
        and all(map(unicode.is_recommended, letters))
        and not unicode.repeats_a_mark(letters)
    )


def _mixes_scripts(name: str) -> bool:
    """Mixed scripts in one name are nearly always an imitation; so are mixed digits."""
    letters = _without_separators(name)
    return unicode.mixes_scripts(letters) or unicode.mixes_digits(letters)


def _without_separators(name: str) -> str:
    return "".join(char for char in name if char not in SEPARATORS)


# --- alike --------------------------------------------------------------------------------------


def _looks(name: str) -> str:
    """The skeleton of a name in this spelling."""
    plain = "".join(map(_plain_digit, _without_separators(name)))
    for _ in range(2):  # folding a skeleton's case can lead to characters that have skeletons
        plain = _without_marks(unicode.skeleton(plain)).casefold()
    plain = plain.translate(ALIKE)
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    return plain


def _plain_digit(char: str) -> str:
    """Digits of all scripts as ours: Arabic and Persian ones are the same or nearly so."""
    return str(unicodedata.digit(char)) if unicodedata.category(char) == "Nd" else char


def _without_marks(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(char for char in decomposed if not unicode.is_spare_mark(char))


def _is_reserved(looks: str) -> bool:
    """A reserved word, also with a number after it, such as `bot 5`, or what looks like the name
    that a guest is given."""
    words = _reserved_skeletons()
    return looks in words or looks.rstrip(DIGITS) in words or looks.startswith(skeleton("guest"))


@cache
def _reserved_skeletons() -> frozenset[str]:
    return frozenset(skeleton(word) for word in RESERVED)
