"""A tower falls in a browser: the film with its slow end, seeing it again, and what comes of it."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import expect

from blockyard.games.blockout.physics import film
from tests.browser.keyboard import hold_space
from tests.browser.player import TIMEOUT, Player
from tests.browser.whole_games import STRAIGHT, chosen, two_at

GAME = "block-out"
PENALTY = 3
FAR = 120
"""Pixels: more than the 30 mm within which a block can be aimed."""
FLAT = "localStorage.setItem('blockyard.solid', 'off')"

# Writes down what is seen in each frame of a film: when, where the blocks are drawn, and whatever
# could give away what comes of it.
WATCH = """() => {
  window.seen = [];
  const look = (at) => {
    const paths = [...document.querySelectorAll('[data-tower] g[clip-path] path')];
    if (document.querySelector('.count') && !document.querySelector('.again')) seen.push({
      at,
      blocks: paths.map((one) => one.getAttribute('d')).join(),
      says: document.querySelector('.count p').textContent,
      told: [...document.querySelectorAll('[data-said], .seats, .moves, .tray')]
        .map((one) => one.textContent).join(' / '),
    });
    window.watching = requestAnimationFrame(look);
  };
  window.watching = requestAnimationFrame(look);
}"""
SEEN = "() => (cancelAnimationFrame(window.watching), window.seen)"


def build_up(both: list[Player]) -> Player:
    """Until somebody holds a block over a stack: who."""
    rng, before = Random(0), None
    while True:
        mover = both[int(both[0].await_decision(before))]
        before = both[0].now["ply"]
        mover.await_ply(before)
        move = chosen(GAME, mover, rng)
        if move == STRAIGHT and mover.now["view"]["tower"]:
            return mover
        mover.send(move)


def let_go_beside(player: Player) -> None:
    """Dragged in the drawing seen from the front, as far to the right as the hand reaches: the
    middle of the block is beyond every edge."""
    block = player.page.locator("[data-tower] .hovering").first.bounding_box()
    assert block
    x, y = block["x"] + block["width"] / 2, block["y"] + block["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + FAR, y, steps=10)
    player.page.mouse.up()
    expect(player.note).to_contain_text("30 mm right", timeout=TIMEOUT)
    hold_space(player)


def watched(player: Player) -> list[dict[str, Any]]:
    """The frames of a film that has begun, when it can be seen again."""
    expect(player.page.locator(".count")).to_be_visible(timeout=TIMEOUT)
    expect(player.page.locator(".again")).to_be_visible(timeout=TIMEOUT)
    frames: list[dict[str, Any]] = player.page.evaluate(SEEN)
    return frames


def seconds_of_the_fall(player: Player, ply: int) -> float:
    """From when it was decided to the last picture, as it happened."""
    table = player.page.url.rpartition("/")[2]
    at, frames = film.decode(player.context.request.get(f"/api/tables/{table}/films/{ply}").body())
    return (len(frames) - 1) / film.FRAME_RATE - at


def expect_fall(frames: list[dict[str, Any]], seconds: float) -> None:
    """It is counted, it comes down little by little, and much more slowly than it did."""
    words = list(dict.fromkeys(frame["says"] for frame in frames))
    assert words == ["one-one-thousand", "the tower falls"]
    falling = [frame for frame in frames if frame["says"] == words[-1]]
    moving = [one for one, after in pairwise(falling) if one["blocks"] != after["blocks"]]
    assert len(moving) > 10, "it did not move"
    assert moving[-1]["at"] - moving[0]["at"] > 2000 * seconds, "this was no slow motion"


def test_a_fall_is_seen_slowly_told_and_paid_for_after_the_film(new_player):
    both = two_at(new_player, GAME)
    clumsy = build_up(both)
    ply, hand = clumsy.now["ply"], len(clumsy.now["view"]["hand"])
    clumsy.page.evaluate(FLAT)
    clumsy.reload()
    clumsy.page.emulate_media(reduced_motion="no-preference")
    clumsy.page.evaluate(WATCH)
    let_go_beside(clumsy)
    frames = watched(clumsy)
    seconds = seconds_of_the_fall(clumsy, ply + 2)
    expect_fall(frames, seconds)
    # What came of it was not to be seen anywhere before the film had ended.
    assert len({frame["told"] for frame in frames}) == 1
    said = clumsy.page.locator("[data-said]")
    told = re.compile(r"the tower falls\.( drawn: [^.]+\.){3} Your turn!", re.IGNORECASE)
    expect(said).to_have_text(told, timeout=TIMEOUT)
    expect(clumsy.page.locator("[data-card]")).to_have_count(hand + PENALTY, timeout=TIMEOUT)

    clumsy.page.evaluate(WATCH)
    clumsy.page.get_by_role("button", name="See it again").click()
    expect_fall(watched(clumsy), seconds)
