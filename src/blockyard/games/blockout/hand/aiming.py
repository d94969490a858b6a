"""Placing a block with keys: move it over the stack, choose turn and face, stop the timing bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from blockyard.core.aiming import Key
from blockyard.core.contract import Say
from blockyard.core.picture import Picture, Span, beside
from blockyard.games.blockout.blocks import FACES, Placed, Tower
from blockyard.games.blockout.hand.lens import lens
from blockyard.games.blockout.hand.motor import BAR_AMPLITUDE, bar_offset
from blockyard.games.blockout.moves import REACH, Put, aimed
from blockyard.games.blockout.side_views import side_views
from blockyard.games.blockout.view import BlockOutView, tower_in

STEPS: dict[Key, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, 1),
    "down": (0, -1),
}
TURNS: dict[Key, int] = {"turn": 15, "turn-back": -15}
SAFEST_FIRST = (0, 2, 4, 1, 3, 5)
"""The order in which `next` offers the faces to lie on: flat ones, then domes."""
HOVER_HEIGHT = 6.0
"""Millimetres above the stack at which the held block is drawn."""


class KeyAiming(NamedTuple):
    """What the player sees, the stack, the block in the hand and where it is aimed."""

    view: BlockOutView
    tower: Tower
    block: str
    aim: Put = Put(0.0, 0.0, 0.0, 0)
    stops: int = 2

    @property
    def move(self) -> str:
        return str(self.aim)

    def press(self, key: Key) -> KeyAiming:
        x, y = STEPS.get(key, (0, 0))
        aim = self.aim._replace(
            x=_clamped(self.aim.x + x),
            y=_clamped(self.aim.y + y),
            turn=(self.aim.turn + TURNS.get(key, 0)) % 360,
        )
        if key == "next":
            at = SAFEST_FIRST.index(self.aim.face) + 1
            aim = aim._replace(face=SAFEST_FIRST[at % len(FACES)])
        return self._replace(aim=aim)

    def picture(self, say: Say) -> Picture:
        """Both side views with the block in the air, the margins beside them, and in words what
        they cannot show."""
        pose = aimed(self.tower, self.block, self.aim)
        stack = (*self.tower, Placed(self.block, pose._replace(z=pose.z + HOVER_HEIGHT)))
        sides, margins = side_views(stack), lens(self.view, self.aim, say)
        return [
            *(beside(sides, margins) if margins else sides),
            [Span(spot_text(self.block, self.aim, say), "mark")],
            [Span(top_face_text(self.aim, say), "mark")],
            [Span(say("blockout-keys"), "faint")],
        ]

    def bar(self, at: float) -> float:
        return bar_offset(at) / BAR_AMPLITUDE

    def hand(self, stopped: Sequence[float]) -> str:
        return "keyed " + " ".join(f"{at:.3f}" for at in stopped)


def key_aiming(view: BlockOutView) -> KeyAiming | None:
    """Aiming of the block that is to be placed, if there is one."""
    if view["stage"] != "put" or view["held"] is None:
        return None
    return KeyAiming(view, tower_in(view), view["held"])


def spot_text(block: str, aim: Put, say: Say) -> str:
    """Which block, how far from the middle, and its turn."""
    x, y, turn = round(aim.x), round(aim.y), round(aim.turn)
    across = say("blockout-across", side="right" if x > 0 else "left", mm=abs(x)) if x else ""
    along = say("blockout-along", side="back" if y > 0 else "front", mm=abs(y)) if y else ""
    off = [part for part in (across, along) if part] or [say("blockout-centred")]
    return say("blockout-spot", block=block, spot=say("list-comma").join(off), turn=turn)


def top_face_text(aim: Put, say: Say) -> str:
    """What the next player will find on top."""
    return say("blockout-face", face=aim.face ^ 1)


def _clamped(number: float) -> float:
    return max(-float(REACH), min(float(REACH), number))
