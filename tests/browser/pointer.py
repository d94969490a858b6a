"""Making moves on each board by mouse or touch; keyboard.py does it by keyboard alone.

Moves come from the list that the server sent, so nothing here knows the rules: only where things
are on a board, and what the screen says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from math import cos, radians, sin

from playwright.sync_api import Locator, expect

from tests.browser.player import TIMEOUT, Player

Hand = Callable[[Player, str], None]


def tap(player: Player, thing: Locator) -> None:
    """With whatever this player has: a finger or a mouse."""
    if player.has_touch:
        thing.tap()
    else:
        thing.click()


def two_fingers(
    player: Player, thing: Locator, way: Callable[[float], tuple[float, float]], steps: int = 12
) -> None:
    """Two fingers about the middle of a thing: how far from it and at which angle, by the part
    of the way that is done, from 0 to 1."""
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = player.context.new_cdp_session(player.page)

    def touch(kind: str, part: float | None) -> None:
        points = []
        if part is not None:
            far, degrees = way(part)
            right, down = far * cos(radians(degrees)), far * sin(radians(degrees))
            points = [
                {"x": x - right, "y": y - down, "id": 1},
                {"x": x + right, "y": y + down, "id": 2},
            ]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, steps + 1):
        touch("touchMove", step / steps)
    touch("touchEnd", None)
    line.detach()


def tap_place(player: Player) -> None:
    """Chromium may take a tap right after a drag for a part of it, and drop it."""
    enabled = player.page.locator(".tray .actions .main:enabled")
    for _ in range(3):
        enabled.tap()
        with suppress(AssertionError):
            expect(enabled).to_have_count(0, timeout=2_000)
            return
    raise AssertionError("Place does not place")


def drag_finger(player: Player, start: tuple[float, float], end: tuple[float, float]) -> None:
    """One finger from here to there; first straight up, so that a tray does not scroll."""
    line = player.context.new_cdp_session(player.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        there = [{"x": x, "y": y, "id": 1} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    touch("touchStart", start)
    touch("touchMove", (start[0], start[1] - 30))
    for step in range(1, 9):
        part = step / 8
        x = start[0] + (end[0] - start[0]) * part
        touch("touchMove", (x, start[1] - 30 + (end[1] - start[1] + 30) * part))
    touch("touchEnd")
    line.detach()


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


# ---------------------------------------------------------------- Blokus

Squares = list[tuple[int, int]]


def _corner(squares: Squares) -> Squares:
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return sorted((row - top, column - left) for row, column in squares)


def _turned(shape: str, turns: int, mirrored: bool) -> Squares:
    """A piece of the tray after this many quarter turns, mirrored first or not."""
    squares = [
        (row, -column if mirrored else column)
        for row, line in enumerate(shape.split("/"))
        for column, sign in enumerate(line)
        if sign == "#"
    ]
    for _ in range(turns):
        squares = [(column, -row) for row, column in squares]
    return _corner(squares)


def _squares(player: Player, move: str) -> Squares:
    side = player.now["view"]["side"]
    return [(side - int(name[1:]), ord(name[0]) - ord("a")) for name in move.split(",")]


def placement(player: Player, move: str) -> tuple[str, Squares]:
    """Which piece a move places, and the squares it covers."""
    squares = _squares(player, move)
    ways = product(player.now["view"]["shapes"].items(), range(4), (False, True))
    return next(
        (piece, squares)
        for (piece, shape), turns, mirrored in ways
        if _turned(shape, turns, mirrored) == _corner(squares)
    )


def turn_piece(player: Player, squares: Squares, press: Callable[[str], None]) -> None:
    """Rotate and flip the piece in hand until its ghost has the shape of these squares; it was
    turned already if it can lie nowhere as it lies in the tray."""
    ghost = player.page.locator("[data-ghost]")
    for key in "rrrfrrr":
        shown = ghost.get_attribute("data-ghost") or ""
        if _corner(_squares(player, shown)) == _corner(squares):
            return
        press(key)
    assert _corner(_squares(player, ghost.get_attribute("data-ghost") or "")) == _corner(squares)


def expect_taken(player: Player, piece: str) -> None:
    thing = player.page.locator(f"[data-piece='{piece}']")
    expect(thing).to_have_attribute("aria-pressed", "true", timeout=TIMEOUT)


def blokus_hand(player: Player, move: str) -> None:
    """A piece from the tray, turned by buttons; a mouse clicks where it goes, a finger a button."""
    page = player.page
    piece, squares = placement(player, move)
    tap(player, page.locator(f"[data-piece='{piece}']"))
    expect_taken(player, piece)

    def press(key: str) -> None:
        name = {"r": "Rotate", "f": "Flip"}[key]
        tap(player, page.locator(".tray").get_by_role("button", name=name, exact=True))

    turn_piece(player, squares, press)
    _point_at(player, piece, squares)


def _point_at(player: Player, piece: str, squares: Squares) -> None:
    """A mouse clicks where the piece goes; a finger drags it there and taps Place."""
    page = player.page
    rows, columns = [row for row, _ in squares], [column for _, column in squares]
    first = page.locator(f"[id$='-{min(rows)}-{min(columns)}']").bounding_box()
    last = page.locator(f"[id$='-{max(rows)}-{max(columns)}']").bounding_box()
    assert first and last
    x = (first["x"] + last["x"] + last["width"]) / 2
    y = (first["y"] + last["y"] + last["height"]) / 2
    if player.has_touch:
        height = max(rows) - min(rows) + 1
        below = y + (height / 2 + 1.5) * last["height"]
        tray = page.locator(f"[data-piece='{piece}']").bounding_box()
        assert tray
        start = tray["x"] + tray["width"] / 2, tray["y"] + tray["height"] / 2
        drag_finger(player, start, (x, below))
        tap_place(player)
    else:
        page.mouse.move(x, y)
        page.mouse.click(x, y)


# ---------------------------------------------------------------- Deblockle

SYMBOLS = {"S": "star", "P": "stop", "C": "cross", "X": "X", "L": "slider", "H": "hoops"}


def deblockle_hand(player: Player, move: str) -> None:
    """`XL@c5` arranges a block, turned as wished; `c3c4d4` rolls and hops."""
    page = player.page
    if "@" in move:
        tap(player, page.locator(f"[data-die={move[0]}]"))
        turn = page.locator(".tray").get_by_role("button", name="Rotate", exact=True)
        turn_until(player, move[1], lambda: tap(player, turn))
    for square in squares_of(move):
        # Whatever stands in front of a square, the board looks where it was pointed at.
        thing = page.locator(f"[data-square={square}]")
        thing.tap(force=True) if player.has_touch else thing.click(force=True)


def turn_until(player: Player, north: str, turn: Callable[[], None]) -> None:
    """Until the line under the board says that this symbol lies to the north."""
    wanted = f"{SYMBOLS[north]} to the north"
    for _ in range(4):
        said = player.note.inner_text()
        if wanted in said:
            return
        turn()
        expect(player.note).not_to_have_text(said, timeout=TIMEOUT)
    expect(player.note).to_contain_text(wanted, timeout=TIMEOUT)


def squares_of(move: str) -> list[str]:
    return re.findall(r"[a-g][1-7]", move)


# ---------------------------------------------------------------- Block Out!


def blockout_hand(player: Player, move: str) -> None:
    """`red>small-red` plays a card and takes a block, `pass` plays a card, `put` lets go."""
    page = player.page
    card, _, block = move.partition(">")
    if card.startswith("put"):
        let_go(player, card)
        return
    if card:
        tap(player, page.locator(f"[data-card='{card}']").first)
    tap(player, page.locator(f"[data-block='{block}']" if block else "[data-play]"))


def let_go(player: Player, move: str) -> None:
    """The first block of a stack cannot fall, so a hand of one's own may carry it. Of an aim, only
    the face and the side are made."""
    _, right, _, _, face = move.split()
    thing = player.page.locator(f"[data-face='{face}']")
    if thing.get_attribute("aria-checked") != "true":
        tap(player, thing)
    if float(right):
        carry(player, 3 * float(right), 0)
    elif not player.now["view"]["tower"] and not player.has_touch:
        carry(player, 9, -6)
    hold(player)


def carry(player: Player, right: float, down: float) -> None:
    """Drags the block under the lens by these pixels."""
    box = player.page.locator("[data-plan]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if player.has_touch:
        drag_finger(player, (x, y), (x + right, y + down))
        return
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + right, y + down, steps=12)
    mouse.up()


def hold(player: Player) -> None:
    """Holds the button until the block is down, and lets go; a finger taps twice."""
    button, down = player.page.locator("[data-hold]"), player.page.locator("[data-hold=down]")
    if player.has_touch:
        button.tap()
        expect(down).to_be_visible(timeout=TIMEOUT)
        button.tap()
        return
    button.hover()
    player.page.mouse.down()
    expect(down).to_be_visible(timeout=TIMEOUT)
    player.page.mouse.up()


HANDS: dict[str, Hand] = {
    "gobblet": gobblet_hand,
    "gobblers": gobblet_hand,
    "blokus-duo": blokus_hand,
    "deblockle": deblockle_hand,
    "block-out": blockout_hand,
}
