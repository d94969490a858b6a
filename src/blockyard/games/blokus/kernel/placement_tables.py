"""Precomputed tables for move generation, in plain Python; built on first use.

No piece has more than five squares, so every placement that covers a given square, the *anchor*,
lies within the diamond around it:

                  .  .  .  .  #  .  .  .  .      row +4:  1 square
                  .  .  .  #  #  #  .  .  .          +3:  3
                  .  .  #  #  #  #  #  .  .          +2:  5
                  .  #  #  #  #  #  #  #  .          +1:  7
                  #  #  #  #  A  #  #  #  #           0:  9
                  .  #  #  #  #  #  #  #  .          -1:  7
                  .  .  #  #  #  #  #  .  .          -2:  5
                  .  .  .  #  #  #  .  .  .          -3:  3
                  .  .  .  .  #  .  .  .  .          -4:  1

Such a placement is a *pair*: an orientation of a piece, and which of its squares is on the anchor.
There are 414 pairs, so a set of them is a bitset of seven 64-bit words:

    words 0-4   the 315 pairs of pieces of five squares
    words 5-6   the 99 pairs of smaller ones

For each row of the diamond and each pattern of closed squares in it, one table entry holds the
pairs that avoid those squares. The AND of nine entries is the set of placements through an anchor.
The tables do not depend on the anchor's position or the size of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from blockyard.games.blokus import pieces
from blockyard.games.blokus.pieces import PIECES, SIZES, Cell, Shape

REACH = 4
WORDS = 7
LARGE_WORDS = 5
LARGE = 5
ROW_PATTERNS = tuple(2 ** (2 * (REACH - abs(dy)) + 1) for dy in range(-REACH, REACH + 1))
"""The number of patterns of closed squares in each row of the diamond."""


class Orientation(NamedTuple):
    """An orientation of a piece: the index of the piece, and its cells (column, row)."""

    piece: int
    cells: tuple[Cell, ...]


@cache
def orientations() -> tuple[Orientation, ...]:
    """All 91, large pieces first; the index in this list is the number of an orientation."""
    found = [
        Orientation(PIECES.index(piece), tuple(sorted(shape, key=lambda cell: cell[::-1])))
        for shape, piece in pieces.orientations().items()
    ]
    return tuple(sorted(found, key=lambda orientation: (-len(orientation.cells), orientation)))


@cache
def orientation_numbers() -> dict[Shape, int]:
    """The number of an orientation by its cells."""
    return {
        frozenset(orientation.cells): number for number, orientation in enumerate(orientations())
    }


@cache
def pairs() -> tuple[tuple[int, Cell], ...]:
    """Each orientation with each of its cells on the anchor, in bit order. Padding bits between
    large and small pieces have the orientation -1."""
    found = [
        (number, cell)
        for number, orientation in enumerate(orientations())
        for cell in orientation.cells
    ]
    large = sum(len(orientations()[number].cells) == LARGE for number, _ in found)
    gap = [(-1, (0, 0))] * (LARGE_WORDS * 64 - large)
    return (*found[:large], *gap, *found[large:])


def _covering_pairs() -> dict[Cell, int]:
    """For each square of the diamond, the pairs that cover it."""
    hits: dict[Cell, int] = {}
    for bit, (number, (ax, ay)) in enumerate(pairs()):
        for x, y in orientations()[number].cells if number >= 0 else ():
            hits[x - ax, y - ay] = hits.get((x - ax, y - ay), 0) | 1 << bit
    return hits


def _row_entries() -> Iterator[int]:
    """For each row of the diamond and each pattern of closed squares: the pairs that fit."""
    hits, everything = _covering_pairs(), all_pairs()
    for dy, patterns in zip(range(-REACH, REACH + 1), ROW_PATTERNS, strict=True):
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
        if number >= 0 and piece in (None, orientations()[number].piece)
    )


def in_words(sets: Iterable[int], words: int = WORDS) -> list[int]:
    """Sets of pairs as 64-bit words, one set after the other."""
    return [found >> 64 * word & (1 << 64) - 1 for found in sets for word in range(words)]


@cache
def row_words() -> list[int]:
    """The table entries of all rows, lowest row first."""
    return in_words(_row_entries())


@cache
def all_words() -> list[int]:
    """The set of all pairs: those of a full tray."""
    return in_words([all_pairs()])


@cache
def piece_words() -> list[int]:
    """The pairs of each piece."""
    return in_words(all_pairs(piece) for piece in range(len(PIECES)))


def shape_rows() -> list[int]:
    """Five bitboard rows for each orientation, column 0 in bit 0."""
    return [
        sum(1 << x for x, y in orientation.cells if y == row)
        for orientation in orientations()
        for row in range(5)
    ]


def piece_sizes() -> list[int]:
    return [SIZES[piece] for piece in PIECES]


def sides_of(cells: Iterable[Cell]) -> list[Cell]:
    """The cells along the sides of a piece."""
    own = set(cells)
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return sorted({(x + dx, y + dy) for x, y in own for dx, dy in steps} - own)


def corners_of(cells: Iterable[Cell]) -> list[Cell]:
    """The cells that touch a piece at a corner only."""
    own = set(cells)
    steps = ((-1, -1), (1, -1), (-1, 1), (1, 1))
    return sorted({(x + dx, y + dy) for x, y in own for dx, dy in steps} - own - set(sides_of(own)))
