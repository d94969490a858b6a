"""Placing a block with keys: lead it over the stack, choose turn and face, let go by the bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from blockyard.core.aiming import Key
from blockyard.core.contract import Say, View
from blockyard.core.picture import Picture, Span
from blockyard.games.blockout.blocks import FACES, Placed, Pose, Tower
from blockyard.games.blockout.elevation import elevations
from blockyard.games.blockout.hand.hand import BAR, bar
from blockyard.games.blockout.moves import REACH, Put, aimed

STEPS: dict[Key, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, 1),
    "down": (0, -1),
}
TURNS: dict[Key, int] = {"turn": 15, "turn-back": -15}
SAFEST_FIRST = (0, 2, 4, 1, 3, 5)
"""Flat sides down, then domes, as `next` offers them."""
LIFTED = 6.0
"""Millimetres above the stack at which the block is drawn, so that it is seen to hover."""


class Placing(NamedTuple):
    """The stack, the block in the hand and where it is aimed."""

    tower: Tower
    block: str
    aim: Put = Put(0.0, 0.0, 0.0, 0)
    stops: int = 2

    @property
    def move(self) -> str:
        return str(self.aim)

    def press(self, key: Key) -> Placing:
        x, y = STEPS.get(key, (0, 0))
        aim = self.aim._replace(
            x=_within(self.aim.x + x),
            y=_within(self.aim.y + y),
            turn=(self.aim.turn + TURNS.get(key, 0)) % 360,
        )
        if key == "next":
            at = SAFEST_FIRST.index(self.aim.face) + 1
            aim = aim._replace(face=SAFEST_FIRST[at % len(FACES)])
        return self._replace(aim=aim)

    def picture(self, say: Say) -> Picture:
        """Both views with the block in the air, and in words what they cannot show."""
        pose = aimed(self.tower, self.block, self.aim)
        stack = (*self.tower, Placed(self.block, pose._replace(z=pose.z + LIFTED)))
        return [
            *elevations(stack),
            [Span(spot(self.block, self.aim, say), "mark")],
            [Span(up(self.aim, say), "mark")],
            [Span(say("blockout-keys"), "faint")],
        ]

    def bar(self, at: float) -> float:
        return bar(at) / BAR

    def hand(self, stopped: Sequence[float]) -> str:
        return "keyed " + " ".join(f"{at:.3f}" for at in stopped)


def placing(view: View) -> Placing | None:
    """The block to be placed, if this is the moment."""
    if view["stage"] != "put":
        return None
    return Placing(tower_in(view), view["held"])


def tower_in(view: View) -> Tower:
    return tuple(Placed(at["block"], Pose(*at["pose"])) for at in view["tower"])


def spot(block: str, aim: Put, say: Say) -> str:
    """Which block, how far from the middle, and how it is turned."""
    x, y, turn = round(aim.x), round(aim.y), round(aim.turn)
    return say(
        "blockout-spot",
        block=block,
        across=say("blockout-across", side="right" if x >= 0 else "left", mm=abs(x)),
        along=say("blockout-along", side="back" if y >= 0 else "front", mm=abs(y)),
        turn=turn,
    )


def up(aim: Put, say: Say) -> str:
    """What will look up, for the next player."""
    return say("blockout-face", face=aim.face ^ 1)


def _within(number: float) -> float:
    return max(-float(REACH), min(float(REACH), number))
