"""A board drawn as text, in pieces that know their paint but no colours.

A game draws; the terminal decides how each paint looks, or leaves it out. So a drawing has
to be readable without any paint.
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
    """A line of a drawing that stays as it is drawn, though words beside it may be written from
    right to left: a terminal that turns such lines round is told not to."""
    letters = (letter for span in line for letter in span.text)
    turns = any(bidirectional(letter) in ("R", "AL") for letter in letters)
    return [Span(LEFT_TO_RIGHT_MARK), *line] if turns else line


class Scene(NamedTuple):
    """One of the pictures of something that moves, and how many seconds after the first."""

    at: float
    picture: Picture


def plain(picture: Picture) -> str:
    """The drawing without its paints."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture)
