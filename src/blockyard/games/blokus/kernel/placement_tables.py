"""The tables behind the Blokus kernel, in plain Python: built when first asked for.

Every placement that covers a given square, the *anchor*, lies in the diamond round it, because
no piece has more than five squares:

                  .  .  .  .  #  .  .  .  .      row +4:  1 square
                  .  .  .  #  #  #  .  .  .          +3:  3
                  .  .  #  #  #  #  #  .  .          +2:  5
                  .  #  #  #  #  #  #  #  .          +1:  7
                  #  #  #  #  A  #  #  #  #           0:  9
                  .  #  #  #  #  #  #  #  .          -1:  7
                  .  .  #  #  #  #  #  .  .          -2:  5
                  .  .  .  #  #  #  .  .  .          -3:  3
                  .  .  .  .  #  .  .  .  .          -4:  1

Such a placement is a *pair*: a way in which a piece can lie, and which of its squares is on the
anchor. There are 414 pairs, so a set of them is seven 64-bit words:

    words 0-4   the 315 pairs of pieces of five squares
    words 5-6   the 99 pairs of smaller ones

For each row of the diamond, and each pattern of closed squares in it, one table line holds the
pairs that keep clear of them. Nine lines combined with AND are the placements through an anchor.
Nothing here depends on where the anchor is or how large the board is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from blockyard.games.blokus.pieces import PIECES, SIZES, Cell, Shape, orientations

REACH = 4
WORDS = 7
LARGE_WORDS = 5
LARGE = 5
ROW_LINES = tuple(2 ** (2 * (REACH - abs(dy)) + 1) for dy in range(-REACH, REACH + 1))
"""How many patterns of closed squares each row of the diamond can show."""


class Way(NamedTuple):
    """A way in which a piece can lie: the piece by its number, and the cells (column, row)."""

    piece: int
    cells: tuple[Cell, ...]


@cache
def ways() -> tuple[Way, ...]:
    """All 91, large pieces first; a way goes by its place in this list."""
    found = [
        Way(PIECES.index(piece), tuple(sorted(shape, key=lambda cell: cell[::-1])))
        for shape, piece in orientations().items()
    ]
    return tuple(sorted(found, key=lambda way: (-len(way.cells), way)))


@cache
def way_of() -> dict[Shape, int]:
    """The number of a way by its cells."""
    return {frozenset(way.cells): number for number, way in enumerate(ways())}


@cache
def pairs() -> tuple[tuple[int, Cell], ...]:
    """Each way with each of its cells on the anchor, in the order of the bits; the bits between
    large and small pieces that stand for nothing have the way -1."""
    found = [(number, cell) for number, way in enumerate(ways()) for cell in way.cells]
    large = sum(len(ways()[number].cells) == LARGE for number, _ in found)
    gap = [(-1, (0, 0))] * (LARGE_WORDS * 64 - large)
    return (*found[:large], *gap, *found[large:])


def _hits() -> dict[Cell, int]:
    """For each square of the diamond, the pairs that cover it."""
    hits: dict[Cell, int] = {}
    for bit, (number, (ax, ay)) in enumerate(pairs()):
        for x, y in ways()[number].cells if number >= 0 else ():
            hits[x - ax, y - ay] = hits.get((x - ax, y - ay), 0) | 1 << bit
    return hits


def _row_lines() -> Iterator[int]:
    """For each row of the diamond and each pattern of closed squares: the pairs left."""
    hits, everything = _hits(), all_pairs()
    for dy, patterns in zip(range(-REACH, REACH + 1), ROW_LINES, strict=True):
        width = REACH - abs(dy)
        for pattern in range(patterns):
            left = everything
            for dx in range(-width, width + 1):
                if pattern >> (dx + width) & 1:
                    left &= ~hits[dx, dy]
            yield left


def all_pairs(piece: int | None = None) -> int:
    """The set of all pairs, or of those of one piece."""
    return sum(
        1 << bit
        for bit, (number, _) in enumerate(pairs())
        if number >= 0 and piece in (None, ways()[number].piece)
    )


def in_words(sets: Iterable[int], words: int = WORDS) -> list[int]:
    """Sets of pairs cut into 64-bit words, one after the other."""
    return [found >> 64 * word & (1 << 64) - 1 for found in sets for word in range(words)]


@cache
def row_words() -> list[int]:
    """The lines of all rows, from the lowest row up."""
    return in_words(_row_lines())


@cache
def all_words() -> list[int]:
    """The set of all pairs: what a colour with its full tray has."""
    return in_words([all_pairs()])


@cache
def piece_words() -> list[int]:
    """The pairs of each piece."""
    return in_words(all_pairs(piece) for piece in range(len(PIECES)))


def shape_rows() -> list[int]:
    """Five rows of squares for each way, column 0 in bit 0."""
    return [sum(1 << x for x, y in way.cells if y == row) for way in ways() for row in range(5)]


def piece_sizes() -> list[int]:
    return [SIZES[piece] for piece in PIECES]


def sides_of(cells: Iterable[Cell]) -> list[Cell]:
    """The cells along the sides of a piece."""
    own = set(cells)
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return sorted({(x + dx, y + dy) for x, y in own for dx, dy in steps} - own)


def corners_of(cells: Iterable[Cell]) -> list[Cell]:
    """The cells that meet a piece in a corner only."""
    own = set(cells)
    steps = ((-1, -1), (1, -1), (-1, 1), (1, 1))
    return sorted({(x + dx, y + dy) for x, y in own for dx, dy in steps} - own - set(sides_of(own)))
