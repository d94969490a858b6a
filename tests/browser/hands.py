"""How moves are made on each board: with a mouse, with keys alone, or with a finger.

A move comes from the list that the server sent, so these hands know no rules: only where things
are on a board.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

from playwright.sync_api import Locator, expect

from tests.browser.player import PATIENCE, Player

Hand = Callable[[Player, str], None]


def tap(player: Player, thing: Locator) -> None:
    """With whatever this player has: a finger or a mouse."""
    if player.page.evaluate("navigator.maxTouchPoints") > 0:
        thing.tap()
    else:
        thing.click()


# ---------------------------------------------------------------- Gobblet and Gobblers


def gobblet_hand(player: Player, move: str) -> None:
    """`4b2` enters a gobblet, `a1b2` moves one."""
    page = player.page
    begins, to = (move[:1], move[1:]) if move[0].isdigit() else (move[:2], move[2:])
    if move[0].isdigit():
        tap(player, page.locator(f"[role=button][data-size='{begins}']").first)
    else:
        tap(player, page.locator(f"[data-square={begins}]"))
    tap(player, page.locator(f"[data-square={to}]"))


def gobblet_keys(player: Player, move: str) -> None:
    if move[0].isdigit():
        player.page.locator("[role=gridcell][tabindex='0']").focus()
        player.page.keyboard.press(move[0])
        _walk_to(player, move[1:])
    else:
        _walk_to(player, move[:2])
        _walk_to(player, move[2:])


def _walk_to(player: Player, square: str) -> None:
    """With arrow keys from the square that has the focus, then Enter."""
    cell = player.page.locator("[role=gridcell][tabindex='0']")
    cell.focus()
    here = cell.get_attribute("data-square") or ""
    right, up = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
    _press(player, "ArrowRight" if right > 0 else "ArrowLeft", abs(right))
    _press(player, "ArrowUp" if up > 0 else "ArrowDown", abs(up))
    expect(player.page.locator(f"[data-square={square}]")).to_be_focused(timeout=PATIENCE)
    player.page.keyboard.press("Enter")


def _press(player: Player, key: str, times: int) -> None:
    for _ in range(times):
        player.page.keyboard.press(key)


# ---------------------------------------------------------------- Blokus

Squares = list[tuple[int, int]]


def _corner(squares: Squares) -> Squares:
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return sorted((row - top, column - left) for row, column in squares)


def _turned(shape: str, turns: int, mirrored: bool) -> Squares:
    """A piece of the tray after so many quarter turns, mirrored first or not."""
    squares = [
        (row, -column if mirrored else column)
        for row, line in enumerate(shape.split("/"))
        for column, sign in enumerate(line)
        if sign == "#"
    ]
    for _ in range(turns):
        squares = [(column, -row) for row, column in squares]
    return _corner(squares)


def _placement(player: Player, move: str) -> tuple[str, str, Squares]:
    """Which piece, the keys that turn it from how the last one lay, and the squares it covers."""
    view = player.now["view"]
    squares = [(view["side"] - int(name[1:]), ord(name[0]) - ord("a")) for name in move.split(",")]
    ways = product(view["shapes"].items(), range(4), (False, True))
    piece, turns, mirrored = next(
        (piece, turns, mirrored)
        for (piece, shape), turns, mirrored in ways
        if _turned(shape, turns, mirrored) == _corner(squares)
    )
    before, was_mirrored = player.lies
    player.lies = (turns, mirrored)
    if mirrored == was_mirrored:
        return piece, "r" * ((turns - before) % 4), squares
    return piece, "f" + "r" * ((turns + before) % 4), squares


def _take(player: Player, piece: str) -> None:
    thing = player.page.locator(f"[data-piece='{piece}']")
    expect(thing).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


def blokus_hand(player: Player, move: str) -> None:
    """A piece from the tray, turned by buttons; a mouse clicks where it goes, a finger a button."""
    page = player.page
    piece, keys, squares = _placement(player, move)
    tap(player, page.locator(f"[data-piece='{piece}']"))
    _take(player, piece)
    for key in keys:
        name = {"r": "Turn", "f": "Flip"}[key]
        tap(player, page.locator(".tray").get_by_role("button", name=name, exact=True))
    _point_at(player, squares)


def _point_at(player: Player, squares: Squares) -> None:
    page = player.page
    rows, columns = [row for row, _ in squares], [column for _, column in squares]
    first = page.locator(f"[id$='-{min(rows)}-{min(columns)}']").bounding_box()
    last = page.locator(f"[id$='-{max(rows)}-{max(columns)}']").bounding_box()
    assert first and last
    x = (first["x"] + last["x"] + last["width"]) / 2
    y = (first["y"] + last["y"] + last["height"]) / 2
    if page.evaluate("navigator.maxTouchPoints") > 0:
        height = max(rows) - min(rows) + 1
        page.touchscreen.tap(x, y + (height / 2 + 1.5) * last["height"])
        page.get_by_role("button", name="Place", exact=True).tap()
    else:
        page.mouse.move(x, y)
        page.mouse.click(x, y)


def blokus_keys(player: Player, move: str) -> None:
    page = player.page
    piece, keys, squares = _placement(player, move)
    grid = page.get_by_role("grid")
    grid.focus()
    colours = player.now["view"]["colours"]
    left = next(one["left"] for one in colours if one["colour"] == player.now["view"]["turn"])
    _press(player, "PageDown", left.index(piece) + 1)
    _take(player, piece)
    for key in keys:
        page.keyboard.press(key)
    row, column = _cursor(grid)
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    _press(player, "ArrowDown" if top > row else "ArrowUp", abs(top - row))
    _press(player, "ArrowRight" if left > column else "ArrowLeft", abs(left - column))
    assert _cursor(grid) == (top, left)
    page.keyboard.press("Enter")


def _cursor(grid: Locator) -> tuple[int, int]:
    found = re.search(r"-(\d+)-(\d+)$", grid.get_attribute("aria-activedescendant") or "")
    assert found
    return int(found[1]), int(found[2])


HANDS: dict[str, Hand] = {
    "gobblet": gobblet_hand,
    "gobblers": gobblet_hand,
    "blokus-duo": blokus_hand,
}
KEYS: dict[str, Hand] = {
    "gobblet": gobblet_keys,
    "gobblers": gobblet_keys,
    "blokus-duo": blokus_keys,
}
