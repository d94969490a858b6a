"""The stack in characters, from the front and from the right: two orthographic projections.

A character is twice as high as wide and has four quarters; a quarter is filled by the block whose
outline contains its centre. So a lean is visible, and a cube looks like a cube. Each colour has a
fill pattern of its own: nothing depends on terminal colours.
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
"""The largest size of one view in characters; a taller stack is drawn to a smaller scale."""
SCALES = (4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0)
"""Millimetres to the width of a character; twice as many to its height."""
GAP = "   "
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By the quarters that are filled: 1 upper left, 2 upper right, 4 lower left, 8 lower right."""

Point = tuple[float, float]
EDGES = [(a, b) for a in range(8) for b in range(8) if a < b and (a ^ b) in (1, 2, 4)]


class Viewpoint(NamedTuple):
    """The coordinate that points to the right, the one for depth, and whether depth increases
    with it."""

    across: int
    depth: int
    increases: bool

    def distance(self, placed: Placed) -> float:
        depth = placed.pose[self.depth]
        return depth if self.increases else -depth


FRONT, RIGHT = Viewpoint(0, 1, True), Viewpoint(1, 0, False)


class Window(NamedTuple):
    """What a view shows: its middle, the millimetres to the width of a character, its rows."""

    middle: float
    scale: float
    rows: int


def side_views(tower: Tower, min_height: float = 0.0) -> Picture:
    """Both views next to each other, with room for a stack of at least this height."""
    scale, rows = _scale_and_rows(max(min_height, height(tower)))
    views = [_view(tower, at, Window(_middle(tower, at), scale, rows)) for at in (FRONT, RIGHT)]
    table: Line = [Span("▔" * COLUMNS + GAP + "▔" * COLUMNS, "frame")]
    return [[*left, Span(GAP), *right] for left, right in zip(*views, strict=True)] + [table]


def row_of(tower: Tower, placed: Placed) -> int:
    """The row of the side views that shows the centre of a block."""
    scale, rows = _scale_and_rows(height(tower))
    return min(max(rows - 1 - int(placed.pose.z / (2 * scale)), 0), rows - 1)


def height(tower: Tower) -> float:
    return max((at.pose.z + side(at.block) / 2 for at in tower), default=0.0)


def _scale_and_rows(tall: float) -> tuple[float, int]:
    scale = next((mm for mm in SCALES if tall <= 2 * mm * ROWS), SCALES[-1])
    return scale, min(ROWS, -int(-tall // (2 * scale)))


def _middle(tower: Tower, viewpoint: Viewpoint) -> float:
    """The lowest block is in the middle of the view; alone, it is where it was put."""
    return tower[0].pose[viewpoint.across] if len(tower) > 1 else 0.0


def _view(tower: Tower, viewpoint: Viewpoint, window: Window) -> list[Line]:
    owners: list[list[Placed | None]] = [[None] * (2 * COLUMNS) for _ in range(2 * window.rows)]
    # Painter's algorithm: the nearest block is drawn last.
    for placed in sorted(tower, key=viewpoint.distance, reverse=True):
        outline = _outline(placed, viewpoint)
        for row, quarters in enumerate(owners):
            z = (2 * window.rows - row - 0.5) * window.scale
            if span := _slice(outline, z):
                _fill(quarters, placed, span, window)
    return [
        list(_row(upper, lower)) for upper, lower in zip(owners[::2], owners[1::2], strict=True)
    ]


def _outline(placed: Placed, viewpoint: Viewpoint) -> list[Point]:
    """The eight corners, projected."""
    half, own, middle = side(placed.block) / 2, axes(placed.pose), placed.pose[:3]

    def along(axis: int, signs: Sequence[float]) -> float:
        return middle[axis] + sum(s * way[axis] for s, way in zip(signs, own, strict=True))

    corners = product((-half, half), repeat=3)
    return [(along(viewpoint.across, signs), along(2, signs)) for signs in corners]


def _slice(outline: Sequence[Point], z: float) -> Point | None:
    """The extent of the block at this height, from the intersections with its edges."""
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
