"""Courses in a browser: watched, tried, got wrong, solved; by pointer, touch and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from blockyard import games
from tests.browser.courses import finish, open_course, phase
from tests.browser.keyboard import KEYS
from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import HANDS, tap

FINGER = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


LIKE = {"blokus-classic": "blokus-duo"}
"""Whose board a game is played on."""
WAYS = {"pointer": HANDS, "touch": HANDS, "keys": KEYS}
SHORT = [("gobblers", "pointer"), ("gobblet", "touch"), ("deblockle", "keys")]
"""One course by each way of input; the others take minutes."""


def touch(player: Player, *selectors: str) -> None:
    for selector in selectors:
        tap(player, player.page.locator(selector).first)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        pytest.param(game, way, marks=[pytest.mark.long] * ((game, way) not in SHORT))
        for game in games.all_games()
        for way in WAYS
    ],
)
def test_a_course_is_finished_and_ends_with_a_game(new_player, game, way):
    player = new_player(**(FINGER if way == "touch" else {}))
    hand = WAYS[way][LIKE.get(game, game)]
    finish(player, game, hand, by_keys=way == "keys")


def test_a_wrong_move_is_taken_back_and_tried_again(new_player):
    player = new_player()
    open_course(player, "gobblers")
    touch(player, "[data-size='1'][role=button]", "[data-square=c3]")
    phase(player, "wrong")
    phase(player, "try")
    touch(player, "[data-size='3'][role=button]", "[data-square=b2]")
    phase(player, "solved")


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


def test_on_a_phone_the_board_lies_over_no_button(new_player):
    """The table of a tower is wider and deeper than the place it has."""
    player = new_player(**FINGER)
    open_course(player, "block-out")
    phase(player, "try")
    player.page.locator("[data-skip]").tap()
    expect(player.page.locator("[data-task=face]")).to_be_visible(timeout=TIMEOUT)
