"""A game goes on where it was, whatever breaks in between."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import HANDS
from tests.browser.whole_games import play, two_at

GAME = "gobblet"


def reload(player: Player, _house) -> None:
    player.reload()


def drop_the_line(player: Player, _house) -> None:
    player.page.evaluate(
        "window.received = {}; document.documentElement.dataset.ply = ''; wire.close()"
    )


def restart_the_server(player: Player, server) -> None:
    player.is_cut_off = True
    server.stop()
    expect(player.note).to_contain_text("connection", ignore_case=True, timeout=TIMEOUT)
    player.page.evaluate("window.received = {}; document.documentElement.dataset.ply = ''")
    server.start()


@pytest.mark.parametrize("happens", [reload, drop_the_line, restart_the_server])
def test_a_break_in_the_middle_of_a_game_changes_nothing(new_player, server, happens):
    both, rng = two_at(new_player, GAME), Random(1)
    both[1].is_cut_off = happens is restart_the_server
    play(both, GAME, HANDS[GAME], moves=4, rng=rng)
    before = both[0].now
    happens(both[0], server)
    both[0].await_ply(before["ply"])
    assert both[0].now == before
    expect(both[0].page.locator("section.moves li")).to_have_count(4, timeout=TIMEOUT)
    for player in both:
        expect(player.page.locator("[data-note] .broken")).to_have_count(0, timeout=TIMEOUT)
    play(both, GAME, HANDS[GAME], moves=2, rng=rng)
    # The other browser hears of the last move by itself, and perhaps a moment later.
    both[1].await_ply(before["ply"] + 2)
    assert both[1].now["view"] == both[0].now["view"]


def test_a_move_made_without_a_line_counts_when_it_is_back(new_player):
    both = two_at(new_player, GAME)
    both[0].await_decision()
    both[0].page.evaluate("wire.close()")
    HANDS[GAME](both[0], "4b2")
    both[1].await_ply(1)
    assert both[1].now["view"]["squares"] == both[0].now["view"]["squares"]


def test_the_return_of_the_line_is_seen_within_a_second(new_player, server):
    """Of the page's own time, so that a busy machine does not matter."""
    player = new_player()
    player.page.clock.install()
    player.see(player.set_table(GAME, "me", "bot:1"))
    player.await_turn()
    expect(player.page.locator("[data-square]").first).to_be_visible(timeout=TIMEOUT)
    player.is_cut_off = True
    broken = player.page.locator("[data-note] .broken")
    player.page.clock.pause_at(player.page.evaluate("Date.now() + 1000"))
    server.stop()
    expect(broken).to_be_visible(timeout=TIMEOUT)
    for _ in range(5):  # the line is tried again and again
        player.page.clock.run_for(1000)
        player.page.wait_for_timeout(100)
    server.start()
    player.page.clock.run_for(1000)
    expect(broken).to_have_count(0, timeout=TIMEOUT)
