"""The analysis board in a browser: free play, best lines, variations, positions and links."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import TIMEOUT, Player


def open_board(player: Player, game: str) -> None:
    player.see(f"/analysis/{game}")
    expect(player.page.locator("[data-status]")).to_be_visible(timeout=TIMEOUT)


def place(player: Player, size: int, square: str) -> None:
    player.page.locator(f"[data-size='{size}'][role=button]").first.click()
    player.page.locator(f"[data-square={square}]").first.click()


def moves(player: Player, count: int) -> None:
    expect(player.page.locator("[data-move]")).to_have_count(count, timeout=TIMEOUT)


def test_a_guest_tries_lines_for_both_sides_and_finds_them_again(new_player):
    player = new_player()
    open_board(player, "gobblers")
    place(player, 3, "b2")
    moves(player, 1)
    place(player, 3, "a1")
    moves(player, 2)
    player.page.locator("[data-back]").click()
    place(player, 3, "c3")
    moves(player, 3)
    open_board(player, "gobblers")
    moves(player, 3)
    player.page.locator("[data-delete]").click()
    moves(player, 2)


def test_the_best_lines_are_shown_and_played_by_a_click(new_player):
    player = new_player()
    open_board(player, "gobblers")
    player.page.locator("[data-search]").click()
    line = player.page.locator("[data-line]").first
    expect(line).to_be_visible(timeout=4 * TIMEOUT)
    line.click()
    moves(player, 1)
    player.page.locator("[data-search]").click()
    expect(player.page.locator("[data-search][aria-pressed=false]")).to_be_visible(timeout=TIMEOUT)


def test_a_position_is_set_up_by_text_and_an_impossible_one_is_refused_in_words(new_player):
    player = new_player()
    open_board(player, "gobblers")
    player.page.locator("details").first.locator("summary").click()
    text = player.page.locator("[data-position]")
    text.fill("3w,.,./2b,2w,./.,3b,. w casual")
    player.page.locator("[data-set-up]").click()
    expect(player.page.locator("[data-square=b2]")).to_be_visible(timeout=TIMEOUT)
    place(player, 3, "c1")
    moves(player, 1)
    text.fill("3w3w,.,./.,.,./.,.,. b casual")
    player.page.locator("[data-set-up]").click()
    expect(player.page.get_by_role("alert")).to_contain_text("b", timeout=TIMEOUT)
    player.faults.clear()  # the refusal


def test_a_link_shows_the_same_position_to_somebody_else(new_player):
    ada, bob = new_player(), new_player()
    open_board(ada, "gobblers")
    place(ada, 3, "b2")
    moves(ada, 1)
    link = ada.page.locator("[data-link]").get_attribute("data-link")
    assert link
    bob.see("/analysis/" + link.partition("/analysis/")[2])
    moves(bob, 1)


def test_a_position_is_set_up_by_hand_solved_and_played_on(new_player):
    player = new_player()
    open_board(player, "gobblers")
    page = player.page
    page.locator("[data-edit-position]").click()
    for tool, square in (("3b", "b2"), ("2b", "c2"), ("3w", "a1"), ("2w", "b1")):
        page.locator(f"[data-tool='{tool}']").click()
        page.locator(f"[data-edit={square}]").click()
    page.locator("[data-tool='1w']").click()
    page.locator("[data-edit=b2]").click()
    expect(page.get_by_role("alert")).to_contain_text("b2", timeout=TIMEOUT)
    expect(page.locator("[data-use]")).to_be_disabled()
    page.locator("[data-tool=erase]").click()
    page.locator("[data-edit=b2]").click()
    page.locator("[data-use]:enabled").click()
    page.locator("[data-exact] button").click()
    expect(page.locator("[data-exact-square$=c1][data-value='1']")).to_be_visible(timeout=TIMEOUT)
    page.locator("[data-level]").select_option("1")
    page.locator("[data-play-from]").click()
    page.wait_for_url("**/table/*", timeout=TIMEOUT)
    place(player, 3, "c1")
    expect(page.locator("html[data-turn=over]")).to_be_attached(timeout=TIMEOUT)


def test_openings_are_explored_and_a_move_is_played_from_them(new_player):
    player = new_player()
    player.see("/openings/gobblet")
    opening = player.page.locator("[data-opening]").first
    expect(opening).to_be_visible(timeout=TIMEOUT)
    first = opening.get_attribute("data-opening")
    opening.click()
    moves(player, 1)
    expect(player.page.locator("[data-openings] a")).to_have_attribute(
        "href", f"/games?game=gobblet&moves={first}"
    )
    expect(opening).not_to_have_attribute("data-opening", first or "", timeout=TIMEOUT)
    player.page.locator("[data-show-openings]").click()
    expect(opening).to_have_count(0)


def test_threats_are_what_the_other_side_would_play(new_player):
    player = new_player()
    player.see("/analysis/gobblers?moves=3a1;1c1;3b2")
    player.page.locator("[data-threats]").click()
    line = player.page.locator("[data-line]").first
    expect(line).to_contain_text("wins", timeout=4 * TIMEOUT)
    expect(line).to_be_disabled()
    expect(player.page.locator("[data-lines] p")).to_be_visible()
    player.page.locator("[data-threats]").click()
    expect(player.page.locator("[data-threats][aria-pressed=false]")).to_be_visible()
