"""The documentation site: what is staged for it, and that its pages are all reachable."""

from __future__ import annotations

import re

from tools import manual


def test_links_to_pages_stay_and_links_to_sources_become_text():
    page = manual.ROOT / "docs" / "library.md"
    assert "[notation](notation.md)" in manual.staged(page)
    for one in manual.pages():
        for _, target, _ in manual.LINK.findall(manual.staged(one)):
            aim = (one.parent / target).resolve()
            assert aim in manual.pages() or not aim.exists(), f"{one.name}: {target}"


def test_a_dead_link_stays_and_fails_the_build(tmp_path, monkeypatch):
    page = manual.ROOT / "docs" / "library.md"
    monkeypatch.setattr(type(page), "read_text", lambda *_: "[gone](no-such-page.md)")
    assert manual.staged(page) == "[gone](no-such-page.md)"


def test_the_navigation_names_every_guide():
    listed = (manual.ROOT / "mkdocs.yml").read_text("utf-8")
    guides = sorted((manual.ROOT / "docs" / "site").glob("*.md"))
    assert guides and all(f"docs/site/{guide.name}" in listed for guide in guides)
    named = set(re.findall(r"[\w./-]+\.md", listed)) - {"index.md"}
    assert all((manual.ROOT / page).is_file() for page in named)
