"""Margins for whoever aims in a terminal: the room for the block from above, and a spirit level for
every joint of the stack.

    · · · + · ·       · holds    ░ may rock    + the centre of the top face    ◆ the aim
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import hypot
from typing import Literal

from blockyard.core.contract import Say
from blockyard.core.picture import Line, Paint, Picture, Span
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.view import BlockOutView, LevelView

Zone = Literal["holds", "rocks", "falls"]

REACH_SHOWN, ROW_STEP = 10, 2
"""Millimetres to either side of the centre; a character is 1 mm wide and 2 mm high."""
SIGNS: dict[Zone, tuple[str, Paint]] = {
    "holds": ("·", "plain"),
    "rocks": ("░", "faint"),
    "falls": (" ", "plain"),
}
HALF_VIAL, MAX_VIALS = 5, 4
"""Letters from the middle of a spirit level to its end, and how many are shown: all of it fits into
24 lines."""


def lens(view: BlockOutView, aim: Put, say: Say) -> Picture:
    """Room, what would happen at the aim, and the levels; nothing where they are not shown."""
    if view["room"] is None or not view["tower"]:
        return []
    discs = view["room"][aim.face]
    return [
        [Span(say("blockout-lens"), "faint")],
        *_room(discs, aim),
        [Span(say("blockout-zone", zone=zone_at(discs, aim.x, aim.y)), "mark")],
        *_levels(view["levels"], say),
    ]


def zone_at(discs: Sequence[Sequence[float]], x: float, y: float) -> Zone:
    """What happens to a block that is put there: the worst that any joint says."""
    apart = [(hypot(x - disc[0], y - disc[1]), disc) for disc in discs]
    if any(off > disc[3] for off, disc in apart):
        return "falls"
    return "rocks" if any(off > disc[2] for off, disc in apart) else "holds"


def _room(discs: Sequence[Sequence[float]], aim: Put) -> Iterator[Line]:
    for y in range(REACH_SHOWN, -REACH_SHOWN - 1, -ROW_STEP):
        cells = [_cell(discs, aim, x, y) for x in range(-REACH_SHOWN, REACH_SHOWN + 1)]
        yield [
            Span("".join(letter for letter, _ in run), paint)
            for paint, run in groupby(cells, key=lambda cell: cell[1])
        ]


def _cell(discs: Sequence[Sequence[float]], aim: Put, x: int, y: int) -> tuple[str, Paint]:
    within = max(-REACH_SHOWN, min(REACH_SHOWN, aim.x)), max(-REACH_SHOWN, min(REACH_SHOWN, aim.y))
    if (x, y) == (round(within[0]), ROW_STEP * round(within[1] / ROW_STEP)):
        return "◆", "mark"
    return ("+", "strong") if (x, y) == (0, 0) else SIGNS[zone_at(discs, x, y)]


def _levels(levels: Sequence[LevelView], say: Say) -> Iterator[Line]:
    """The joints that lean most, from the top down as the stack is drawn, each with the number of
    the block above it: the lean as seen from the front, and in words."""
    if levels:
        yield [Span(say("blockout-joints"), "faint")]
    joints = sorted(enumerate(levels, 2), key=lambda joint: -_part(joint[1]))[:MAX_VIALS]
    for number, level in sorted(joints, reverse=True, key=lambda joint: joint[0]):
        words = say("blockout-joint-state", state=level["state"])
        vial = _vial(level["lean"][0] / level["room"])
        yield [Span(f"{number} ", "faint"), Span(vial), Span(f" {words}", "faint")]


def _part(level: LevelView) -> float:
    """How much of its room a joint uses up."""
    return hypot(*level["lean"]) / level["room"]


def _vial(lean: float) -> str:
    letters = ["─"] * (2 * HALF_VIAL + 1)
    letters[HALF_VIAL] = "┼"
    letters[HALF_VIAL + round(HALF_VIAL * max(-1.0, min(1.0, lean)))] = "●"
    return f"├{''.join(letters)}┤"
