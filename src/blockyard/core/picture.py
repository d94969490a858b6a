"""A board drawn as text, in pieces that know their paint but no colours.

A game draws; the terminal decides how each paint looks, or leaves it out. So a drawing has
to be readable without any paint.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

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


def plain(picture: Picture) -> str:
    """The drawing without its paints."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture)
