"""Every page of the web client with something on it, and how one sees that it is there."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import Locator, TimeoutError, expect

from blockyard import games
from tests.browser.player import TIMEOUT, Player
from tools.build import WEB

GAMES = ("gobblet", "blokus-duo", "deblockle", "block-out")
EVERY_GAME = tuple(games.all_games())
# Black overlooks the line of White.
WON = ("3a1", "1c1", "3b2", "1a3", "2c3")


class Page(NamedTuple):
    path: str
    shows: str
    """What is there once the page is complete."""
    then: Callable[[Player], None] | None = None
    """What is opened on it."""

    @property
    def name(self) -> str:
        return f"{self.path} {self.then.__name__}" if self.then else self.path


NOWHERE = Page("/nowhere", "[role=status]")


def first_parts() -> set[str]:
    """How the addresses of pages begin, as the client's router has them."""
    text = (WEB / "src" / "shell" / "pages.ts").read_text(encoding="utf-8")
    table = re.search(r"const PAGES[^{]*\{(.*?)\n\};", text, re.DOTALL)
    assert table
    return set(re.findall(r"^  '?(\w*)'?: \[", table[1], re.MULTILINE))


def show(player: Player, page: Page) -> None:
    player.see(page.path)
    if page.then:
        page.then(player)
    expect(player.page.locator(f"main {page.shows}").first).to_be_visible(timeout=TIMEOUT)
    player.await_answers()
    # A page that has nothing to show says so and leads home.
    is_empty = player.page.locator("[data-empty]").count() > 0
    assert is_empty == (page == NOWHERE), page.name


# --- what is opened


def review_done(player: Player) -> None:
    await_thought(player.page.get_by_role("slider"), player.page.locator("[data-again]"))


def await_thought(thought: Locator, again: Locator) -> None:
    """On a machine with other things to do a thought may come too late, and is asked for again."""
    for _ in range(6):
        thought.or_(again).first.wait_for(timeout=4 * TIMEOUT)
        if thought.count():
            return
        with suppress(TimeoutError):  # the thought has come in between, and nothing is left to ask
            again.click(timeout=2000)
    raise AssertionError("the machine does not come to think")


def everything_unfolded(player: Player) -> None:
    """A board of the page may have folds that are not shown there."""
    player.page.locator("details > summary:visible").first.wait_for(timeout=TIMEOUT)
    for fold in player.page.locator("details > summary").all():
        if fold.is_visible():
            fold.click()


def rules_at_a_clause(player: Player) -> None:
    """A move that a rule forbids, and the rule."""
    player.page.locator("[data-square=a1]").click()
    player.page.locator("[data-note] .plain").click()
    expect(player.page.locator("dialog article .asked")).to_be_in_viewport(timeout=TIMEOUT)


def curtain_open(player: Player) -> None:
    player.await_decision()
    player.open_curtain()
    expect(player.page.locator("[data-card]").first).to_be_visible(timeout=TIMEOUT)


def link_for_another_device(player: Player) -> None:
    player.page.locator("[data-transfer]").click()
    expect(player.page.locator("main .link")).to_be_visible(timeout=TIMEOUT)


# --- all of them


def finished(player: Player) -> str:
    """The id of a game between two at this screen that is over."""
    path = player.set_table("gobblers", "me", "me")
    player.see(path)
    player.await_decision()
    for move in WON:
        player.send(move)
    return path.rpartition("/")[2]


def member(player: Player) -> str:
    """The name of an account that this browser's guest makes."""
    name = f"Ada {secrets.token_hex(3)}"
    player.post("/api/accounts", {"name": name, "password": "correct horse"})
    return name


def everything(player: Player) -> Iterator[Page]:
    """Pages for a guest, then for somebody with an account."""
    player.see("/")
    yield Page("/", "[data-play]")
    yield Page("/lobby", "h1")
    yield Page("/leaders", "h1")
    for game in EVERY_GAME:
        yield Page(f"/new/{game}", "form .choices")
    for game in EVERY_GAME:
        yield Page(f"/rules/{game}", "article #quick", everything_unfolded)
    yield Page("/courses", "[data-course] progress")
    yield Page("/learn/gobblet", "[data-sentence]")
    yield Page("/puzzles", "[data-goal]")
    yield Page("/analysis/gobblers", "[data-status]", everything_unfolded)
    yield Page("/openings/gobblet", "[data-opening]")
    yield Page("/rules/match", "article #M4")
    yield Page(player.set_table("gobblet", "me", "open"), "svg")
    for game in GAMES:
        opens = curtain_open if game == "block-out" else None
        yield Page(player.set_table(game, "me", "me"), ".stage", opens)
    yield Page(player.set_table("block-out", "me", "me"), ".curtain button")
    yield Page(player.set_table("gobblet", "me", "bot:1"), ".stage [role=grid]", rules_at_a_clause)
    over = finished(player)
    yield Page(f"/table/{over}", "[data-result]")
    yield Page(f"/replay/{over}", "input[type=range]")
    yield Page(f"/review/{over}", "[role=slider]", review_done)
    yield Page("/games", "[data-games] [role=status]", everything_unfolded)
    yield Page("/account", "form")
    yield Page("/account", "form", link_for_another_device)
    name = member(player)
    yield Page("/account", "h1 bdi")
    yield Page(f"/people/{name}", "[data-games] [role=status]")
    yield Page(f"/transfer#{player.post('/api/me/transfer')['code']}", "button")
    yield NOWHERE
