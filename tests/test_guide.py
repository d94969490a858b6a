"""docs/adding-a-game.md works: its listings, written into a copy of the project, are a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.guide import ROOT, listings, write

GENERATED = ("tools/wire.py", "tools/golden.py", "tools/clauses.py", "tools/samples.py")
TESTS = (
    "tests/noughts",
    "tests/test_every_game.py",
    "tests/test_words.py",
    "tests/test_language.py",
    "tests/test_glossary.py",
    "tests/test_message_audience.py",
    "tests/test_rulespage.py",
    "tests/test_prompts.py",
    "tests/test_golden.py",
    "tests/test_perft.py",
    "tests/test_mutants.py",
    "tests/test_clauses_table.py",
    "tests/envs/test_encoding.py",
)


def copied(tree: Path) -> Path:
    """A copy of the project with the guide's game in it; packages are shared."""
    left_out = shutil.ignore_patterns("static", "node_modules", "__pycache__")
    for part in ("src", "tests", "tools", "docs", "web"):
        shutil.copytree(ROOT / part, tree / part, ignore=left_out)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for file in ("pyproject.toml", "CHANGELOG.md", "conftest.py"):
        shutil.copy(ROOT / file, tree)
    write(tree)
    return tree


def run(tree: Path, *command: str) -> None:
    ran = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": f"{tree}/src:{tree}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]


def test_every_listing_has_a_place_in_the_tree():
    for listing in listings():
        assert (ROOT / listing.path).exists() == listing.is_added, listing.path
        if listing.below:
            assert f"\n{listing.below}" in (ROOT / listing.path).read_text(encoding="utf-8")
    assert len({listing.path for listing in listings()}) > 60


def test_the_guide_says_how_large_its_game_is():
    """In files and lines, without what is generated."""
    lines = sum(listing.text.count("\n") for listing in listings())
    files = {listing.path for listing in listings()}
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    said = re.search(r"takes (\d+) files and (\d+) lines", guide)
    assert said and (int(said[1]), int(said[2])) == (len(files) + 1, lines)


@pytest.mark.long
def test_the_game_of_the_guide_passes_the_tests_of_every_game(tmp_path):
    tree = copied(tmp_path)
    for tool in GENERATED:
        run(tree, tool)
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *TESTS)
    for script in ("check", "lint", "format:check", "test"):
        run(tree, "tools/build.py", "npm", "run", "--silent", script)
