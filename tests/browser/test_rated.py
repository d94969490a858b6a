"""Rated games in the browser: offered to accounts, with their conditions; not to guests."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect


def sign_up(player) -> None:
    player.see("/account")
    form = player.page.locator("form")
    form.get_by_role("button", name="Create an account").first.click()
    form.locator("input").first.fill(f"Ada {secrets.token_hex(3)}")
    form.locator("input[type=password]").fill("correct horse battery")
    form.locator(".main").click()
    expect(player.page.get_by_role("button", name="Create an account")).to_have_count(0)


def test_a_guest_is_not_offered_a_rated_game_and_an_account_reads_its_conditions(new_player):
    player = new_player()
    player.see("/new/gobblet")
    page = player.page
    expect(page.locator("form .choices")).to_be_visible()
    expect(page.get_by_label("Rated game")).to_have_count(0)
    expect(page.get_by_role("link", name="Create an account")).to_be_visible()
    sign_up(player)
    player.see("/new/gobblet?with=computer")
    page.get_by_label("Rated game").check()
    expect(page.locator("[data-rated-terms]")).to_contain_text("no help from the computer")
    expect(page.get_by_label("Clock").locator("option")).to_have_count(3)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("time[role=timer]").first).to_be_visible()


def test_a_rating_is_shown_with_its_certainty_and_the_real_number_of_games(new_player):
    player = new_player()
    player.see("/leaders")
    player.page.get_by_role("button", name="Gobblet", exact=True).click()
    rating, games = (player.page.locator("tbody tr").first.locator("td").nth(n) for n in (2, 3))
    expect(rating).to_have_text(re.compile(r"^\s*\d+\s*±\d+"))
    expect(games).to_have_text(re.compile(r"^\s*\d+\s*$"))
