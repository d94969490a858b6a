"""Every game on every screen: no button is cut off, and the board is as tall as it can be."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.newcomer import Newcomer
from tests.browser.pages import EVERY_GAME
from tests.browser.player import Player
from tests.browser.whole_games import chosen
from tools.shots import play_on

# Width, height, and the least share of the height that the board's box takes.
SCREENS = {
    "desktop": (1280, 800, 0.85),
    "tablet": (1024, 768, 0.75),
    "large": (1920, 1080, 0.85),
    "landscape phone": (844, 390, 0.9),
    "portrait phone": (390, 844, 0.35),
}
SEATS = {"block-out": 6, "blokus-classic": 4}
# Of the outline of where a block would land, in its best seen part, with the glass of the lens.
CONTRAST = """() => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (paint) => {
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 1, 1);
    const linear = (one) => (one / 255 <= .04 ? one / 3295 : ((one / 255 + .055) / 1.055) ** 2.4);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return .2126 * linear(red) + .7152 * linear(green) + .0722 * linear(blue) + .05;
  };
  const glass = light(getComputedStyle(document.querySelector('.lens .glass')).fill);
  const lines = [...document.querySelectorAll('.lens .foot')].map((one) =>
    light(getComputedStyle(one).stroke));
  return Math.max(...lines.map((one) => Math.max(one, glass) / Math.min(one, glass)));
}"""
# Buttons that are cut off by the window, or by a box that cannot be scrolled to show them.
CUT_OFF = """() => {
  const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const name = (one) => (one.getAttribute('aria-label') || one.textContent).trim();
  const scrolls = (one) => {
    for (let box = one.parentElement; box && !box.matches('.table'); box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflow)) return box;
    return null;
  };
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll('.table button, .table a, header button')]
    .filter(shown)
    .filter((one) => {
      const box = scrolls(one);
      return !inside((box ?? one).getBoundingClientRect(), screen);
    })
    .map(name);
}"""
# Of the main buttons, which no box may hide even if it could be scrolled.
MAIN_HIDDEN = """() => [...document.querySelectorAll('.table .tray .button.main')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return ![[left + 4, top + 4], [right - 4, bottom - 4]].every(([x, y]) =>
      one.contains(document.elementFromPoint(x, y)));
  })
  .map((one) => one.textContent.trim())"""
# Players beside the board that lie over the tools.
COVERED = """() => {
  const tools = document.querySelector('.table > .controls').getBoundingClientRect();
  const rack = document.querySelector('.table > .rack').getBoundingClientRect();
  return rack.bottom > tools.top + 1 && rack.right > tools.left && rack.left < tools.right
    && rack.top < tools.bottom;
}"""
# Of these parts, those that would have to be scrolled to be seen whole.
SCROLLED = """parts => parts.filter((part) => {
  const box = document.querySelector(part);
  const { bottom } = box.getBoundingClientRect();
  return box.scrollHeight > box.clientHeight + 1 || bottom > innerHeight;
})"""
# Of the list of moves, the lines that are seen in part.
CUT_LINES = """() => {
  const list = document.querySelector('.table > .moves ol');
  if (!list?.checkVisibility({ checkVisibilityCSS: true })) return [];
  const { top, bottom } = list.getBoundingClientRect();
  return [...list.children].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.bottom > top + 1 && box.top < bottom - 1
      && (box.top < top - 1 || box.bottom > bottom + 1);
  }).map((line) => `cut: ${line.textContent.trim()}`);
}"""
# The lens lies over the card that says which block it is, or over what was counted last.
OVER = """() => {
  const boxes = (some) =>
    [...document.querySelectorAll(some)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom
    && b.top < a.bottom;
  return boxes('.stage .lens').some((lens) =>
    boxes('.stage :is(.waits, .count)').some((card) => meet(lens, card)))
    ? ['the lens covers the card'] : [];
}"""
# Where the tools of the table and the sheet of a phone begin.
TOPS = """() => ['.controls', '.head'].map((part) =>
  Math.round(document.querySelector(`.table > ${part}`).getBoundingClientRect().top))"""
BOARD = "() => document.querySelector('.table > .stage').getBoundingClientRect().height"


def in_the_middle(player: Player, game: str) -> None:
    play_on(player, game, 9, seats=SEATS.get(game, 2))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_button_is_cut_off_and_the_board_is_tall(new_player, game):
    player = new_player()
    in_the_middle(player, game)
    faults = []
    for name, (width, height, share) in SCREENS.items():
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(300)
        cut = [*player.page.evaluate(CUT_OFF), *player.page.evaluate(MAIN_HIDDEN)]
        faults += [f"{name}: {one}" for one in cut]
        faults += [f"{name}: {line}" for line in player.page.evaluate(CUT_LINES)]
        if player.page.evaluate(COVERED):
            faults.append(f"{name}: the players cover the tools")
        if name in ("desktop", "large") and player.page.evaluate(SCROLLED, [".table > .rack"]):
            faults.append(f"{name}: not everybody is seen whole")
        tall = player.page.evaluate(BOARD) / height
        if tall < share:
            faults.append(f"{name}: the board takes {tall:.2f} of the height")
        scrolled = "document.scrollingElement.scrollHeight > innerHeight"
        if player.page.evaluate(scrolled):
            faults.append(f"{name}: the page scrolls")
    assert faults == []


@pytest.mark.parametrize("screen", ["desktop", "tablet", "large"])
def test_the_set_up_of_deblockle_is_whole_with_all_its_signs(new_player, screen):
    player = new_player()
    width, height, _ = SCREENS[screen]
    player.page.set_viewport_size({"width": width, "height": height})
    play_on(player, "deblockle", 2)
    assert player.now["view"]["stage"] != "play"
    held = player.page.locator("[data-die][aria-pressed=true]")
    sign = held.get_attribute("data-die")
    expect(player.page.locator(f".signs [data-sign={sign}].held")).to_be_visible()
    assert player.page.locator(".signs [data-sign]").count() == 6
    assert player.page.evaluate(SCROLLED, [".table > .tray", ".table > .signs"]) == []


def test_the_set_up_of_deblockle_says_how_far_it_has_come(new_player):
    player = new_player()
    player.see(player.set_table("deblockle", "me", "bot:1"))
    player.await_turn()
    steps = player.page.locator("[data-steps] li")
    expect(steps).to_have_count(4)
    expect(player.page.locator("[data-steps] [aria-current=step]")).to_contain_text(
        "You place Blue’splaced: 0 of 4"
    )
    player.send(player.legal[0])
    expect(steps.nth(1)).to_contain_text("placed: 1 of 4")


def test_nothing_is_cut_off_while_one_of_six_places_a_block(new_player):
    player = new_player()
    player.see(player.set_table("block-out", *["me"] * 6))
    player.await_decision()
    rng = Random(1)
    # On top of another one, which was counted.
    while not (player.now["view"]["held"] and player.now["view"]["tower"]):
        player.send(chosen("block-out", player, rng))
    player.open_curtain()
    expect(player.page.locator(".stage .lens")).to_be_visible()
    expect(player.page.locator(".table > .tray .button").first).to_be_visible()
    faults = []
    for name, (width, height, _) in SCREENS.items():
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(300)
        looks = (CUT_OFF, MAIN_HIDDEN, CUT_LINES, OVER)
        faults += [f"{name}: {one}" for look in looks for one in player.page.evaluate(look)]
    assert faults == []
    player.page.emulate_media(color_scheme="dark")
    assert player.page.evaluate(CONTRAST) > 3, "in the dark the landing place is seen on the glass"


@pytest.mark.parametrize("screen", ["portrait phone", "landscape phone"])
def test_a_phone_explains_the_signs_of_deblockle(new_player, screen):
    """Of the block in hand during the set-up; all six while no block is chosen."""
    player = new_player(is_mobile=True, has_touch=True)
    width, height, _ = SCREENS[screen]
    player.page.set_viewport_size({"width": width, "height": height})
    play_on(player, "deblockle", 0)
    die = player.page.locator("[data-die]").last
    die.tap()
    meaning = player.page.locator(f"[data-does={die.get_attribute('data-die')}]")
    expect(meaning).to_be_in_viewport(ratio=1)
    assert player.page.evaluate(SCROLLED, [".table > .tray"]) == []
    rng = Random(1)
    while player.now["view"]["stage"] != "play":
        player.send(chosen("deblockle", player, rng))
    signs = player.page.locator(".table > .tray [data-sign]")
    expect(signs).to_have_count(6)
    for sign in signs.all():
        expect(sign.locator("dd").first).to_be_in_viewport(ratio=1)
    assert player.page.evaluate(SCROLLED, [".table > .tray"]) == []


@pytest.mark.parametrize("game", EVERY_GAME)
def test_everything_stays_in_place_while_the_sentence_changes(new_player, game):
    """From press to press until the move is made."""
    player = new_player()
    player.see(player.set_table(game, *["me"] * SEATS.get(game, 2)))
    player.await_decision()
    newcomer, faults = Newcomer(player, "pointer", Random(2)), []
    newcomer.look()
    for name in ("desktop", "tablet", "portrait phone"):
        width, height, _ = SCREENS[name]
        player.page.set_viewport_size({"width": width, "height": height})
        for _ in range(6):
            if player.page.locator("[data-result]").count():
                break
            ply, is_curtained = player.now["ply"], player.page.locator(".curtain").count()
            before = player.page.evaluate(TOPS)
            newcomer.press_one()
            newcomer.look()
            after = player.page.evaluate(TOPS)
            if player.now["ply"] == ply and not is_curtained and after != before:
                faults.append(f"{name}: {before} to {after} at {player.note.inner_text()}")
    assert faults == []
