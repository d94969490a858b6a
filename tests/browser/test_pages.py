"""Every page for everybody: four languages, light and dark, and nothing that locks people out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tools.build import WEB

AXE = Path(WEB, "node_modules", "axe-core", "axe.min.js")
RUN_AXE = """async () => (await axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
})).violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)"""

RULES = ("gobblet", "blokus-duo", "deblockle", "blockout")
PAGES = ["/", "/lobby", "/leaders", "/account", "/new/gobblet", *(f"/rules/{one}" for one in RULES)]


def tables(player: Player) -> list[str]:
    """A table that waits for somebody, one in play, and one that is over."""
    waiting = player.set_table("gobblet", "me", "open")
    playing = [player.set_table(game, "me", "me") for game in ("gobblet", "blokus-duo")]
    return [waiting, *playing]


def show(player: Player, path: str) -> None:
    """A page with all that it fetches."""
    player.see(path)
    expect(player.page.locator("main h1, main [role=status]").first).to_be_attached()
    player.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("locale", "color_scheme"), [("en", "light"), ("en", "dark"), ("he", "dark"), ("ar", "light")]
)
def test_axe_finds_no_serious_fault(come, locale, color_scheme):
    player, faults = come(locale=locale, color_scheme=color_scheme), []
    for path in [*PAGES, *tables(player)]:
        show(player, path)
        player.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults += [f"{path} {fault}" for fault in player.page.evaluate(RUN_AXE)]
    assert faults == []


# Names, keys, notation, clauses and addresses are written alike in every language.
KNOWN = re.compile(
    r"https?://\S+|guest-\w+|(?<![A-Za-z])("
    r"Blockyard|English|Français|Gobblet|Gobblers|Blokus|Duo|Classic|Deblockle|Block Out|MIT|"
    r"Enter|Escape|Page (Up|Down)|[A-Z]\d+(\.\d+)*[a-z]?)(?![A-Za-z])"
)
TEXT = """() => [...document.querySelectorAll('body, body *')].flatMap((one) => [
  ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  ...(one.closest('script, style, noscript, code, pre, kbd, [lang=en], [dir=ltr]')
    ? [] : [...one.childNodes])
    .filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data),
]).concat(document.title)"""


@pytest.mark.parametrize("locale", ["he", "ar"])
def test_pages_from_right_to_left_have_no_stray_english(come, locale):
    player, stray = come(locale=locale), set()
    for path in [*PAGES, *tables(player)]:
        show(player, path)
        html = player.page.locator("html")
        assert (html.get_attribute("lang"), html.get_attribute("dir")) == (locale, "rtl")
        for text in player.page.evaluate(TEXT):
            words = re.findall(r"[A-Za-z]{3,}", KNOWN.sub("", text))
            stray |= {f"{path}: {word}" for word in words}
    assert sorted(stray) == []
