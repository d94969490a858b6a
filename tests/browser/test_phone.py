"""A phone in the hand, and one screen for two."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.pointer import HANDS, two_fingers
from tests.browser.whole_games import play

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCROLLED = """() => {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = document.scrollingElement;
  return [scrollTop, scrollLeft, scrollHeight > innerHeight, scrollWidth > innerWidth];
}"""


# As many as it takes to see all that a hand does on the board.
MOVES = {"gobblet": 6, "blokus-duo": 6, "deblockle": 10, "block-out": 11}


@pytest.mark.parametrize("game", MOVES)
def test_a_finger_plays_on_a_phone_without_scrolling_the_page(new_player, game):
    player = new_player(**PHONE)
    player.see(player.set_table(game, "me", "me"))
    play([player], game, HANDS[game], moves=MOVES[game])
    assert player.page.evaluate(SCROLLED) == [0, 0, False, False]


def test_all_that_can_be_done_at_a_table_for_two_fits_on_a_phone(new_player):
    player, friend = new_player(**PHONE), new_player()
    path = player.set_table("gobblet", "me", "open")
    player.see(path)
    friend.sit_down(path)
    player.await_decision()
    for tool in ("Hint", "Take back", "Rules", "Say", "Moves", "More"):
        button = player.page.get_by_role("button", name=tool, exact=True)
        expect(button).to_be_in_viewport(ratio=1)
    more = player.page.get_by_role("button", name="More")
    more.tap()
    expect(player.page.get_by_role("button", name="Offer a draw")).to_be_in_viewport(ratio=1)
    assert player.page.evaluate(SCROLLED) == [0, 0, False, False]
    assert player.page.evaluate("innerWidth") == PHONE["viewport"]["width"]
    sound = player.page.get_by_role("button", name="Turn sound off")
    sound.tap()
    more.tap()
    expect(player.page.get_by_role("button", name="Turn sound on")).to_be_in_viewport(ratio=1)


def test_the_open_menu_goes_where_its_button_goes_when_the_phone_is_turned(new_player):
    player = new_player(**PHONE)
    player.see(player.set_table("gobblers", "me", "me"))
    more = player.page.get_by_role("button", name="More", exact=True)
    menu = player.page.locator(".menu")
    more.tap()
    player.page.set_viewport_size({"width": 844, "height": 390})
    player.page.evaluate("new Promise(requestAnimationFrame)")
    followed = menu.bounding_box()
    for _ in range(2):
        more.tap()
    assert menu.bounding_box() == followed


@pytest.mark.parametrize(("degrees", "turns"), [(90, 1), (-80, -1), (30, 0)])
def test_two_fingers_twist_a_piece_by_quarter_turns(new_player, degrees, turns):
    player = new_player(**PHONE)
    player.see(player.set_table("blokus-duo", "me", "me"))
    player.page.locator("[data-piece=F]").tap()
    squares = player.page.locator(".ghost .body")
    expect(squares).to_be_visible()

    def shape() -> str:
        return squares.inner_html()

    before = shape()
    two_fingers(player, player.page.get_by_role("grid"), lambda part: (60, degrees * part))
    after = shape()
    assert (after == before) == (turns == 0)
    # Turned on by the button, as often as it takes to come round.
    for _ in range(-turns % 4):
        player.page.get_by_role("button", name="Rotate", exact=True).tap()
    assert shape() == before


def test_a_whole_game_at_one_screen(new_player):
    player = new_player()
    player.see("/new/gobblers?with=screen")
    player.page.get_by_role("button", name="Start the game").click()
    assert play([player], "gobblers", HANDS["gobblers"])
    player.expect_result()


def test_a_curtain_falls_between_two_who_must_not_see_the_same(new_player):
    player, rng = new_player(), Random(3)
    player.see(player.set_table("gobblet", "me", "me", options={"memory": "yes"}))
    board = player.page.get_by_role("grid")
    for who in ("White", "Black", "White"):
        expect(player.page.get_by_role("button", name=f"I am {who}")).to_be_focused()
        expect(board).to_have_count(0)
        play([player], "gobblet", HANDS["gobblet"], moves=1, rng=rng)
