"""A finished game is looked at again: step by step, and with what the computer thinks of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import pages
from tests.browser.keyboard import press, walk
from tests.browser.player import TIMEOUT


def test_a_review_shows_the_serious_mistake_and_what_was_better(new_player):
    player = new_player()
    over = pages.finished(player)
    player.see(f"/table/{over}")
    player.page.locator("[data-result]").get_by_role("link", name="Review").click()
    pages.review_done(player)
    graph = player.page.get_by_role("slider")
    # By keys: the graph is a slider, and Page Down goes to the next weak move.
    walk(player, graph)
    press(player, "Home")
    verdict = player.page.locator("[data-verdict]")
    while "A serious mistake." not in verdict.inner_text():
        before = graph.get_attribute("aria-valuenow")
        press(player, "PageDown")
        expect(graph).not_to_have_attribute("aria-valuenow", before or "", timeout=TIMEOUT)
    assert graph.get_attribute("aria-valuenow") == "4"
    expect(verdict).to_contain_text("??")
    expect(verdict).to_contain_text("was better")
    assert "A serious mistake." in (graph.get_attribute("aria-valuetext") or "")
    # By mouse: the list of weak moves leads to the position before it, with the better move.
    weak = player.page.locator("[data-weak=blunder]").last
    expect(weak).to_contain_text("4. new, ")
    weak.click()
    expect(player.page.locator(".stage .advice, .stage .advised").first).to_be_attached()


def test_a_review_tells_the_accuracy_and_lets_one_find_the_better_move(new_player):
    player = new_player()
    over = pages.finished(player)
    player.see(f"/review/{over}")
    pages.review_done(player)
    expect(player.page.locator("[data-accuracy]")).to_have_count(2)
    player.page.locator("[data-lesson='4'] [data-retry]").click()
    card = player.page.locator(".retry")
    # A move that does not stop the line, and then the one that does.
    for size, square, phase in ((3, "b3", "weak"), (2, "c3", "good")):
        player.page.locator(f"[data-size='{size}'][role=button]").first.click()
        player.page.locator(f"[data-square={square}]").click()
        expect(card).to_have_attribute("data-phase", phase, timeout=TIMEOUT)
    player.page.locator("[data-retry-end]").click()
    expect(card).to_have_count(0)


def test_a_review_can_be_stopped_and_begun_again(new_player, server):
    player = new_player()
    over = pages.finished(player)
    with server.lost_in_thought():
        player.see(f"/review/{over}")
        player.page.get_by_role("button", name="Stop").click()
    again = player.page.get_by_role("button", name="Review the game")
    again.click()
    pages.review_done(player)


def test_the_computer_says_of_a_position_what_it_would_play(new_player):
    player = new_player()
    over = pages.finished(player)
    player.see(f"/replay/{over}")
    for _ in range(4):
        player.page.get_by_role("button", name="One step forward").click()
    ask = player.page.get_by_role("button", name="What would the computer play?", disabled=False)
    ask.click()
    advice = player.page.locator("[data-advice]")
    pages.await_thought(advice, ask)
    expect(advice).to_contain_text("it wins at once")
