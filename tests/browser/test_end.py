"""After a game: the score, a rematch in one click, the other's wish; and earlier positions."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.pages import WON
from tests.browser.player import TIMEOUT, Player
from tests.browser.whole_games import chosen, two_at


def win(ada: Player, bob: Player) -> None:
    ada.await_decision()
    for ply, move in enumerate(WON):
        (ada, bob)[ply % 2].await_ply(ply)
        (ada, bob)[ply % 2].send(move)
    for player in (ada, bob):
        player.expect_result()


def test_a_rematch_needs_one_click_each_and_keeps_the_score(new_player):
    ada, bob = two_at(new_player, "gobblers")
    win(ada, bob)
    expect(ada.page.locator("[data-result]")).to_contain_text("A line is complete.")
    expect(ada.page.locator("[data-series]")).to_contain_text("1–0")
    expect(bob.page.locator("[data-series]")).to_contain_text("0–1")
    before = ada.page.url
    ada.page.locator("[data-rematch]").click()
    expect(bob.page.locator("[data-wish]")).to_contain_text("wants a rematch", timeout=2000)
    expect(bob.page.locator("[data-wish]")).to_contain_text("You would go first, as White.")
    bob.page.locator("[data-rematch]").click()
    for player in (ada, bob):
        expect(player.page).not_to_have_url(before, timeout=TIMEOUT)
    assert ada.page.url == bob.page.url
    # Now Bob begins, and wins.
    win(bob, ada)
    expect(ada.page.locator("[data-series]")).to_contain_text("1–1")


def test_not_now_is_told_to_the_other_who_is_invited_again_after_leaving(new_player):
    ada, bob = two_at(new_player, "gobblers")
    win(ada, bob)
    ada.page.locator("[data-rematch]").click()
    bob.page.get_by_role("button", name="Not now").click()
    wish = ada.page.locator("[data-wish]")
    expect(wish).to_contain_text("can’t play again right now", timeout=2000)
    expect(ada.page.locator("[data-rematch]")).to_be_disabled()
    expect(bob.page.locator("[data-wish]")).to_have_count(0)
    bob.page.locator("[data-rematch]").click()
    expect(wish).to_contain_text("wants a rematch", timeout=2000)
    ada.page.get_by_role("button", name="Not now").click()
    ada.page.locator("[data-rematch]").click()
    bob.page.get_by_role("button", name="Not now").click()
    bob.page.goto("about:blank")
    again = ada.page.get_by_role("button", name="Invite")
    expect(again).to_be_enabled(timeout=TIMEOUT)
    again.click()
    expect(wish).to_contain_text("has left the table", timeout=2000)


def test_a_draw_is_agreed_at_one_screen_and_offered_to_the_computer(new_player):
    player = new_player()
    player.see(player.set_table("gobblers", "me", "me"))
    player.await_decision()
    player.page.get_by_role("button", name="More").click()
    player.page.get_by_role("button", name="Agree to a draw").click()
    player.page.get_by_role("button", name="Does everyone agree?").click()
    player.expect_result()
    expect(player.page.locator("[data-result]")).to_have_attribute("data-result", "M4")
    # The computer begins, which is worth something here, and plays on.
    player.see(player.set_table("gobblers", "bot:6", "me"))
    player.await_turn()
    player.page.get_by_role("button", name="More").click()
    player.page.get_by_role("button", name="Offer a draw").click()
    expect(player.page.locator("[data-note]")).to_contain_text("would rather", timeout=TIMEOUT)


def test_the_computer_accepts_a_rematch_at_once_and_can_be_harder(new_player):
    player = new_player()
    player.see(player.set_table("gobblers", "me", "bot:2"))
    player.await_turn()
    player.page.get_by_role("button", name="More").click()
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Really resign?").click()
    player.expect_result()
    before = player.page.url
    expect(player.page.locator("[data-level='1']")).to_be_visible(timeout=TIMEOUT)
    harder = player.page.locator("[data-level='3']")
    expect(harder).to_contain_text("3")
    player.page.locator("[data-rematch]").click()
    expect(player.page).not_to_have_url(before, timeout=TIMEOUT)
    expect(player.page.locator(".table .stage")).to_be_visible(timeout=TIMEOUT)


def test_the_result_shows_where_the_game_turned(new_player):
    """The engine is asked by itself; its answer leads to the positions."""
    ada, bob = two_at(new_player, "gobblers")
    win(ada, bob)
    expect(ada.page.locator("[data-turning=known]")).to_be_visible(timeout=4 * TIMEOUT)
    ada.page.locator("[data-turning-point]").first.click()
    expect(ada.page.locator(".table.past")).to_be_visible(timeout=TIMEOUT)


def test_a_result_by_points_says_by_how_many(new_player):
    player = new_player()
    player.see(player.set_table("blokus-duo", "me", "bot:1"))
    rng = Random(1)
    while player.await_turn():
        player.send(chosen("blokus-duo", player, rng))
    player.expect_result()
    mine, theirs = player.now["outcome"]["scores"]
    by = f" by {abs(mine - theirs)}" if mine != theirs else ""
    heading = "You win" if mine > theirs else "You lose" if mine < theirs else "A draw"
    expect(player.page.locator("#result")).to_have_text(heading + by)


def test_a_move_of_the_list_shows_its_position_and_leads_back(new_player):
    player = new_player()
    player.see(player.set_table("gobblers", "me", "me"))
    player.await_decision()
    for move in WON[:3]:
        player.send(move)
    moves = player.page.locator("section.moves li button")
    expect(moves).to_have_count(3)
    expect(moves.first).to_contain_text("White: new, large: a1")
    expect(moves.first.locator("svg")).to_be_visible()
    moves.first.click()
    expect(player.page.locator("[data-past]")).to_contain_text("move 1")
    expect(player.page.locator("[data-square=c1]")).to_have_attribute(
        "aria-label", "c1 is empty", timeout=TIMEOUT
    )
    player.page.get_by_role("button", name="Back to the game").first.click()
    expect(player.page.locator("[data-past]")).to_have_count(0)
    expect(player.page.locator("[data-square=c1]")).not_to_have_attribute(
        "aria-label", "c1 is empty"
    )


def test_notation_in_the_list_of_moves_is_a_setting_that_stays(new_player):
    player = new_player()
    player.see(player.set_table("gobblers", "me", "me"))
    player.await_decision()
    player.send(WON[0])
    move = player.page.locator("section.moves li")
    expect(move).to_contain_text("new, large: a1")
    player.page.get_by_role("button", name="More").click()
    player.page.get_by_role("button", name="Show notation").click()
    expect(move).to_contain_text(WON[0])
    player.reload()
    expect(move).to_contain_text(WON[0], timeout=TIMEOUT)


def test_at_one_screen_the_last_move_is_taken_back_and_before_it_there_is_nothing(new_player):
    player = new_player()
    player.see(player.set_table("gobblers", "me", "me"))
    player.await_decision()
    back = player.page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    player.send(WON[0])
    back.click()
    player.await_ply(0)
    expect(back).to_be_disabled()


def test_a_question_mark_lists_the_keys(new_player):
    player = new_player()
    player.see(player.set_table("blokus-duo", "me", "me"))
    player.await_decision()
    player.page.locator(".stage").wait_for()
    player.page.keyboard.press("?")
    keys = player.page.locator("[data-keys]")
    expect(keys).to_contain_text("flip the piece", timeout=TIMEOUT)
    player.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
