"""Animation in the terminal: films of chance moves, and moves that are aimed with keys."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import NamedTuple

from blockyard.cli import keyboard
from blockyard.cli.keyboard import Keys
from blockyard.cli.screen import Screen
from blockyard.core.aiming import Aiming, Key
from blockyard.core.picture import Line, Picture, Scene, Span

AIMS: dict[str, Key] = {
    **{"left": "left", "right": "right", "up": "up", "down": "down"},
    **{"tab": "next", "f": "next", ",": "turn-back", ".": "turn", "<": "turn-back", ">": "turn"},
}
FRAME = 1 / 30
HALF = 18
"""Letters from the middle of the bar to its end."""


def is_interactive(screen: Screen) -> bool:
    """Whether pictures can be animated here, and single keys be read."""
    return screen.can_repaint and keyboard.available()


def play(screen: Screen, scenes: Iterable[Scene]) -> None:
    """Show a film in real time; any key ends it."""
    lines, began = 0, monotonic()
    with keyboard.unbuffered() as keys:
        keys.forget()
        for scene in scenes:
            if keys.pressed(max(0.0, began + scene.at - monotonic())) is not None:
                break
            lines = screen.repaint(scene.picture, lines)
    screen.repaint([], lines)


class Aimed(NamedTuple):
    """A move, the hand that made it, and the seconds that it really took."""

    move: str
    hand: str
    seconds: float


def aim(screen: Screen, aiming: Aiming) -> Aimed | None:
    """A move aimed with keys; None if the player would rather type."""
    with keyboard.unbuffered() as keys:
        lines = 0
        while True:
            lines = screen.repaint(aiming.picture(screen.words.say), lines)
            key = keys.pressed(None)
            if key in ("enter", "space"):
                began = monotonic()
                stopped = _stopped(screen, keys, aiming, lines)
                return Aimed(aiming.move, aiming.hand(stopped), monotonic() - began)
            if key in ("escape", "end"):
                screen.repaint([], lines)
                return None
            if key in AIMS:
                aiming = aiming.press(AIMS[key])


def _stopped(screen: Screen, keys: Keys, aiming: Aiming, lines: int) -> list[float]:
    """The moments at which the bar was stopped, in seconds since it began to run."""
    stopped: list[float] = []
    above = aiming.picture(screen.words.say)[:-1]
    keys.forget()
    began = monotonic()
    while len(stopped) < aiming.stops:
        now = monotonic() - began
        lines = screen.repaint([*above, *_bars(screen, aiming, stopped, now)], lines)
        if keys.pressed(FRAME) in ("space", "enter"):
            stopped.append(monotonic() - began)
    screen.repaint([*(_bar(aiming.bar(at)) for at in stopped)], lines)
    return stopped


def _bars(screen: Screen, aiming: Aiming, stopped: list[float], now: float) -> Picture:
    """A bar for each stop that has been made, the one that runs, and what to do."""
    left = aiming.stops - len(stopped)
    asked: Line = [Span(screen.words.say("aim-stop", times=left), "strong")]
    return [*(_bar(aiming.bar(at)) for at in (*stopped, now)), asked]


def _bar(at: float) -> Line:
    """The bar: its ends, the spot in the middle, and where it stands."""
    letters = ["─"] * (2 * HALF + 1)
    letters[HALF] = "┼"
    where = HALF + round(at * HALF)
    track = "".join(letters)
    return [
        Span("├" + track[:where], "faint"),
        Span("█", "mark"),
        Span(track[where + 1 :] + "┤", "faint"),
    ]
