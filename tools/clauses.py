"""The clause-to-test table: which tests hold each clause, read off the tests' names.

A test named `test_g5_1_…` holds clause G5.1; several ids may stand one after another. Writes
docs/clauses.md, or with --check only says whether it is fresh and complete.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from blockyard import games
from blockyard.core import match
from blockyard.words import Words

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "docs" / "clauses.md"
ID = re.compile(r"([a-z])(\d+)(?:_(\d+))?(?:_|$)")


def clauses_of(test: str) -> Iterator[str]:
    """The ids that a test's name begins with."""
    name = test.removeprefix("test_")
    while found := ID.match(name):
        letter, number, part = found.groups()
        yield f"{letter.upper()}{number}" + (f".{part}" if part else "")
        name = name[found.end() :]


def tests() -> Iterator[tuple[str, str]]:
    """Every test function with the file it stands in."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield str(path.relative_to(ROOT)), node.name


def every_clause() -> list[str]:
    """All ids of all games and of the match, in their natural order."""
    ids = {clause for game in games.all_games().values() for clause in game.clauses}
    return sorted(ids | set(match.CLAUSES), key=lambda c: (c[0], *map(int, c[1:].split("."))))


def table() -> tuple[str, list[str]]:
    """The page, and the ids that no test holds."""
    held: dict[str, list[str]] = defaultdict(list)
    for file, name in tests():
        for clause in clauses_of(name):
            held[clause].append(f"[{name.removeprefix('test_').replace('_', ' ')}](../{file})")
    words, lines = Words("en"), [HEAD]
    for clause in every_clause():
        title = words.clause(clause) if "." not in clause else ""
        lines.append(f"| {clause} | {title} | {'<br>'.join(held[clause])} |")
    return "\n".join(lines) + "\n", [c for c in every_clause() if not held[c]]


HEAD = """\
# Which test holds which clause

Made by `make clauses` from the names of the tests; `make test` fails when a row is empty or
this page is not fresh. Numbers after a dot are rulings, option values and exceptions.

| clause | name | tests |
|---|---|---|"""


def main() -> int:
    page, empty = table()
    if empty:
        print(f"No test holds: {', '.join(empty)}")
        return 1
    if "--check" not in sys.argv:
        TABLE.write_text(page, encoding="utf-8")
    elif not TABLE.exists() or TABLE.read_text(encoding="utf-8") != page:
        print("docs/clauses.md is not fresh; run: make clauses")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
