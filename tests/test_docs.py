"""The documents name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
#: Where a path in a document may start; `server/app.py` is short for `src/blockyard/server/app.py`.
STARTS = (".", "src/blockyard", "src/blockyard/server", "src/blockyard/games/blockout", "web/src")
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "results.md"]
FOLDERS = (
    "ai|api|bench|boards|cli|core|design|docs|engine|envs|examples|games|hand|http|i18n|live|locales"
    "|names|people|physics|planner|samples|scene|server|session|shell|src|storage|tables|tests|tools"
    "|web|wire"
)
PATH = re.compile(rf"(?:{FOLDERS})/[\w./<>*-]*|[\w-]+\.(?:py|ts|svelte|ftl|toml)")
FILES = {
    file.name
    for folder in (".", *map("{}/**".format, ("src", "tests", "tools", "bench", "web/src")))
    for file in ROOT.glob(f"{folder}/*.*")
}
#: Built by make, or an example of what somebody adds.
NOT_KEPT = re.compile(r"noughts|src/blockyard/static")


def named(document: Path) -> set[str]:
    """Every path and every name of a source file in backticks."""
    text = re.sub(r"^(`{3,}).*?^\1$", "", document.read_text(encoding="utf-8"), flags=re.S | re.M)
    quoted = [word for code in re.findall(r"`([^`\n]+)`", text) for word in code.split()]
    return {word.split("::")[0] for word in quoted if PATH.fullmatch(word)}


def links(document: Path) -> set[str]:
    found = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    return {link for link in found if "//" not in link and not link.startswith("/")}


def exists(path: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    if "/" not in path:
        return pattern in FILES
    return any(any((ROOT / start).glob(pattern)) for start in STARTS)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_names_exists(document):
    kept = {path for path in named(document) if not NOT_KEPT.search(path)}
    assert {path for path in kept if not exists(path)} == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_of_a_document_leads_to_a_file(document):
    assert {link for link in links(document) if not (document.parent / link).exists()} == set()
