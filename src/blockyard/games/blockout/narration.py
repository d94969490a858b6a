"""What happens in Block Out!, in words and as an animation for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, hypot

from blockyard.core.contract import Say
from blockyard.core.picture import Scene, Span
from blockyard.games.blockout.blocks import Placed, half_height
from blockyard.games.blockout.hand.aiming import spot_text, top_face_text
from blockyard.games.blockout.moves import Verdict, read_put, read_verdict
from blockyard.games.blockout.physics.film import FRAME_RATE, Film, decode
from blockyard.games.blockout.physics.tower import COUNT_SECONDS
from blockyard.games.blockout.side_views import height, side_views
from blockyard.games.blockout.view import BlockOutView, aim_in, tower_in

FRAME_STEP = 5
"""Every fifth frame is shown, twelve a second."""
FAST_FORWARD, LEAD_IN = 4, 0.5
"""The wait for a late fall is shown at this speed, up to LEAD_IN seconds before the fall."""


def phrase(view: BlockOutView, shown: str, say: Say, film: bytes) -> str:
    """A move as this view shows it, in words."""
    if verdict := read_verdict(shown):
        return _counted(view, verdict, say, decode(film) if film else None)
    if aim := read_put(shown):
        spot = spot_text(view["held"] or "", aim, say)
        return say("list-comma").join([spot, top_face_text(aim, say)])
    word, _, card = shown.partition(" ")
    if word == "draw":
        return say("blockout-drawn-card", card=card) if card else say("blockout-drawn")
    card, _, block = shown.partition(">")
    if card and block:
        return say("blockout-played", card=card, block=block)
    return say("blockout-block", block=block) if block else say("blockout-card", card=card)


# --- the count --------------------------------------------------------------------------------


def _counted(view: BlockOutView, verdict: Verdict, say: Say, film: Film | None) -> str:
    """The count as far as it came, how it ended, and how accurate the hand was."""
    seconds = COUNT_SECONDS if verdict.kind != "falls" else film.decided_at if film else 0.0
    ended = _ended(view, verdict, say, film)
    spoken = " … ".join([*_spoken(seconds, say), ended])
    return f"{spoken}{_accuracy(view, verdict, say)}"


def _spoken(seconds: float, say: Say) -> list[str]:
    """The words counted so far, one a second."""
    words = min(ceil(seconds), round(COUNT_SECONDS))
    return [say(f"blockout-count-{second}") for second in range(1, words + 1)]


def _ended(view: BlockOutView, verdict: Verdict, say: Say, film: Film | None) -> str:
    if verdict.kind == "stands":
        return say("blockout-stands", height=len(verdict.poses))
    if film is None:
        return say("blockout-late" if verdict.kind == "late" else "blockout-falls")
    message = "blockout-late-after" if verdict.kind == "late" else "blockout-falls-after"
    return say(message, seconds=round(film.decided_at, 1), block=_first_down(view, film))


def _first_down(view: BlockOutView, film: Film) -> str:
    """The lowest block when the stack fell, not counting the bottom one."""
    frame = film.frames[min(round(film.decided_at * FRAME_RATE), len(film.frames) - 1)]
    stack = list(map(Placed, _blocks(view), frame))
    return min(stack[1:], key=lambda placed: placed.pose.z - half_height(placed)).block


def _accuracy(view: BlockOutView, verdict: Verdict, say: Say) -> str:
    """How far from the aim the hand let go."""
    aim, tower = aim_in(view), tower_in(view)
    assert aim is not None, "a verdict follows an aim"
    x, y = (tower[-1].pose.x, tower[-1].pose.y) if tower else (0.0, 0.0)
    off = hypot(verdict.release.x - x - aim.x, verdict.release.y - y - aim.y)
    return " " + say("blockout-let-go", off=round(off, 1))


def _blocks(view: BlockOutView) -> list[str]:
    """The blocks in a film, from the lowest to the new one."""
    return [*(placed["block"] for placed in view["tower"]), view["held"] or ""]


# --- the animation ----------------------------------------------------------------------------


def scenes(view: BlockOutView, film: bytes, say: Say) -> Iterator[Scene]:
    """The stack as it moves with the count below, which continues when the stack is at rest."""
    decoded = decode(film)
    stood = _stood(decoded, view)
    counted = COUNT_SECONDS if stood else decoded.decided_at
    tall = height(tuple(map(Placed, _blocks(view), decoded.frames[0])))
    for number, frame in enumerate(_frames(decoded, stood)):
        poses = decoded.frames[min(frame, len(decoded.frames) - 1)]
        stack = tuple(map(Placed, _blocks(view), poses))
        words = Span(" … ".join(_spoken(min(frame / FRAME_RATE, counted), say)), "mark")
        yield Scene(number * FRAME_STEP / FRAME_RATE, [*side_views(stack, tall), [words]])


def _frames(film: Film, stood: bool) -> Iterator[int]:
    """The frames to show, to the end of the count or of the fall."""
    frame, end = 0, round(COUNT_SECONDS * FRAME_RATE) if stood else len(film.frames) - 1
    while frame <= end:
        yield frame
        waits = COUNT_SECONDS < frame / FRAME_RATE < film.decided_at - LEAD_IN
        frame += FRAME_STEP * FAST_FORWARD if waits else FRAME_STEP


def _stood(film: Film, view: BlockOutView) -> bool:
    """Whether the new block ends up higher than the centre of the one it was put on."""
    below = view["tower"][-1]["pose"][2] if view["tower"] else 0.0
    return film.frames[-1][-1].z > below
