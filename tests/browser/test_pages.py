"""Every page for everybody: four languages, light and dark, and nothing that locks people out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser import pages
from tests.browser.player import Player
from tools.build import WEB

AXE = Path(WEB, "node_modules", "axe-core", "axe.min.js").read_text(encoding="utf-8")
# Two frames later whatever changed has been painted.
RUN_AXE = """async (runOnly) => (await new Promise((painted) =>
  requestAnimationFrame(() => requestAnimationFrame(painted))), await axe.run(document, {
  runOnly,
  resultTypes: ['violations'],
})).violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)"""

RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
    # The rest of the page is the same in the dark.
    "dark": ["color-contrast", "link-in-text-block"],
}

# Names, keys, notation, clauses, addresses and kinds of files are written alike in every language.
KNOWN = re.compile(
    r"https?://\S+|--host|\.(record|json|blksgf)\b|guest-\w+|Ada \w+|(?<![A-Za-z])("
    r"Blockyard|Blue Orange|English|Français|Gobblet|Gobblers|Blokus|Duo|Classic|Deblockle|"
    r"Block\sOut|MIT|Enter|Escape|Shift|Page (Up|Down)|[A-Z]\d+(\.\d+)*[a-z]?)(?![A-Za-z])"
)
TEXT = """() => [...document.querySelectorAll('body, body *')].flatMap((one) => [
  ...['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']
    .map((name) => one.getAttribute(name) ?? ''),
  ...(one.closest('script, style, noscript, code, pre, kbd, [lang=en], [dir=ltr]')
    ? [] : [...one.childNodes])
    .filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data),
]).concat(document.title)"""


def axe(player: Player) -> list[str]:
    """What axe finds on the page as it is, in light and in dark."""
    faults = []
    for theme, rules in RULES.items():
        player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        faults += [f"{theme} {fault}" for fault in player.page.evaluate(RUN_AXE, rules)]
    return faults


TABLE_ID = re.compile(r"[0-9a-f]{16}")
"""In the address of an invitation."""


def stray_english(player: Player) -> set[str]:
    texts = [TABLE_ID.sub("", KNOWN.sub("", text)) for text in player.page.evaluate(TEXT)]
    return {word for text in texts for word in re.findall(r"[A-Za-z]{3,}", text)}


# The one with the most that can go wrong; each of the others takes a minute more.
LOCALES = ["he", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "fr", "ar"))]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_is_for_everybody(new_player, locale):
    """No serious fault by axe's WCAG 2.1 A and AA rules; the right language and direction."""
    player, faults, seen = new_player(locale=locale), [], set()
    player.context.add_init_script(AXE)
    is_rtl = locale in ("he", "ar")
    for page in pages.everything(player):
        pages.show(player, page)
        seen.add(re.split("[/#]", page.path)[1])
        html = player.page.locator("html")
        spoken = (html.get_attribute("lang"), html.get_attribute("dir"))
        if spoken != (locale, "rtl" if is_rtl else "ltr"):
            faults.append(f"{page.name} {spoken}")
        faults += [f"{page.name} {fault}" for fault in axe(player)]
        if is_rtl:
            faults += [f"{page.name} English: {word}" for word in sorted(stray_english(player))]
    assert faults == []
    assert pages.first_parts() <= seen, "a page of the router is not among these"
