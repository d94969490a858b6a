"""What a table tells those who look elsewhere, who listen, or who try what is not allowed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import TIMEOUT
from tests.browser.pointer import HANDS
from tests.browser.whole_games import two_at

# Looks away when told to, and keeps what the page called out.
AWAY = """
  window.called = [];
  window.Notification = class extends Notification {
    constructor(...what) { super(...what); called.push(what[0]); }
  };
  Object.defineProperty(document, 'hidden', { get: () => Boolean(window.isAway) });
"""


def test_whoever_is_away_is_called_when_it_is_their_turn_in_a_slow_game(new_player):
    ada, bob = new_player(permissions=["notifications"]), new_player()
    ada.context.add_init_script(AWAY)
    path = ada.set_table("gobblet", "me", "open", clock={"kind": "days", "seconds": 2 * 86_400})
    ada.see(path)
    bob.sit_down(path)
    ada.await_decision()
    expect(ada.page).to_have_title("Your turn: Gobblet · Blockyard", timeout=TIMEOUT)
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="Notify me when it’s my turn").click()
    HANDS["gobblet"](ada, "4b2")
    bob.await_ply(1)
    expect(ada.page).to_have_title("Gobblet · Blockyard", timeout=TIMEOUT)
    ada.page.evaluate("window.isAway = true")
    HANDS["gobblet"](bob, "4c3")
    expect(ada.page).to_have_title("Your turn: Gobblet · Blockyard", timeout=TIMEOUT)
    assert ada.page.evaluate("window.called") == ["Your turn!"]


def test_a_screen_reader_hears_each_move(new_player):
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    HANDS["gobblet"](ada, "4b2")
    bob.await_ply(1)
    said = bob.page.locator("[data-said]")
    expect(said).to_contain_text("b2", timeout=TIMEOUT)
    expect(said).to_contain_text("Your turn!", timeout=TIMEOUT)
    assert said.get_attribute("aria-live") == "polite"


def test_what_somebody_says_is_seen_and_heard_by_the_other(new_player):
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    ada.page.get_by_role("button", name="Say", exact=True).click()
    ada.page.get_by_role("button", name="Good luck!").click()
    expect(bob.page.locator(".bubble")).to_have_text("Good luck!", timeout=TIMEOUT)
    expect(bob.page.locator("[data-said]")).to_contain_text("Good luck!", timeout=TIMEOUT)


def test_a_refused_move_leads_to_the_clause_that_forbids_it(new_player):
    ada, bob = two_at(new_player, "gobblet")
    ada.await_decision()
    HANDS["gobblet"](ada, "4b2")
    bob.await_ply(1)
    HANDS["gobblet"](bob, "4b2")
    expect(bob.note).to_contain_text("Choose an empty square", timeout=TIMEOUT)
    bob.page.get_by_role("button", name="Rule G4").click()
    clause = bob.page.locator("dialog .asked")
    expect(clause).to_be_in_viewport(timeout=TIMEOUT)
    expect(clause).to_have_id("G4")


def test_without_scripts_the_page_says_in_every_language_what_it_needs(new_player):
    player = new_player(java_script_enabled=False)
    player.page.goto("/")
    for language in ("en", "he", "fr", "ar"):
        expect(player.page.locator(f"p[lang={language}]")).to_contain_text("JavaScript")
