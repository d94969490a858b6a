"""The solid scenes of Deblockle and Block Out!: that they really draw, on a graphics card that is a
program; that mouse and keys play in them; and that without one the drawing is there, in silence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import PATIENCE, Player
from tools import browser as machine

SCENE = "canvas[data-drawn]"

# A change of light makes the scene draw; what it drew can be read in the same frame.
PIXELS = """async (canvas) => {
  const root = document.documentElement.style;
  root.colorScheme = root.colorScheme === 'dark' ? 'light' : 'dark';
  await null;
  await new Promise(requestAnimationFrame);
  const gl = canvas.getContext('webgl2');
  const [wide, high] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
  const bytes = new Uint8Array(wide * high * 4);
  gl.readPixels(0, 0, wide, high, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  const colours = new Set();
  let solid = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    if (bytes[at + 3] < 250) continue;
    solid += 1;
    colours.add((bytes[at] >> 4) * 256 + (bytes[at + 1] >> 4) * 16 + (bytes[at + 2] >> 4));
  }
  return { solid: solid / (wide * high), colours: colours.size };
}"""
LOSE = "canvas => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"


@pytest.fixture(scope="module")
def solid_chromium(driver):
    """With a program for a graphics card, whatever the machine has."""
    started = driver.chromium.launch(
        executable_path=machine.chromium(),
        args=[*machine.flags(), "--enable-unsafe-swiftshader"],
    )
    yield started
    started.close()


@pytest.fixture
def ada(solid_chromium, house):
    player = Player(solid_chromium, house.url, reduced_motion="no-preference")
    yield player
    player.leave()
    # Chromium says itself that reading from such a card is slow.
    assert [fault for fault in player.faults if "GL Driver Message" not in fault] == []


def sit(player: Player, game: str, *chairs: str) -> None:
    player.see(player.set_table(game, *chairs))
    # Luck comes first, and the server starts the process for it when it is first asked.
    begun = player.page.locator("html[data-stands]:not([data-stands=waits])")
    begun.wait_for(state="attached", timeout=3 * PATIENCE)


def arrange(player: Player) -> None:
    """The set-up of Deblockle, the first way that is offered."""
    while player.now["view"]["stage"] != "play":
        player.send(player.now["legal"][0])


def test_deblockle_is_drawn_and_played_by_mouse_and_keys(ada):
    sit(ada, "deblockle", "me", "me")
    arrange(ada)
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=PATIENCE)
    seen = canvas.evaluate(PIXELS)
    assert seen["solid"] > 0.02 and seen["colours"] > 30, seen

    def square(name: str):
        return ada.page.locator(f"[data-square={name}]")

    ply, move = ada.now["ply"], next(move for move in ada.now["legal"] if len(move) == 6)
    for name in (move[:2], move[2:4], move[4:]):
        square(name).click()
    assert ada.await_decision(ply)
    assert ada.now["ply"] == ply + 1

    ply, move = ada.now["ply"], next(move for move in ada.now["legal"] if len(move) == 6)
    for name in (move[:2], move[2:4], move[4:]):
        square(name).focus()
        ada.page.keyboard.press("Enter")
    assert ada.await_decision(ply)
    assert ada.now["ply"] == ply + 1


def test_the_tower_is_drawn_and_turns_with_keys_and_mouse(ada):
    sit(ada, "block-out", "me", "bot:1")
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=PATIENCE)
    seen = canvas.evaluate(PIXELS)
    assert seen["solid"] > 0.05 and seen["colours"] > 30, seen

    tower = ada.page.locator("[data-tower]")
    drawn = canvas.get_attribute("data-drawn")
    tower.focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(canvas).not_to_have_attribute("data-drawn", drawn or "", timeout=PATIENCE)
    drawn = canvas.get_attribute("data-drawn")
    box = tower.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2 - 20)
    ada.page.mouse.up()
    expect(canvas).not_to_have_attribute("data-drawn", drawn or "", timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "drawing"), [("deblockle", ".stage .shade"), ("block-out", ".stage .edge")]
)
def test_when_the_graphics_card_is_lost_the_drawing_is_there(ada, game, drawing):
    sit(ada, game, "me", "bot:1")
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=PATIENCE)
    expect(ada.page.locator(drawing)).to_have_count(0)
    canvas.evaluate(LOSE)
    expect(canvas).to_be_hidden(timeout=PATIENCE)
    expect(ada.page.locator(drawing).first).to_be_visible()


@pytest.mark.parametrize("game", ["deblockle", "block-out"])
def test_no_scene_is_fetched_for_who_wants_no_motion(solid_chromium, house, game):
    calm = Player(solid_chromium, house.url)
    fetched: list[str] = []
    calm.page.on("request", lambda request: fetched.append(request.url))
    sit(calm, game, "me", "bot:1")
    expect(calm.page.locator(".stage svg").first).to_be_visible(timeout=PATIENCE)
    calm.page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if "/three-" in url]
    calm.leave()
    assert calm.faults == []
