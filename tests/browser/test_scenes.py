"""The solid scenes of Deblockle, Gobblet and Block Out!: that they really draw, on a graphics card
that is a program; that mouse and keys play in them; and that without one the drawing is there, in
silence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import deblockle_hand, gobblet_hand, two_fingers
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
# How much is drawn at the very edges of the canvas, where it would be cut off: the largest alpha.
EDGES = """async (canvas) => {
  while (canvas.width !== canvas.clientWidth) await new Promise(requestAnimationFrame);
  const root = document.documentElement.style;
  root.colorScheme = root.colorScheme === 'dark' ? 'light' : 'dark';
  await null;
  await new Promise(requestAnimationFrame);
  const gl = canvas.getContext('webgl2');
  const [wide, high] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
  const edges = { left: [0, 0, 1, high], right: [wide - 1, 0, 1, high],
    top: [0, high - 1, wide, 1], bottom: [0, 0, wide, 1] };
  return Object.entries(edges).flatMap(([name, [x, y, across, down]]) => {
    const bytes = new Uint8Array(across * down * 4);
    gl.readPixels(x, y, across, down, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    const most = bytes.reduce((found, byte, at) => at % 4 === 3 ? Math.max(found, byte) : found, 0);
    return most > 12 ? [`${name}: ${most}`] : [];
  });
}"""
# Every context for solid drawings that was ever given out, and how many of them still are.
CONTEXTS = """
  window.contexts = new Set();
  const given = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    const context = given.call(this, kind, ...more);
    if (context && kind.startsWith('webgl')) contexts.add(context);
    return context;
  };
"""
LIVE = "[...contexts].filter((one) => !one.isContextLost()).length"
LOSE = "canvas => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"


def choose_more(player: Player, name: str) -> None:
    """A tool of the menu More."""
    player.page.get_by_role("button", name="More", exact=True).click()
    player.page.get_by_role("button", name=name).click()


@pytest.fixture(scope="module")
def solid_chromium(driver):
    """With a program for a graphics card, whatever the machine has."""
    started = driver.chromium.launch(
        executable_path=machine.chromium(),
        args=machine.flags(solid=True),
    )
    yield started
    started.close()


@pytest.fixture
def ada(solid_chromium, server):
    player = Player(solid_chromium, server.url, reduced_motion="no-preference")
    yield player
    player.leave()
    assert unexpected(player) == []


def unexpected(player: Player) -> list[str]:
    """Chromium says itself that reading from such a card is slow."""
    return [fault for fault in player.faults if "GL Driver Message" not in fault]


def sit(player: Player, game: str, *chairs: str) -> None:
    player.see(player.set_table(game, *chairs))
    # A chance move comes first, and the server starts the process for it when it is first asked.
    begun = player.page.locator("html[data-stands]:not([data-stands=waits])")
    begun.wait_for(state="attached", timeout=3 * TIMEOUT)


def arrange(player: Player) -> None:
    """The set-up of Deblockle, the first way that is offered."""
    while player.now["view"]["stage"] != "play":
        player.send(player.now["legal"][0])


def play_by_mouse(player: Player) -> None:
    """A roll and a hop, the first that is offered."""
    ply, move = player.now["ply"], next(move for move in player.now["legal"] if len(move) == 6)
    deblockle_hand(player, move)
    assert player.await_decision(ply)
    assert player.now["ply"] == ply + 1


def test_deblockle_is_drawn_and_played_by_mouse_and_keys(ada):
    sit(ada, "deblockle", "me", "me")
    arrange(ada)
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    seen = canvas.evaluate(PIXELS)
    assert seen["solid"] > 0.02 and seen["colours"] > 30, seen

    play_by_mouse(ada)
    ply, move = ada.now["ply"], next(move for move in ada.now["legal"] if len(move) == 6)
    for name in (move[:2], move[2:4], move[4:]):
        ada.page.locator(f"[data-square={name}]").focus()
        ada.page.keyboard.press("Enter")
    assert ada.await_decision(ply)
    assert ada.now["ply"] == ply + 1


@pytest.mark.parametrize("game", ["gobblet", pytest.param("gobblers", marks=pytest.mark.long)])
def test_gobblets_are_taken_and_put_down_by_mouse_where_they_are_seen(ada, game):
    sit(ada, game, "me", "me")
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    expect(ada.page.locator(".stage .shade")).to_have_count(0)
    seen = canvas.evaluate(PIXELS)
    assert seen["solid"] > 0.02 and seen["colours"] > 30, seen

    largest = "4" if game == "gobblet" else "3"
    for move in (f"{largest}b2", f"{largest}a1", "b2b1"):
        ply, drawn = ada.now["ply"], canvas.get_attribute("data-drawn")
        gobblet_hand(ada, move)
        assert ada.await_decision(ply)
        assert (ada.now["ply"], ada.moves[-1]) == (ply + 1, move)
        expect(canvas).not_to_have_attribute("data-drawn", drawn or "", timeout=TIMEOUT)
    ply = ada.now["ply"]
    for name in ("a1", "a3"):
        ada.page.locator(f"[data-square={name}]").focus()
        ada.page.keyboard.press("Enter")
    assert ada.await_decision(ply)
    assert ada.moves[-1] == "a1a3"


@pytest.mark.parametrize("game", ["gobblet", "deblockle", "block-out"])
def test_no_scene_is_cut_off_by_the_edges_of_its_canvas(ada, game):
    """Neither pieces nor their shadows, on a large screen and on a tablet."""
    sit(ada, game, "me", "me")
    ada.open_curtain()
    canvas, faults = ada.page.locator(SCENE), []
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    for width, height in ((1920, 1080), (1024, 768)):
        ada.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width}: {edge}" for edge in canvas.evaluate(EDGES)]
    assert faults == []


def test_the_tower_is_drawn_and_turns_with_keys_and_mouse(ada):
    sit(ada, "block-out", "me", "bot:1")
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    seen = canvas.evaluate(PIXELS)
    assert seen["solid"] > 0.05 and seen["colours"] > 30, seen

    tower = ada.page.locator("[data-tower]")
    drawn = canvas.get_attribute("data-drawn")
    tower.focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(canvas).not_to_have_attribute("data-drawn", drawn or "", timeout=TIMEOUT)
    drawn = canvas.get_attribute("data-drawn")
    box = tower.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2 - 20)
    ada.page.mouse.up()
    expect(canvas).not_to_have_attribute("data-drawn", drawn or "", timeout=TIMEOUT)


def test_two_fingers_bring_the_tower_nearer(solid_chromium, server):
    phone = Player(solid_chromium, server.url, reduced_motion="no-preference", has_touch=True)
    sit(phone, "block-out", "me", "bot:1")
    canvas = phone.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    far = canvas.evaluate(PIXELS)["solid"]
    two_fingers(phone, phone.page.locator("[data-tower]"), lambda part: (100 - 60 * part, 0))
    assert canvas.evaluate(PIXELS)["solid"] < far - 0.01
    two_fingers(phone, phone.page.locator("[data-tower]"), lambda part: (40 + 100 * part, 0))
    assert canvas.evaluate(PIXELS)["solid"] > far + 0.01
    phone.leave()
    assert unexpected(phone) == []


def test_the_scene_is_switched_off_and_on_in_the_middle_of_a_game(ada):
    sit(ada, "deblockle", "me", "me")
    arrange(ada)
    canvas, drawing = ada.page.locator(SCENE), ada.page.locator(".stage .shade").first
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    choose_more(ada, "Flat board")
    expect(drawing).to_be_visible(timeout=TIMEOUT)
    expect(canvas).to_have_count(0)
    play_by_mouse(ada)
    choose_more(ada, "3D board")
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    expect(drawing).to_have_count(0)
    play_by_mouse(ada)


def test_a_board_without_a_scene_has_no_switch(ada):
    sit(ada, "blokus-duo", "me", "me")
    ada.page.get_by_role("button", name="More", exact=True).click()
    expect(ada.page.get_by_role("button", name="Turn the board around")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("3D board|Flat board"))).to_have_count(0)


def test_tables_that_were_left_keep_no_graphics_context(ada):
    """Ten times, which is more than a page is allowed at once on small machines."""
    ada.context.add_init_script(CONTEXTS)
    sit(ada, "deblockle", "me", "bot:1")
    canvas = ada.page.locator(SCENE)
    for _ in range(10):
        expect(canvas).to_be_visible(timeout=TIMEOUT)
        assert ada.page.evaluate(LIVE) == 1
        ada.page.locator("a.brand").click()
        expect(ada.page.locator("[data-play]").first).to_be_visible(timeout=TIMEOUT)
        assert ada.page.evaluate(LIVE) == 0
        ada.page.go_back()
    assert ada.page.evaluate("contexts.size") > 10


@pytest.mark.parametrize(
    ("game", "drawing"),
    [
        ("deblockle", ".stage .shade"),
        ("gobblet", ".stage .shade"),
        ("block-out", ".stage .edge"),
    ],
)
def test_when_the_graphics_card_is_lost_the_drawing_is_there(ada, game, drawing):
    sit(ada, game, "me", "bot:1")
    canvas = ada.page.locator(SCENE)
    expect(canvas).to_be_visible(timeout=TIMEOUT)
    expect(ada.page.locator(drawing)).to_have_count(0)
    canvas.evaluate(LOSE)
    expect(canvas).to_be_hidden(timeout=TIMEOUT)
    expect(ada.page.locator(drawing).first).to_be_visible()


@pytest.mark.parametrize("game", ["deblockle", "gobblet", "block-out"])
def test_no_scene_is_fetched_for_who_wants_no_motion(solid_chromium, server, game):
    calm = Player(solid_chromium, server.url)
    fetched: list[str] = []
    calm.page.on("request", lambda request: fetched.append(request.url))
    sit(calm, game, "me", "bot:1")
    expect(calm.page.locator(".stage svg").first).to_be_visible(timeout=TIMEOUT)
    calm.page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if "/three-" in url]
    calm.leave()
    assert calm.faults == []
