"""Courses in a browser: watched, tried, got wrong, solved; by pointer, touch and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import TIMEOUT, Player

FINGER = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_course(player: Player, game: str) -> None:
    player.see(f"/learn/{game}")
    expect(player.page.locator("[data-sentence]")).to_be_visible(timeout=TIMEOUT)


def phase(player: Player, wanted: str) -> None:
    expect(player.page.locator(f".learn[data-phase={wanted}]")).to_be_visible(timeout=TIMEOUT)


def touch(player: Player, *selectors: str) -> None:
    for selector in selectors:
        one = player.page.locator(selector).first
        if player.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            one.tap()
        else:
            one.click()


def solved(player: Player) -> None:
    phase(player, "solved")
    player.page.locator("[data-next]").click()


@pytest.mark.parametrize("way", [{}, FINGER], ids=["pointer", "touch"])
def test_the_course_of_gobblers_is_finished_and_ends_with_a_game(new_player, way):
    player = new_player(**way)
    open_course(player, "gobblers")
    for size, to in ((3, "b2"), (3, "c1")):
        touch(player, f"[data-size='{size}'][role=button]", f"[data-square={to}]")
        solved(player)
    touch(player, "[data-square=b1]", "[data-square=b3]")
    solved(player)
    touch(player, "[data-square=c2]", "[data-square=c3]")
    phase(player, "wrong")
    phase(player, "try")
    touch(player, "[data-size='3'][role=button]", "[data-square=c3]")
    solved(player)
    touch(player, "[data-size='3'][role=button]", "[data-square=b2]")
    solved(player)
    player.page.locator("[data-start]").click()
    player.page.wait_for_url("**/table/*", timeout=TIMEOUT)


def test_a_task_is_solved_by_keys_and_the_place_is_kept(new_player):
    player = new_player()
    open_course(player, "gobblers")
    player.page.locator("[data-try]").focus()
    player.page.keyboard.press("Enter")
    player.page.locator("[data-size='3'][role=button]").first.focus()
    player.page.keyboard.press("Enter")
    player.page.locator("[data-square=b2]").focus()
    player.page.keyboard.press("Enter")
    phase(player, "solved")
    player.see("/courses")
    expect(player.page.locator("[data-course=gobblers] progress")).to_have_attribute(
        "value", "1", timeout=TIMEOUT
    )
    open_course(player, "gobblers")
    expect(player.page.locator("[data-task=three]")).to_be_visible(timeout=TIMEOUT)


def test_a_hand_shows_the_move_and_goes_when_the_board_is_touched(new_player):
    player = new_player(reduced_motion="no-preference")
    player.context.add_init_script("localStorage.setItem('blockyard.solid', 'off')")
    open_course(player, "deblockle")
    expect(player.page.locator("[data-hand]")).to_be_visible(timeout=TIMEOUT)
    touch(player, "[data-square=d4]")
    expect(player.page.locator("[data-hand]")).to_have_count(0, timeout=TIMEOUT)
    phase(player, "try")
