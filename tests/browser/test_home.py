"""The first page: two clicks to the first move of every game, opponents, and a board that plays."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.newcomer import Newcomer
from tests.browser.pages import EVERY_GAME
from tests.browser.player import TIMEOUT
from tests.browser.test_phone import PHONE

# A click from the first page on, counted by the browser, and never forgotten on a new page.
COUNT = """addEventListener('click', (event) => event.isTrusted &&
  (sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1), true)"""


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_second_click_belongs_to_the_first_move(new_player, game):
    """One click on Play, and it is your turn at a live board: the next click is the move's own."""
    player = new_player()
    player.context.add_init_script(COUNT)
    player.see("/")
    player.page.locator(f"[data-play={game}]").click()
    assert player.await_turn()
    assert player.page.evaluate("sessionStorage.clicks") == "1"
    ply = player.now["ply"]
    Newcomer(player, "pointer", Random(1)).move()
    player.await_decision(ply)


def test_all_games_stand_on_the_first_screen(new_player):
    player = new_player()
    player.see("/")
    for game in EVERY_GAME:
        box = player.page.locator(f"[data-play={game}]").bounding_box()
        assert box and box["y"] + box["height"] <= 800, game


def test_the_opponent_is_chosen_by_keys_remembered_and_met_at_the_table(new_player):
    player = new_player()
    player.see("/")
    ladder = player.page.locator("[data-play-card] input[type=radio]")
    expect(ladder).to_have_count(9)
    expect(player.page.get_by_text("good match")).to_be_visible()
    ladder.nth(1).focus()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("ArrowRight")
    expect(player.page.locator("[data-play-card] b")).to_have_text("Koda")
    player.page.reload()
    expect(player.page.locator("[data-play-card] b")).to_have_text("Koda")
    player.page.locator("[data-play-chosen]").click()
    player.await_turn()
    expect(player.page.locator("[data-seat='1']")).to_contain_text("Koda")


def test_a_quick_set_up_is_one_click(new_player):
    player = new_player()
    player.see("/")
    player.page.locator("[data-select=deblockle]").click()
    player.page.locator("[data-play-card] [data-quick]").click()
    player.await_turn()
    assert player.now["view"]["stage"] != "set-up"


def test_the_board_on_top_plays_a_sample_until_somebody_plays(new_player):
    """It moves, but not where less motion is wanted; a public game takes its place."""
    player = new_player(reduced_motion="no-preference")
    player.see("/")
    shown = player.page.locator("[data-shown]")
    expect(shown).to_have_attribute("data-ply", "1", timeout=TIMEOUT)
    expect(shown).to_have_attribute("data-ply", "2", timeout=TIMEOUT)
    still = new_player()
    still.see("/")
    before = still.page.locator("[data-shown]").get_attribute("data-ply")
    still.page.wait_for_timeout(2500)
    assert still.page.locator("[data-shown]").get_attribute("data-ply") == before


def test_a_public_game_is_shown_live_and_can_be_watched(new_player):
    ada, bob, eve = new_player(), new_player(), new_player()
    path = ada.set_table("gobblers", "me", "open", public=True)
    ada.see(path)
    bob.sit_down(path)
    ada.await_turn()
    ada.send("3b2")
    eve.see("/")
    eve.page.locator("[data-select=gobblers]").click()
    expect(eve.page.locator("[data-shown=live]")).to_be_visible(timeout=TIMEOUT)
    expect(eve.page.locator("[data-presence]")).to_contain_text("2 players online")
    eve.page.locator(".live a").click()
    eve.await_ply(1)
    assert eve.page.url.endswith(path)


def test_with_a_friend_and_with_anyone_is_one_click(new_player):
    ada, bob = new_player(), new_player()
    ada.see("/")
    ada.page.locator("[data-friend]").click()
    expect(ada.page.get_by_role("heading", name="Invite a friend")).to_be_visible(timeout=TIMEOUT)
    for player in (ada, bob):
        player.see("/")
        player.page.locator("[data-select=gobblers]").click()
        player.page.locator("[data-anyone]").click()
        player.page.wait_for_url("**/lobby")
    ada.page.locator("[data-accept]").click()
    for player in (ada, bob):
        player.page.wait_for_url("**/table/*")
    ada.await_decision()
    assert ada.page.url == bob.page.url


def test_every_game_says_who_may_begin(new_player):
    """The ways of its rulebook, in words; at one screen the order is that of the players."""
    winner, loser = "the winner of the last game", "the loser of the last game"
    own_ways = {
        "gobblet": [winner, loser],
        "gobblers": [winner, loser],
        "deblockle": ["the youngest player", winner],
        "blokus-duo": [],
        "blokus-classic": [],
        "block-out": ["the player with the next birthday"],
    }
    orders = {"friend": ["I go first", "The other player goes first"], "screen": ["as seated"]}
    page = new_player().page
    page.goto("/new/gobblers?with=friend")
    for game in EVERY_GAME:
        page.locator(f"[data-other={game}]").click()
        page.wait_for_url(f"**/new/{game}*")
        for opponent, order in orders.items():
            page.locator(f"[name=with][value={opponent}]").check(force=True)
            ways = [*order, "drawn at random", *own_ways[game]]
            expect(page.locator("[data-first] option")).to_have_text(ways)


# Deblockle's start asks the most; the others take a few seconds each.
WHO_BEGINS = [
    pytest.param(game, marks=[] if game == "deblockle" else pytest.mark.long) for game in EVERY_GAME
]


@pytest.mark.parametrize("game", WHO_BEGINS)
def test_whoever_is_chosen_begins(new_player, game):
    """The rulebook's ways are offered, and what only people know is asked."""
    player = new_player()
    player.see(f"/new/{game}")
    first = player.page.locator("[data-first]")
    expect(first.locator("option").nth(2)).to_be_attached(timeout=TIMEOUT)
    ways = first.locator("option").evaluate_all("all => all.map(({ value }) => value)")
    asked = {way: [True, False] for way in ways[3:]}
    begins = {"me": [True], "they": [False]} | asked
    for way, answers in begins.items():
        for is_me in answers:
            player.see(f"/new/{game}")
            first.select_option(way)
            if len(answers) > 1:
                player.page.get_by_label("That’s me").set_checked(is_me)
            start = player.page.get_by_role("button", name="Start the game")
            expect(start).to_be_in_viewport(ratio=1)
            start.click()
            player.page.locator("html[data-ply]").wait_for(state="attached")
            player.await_decision()
            yours = player.page.evaluate("window.received.yours")
            assert (yours == [0]) == is_me, (way, is_me)


def test_start_spaces_are_tapped_on_a_small_board(new_player):
    """One block each, on spaces of the players' choice; a second tap gives a space back."""
    player = new_player(**PHONE)
    page = player.page
    page.goto("/new/deblockle?with=screen")
    page.locator("summary", has_text="Rule options").tap()
    for side, space in (("Gold", "b1"), ("Blue", "f7")):
        page.get_by_label(f"{side}’s blocks").select_option("1")
        board = page.get_by_role("group", name=f"{side}’s starting spaces")
        for name in ("d4", "d4", space):
            board.get_by_role("button", name=name).tap()
        pressed = board.locator("[aria-pressed=true]")
        expect(pressed).to_have_count(1)
        expect(pressed).to_have_attribute("data-square", space)
    page.get_by_role("button", name="Start the game").tap()
    player.await_decision()
    assert player.now["view"]["starts"] == [["b1"], ["f7"]]
