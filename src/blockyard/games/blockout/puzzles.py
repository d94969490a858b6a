"""Puzzles of Block Out!: a stack, a block in the hand, and what a careful placement has to achieve.

They are solved with a hand without error: the block is released exactly where it is aimed, and the
physics tell whether the stack stands. What has to come of it depends on the theme.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from blockyard.core.contract import State
from blockyard.core.course import Accepts
from blockyard.games.blockout.blocks import Tower, top_face
from blockyard.games.blockout.moves import Put, read_put
from blockyard.games.blockout.rules import BlockOutState
from blockyard.games.blockout.statics.margins import levels

FAR_OUT = 12.0
"""Millimetres from the middle of the top block."""

MIDDLE = Put(0, 0, 0, 0)

Achieves = Callable[[Put, Tower], bool]
"""Whether an aim after which this stack stands is what a theme asks for."""


def stands(aim: Put, tower: Tower) -> bool:
    return True


def has_flat_top(aim: Put, tower: Tower) -> bool:
    return top_face(tower[-1].pose) % 2 == 0


def is_steady(aim: Put, tower: Tower) -> bool:
    """No joint leans."""
    return all(level.state == "steady" for level in levels(tower))


THEMES: dict[str, Achieves] = {
    "straighten": is_steady,
    "far-out": stands,
    "high-tower": stands,
    "flat-top": has_flat_top,
    "balance": stands,
}
"""The themes, the rarest first, with what they ask for."""
HIGH = 5
"""Blocks of a high tower, before the next is added."""


def is_about(theme: str, tower: Tower) -> bool:
    """Whether a stack can make a puzzle of this theme."""
    if theme == "straighten":
        return not is_steady(MIDDLE, tower)
    return theme != "high-tower" or len(tower) >= HIGH


def may_do(theme: str, aim: Put) -> bool:
    """Whether an aim is what a theme asks for, if the stack stands."""
    return theme != "far-out" or hypot(aim.x, aim.y) >= FAR_OUT


def goal(theme: str) -> Accepts:
    """What solves a puzzle of this theme, once the count is over."""
    achieves = THEMES[theme]

    def accepts(before: State, move: str, after: State) -> bool:
        assert isinstance(before, BlockOutState)
        assert isinstance(after, BlockOutState)
        aim = read_put(before.spell(move))
        assert aim is not None, f"not a placement: {move}"
        stands = len(after.tower) > len(before.tower)
        return stands and may_do(theme, aim) and achieves(aim, after.tower)

    return accepts
