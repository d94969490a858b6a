"""A profile in a browser: ratings, results and games are shown and searched, and can be hidden."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import member
from tests.browser.player import TIMEOUT, Player


def lose(player: Player) -> str:
    """The id of a game against the computer that was given up."""
    table = player.post("/api/tables", {"game": "gobblers", "chairs": ["me", "bot:1"]})["table"]
    player.see(f"/table/{table}")
    player.await_decision()
    player.send("3b2")
    frame = {"t": "act", "table": table, "seat": 0, "what": "resign", "nonce": "resign"}
    player.page.evaluate("frame => wire.send(JSON.stringify(frame))", frame)
    player.page.locator("html[data-turn=over]").wait_for(state="attached")
    return table


def test_a_game_is_found_on_the_profile_and_the_profile_can_be_hidden(new_player):
    player, stranger = new_player(), new_player()
    player.see("/")
    name, page = member(player), player.page
    table = lose(player)
    player.see(f"/people/{name}")
    expect(page.locator("[data-opponents] [data-level='1']")).to_contain_text("0 of 1")
    expect(page.locator(f"[data-past='{table}']")).to_be_visible(timeout=TIMEOUT)
    page.locator("[data-result=won]").click()
    expect(page.locator("[data-past]")).to_have_count(0)
    page.locator("[data-result=lost]").click()
    replay = page.locator("[data-past] [data-replay]")
    expect(replay).to_have_attribute("href", f"/replay/{table}")
    with page.expect_download() as loaded:
        page.locator("[data-all-games]").click()
    assert loaded.value.suggested_filename == "blockyard-games.record"
    hide_from(stranger, player, name)


def hide_from(stranger: Player, player: Player, name: str) -> None:
    stranger.see(f"/people/{name}")
    streak = stranger.page.locator("[data-streak]")
    expect(streak).to_be_visible(timeout=TIMEOUT)
    with player.page.expect_response("**/api/me/private"):
        player.page.locator("[data-private]").check()
    stranger.see(f"/people/{name}")
    expect(stranger.page.get_by_text("keeps results and games private")).to_be_visible()
    expect(streak).to_have_count(0)
    player.see(f"/people/{name}")
    expect(player.page.locator("[data-streak]")).to_be_visible(timeout=TIMEOUT)
