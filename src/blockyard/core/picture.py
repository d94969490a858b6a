"""A board drawn as text: spans, each with a named paint but no colour.

The game draws; the terminal decides how each paint looks, or ignores it. So a drawing has to be
readable without paints.
"""

from __future__ import annotations

from typing import Literal, NamedTuple
from unicodedata import bidirectional

Paint = Literal[
    "plain",
    "faint",
    "strong",
    "frame",
    "mark",
    "seat0",
    "seat1",
    "seat2",
    "seat3",
    "seat4",
    "seat5",
]


class Span(NamedTuple):
    text: str
    paint: Paint = "plain"


Line = list[Span]
Picture = list[Line]


LEFT_TO_RIGHT_MARK = "\u200e"


def from_left(line: Line) -> Line:
    """A line laid out from left to right, even if words beside the drawing are written from right
    to left: the mark keeps a terminal from reversing such lines."""
    letters = (letter for span in line for letter in span.text)
    reverses = any(bidirectional(letter) in ("R", "AL") for letter in letters)
    return [Span(LEFT_TO_RIGHT_MARK), *line] if reverses else line


GAP = 2
WIDTH = 79
"""Columns of the usual terminal; the last one stays free, or some terminals start a new line."""


def beside(left: Picture, right: Picture) -> Picture:
    """Two drawings side by side."""
    width = max(map(_length, left)) + GAP
    rows = max(len(left), len(right))
    padded = [[*line, Span(" " * (width - _length(line)))] for line in _filled(left, rows)]
    joined = zip(padded, _filled(right, rows), strict=True)
    return [from_left([*line, *other]) if other else line for line, other in joined]


def room_beside(left: Picture) -> int:
    """The columns that are left beside a drawing."""
    return WIDTH - max(map(_length, left)) - GAP


def _length(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _filled(picture: Picture, rows: int) -> Picture:
    return [*picture, *([] for _ in range(rows - len(picture)))]


class Scene(NamedTuple):
    """A frame of an animation, and its time in seconds after the first."""

    at: float
    picture: Picture


def plain(picture: Picture) -> str:
    """The drawing without paints."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture)
