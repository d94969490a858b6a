"""The icons of the installed web client: the mark on a tile, painted dot by dot.

    python tools/icons.py       writes web/public/icon-*.png

Only the standard library is used, so that nobody needs a drawing program to remake them.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
FINE = 2
"""Supersampling: each dot is the mean of this many by this many."""

Colour = tuple[int, int, int]
Point = tuple[float, float]

TILE: Colour = (0xF6, 0xF1, 0xE7)
OUTLINE: Colour = (0x6A, 0x44, 0x10)
GROUND: Colour = (0x20, 0x24, 0x2E)
# The faces of the mark on a square of 32, as in web/public/favicon.svg.
FACES: list[tuple[Colour, list[Point]]] = [
    ((0xFC, 0xBF, 0x57), [(15.1, 7.9), (8.8, 22.1), (4.0, 15.4), (10.3, 1.2)]),
    ((0xFD, 0xCB, 0x77), [(15.1, 7.9), (29.3, 14.2), (24.5, 7.5), (10.3, 1.2)]),
    ((0xFA, 0xB2, 0x30), [(15.1, 7.9), (29.3, 14.2), (23.0, 28.4), (8.8, 22.1)]),
]
LINE = 0.6
GROUND_BOX = (2.5, 28.6, 29.5, 31.0)


def colour_at(x: float, y: float) -> Colour:
    """The mark's colour at a point of its square of 32."""
    if not (0 <= x <= 32 and 0 <= y <= 32):
        return TILE
    for colour, corners in reversed(FACES):
        if any(distance((x, y), a, b) < LINE for a, b in edges(corners)):
            return OUTLINE
        if inside((x, y), corners):
            return colour
    left, top, right, bottom = GROUND_BOX
    return GROUND if left <= x <= right and top <= y <= bottom else TILE


def edges(corners: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def inside(point: Point, corners: list[Point]) -> bool:
    """The faces are convex: a point inside lies on the same side of every edge."""
    turns = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in edges(corners)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def distance(point: Point, a: Point, b: Point) -> float:
    across, down = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / (across**2 + down**2)
    along = min(1.0, max(0.0, along))
    away = (point[0] - a[0] - along * across, point[1] - a[1] - along * down)
    return float((away[0] ** 2 + away[1] ** 2) ** 0.5)


def painted(size: int, part: float) -> bytes:
    """A picture of this size in PNG; the mark takes up so large a part of it."""
    scale = 32 / (size * part)
    edge = (1 - part) / 2 * size
    rows = bytearray()
    for row in range(size):
        rows.append(0)
        for column in range(size):
            rows += bytes(
                mean(
                    [
                        colour_at((column + dx - edge) * scale, (row + dy - edge) * scale)
                        for dx in STEPS
                        for dy in STEPS
                    ]
                )
            )
    return png(size, bytes(rows))


STEPS = [(step + 0.5) / FINE for step in range(FINE)]


def mean(colours: list[Colour]) -> list[int]:
    return [sum(parts) // len(colours) for parts in zip(*colours, strict=True)]


def png(size: int, rows: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def main() -> None:
    # A mask may cut off all but the middle circle of four fifths; the mark stays inside it.
    for name, size, part in [
        ("icon-192", 192, 0.78),
        ("icon-512", 512, 0.78),
        ("icon-mask", 512, 0.55),
    ]:
        (PUBLIC / f"{name}.png").write_bytes(painted(size, part))


if __name__ == "__main__":
    main()
