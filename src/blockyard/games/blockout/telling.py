"""What happens in Block Out!, told in words and shown in moving pictures."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, hypot

from blockyard.core.contract import Say, View
from blockyard.core.picture import Scene, Span
from blockyard.games.blockout.blocks import Placed, axes, side
from blockyard.games.blockout.elevation import elevations, height
from blockyard.games.blockout.hand.aiming import spot, tower_in, up
from blockyard.games.blockout.moves import Put, Verdict, read_put, read_verdict
from blockyard.games.blockout.physics.film import RATE, Film, decode
from blockyard.games.blockout.physics.tower import COUNT

SHOWN = 5
"""Every fifth frame is shown, twelve a second."""
HASTE, RUN_UP = 4, 0.5
"""A late fall is waited for in so many times the pace, up to half a second before it."""


def phrase(view: View, told: str, say: Say, film: bytes) -> str:
    if verdict := read_verdict(told):
        return _counted(view, verdict, say, decode(film) if film else None)
    if aim := read_put(told):
        return say("list-comma").join([spot(view["held"], aim, say), up(aim, say)])
    word, _, card = told.partition(" ")
    if word == "draw":
        return say("blockout-drawn-card", card=card) if card else say("blockout-drawn")
    card, _, block = told.partition(">")
    if card and block:
        return say("blockout-played", card=card, block=block)
    return say("blockout-block", block=block) if block else say("blockout-card", card=card)


# --- the count --------------------------------------------------------------------------------


def _counted(view: View, verdict: Verdict, say: Say, film: Film | None) -> str:
    """The count as far as it came, how it ended, and how true the hand was."""
    seconds = COUNT if verdict.kind != "falls" else film.at if film else 0.0
    ended = _ended(view, verdict, say, film)
    spoken = " … ".join([*_spoken(seconds, say), ended])
    return f"{spoken}{_let_go(view, verdict, say)}"


def _spoken(seconds: float, say: Say) -> list[str]:
    """What has been counted so far; a word takes a second."""
    words = min(ceil(seconds), round(COUNT))
    return [say(f"blockout-count-{second}") for second in range(1, words + 1)]


def _ended(view: View, verdict: Verdict, say: Say, film: Film | None) -> str:
    if verdict.kind == "stands":
        return say("blockout-stands", height=len(verdict.poses))
    if film is None:
        return say("blockout-late" if verdict.kind == "late" else "blockout-falls")
    told = "blockout-late-after" if verdict.kind == "late" else "blockout-falls-after"
    return say(told, seconds=round(film.at, 1), block=_first_down(view, film))


def _first_down(view: View, film: Film) -> str:
    """The block that was lowest, but for the one that all stand on, when the stack fell."""
    frame = film.frames[min(round(film.at * RATE), len(film.frames) - 1)]
    stack = list(map(Placed, _names(view), frame))
    return min(stack[1:], key=_lowest_corner).block


def _lowest_corner(placed: Placed) -> float:
    return placed.pose.z - side(placed.block) / 2 * sum(abs(axis[2]) for axis in axes(placed.pose))


def _let_go(view: View, verdict: Verdict, say: Say) -> str:
    """How far from the spot the hand let go."""
    aim, tower = Put(*view["aim"]), tower_in(view)
    x, y = (tower[-1].pose.x, tower[-1].pose.y) if tower else (0.0, 0.0)
    off = hypot(verdict.release.x - x - aim.x, verdict.release.y - y - aim.y)
    return " " + say("blockout-let-go", off=round(off, 1))


def _names(view: View) -> list[str]:
    return [*(at["block"] for at in view["tower"]), view["held"]]


# --- the film ---------------------------------------------------------------------------------


def scenes(view: View, film: bytes, say: Say) -> Iterator[Scene]:
    """The stack as it moves, and the count under it, which goes on when all is at rest."""
    told = decode(film)
    stood = _stood(told, view)
    counted = COUNT if stood else told.at
    tall = height(tuple(map(Placed, _names(view), told.frames[0])))
    for shown, frame in enumerate(_frames(told, stood)):
        poses = told.frames[min(frame, len(told.frames) - 1)]
        stack = tuple(map(Placed, _names(view), poses))
        words = Span(" … ".join(_spoken(min(frame / RATE, counted), say)), "mark")
        yield Scene(shown * SHOWN / RATE, [*elevations(stack, tall), [words]])


def _frames(film: Film, stood: bool) -> Iterator[int]:
    """To the end of the count, or of the fall."""
    frame, end = 0, round(COUNT * RATE) if stood else len(film.frames) - 1
    while frame <= end:
        yield frame
        waits = COUNT < frame / RATE < film.at - RUN_UP
        frame += SHOWN * HASTE if waits else SHOWN


def _stood(film: Film, view: View) -> bool:
    """Whether the new block is higher in the end than half of what it was put on."""
    below = view["tower"][-1]["pose"][2] if view["tower"] else 0.0
    return film.frames[-1][-1].z > below
