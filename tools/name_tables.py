"""What Unicode says about letters in names, as a table, so that a server needs no ICU.

    python tools/name_tables.py       writes src/blockyard/server/names/unicode.txt

The table is taken from ICU (pyicu-wheels), which exists for fewer machines than Blockyard does.
After a new version of it, `make test` compares the new answers with ours and the stored keys of
names are made again when a server starts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import icu

TABLE = Path(__file__).resolve().parent.parent / "src/blockyard/server/names/unicode.txt"
SCRIPTS_WITH_SPARE_MARKS = frozenset(
    {"Zinh", "Zyyy", "Latn", "Grek", "Cyrl", "Hebr", "Arab", "Syrc"}
)
"""Here marks are accents or points, which are easily overlooked. Elsewhere they are vowels."""
MARKS = (icu.UCharCategory.NON_SPACING_MARK, icu.UCharCategory.ENCLOSING_MARK)
SURROGATES = range(0xD800, 0xE000)

HEADER = f"""\
# Unicode {icu.UNICODE_VERSION}
# Written by tools/name_tables.py. A line is a range of characters and what holds for them:
#   scripts  they are recommended for identifiers, in these scripts (UTS 39, UAX 24)
#   mark     they are accents or vowel points, which are easily overlooked
#   looks    they look like these characters (UTS 39), or like nothing
"""


def scripts(char: str) -> str | None:
    if not icu.SpoofChecker.getRecommendedUnicodeSet().contains(char):
        return None
    extensions = icu.Script.getScriptExtensions(char)
    return " ".join(sorted(icu.Script(code).getShortName() for code in extensions))


def mark(char: str) -> str | None:
    is_spare = icu.Script.getScript(char).getShortName() in SCRIPTS_WITH_SPARE_MARKS
    return "" if icu.Char.charType(char) in MARKS and is_spare else None


def looks(char: str) -> str | None:
    """The prototype of a character. Those that decompose have none of their own."""
    alike = icu.SpoofChecker().getSkeleton(0, char)
    is_plain = alike == char or icu.Normalizer2.getNFDInstance().normalize(char) != char
    return None if is_plain else " ".join(f"{ord(one):04X}" for one in alike)


def lines(name: str, answer: Callable[[str], str | None]) -> Iterator[str]:
    """The ranges of characters that have the same answer."""
    first, held = 0, None
    for code in range(sys.maxunicode + 2):
        now = None if code > sys.maxunicode or code in SURROGATES else answer(chr(code))
        if now != held:
            if held is not None:
                yield f"{first:04X}..{code - 1:04X} {name} {held}".rstrip()
            first, held = code, now


def main() -> None:
    answers = {"scripts": scripts, "mark": mark, "looks": looks}
    body = [line for name, answer in answers.items() for line in lines(name, answer)]
    TABLE.write_text(HEADER + "\n".join(body) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
