"""People play in browsers: against each other, against the computer, by keys alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import KEYS, skip_to_the_table
from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import HANDS
from tests.browser.whole_games import GAMES, chosen, play, two_at


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(new_player, game):
    both = two_at(new_player, game)
    assert play(both, game, HANDS[game])
    for player in both:
        player.expect_result()


@pytest.mark.parametrize("game", [one for one in GAMES if one != "gobblers"])
def test_a_game_begins_by_keys_alone(new_player, game):
    by_keys_alone(new_player, game, moves=8)


@pytest.mark.parametrize(
    "game",
    [pytest.param(one, marks=[pytest.mark.long] * (one != "gobblers")) for one in GAMES],
)
def test_a_whole_game_by_keys_alone(new_player, game):
    by_keys_alone(new_player, game).expect_result()


def by_keys_alone(new_player, game: str, **how: int) -> Player:
    """One person in all seats, who never touches the mouse and is never sent to the page's top."""
    player = new_player()
    player.see(player.set_table(game, "me", "me"))
    skip_to_the_table(player)

    def hand(player: Player, move: str) -> None:
        KEYS[game](player, move)
        expect(player.page.locator(".table :focus")).to_have_count(1, timeout=TIMEOUT)

    assert play([player], game, hand, **how) == (not how)
    return player


@pytest.mark.parametrize("game", ["gobblet", "blokus-duo"])
def test_one_click_starts_a_game_against_the_computer(new_player, game):
    player = new_player()
    player.see("/")
    player.page.locator(f"[data-play={game}]").click()
    rng, before = Random(1), None
    for _ in range(3):
        assert player.await_turn(before)
        before = player.now["ply"]
        HANDS[game](player, chosen(game, player, rng))
    assert player.await_turn(before)
    player.page.get_by_role("button", name="More").click()
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Really resign?").click()
    player.expect_result()
    expect(player.page.locator("[data-result]")).to_contain_text("Lumi")
