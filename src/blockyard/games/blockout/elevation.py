"""The stack from the front and from the right, in letters, from where its blocks really are.

A letter is twice as high as wide, and is divided into four quarters; a quarter belongs to the
block whose outline holds its middle. So a block shows its lean, and a cube looks like a cube.
Inside, a block is filled in the pattern of its colour: nothing depends on paint.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, product
from typing import NamedTuple

from blockyard.core.picture import Line, Paint, Picture, Span
from blockyard.games.blockout.blocks import COLOURS, Placed, Tower, axes, side

PATTERNS = dict(zip(COLOURS, "▓≡░", strict=True))
PAINTS: dict[str, Paint] = {"red": "seat2", "wood": "frame", "blue": "seat1"}

COLUMNS, ROWS = 17, 18
"""Letters that one view takes at most; a stack that needs more is drawn smaller."""
SCALES = (4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0)
"""Millimetres to the width of a letter; to its height twice as many."""
GAP = "   "
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By which quarters are filled: 1 upper left, 2 upper right, 4 lower left, 8 lower right."""

Point = tuple[float, float]
EDGES = [(a, b) for a in range(8) for b in range(8) if a < b and (a ^ b) in (1, 2, 4)]


class Eye(NamedTuple):
    """Which way one looks: the coordinate that goes to the right, the one that goes away from
    the eye, and whether that one grows on the way."""

    across: int
    away: int
    grows: bool

    def distance(self, placed: Placed) -> float:
        along = placed.pose[self.away]
        return along if self.grows else -along


FRONT, RIGHT = Eye(0, 1, True), Eye(1, 0, False)


class Window(NamedTuple):
    """What a view shows: its middle, how many millimetres a letter is wide, how many rows."""

    middle: float
    scale: float
    rows: int


def elevations(tower: Tower, tall: float = 0.0) -> Picture:
    """Both views, side by side on the table, with room for a stack of this height at least."""
    scale, rows = _fitting(max(tall, height(tower)))
    views = [_view(tower, eye, Window(_middle(tower, eye), scale, rows)) for eye in (FRONT, RIGHT)]
    table: Line = [Span("▔" * COLUMNS + GAP + "▔" * COLUMNS, "frame")]
    return [[*left, Span(GAP), *right] for left, right in zip(*views, strict=True)] + [table]


def row_of(tower: Tower, placed: Placed) -> int:
    """The row of the elevations in which the middle of a block is."""
    scale, rows = _fitting(height(tower))
    return min(max(rows - 1 - int(placed.pose.z / (2 * scale)), 0), rows - 1)


def height(tower: Tower) -> float:
    return max((at.pose.z + side(at.block) / 2 for at in tower), default=0.0)


def _fitting(tall: float) -> tuple[float, int]:
    scale = next((mm for mm in SCALES if tall <= 2 * mm * ROWS), SCALES[-1])
    return scale, min(ROWS, -int(-tall // (2 * scale)))


def _middle(tower: Tower, eye: Eye) -> float:
    """The lowest block stands in the middle of the view; alone, where it was put."""
    return tower[0].pose[eye.across] if len(tower) > 1 else 0.0


def _view(tower: Tower, eye: Eye, window: Window) -> list[Line]:
    owners: list[list[Placed | None]] = [[None] * (2 * COLUMNS) for _ in range(2 * window.rows)]
    for placed in sorted(tower, key=eye.distance, reverse=True):
        outline = _outline(placed, eye)
        for row, quarters in enumerate(owners):
            z = (2 * window.rows - row - 0.5) * window.scale
            if span := _slice(outline, z):
                _fill(quarters, placed, span, window)
    return [
        list(_row(upper, lower)) for upper, lower in zip(owners[::2], owners[1::2], strict=True)
    ]


def _outline(placed: Placed, eye: Eye) -> list[Point]:
    """The eight corners as the eye sees them."""
    half, own, middle = side(placed.block) / 2, axes(placed.pose), placed.pose[:3]

    def along(axis: int, signs: Sequence[float]) -> float:
        return middle[axis] + sum(s * way[axis] for s, way in zip(signs, own, strict=True))

    corners = product((-half, half), repeat=3)
    return [(along(eye.across, signs), along(2, signs)) for signs in corners]


def _slice(outline: Sequence[Point], z: float) -> Point | None:
    """From where to where the block reaches at this height: its edges know."""
    found = []
    for a, b in EDGES:
        (h1, z1), (h2, z2) = outline[a], outline[b]
        if (z1 <= z) != (z2 <= z):
            found.append(h1 + (h2 - h1) * (z - z1) / (z2 - z1))
    return (min(found), max(found)) if found else None


def _fill(quarters: list[Placed | None], placed: Placed, span: Point, window: Window) -> None:
    left = window.middle - COLUMNS * window.scale / 2
    for at in range(len(quarters)):
        if span[0] <= left + (at + 0.5) * window.scale / 2 <= span[1]:
            quarters[at] = placed


def _row(upper: Sequence[Placed | None], lower: Sequence[Placed | None]) -> Iterator[Span]:
    cells = [_letter((*upper[at : at + 2], *lower[at : at + 2])) for at in range(0, len(upper), 2)]
    for paint, run in groupby(cells, key=lambda cell: cell[1]):
        yield Span("".join(letter for letter, _ in run), paint)


def _letter(quarters: Sequence[Placed | None]) -> tuple[str, Paint]:
    blocks = [at.block for at in quarters if at is not None]
    if not blocks:
        return " ", "plain"
    colour = max(blocks, key=blocks.count).partition("-")[2]
    filled = sum(1 << at for at, owner in enumerate(quarters) if owner is not None)
    letter = PATTERNS[colour] if len(blocks) == len(quarters) else QUARTERS[filled]
    return letter, PAINTS[colour]
