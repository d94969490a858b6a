"""Writes the listings of docs/adding-a-game.md into a tree, as somebody who follows it would.

    python tools/guide.py TREE

A paragraph before a listing starts with the path of its file. `Add to` a file that exists appends
the listing, or inserts it below the first line that starts with what the paragraph names:

    `src/blockyard/games/noughts/board.py`: the components and their notation.
    Add to `CHANGELOG.md` below `#### The games`: one line for players.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GUIDES = ("adding-a-game.md", "adding-a-game-languages.md")
PLACE = re.compile(r"(?P<add>Add to )?`(?P<path>[\w./-]+)`(?: below `(?P<below>[^`]+)`)?")


class Listing(NamedTuple):
    path: str
    text: str
    is_added: bool
    below: str


def listings() -> Iterator[Listing]:
    """Every listing of the guide that names its file, in order."""
    for name in GUIDES:
        lines = (ROOT / "docs" / name).read_text(encoding="utf-8").splitlines(keepends=True)
        yield from _listings(lines)


def _listings(lines: list[str]) -> Iterator[Listing]:
    paragraph, fence, body = "", "", ""
    is_new = True
    for line in lines:
        opened = re.match(r"`{3,}", line)
        if fence and line.rstrip() == fence:
            if found := PLACE.match(paragraph):
                yield Listing(found["path"], body, bool(found["add"]), found["below"] or "")
            fence, body, paragraph = "", "", ""
        elif fence:
            body += line
        elif opened:
            fence = opened[0]
        elif line.strip():
            paragraph = line if is_new else paragraph + line
        is_new = not line.strip()


def write(tree: Path) -> list[Path]:
    """Write all listings below `tree` and return the files, without those that are generated."""
    for listing in listings():
        file = tree / listing.path
        assert file.exists() == listing.is_added, listing.path
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8") if listing.is_added else ""
        file.write_text(_with(before, listing), encoding="utf-8")
    (tree / "tests" / "noughts" / "__init__.py").touch()
    return sorted({tree / listing.path for listing in listings()})


def _with(before: str, listing: Listing) -> str:
    if not listing.below:
        return before + listing.text
    at = before.index(f"\n{listing.below}") + 1
    end = before.index("\n", at) + 1
    end += len(before[end:]) - len(before[end:].lstrip("\n"))
    return before[:end] + listing.text + before[end:]


if __name__ == "__main__":
    for file in write(Path(sys.argv[1])):
        print(file)
