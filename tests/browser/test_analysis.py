"""The analysis board in a browser: free play, best lines, variations, positions and links."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from blockyard import games
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


def test_a_phone_on_its_side_shows_the_board_beside_what_is_found(new_player):
    """Gobblet's board is wide: its analysis was squeezed into the column of the other players."""
    player = new_player(viewport={"width": 844, "height": 390})
    player.see("/analysis/gobblet")
    board = player.page.locator(".analysis > .stage").bounding_box()
    status = player.page.locator("[data-status]")
    expect(status).to_be_in_viewport(ratio=1)
    beside = status.bounding_box()
    assert board and beside and board["height"] > 300 and board["width"] > 400
    assert beside["x"] > board["x"] + board["width"]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.long] * (game != "gobblers"))
        for game in games.all_games()
    ],
)
def test_a_picture_of_the_position_is_saved(new_player, game):
    player = new_player()
    open_board(player, game)
    before = picture(player, game)
    if game == "gobblers":
        place(player, 3, "b2")
        moves(player, 1)
        assert picture(player, game) != before


def picture(player: Player, game: str) -> bytes:
    """A PNG with something on it."""
    with player.page.expect_download(timeout=TIMEOUT) as download:
        player.page.locator("[data-picture]").click()
    assert download.value.suggested_filename == f"{game}.png"
    found = Path(download.value.path()).read_bytes()
    assert found.startswith(b"\x89PNG") and len(found) > 15_000
    if folder := os.environ.get("PICTURES"):
        (Path(folder) / f"{game}.png").write_bytes(found)
    return found
