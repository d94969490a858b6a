"""Whether the stack stands: a placement judged by rigid-body physics.

`judge` is a pure function: the stack as it rests and the new block as the hand lets go of it
in; verdict, time, resting poses and film out. The same questions get the same answers, bit by
bit, in any process on the same machine. Nothing is ever judged twice: the verdict goes into
the record, and a replay needs no physics.

B8, in these words and no others: the stack has fallen when, at any moment from the release to
the end of the count, a block other than the lowest touches the table, or when at the end of
the count some block no longer rests on the block that it was put on. One that still rocks at
the end of the count has not fallen; if it falls afterwards, that is a late fall (B8.4).

MuJoCo is loaded when the first stack is judged (engine.py), never before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from blockyard.core.contract import IllegalMove, Objection, Refused
from blockyard.games.blockout.blocks import Placed, Pose, Shape, Tower, axes, shape, side
from blockyard.games.blockout.moves import Verdict
from blockyard.games.blockout.physics.film import RATE, Frame

if TYPE_CHECKING:
    from blockyard.games.blockout.physics.engine import World

COUNT = 3.0
"""B7: hands off, and three seconds."""
HOP = 0.1
"""A rocking block may be in the air for an instant just when the count ends: it rests on the
one below if it does so within a tenth of a second."""
LONGEST = 20.0
"""After the count the stack is watched until it rests, so many seconds at most in all."""
TUMBLE = 0.8
"""A fall is filmed so many seconds on, or until all blocks lie still."""
AT_REST = 24
"""Frames, 0.4 s: a block that turns back in its rocking is slow for less, and so is a tower that
creeps and falls after 12 to 26 s: for 18 frames at most of those seen (bench/results.md)."""

GAP = 1.5
"""The hand lets go so many millimetres above the first touch."""
TABLE, DROP = 400.0, 30.0
FASTEST = 300.0
TOUCH = 0.05
PATIENCE = 20.0
"""Seconds of work after which the engine is given up, fifty times what a stack of nine takes."""

Velocity = tuple[float, float, float]


class EngineTrouble(Refused):
    """The engine has failed or takes too long. Nothing has changed; the turn can be retried."""


class Release(NamedTuple):
    """How the hand lets go: the pose of the new block, and its speed in millimetres a second."""

    pose: Pose
    velocity: Velocity = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Settled:
    """What the count showed, when that was decided (the fall, or the rest), where all blocks
    ended, and the frames from the release on."""

    kind: str
    at: float
    poses: tuple[Pose, ...]
    film: tuple[Frame, ...] = field(repr=False)


def judge(tower: Tower, block: str, release: Release, *, whole: bool = True) -> Settled:
    """Let go of a block over a stack and count. With `whole` false, for those who only want
    to know whether it stands, a fall is not followed to its end."""
    check(tower, block, release)
    stack = (*tower, Placed(block, release.pose))
    shapes = [shape(placed.block) for placed in stack]
    return settle(shapes, [placed.pose for placed in stack], release.velocity, Watch(whole))


def verdict(release: Release, settled: Settled) -> Verdict:
    """The move of CHANCE that says so."""
    return Verdict(settled.kind, release.pose, settled.poses)


# --- B7: where a block may be let go ---------------------------------------------------------


def check(tower: Tower, block: str, release: Release) -> None:
    """Refuse what no hand can do, before anything is simulated."""
    pose = release.pose
    reason = _beyond(release) or _inside(tower, block, pose) or _misplaced(tower, block, pose)
    if reason is not None:
        raise IllegalMove(reason)


def _beyond(release: Release) -> Objection | None:
    pose, speeds = release.pose, release.velocity
    if not pose.is_possible() or not all(abs(speed) < float("inf") for speed in speeds):
        return Objection("B7", "not-a-pose")
    if max(abs(pose.x), abs(pose.y)) > TABLE:
        return Objection("B7", "off-the-table")
    if sum(speed * speed for speed in speeds) > FASTEST**2:
        return Objection("B7", "too-fast", {"most": round(FASTEST)})
    return None


def _inside(tower: Tower, block: str, pose: Pose) -> Objection | None:
    world = _world(tower, block, pose)
    world.bring_all_domes()
    touched = world.touched_by_the_last(pose.z + TOUCH)
    return Objection("B7", "inside-a-block") if touched else None


def _misplaced(tower: Tower, block: str, pose: Pose) -> Objection | None:
    """B7: from above and onto the top face, not from the side, and not thrown from high up."""
    lowest, ground = pose.z - _half_height(block, pose), _level(tower)
    if lowest < ground - TOUCH and pose.z < _first_touch(tower, block, pose):
        return Objection("B7", "not-from-above")
    if lowest > ground + DROP:
        return Objection("B7", "too-high", {"most": round(DROP)})
    return None


def _half_height(block: str, pose: Pose) -> float:
    """From the middle of a block to its lowest corner, and to its highest."""
    return side(block) / 2 * sum(abs(axis[2]) for axis in axes(pose))


def _level(tower: Tower) -> float:
    """How high the top face lies, its dome not counted."""
    return tower[-1].pose.z + _half_height(*tower[-1]) if tower else 0.0


def lowered(tower: Tower, block: str, pose: Pose) -> Pose:
    """The block lowered in this spot and turn until it would touch, and GAP above that."""
    return pose._replace(z=_first_touch(tower, block, pose) + GAP).rounded()


def _first_touch(tower: Tower, block: str, pose: Pose) -> float:
    """How high the middle of a block is when it comes from above and first touches. Where the
    top face is missed altogether, the hand stops level with it."""
    world = _world(tower, block, pose)
    low = tower[-1].pose.z + side(block) / 2 if tower else 0.0
    high = low + 100.0
    if not world.touched_by_the_last(low):
        return _level(tower) + _half_height(block, pose)
    while high - low > TOUCH / 50:
        middle = (low + high) / 2
        if world.touched_by_the_last(middle):
            low = middle
        else:
            high = middle
    return high


def _world(tower: Tower, block: str, pose: Pose) -> World:
    stack = (*tower, Placed(block, pose))
    return _built([shape(placed.block) for placed in stack], [placed.pose for placed in stack])


def _built(
    shapes: Sequence[Shape], poses: Sequence[Pose], velocity: Velocity = (0.0, 0.0, 0.0)
) -> World:
    from blockyard.games.blockout.physics.engine import World  # noqa: PLC0415 - it loads MuJoCo

    return World(shapes, poses, velocity)


# --- B8: the count ---------------------------------------------------------------------------


class Watch(NamedTuple):
    """How long to look: whether a fall is followed to its end, whether to stop when all blocks
    rest, and how many seconds at most."""

    whole: bool = True
    until_rest: bool = True
    longest: float = LONGEST


def settle(
    shapes: Sequence[Shape],
    poses: Sequence[Pose],
    velocity: Velocity = (0.0, 0.0, 0.0),
    watch: Watch = Watch(),  # noqa: B008 - a tuple, which nobody can change
) -> Settled:
    """Let the blocks move until they rest; the last one begins with this velocity."""
    count = _Count(_built(shapes, poses, velocity), watch)
    began = process_time()
    while not count.is_over():
        count.next_frame()
        if count.world.is_broken():
            raise EngineTrouble("tower-engine-failed")
        if count.frames % AT_REST == 0 and process_time() - began > PATIENCE:
            raise EngineTrouble("tower-engine-slow")
    return count.result()


class _Count:
    """The world watched frame by frame."""

    def __init__(self, world: World, watch: Watch) -> None:
        self.world, self.watch = world, watch
        world.note_frame()
        self.frames = 1
        self.still = 0
        self.fell: float | None = None
        self.counted = False

    def next_frame(self) -> None:
        """One frame more. Frames lie a whole number of milliseconds after the release."""
        self.world.run_to(round(self.frames * 1000 / RATE))
        self.world.note_frame()
        self.frames += 1
        self.still = self.still + 1 if self.world.is_still() else 0
        if self.fell is None:
            self._look()
            if self.fell is not None:
                self.world.let_tumble()

    def _look(self) -> None:
        """B8: the table at any moment; at the end of the count also what rests on what."""
        now = self.world.time
        if self.world.touches_the_table():
            self.fell = now
        elif not self.counted and now >= COUNT:
            self.counted = self.world.rests_as_built()
            if not self.counted and now >= COUNT + HOP:
                self.fell = COUNT
        if self.fell is None and self._has_ended() and not self.world.rests_as_built():
            self.fell = now

    def _has_ended(self) -> bool:
        """All blocks at rest, or as long as anybody will wait."""
        now = self.world.time
        rests = self.still >= AT_REST
        return (self.watch.until_rest and rests) or now >= self.watch.longest

    def is_over(self) -> bool:
        if self.fell is None:
            return self._has_ended()
        return (
            not self.watch.whole or self.still >= AT_REST or self.world.time >= self.fell + TUMBLE
        )

    def result(self) -> Settled:
        kind = "stands" if self.fell is None else "late" if self.counted else "falls"
        at = self.world.time if self.fell is None else self.fell
        film = self.world.film()
        return Settled(kind, at, film[-1], film)
