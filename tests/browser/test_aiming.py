"""Aiming in the scene of Block Out! by mouse, finger and keys: to a fall, its film and its link."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import hold_space
from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import drag_finger, hold
from tests.browser.test_scenes import SCENE, solid_chromium, unexpected
from tests.browser.whole_games import chosen

__all__ = ["solid_chromium"]
GAME = "block-out"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

WEBM = b"\x1a\x45\xdf\xa3"
FAR = 75
"""Pixels by which the block is dragged: more than half of it hangs over the edge then, and a player
can aim a little farther out still."""


def until_a_block_hangs_over_a_stack(player: Player) -> None:
    """Until a block is held over a tower, moves sent as they are; all seats are this player's."""
    rng = Random(0)
    player.see(player.set_table(GAME, "me", "me"))
    player.await_decision()
    while not (player.now["view"]["stage"] == "put" and player.now["view"]["tower"]):
        player.send(chosen(GAME, player, rng))
    player.open_curtain()
    expect(player.page.locator(SCENE)).to_be_visible(timeout=TIMEOUT)
    expect(player.page.locator("[data-plan]")).to_be_visible(timeout=TIMEOUT)
    until_still(player)


def until_still(player: Player) -> None:
    """Until the camera has come to rest: three looks at the block find it in the same place."""
    seen: list[tuple[float, float]] = []
    while len(seen) < 3 or len(set(seen[-3:])) > 1:
        assert len(seen) < 100, f"the block never rests: {seen[-5:]}"
        player.page.wait_for_timeout(400)
        seen.append(block_of(player))


def block_of(player: Player) -> tuple[float, float]:
    """The middle of the block in the scene, as the board says it on its stage."""
    spot = player.page.locator(".stage[data-held]").get_attribute("data-held") or ""
    x, y = (float(number) for number in spot.split(","))
    box = player.page.locator(".stage").bounding_box()
    assert box
    return box["x"] + x, box["y"] + y


def drag_aside(player: Player) -> None:
    """To the right, until the screen says that it falls."""
    x, y = block_of(player)
    if player.has_touch:
        drag_finger(player, (x, y), (x + FAR, y))
    else:
        player.page.mouse.move(x, y)
        player.page.mouse.down()
        player.page.mouse.move(x + FAR, y, steps=15)
        player.page.mouse.up()


def steer_aside(player: Player) -> None:
    player.page.locator("[data-plan]").focus()
    for _ in range(6):
        player.page.keyboard.press("Shift+ArrowRight")


def expect_a_fall_and_its_film(player: Player) -> None:
    count = player.page.locator(".count")
    expect(count).to_contain_text("the tower falls", timeout=TIMEOUT)
    expect(player.page.locator(".again")).to_be_visible(timeout=TIMEOUT)


def saved(player: Player) -> tuple[str, bytes]:
    """What the button under the film saves: the name and the content of the file."""
    with player.page.expect_download(timeout=TIMEOUT) as download:
        player.page.locator("[data-clip]").click()
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def expect_a_clip_or_else_a_picture(player: Player) -> None:
    name, clip = saved(player)
    assert name in ("block-out.webm", "block-out.mp4")
    assert (clip.startswith(WEBM) or clip[4:8] == b"ftyp") and len(clip) > 20_000
    player.page.evaluate("delete window.MediaRecorder")
    name, picture = saved(player)
    assert name == "block-out.png" and picture.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "way",
    [
        "mouse",
        pytest.param("touch", marks=pytest.mark.long),
        pytest.param("keys", marks=pytest.mark.long),
    ],
)
def test_a_block_is_dragged_off_the_tower_lowered_and_let_go(solid_chromium, server, way):
    how = PHONE if way == "touch" else {}
    player = Player(solid_chromium, server.url, reduced_motion="no-preference", **how)
    until_a_block_hangs_over_a_stack(player)
    before = block_of(player)
    steer_aside(player) if way == "keys" else drag_aside(player)
    expect(player.page.locator("[data-zone=falls]")).to_be_visible(timeout=TIMEOUT)
    expect(player.note).to_contain_text("mm right", timeout=TIMEOUT)
    expect(player.note).to_contain_text("falls")
    if way == "mouse":
        # It is where the pointer let go of it: 1 px for 1 px.
        until_still(player)
        assert block_of(player)[0] - before[0] == pytest.approx(FAR, abs=6)
    hold_space(player) if way == "keys" else hold(player)
    expect_a_fall_and_its_film(player)
    player.page.locator("[data-share]").click()
    link = player.page.locator("[data-link]").get_attribute("data-link") or ""
    assert "/replay/" in link and "?film=" in link
    if way == "mouse":
        expect_a_clip_or_else_a_picture(player)
    player.leave()
    assert unexpected(player) == []


@pytest.mark.long
@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_whole_game_in_the_scene(solid_chromium, server, way):
    """One person in both seats; every block is placed by hand, to the end of the game."""
    how = PHONE if way == "touch" else {}
    player = Player(solid_chromium, server.url, reduced_motion="no-preference", **how)
    rng, before = Random(0), None
    player.see(player.set_table(GAME, "me", "me"))
    while player.await_decision(before) != "over":
        before = player.now["ply"]
        move = chosen(GAME, player, rng)
        if not move.startswith("put"):
            player.send(move)
            continue
        player.open_curtain()
        expect(player.page.locator("[data-plan]")).to_be_visible(timeout=TIMEOUT)
        hold_space(player) if way == "keys" else hold(player)
    player.expect_result()
    player.leave()
    assert unexpected(player) == []


def test_a_link_to_a_film_shows_it(solid_chromium, server):
    """Played to the end without the board, then opened by somebody who was not there."""
    player = Player(solid_chromium, server.url)
    rng, before = Random(0), None
    path = player.set_table(GAME, "me", "me")
    player.see(path)
    while player.await_decision(before) != "over":
        before = player.now["ply"]
        player.send(chosen(GAME, player, rng))
    filmed = [ply for ply, move in enumerate(player.moves, 1) if move.startswith("stands")]
    guest = Player(solid_chromium, server.url, reduced_motion="no-preference")
    guest.see(f"/replay/{path.rpartition('/')[2]}?film={filmed[-1]}")
    expect(guest.page.locator(".count.playing")).to_be_visible(timeout=TIMEOUT)
    # At once: on a busy machine the film may be over before the pointer gets there.
    guest.page.evaluate("() => document.querySelector('[data-pace=skip]')?.click()")
    expect(guest.page.locator(".again")).to_be_visible(timeout=TIMEOUT)
    guest.leave()
    player.leave()
    assert unexpected(guest) == []
