"""How moves are made on each board by keys alone: Tab to what is wanted, arrows, Enter.

Nothing here gives the focus to anything. Where it is, is looked up as a player sees it.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import TIMEOUT, Player
from tests.browser.pointer import Hand, expect_taken, placement, squares_of, turn_piece, turn_until

FAR = 60
"""Tab stops that nobody should have to pass on a page."""

IS_HERE = "one => one === document.activeElement"
IS_BEFORE = """one => Boolean(document.activeElement.compareDocumentPosition(one)
    & Node.DOCUMENT_POSITION_PRECEDING)"""


def walk(player: Player, thing: Locator) -> None:
    """Tab, or Shift and Tab, until this has the focus."""
    thing.wait_for()
    key = "Shift+Tab" if thing.evaluate(IS_BEFORE) else "Tab"
    for _ in range(FAR):
        if thing.evaluate(IS_HERE):
            return
        player.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {thing}")


def press(player: Player, key: str, times: int = 1) -> None:
    for _ in range(times):
        player.page.keyboard.press(key)


def skip_to_the_table(player: Player) -> None:
    """By the first link of every page; a curtain has the focus by itself."""
    player.page.locator(".stage").wait_for()
    if player.page.locator(".curtain").count():
        return
    press(player, "Tab")
    expect(player.page.locator("a.skip")).to_be_focused(timeout=TIMEOUT)
    press(player, "Enter")


# ---------------------------------------------------------------- boards of squares


def walk_to_square(player: Player, square: str) -> None:
    """With arrow keys from the square where one is, then Enter."""
    cell = player.page.locator("[role=gridcell][tabindex='0']")
    walk(player, cell)
    here = cell.get_attribute("data-square") or ""
    right, up = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
    press(player, "ArrowRight" if right > 0 else "ArrowLeft", abs(right))
    press(player, "ArrowUp" if up > 0 else "ArrowDown", abs(up))
    expect(player.page.locator(f"[data-square={square}]")).to_be_focused(timeout=TIMEOUT)
    press(player, "Enter")


def gobblet_keys(player: Player, move: str) -> None:
    if move[0].isdigit():
        walk(player, player.page.locator("[role=gridcell][tabindex='0']"))
        press(player, move[0])
        walk_to_square(player, move[1:])
    else:
        walk_to_square(player, move[:2])
        walk_to_square(player, move[2:])


def deblockle_keys(player: Player, move: str) -> None:
    if "@" in move:
        walk(player, player.page.locator("[role=gridcell][tabindex='0']"))
        die = player.page.locator(f"[data-die={move[0]}]")
        press(player, "PageDown")
        while die.get_attribute("aria-pressed") != "true":
            press(player, "PageDown")
        turn_until(player, move[1], lambda: press(player, "r"))
    for square in squares_of(move):
        walk_to_square(player, square)


# ---------------------------------------------------------------- Blokus


def blokus_keys(player: Player, move: str) -> None:
    piece, squares = placement(player, move)
    grid = player.page.get_by_role("grid")
    walk(player, grid)
    colours = player.now["view"]["colours"]
    left = next(one["left"] for one in colours if one["colour"] == player.now["view"]["turn"])
    press(player, "PageDown", left.index(piece) + 1)
    expect_taken(player, piece)
    turn_piece(player, squares, lambda key: press(player, key))
    row, column = _cursor(grid)
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    press(player, "ArrowDown" if top > row else "ArrowUp", abs(top - row))
    press(player, "ArrowRight" if left > column else "ArrowLeft", abs(left - column))
    assert _cursor(grid) == (top, left)
    press(player, "Enter")


def _cursor(grid: Locator) -> tuple[int, int]:
    found = re.search(r"-(\d+)-(\d+)$", grid.get_attribute("aria-activedescendant") or "")
    assert found
    return int(found[1]), int(found[2])


# ---------------------------------------------------------------- Block Out!


def blockout_keys(player: Player, move: str) -> None:
    expect_at_hand(player)
    card, _, block = move.partition(">")
    if card.startswith("put"):
        let_go(player, card)
        return
    if card:
        choose_card(player, card)
    if block:
        walk(player, player.page.locator(f"[data-block='{block}']"))
    press(player, "Enter")


def expect_at_hand(player: Player) -> None:
    """After a curtain, a card or a placement: the focus is in the hand, where the game goes on."""
    place = {"put": "[data-plan]", "last": "[data-block]"}.get(
        player.now["view"]["stage"], "[data-card]"
    )
    expect(player.page.locator(f"{place}:focus")).to_have_count(1, timeout=TIMEOUT)


def choose_card(player: Player, card: str) -> None:
    """Arrows go from card to card."""
    page = player.page
    walk(player, page.locator("[data-card][tabindex='0']"))
    wanted = page.locator(f"[data-card='{card}']").first
    while not wanted.evaluate(IS_HERE):
        press(player, "ArrowRight")
    press(player, "Enter")
    expect(wanted).to_have_attribute("aria-pressed", "true", timeout=TIMEOUT)


# The mark runs to and fro; a player who waits until it is near the spot has a steady hand.
NEAR = """which => new Promise((near) => {
  const look = () => {
    const mark = [...document.querySelectorAll('.tray [data-off]')][which];
    const off = mark && Number(mark.dataset.off);
    if (mark && Math.abs(off) < 3) near();
    else requestAnimationFrame(look);
  };
  look();
})"""


def let_go(player: Player, move: str) -> None:
    """The first block of a stack by the bar; later ones with care, so that the game is short."""
    _, right, _, _, face = move.split()
    if float(right) or int(face):
        aim(player, int(right), int(face))
    if player.now["view"]["tower"]:
        hold_space(player)
    else:
        stop_the_bar(player)


FACES = 6


def aim(player: Player, right: int, face: int) -> None:
    """So many millimetres to the right, and another side down."""
    walk(player, player.page.locator("[data-plan]"))
    wanted = player.page.locator(f"[data-face='{face}']")
    for _ in range(FACES):
        if wanted.get_attribute("aria-checked") != "true":
            press(player, "f")
    press(player, "ArrowRight" if right > 0 else "ArrowLeft", abs(right))


def hold_space(player: Player) -> None:
    """Space lowers the block while it is held."""
    walk(player, player.page.locator("[data-plan]"))
    player.page.keyboard.down(" ")
    expect(player.page.locator("[data-hold=down]")).to_be_visible(timeout=TIMEOUT)
    player.page.keyboard.up(" ")


def stop_the_bar(player: Player) -> None:
    """The bar, started with Enter, stopped for left and right, then for front and back."""
    walk(player, player.page.locator("[data-plan]"))
    press(player, "ArrowRight", 2)
    press(player, "Enter")
    for which in (0, 1):
        player.page.evaluate(NEAR, which)
        press(player, "Enter")


KEYS: dict[str, Hand] = {
    "gobblet": gobblet_keys,
    "gobblers": gobblet_keys,
    "blokus-duo": blokus_keys,
    "deblockle": deblockle_keys,
    "block-out": blockout_keys,
}
