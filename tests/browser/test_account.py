"""The account page: devices, the password and bots; and a report at the table."""

from __future__ import annotations

import secrets

from tests.browser.pages import member


def test_devices_password_and_bots_of_an_account(new_player):
    player = new_player()
    player.see("/")
    name = member(player)
    player.see("/account")
    page = player.page
    page.locator("[data-sessions] li").first.wait_for()
    page.locator("[data-sessions] summary").click()
    fields = page.locator("[data-sessions] input[type=password]")
    fields.nth(0).fill("correct horse")
    fields.nth(1).fill("an even better horse")
    page.locator("[data-sessions] form button").click()
    page.locator("[data-sessions] [role=status]").wait_for()
    page.locator("[data-bots] input").fill(f"Robo {secrets.token_hex(3)}")
    page.locator("[data-bots] form button").click()
    page.locator("[data-bots] .bot button").first.click()
    page.locator("[data-bots] code").wait_for()
    assert page.locator("[data-bots] code").inner_text().startswith("byb_")
    assert page.locator("h1 bdi").inner_text() == name


def test_somebody_at_the_table_can_be_reported(new_player):
    player, friend = new_player(), new_player()
    player.see("/")
    path = player.set_table("gobblet", "me", "open")
    player.see(path)
    friend.sit_down(path)
    friend.page.get_by_role("button", name="Say", exact=True).click()
    friend.page.locator("[data-report]").click()
    friend.page.locator("fieldset button").first.click()
    friend.page.get_by_text("Thank you.").wait_for()
