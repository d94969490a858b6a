"""Pictures of a game for `render`: text, or an array of pixels made from the same drawing.

Letters are a small bitmap font; frames, pieces and marks are drawn as shapes. No imaging library is
needed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockyard.core.picture import Paint, Picture, plain

Pixels = NDArray[np.uint8]
Shape = NDArray[np.bool_]

MODES = ["human", "ansi", "rgb_array"]
WIDTH, HEIGHT = 10, 20
"""Pixels of one character."""
PAPER = (250, 247, 240)
PAINTS: dict[Paint, tuple[int, int, int]] = {
    "plain": (40, 40, 45),
    "faint": (165, 160, 150),
    "strong": (0, 0, 0),
    "frame": (120, 115, 105),
    "mark": (190, 40, 30),
    "seat0": (190, 110, 20),
    "seat1": (40, 80, 160),
    "seat2": (170, 40, 50),
    "seat3": (30, 120, 70),
    "seat4": (110, 60, 140),
    "seat5": (90, 90, 90),
}

# Five columns of seven bits for each character from the space on, the lowest bit on top.
FONT = bytes.fromhex(
    "0000000000 00005F0000 0007000700 147F147F14 242A7F2A12 2313086462 3649552250 0005030000"
    "001C224100 0041221C00 14083E0814 08083E0808 0050300000 0808080808 0060600000 2010080402"
    "3E5149453E 00427F4000 4261514946 2141454B31 1814127F10 2745454539 3C4A494930 0171090503"
    "3649494936 064949291E 0036360000 0056360000 0814224100 1414141414 0041221408 0201510906"
    "324979413E 7E1111117E 7F49494936 3E41414122 7F4141221C 7F49494941 7F09090901 3E4149497A"
    "7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F020C027F 7F0408107F 3E4141413E"
    "7F09090906 3E4151215E 7F09192946 4649494931 01017F0101 3F4040403F 1F2040201F 3F4038403F"
    "6314081463 0708700807 6151494543 007F414100 0204081020 0041417F00 0402010204 4040404040"
    "0001020400 2054545478 7F48444438 3844444420 384444487F 3854545418 087E090102 0C5252523E"
    "7F08040478 00447D4000 2040443D00 7F10284400 00417F4000 7C04180478 7C08040478 3844444438"
    "7C14141408 081414187C 7C08040408 4854545420 043F444020 3C4040207C 1C2040201C 3C4030403C"
    "4428102844 0C5050503C 4464544C44 0008364100 00007F0000 0041360800 0808042A1C"
)


def _grid() -> tuple[NDArray[Any], NDArray[Any]]:
    """The centre of each pixel, from -1 to 1 both ways, a square of the character's width."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    return (x + 0.5 - WIDTH / 2) / (WIDTH / 2), (y + 0.5 - HEIGHT / 2) / (WIDTH / 2)


X, Y = _grid()
DISTANCE = np.hypot(X, Y)
ARMS = {
    "─": "we", "│": "ns", "┌": "es", "┐": "ws", "└": "ne", "┘": "nw",
    "├": "nse", "┤": "nsw", "┬": "wes", "┴": "wen", "┼": "nswe",
}  # fmt: skip
STAR = np.cos(5 * np.arctan2(X, -Y)) * 0.3 + 0.65
SHAPES: dict[str, Shape] = {
    "·": DISTANCE < 0.25,
    "●": DISTANCE < 0.95,
    "○": (DISTANCE < 0.95) & (DISTANCE > 0.65),
    "◎": ((DISTANCE < 0.95) & (DISTANCE > 0.7)) | (DISTANCE < 0.4),
    "◆": abs(X) + abs(Y) < 1.05,
    "■": np.maximum(abs(X), abs(Y)) < 0.85,
    "★": DISTANCE < STAR,
    "☆": (DISTANCE < STAR) & (DISTANCE > STAR - 0.35),
    "×": (abs(abs(X) - abs(Y)) < 0.25) & (DISTANCE < 1),
    "▸": (X > -0.6) & (abs(Y) < (0.7 - X) * 0.7),
    "↔": ((abs(Y) < 0.15) | (abs(Y) < abs(X) - 0.45)) & (abs(X) < 0.95) & (abs(Y) < 0.5),
    "↓": ((abs(X) < 0.15) | (abs(X) < Y - 0.2)) & (abs(Y) < 0.95) & (abs(X) < 0.6),
    "≡": (np.minimum(abs(Y), abs(abs(Y) - 0.6)) < 0.15) & (abs(X) < 0.9),
    "█": DISTANCE < 9,
    "▀": Y < 0,
    "▄": Y > 0,
    "▓": (np.indices(X.shape).sum(axis=0) % 4 != 0),
    "░": (np.indices(X.shape).sum(axis=0) % 4 == 0),
    "…": (abs(Y - 0.7) < 0.15) & (np.minimum(abs(X), abs(abs(X) - 0.7)) < 0.15),
}


def _frame(arms: str) -> Shape:
    """Lines from the middle towards these sides."""
    sides = {"n": Y < 0, "s": Y > 0, "w": X < 0, "e": X > 0}
    line: Callable[[str], Shape] = lambda side: (  # noqa: E731
        abs(X if side in "ns" else Y) < 0.15
    )
    found: Shape = np.zeros(X.shape, bool)
    for arm in arms:
        found |= line(arm) & (sides[arm] | (DISTANCE < 0.22))
    return found


def _letter(character: str) -> Shape:
    """From the font, each of its pixels two high and two wide."""
    index = ord(character) - 32
    found: Shape = np.zeros(X.shape, bool)
    columns = FONT[5 * index : 5 * index + 5] if 0 <= index < len(FONT) // 5 else b"\x7f" * 5
    bits = np.array([[byte >> row & 1 for byte in columns] for row in range(7)], bool)
    found[3:17, 0:10] = bits.repeat(2, axis=0).repeat(2, axis=1)
    return found


@cache
def glyph(character: str) -> Shape:
    if character in ARMS:
        return _frame(ARMS[character])
    return SHAPES[character] if character in SHAPES else _letter(character)


def pixels(picture: Picture) -> Pixels:
    """A drawing as an array of rows, columns and colours."""
    columns = max((sum(len(span.text) for span in line) for line in picture), default=1)
    image = np.full((HEIGHT * (len(picture) + 1), WIDTH * (columns + 2), 3), PAPER, np.uint8)
    for row, line in enumerate(picture):
        top, left = HEIGHT * row + HEIGHT // 2, WIDTH
        for span in line:
            for character in span.text:
                image[top : top + HEIGHT, left : left + WIDTH][glyph(character)] = PAINTS[
                    span.paint
                ]
                left += WIDTH
    return image


def rendered(picture: Picture, mode: str | None) -> str | Pixels | None:
    """What `render` returns in this mode; in the mode `human` it prints."""
    if mode == "rgb_array":
        return pixels(picture)
    if mode == "human":
        print(plain(picture))
        return None
    return plain(picture)
