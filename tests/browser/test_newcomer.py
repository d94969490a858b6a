"""Somebody who knows no rules plays whole games by what the screen offers."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from tests.browser.newcomer import Newcomer, Way
from tests.browser.pages import EVERY_GAME

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS: tuple[Way, ...] = ("pointer", "touch", "keys")
SEATS = {"blokus-classic": 4}
# One game for each way of input whenever everything is tested.
ALWAYS = {("gobblers", "pointer"), ("blokus-duo", "touch"), ("gobblet", "keys")}


@pytest.mark.parametrize(
    ("game", "way"),
    [
        pytest.param(game, way, marks=[] if (game, way) in ALWAYS else pytest.mark.long)
        for game in EVERY_GAME
        for way in WAYS
    ],
)
def test_a_newcomer_plays_a_whole_game(new_player, game, way):
    """Against the weakest computer, to an end that the game's own rules name."""
    player = new_player(**(PHONE if way == "touch" else {}))
    chairs = ["me", *["bot:1"] * (SEATS.get(game, min(games.get(game).seats)) - 1)]
    player.see(player.set_table(game, *chairs))
    ended_by = Newcomer(player, way, Random(game)).play()
    assert not ended_by.startswith("M"), "ended by an agreement or a clock"
