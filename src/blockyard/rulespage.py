"""The rules as a page for players: one Markdown file for each game and language.

    # Title
    2 players · age 7 and up · 10 minutes
    ## G5 Entering over three in a line      a clause; its id is the anchor
    **G5.1** *our ruling:* …                 what is numbered after it, in a paragraph of its own
    ```board                                 a position, drawn by the game when the page is shown
    .,.,.,4b/… w casual
    ```

The clauses of the match (M1 to M6) are one page for all games, `match.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from blockyard.core.contract import Refused

MATCH = "match"
CLAUSE = re.compile(r"[A-Z]\d+(?:\.\d+)?")
HEADING = re.compile(r"## (?:(?P<id>[A-Z]\d+) )?(?P<title>.+)")
NUMBERED = re.compile(r"\*\*(?P<id>[A-Z]\d+\.\d+)\*\*")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands under it: paragraphs, lists and boards as they are written."""

    clause: str
    title: str
    blocks: tuple[str, ...]

    @property
    def anchors(self) -> list[str]:
        """The ids that can be pointed at: the clause and what is numbered after it."""
        numbered = [found["id"] for block in self.blocks if (found := NUMBERED.match(block))]
        return [self.clause, *numbered] if self.clause else numbered


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game in one language."""

    title: str
    intro: tuple[str, ...]
    sections: tuple[Section, ...]

    @property
    def anchors(self) -> list[str]:
        return [anchor for section in self.sections for anchor in section.anchors]

    def section(self, clause: str) -> Section:
        """The section of a clause, or of whatever is numbered under it."""
        for section in self.sections:
            if clause in section.anchors:
                return section
        raise Refused("no-such-clause", given=clause[:20], clauses=tuple(self._clauses()))

    def _clauses(self) -> Iterator[str]:
        return (section.clause for section in self.sections if section.clause)


def page(key: str, lang: str) -> Page:
    """The page of a game key, or of `match`, in a language."""
    file = files("blockyard").joinpath("locales", lang, "rules", f"{key}.md")
    return read_page(file.read_text(encoding="utf-8"))


def read_page(text: str) -> Page:
    first, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, *intro = _blocks(first)
    return Page(title.removeprefix("# "), tuple(intro), tuple(map(_section, parts)))


def _section(text: str) -> Section:
    heading, *blocks = _blocks(text)
    found = HEADING.fullmatch(heading)
    assert found is not None, f"not a heading: {heading}"
    return Section(found["id"] or "", found["title"], tuple(blocks))


def _blocks(text: str) -> list[str]:
    return [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]


def board_of(block: str) -> str | None:
    """The position of a board, or None for a block of words."""
    found = re.fullmatch(r"```board\n(.+)\n```", block)
    return found[1] if found else None
