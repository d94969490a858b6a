"""Whether the stack stands: a placement simulated as rigid bodies, and the verdict of the count.

`simulate` is a pure function: the resting stack and the release of the new block in; verdict,
time, resting poses and frames out. The same input gives the same output, bit for bit, in any
process on the same machine. A placement is simulated once: the verdict goes into the record, and
a replay needs no physics.

B8, exactly: the stack has fallen when, at any moment from the release to the end of the count, a
block other than the lowest touches the table, or when at the end of the count some block no
longer rests on the block it was put on. A stack that still rocks at the end of the count has not
fallen; if it falls afterwards, that is a late fall (B8.4).

MuJoCo is loaded with the first simulation (engine.py), never before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from blockyard.core.contract import IllegalMove, Objection, Refused
from blockyard.core.extras import needing_extra
from blockyard.games.blockout.blocks import Placed, Pose, Shape, Tower, half_height, shape, side
from blockyard.games.blockout.moves import Verdict
from blockyard.games.blockout.physics.film import FRAME_RATE, Frame

if TYPE_CHECKING:
    from blockyard.games.blockout.physics.engine import Simulation

COUNT_SECONDS = 3.0
"""B7: hands off, and three seconds."""
BOUNCE_SECONDS = 0.1
"""A rocking block may be off the one below just when the count ends: it still rests there if it
is back within a tenth of a second."""
MAX_SECONDS = 20.0
"""After the count the stack is simulated until it rests, for at most this long in all."""
FALL_SECONDS = 0.8
"""A fall is filmed for this long, or until all blocks are at rest."""
REST_FRAMES = 24
"""0.4 s at rest end the simulation. A block at a turning point of its rocking is slow for less,
and so is a tower that creeps and falls after 12 to 26 s: 18 frames at most (bench/results.md)."""

RELEASE_GAP = 1.5
"""Millimetres above the first contact at which the hand lets go."""
TABLE_EDGE, MAX_DROP = 400.0, 30.0
"""Millimetres: from the middle of the table to its edge, and the highest release above the top."""
MAX_SPEED = 300.0
"""Of a release, in mm/s."""
CONTACT_TOLERANCE = 0.05
CPU_SECONDS = 20.0
"""CPU time after which a simulation is abandoned, fifty times that of a stack of nine."""

Velocity = tuple[float, float, float]


class SimulationFailed(Refused):
    """The simulation diverged or took too long. Nothing has changed; the turn can be retried."""


class Release(NamedTuple):
    """How the hand lets go: the pose of the new block and its velocity in mm/s."""

    pose: Pose
    velocity: Velocity = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """The verdict, when it was decided (at the fall, or at rest), the final poses, and the frames
    from the release on."""

    kind: str
    decided_at: float
    poses: tuple[Pose, ...]
    frames: tuple[Frame, ...] = field(repr=False)


class Limits(NamedTuple):
    """When to stop: whether a fall is simulated to its end, whether the simulation ends when all
    blocks are at rest, and after how many seconds at most."""

    follow_fall: bool = True
    stop_at_rest: bool = True
    max_seconds: float = MAX_SECONDS


def simulate(
    tower: Tower,
    block: str,
    release: Release,
    limits: Limits = Limits(),  # noqa: B008 - immutable
) -> SimulationResult:
    """Release a block over a stack and count to three. Refuses what no hand can do."""
    check(tower, block, release)
    return simulate_unchecked(tower, block, release, limits)


def simulate_unchecked(
    tower: Tower, block: str, release: Release, limits: Limits
) -> SimulationResult:
    """As `simulate`, for a release known to be possible."""
    return settle(*bodies((*tower, Placed(block, release.pose))), release.velocity, limits)


def bodies(stack: Tower) -> tuple[list[Shape], list[Pose]]:
    """The stack as `settle` takes it."""
    return [shape(placed.block) for placed in stack], [placed.pose for placed in stack]


def verdict(release: Release, result: SimulationResult) -> Verdict:
    """The move of CHANCE for this result."""
    return Verdict(result.kind, release.pose, result.poses)


# --- B7: where a block may be released -------------------------------------------------------


def check(tower: Tower, block: str, release: Release) -> None:
    """Refuse what no hand can do, before anything is simulated."""
    pose = release.pose
    reason = (
        _out_of_bounds(release) or _inside(tower, block, pose) or _misplaced(tower, block, pose)
    )
    if reason is not None:
        raise IllegalMove(reason)


def _out_of_bounds(release: Release) -> Objection | None:
    pose, speeds = release.pose, release.velocity
    if not pose.is_possible() or not all(abs(speed) < float("inf") for speed in speeds):
        return Objection("B7", "not-a-pose")
    if max(abs(pose.x), abs(pose.y)) > TABLE_EDGE:
        return Objection("B7", "off-the-table")
    if sum(speed * speed for speed in speeds) > MAX_SPEED**2:
        return Objection("B7", "too-fast", {"most": round(MAX_SPEED)})
    return None


def _inside(tower: Tower, block: str, pose: Pose) -> Objection | None:
    simulation = _simulation(tower, block, pose)
    simulation.add_side_domes()
    touched = simulation.touched_by_last(pose.z + CONTACT_TOLERANCE)
    return Objection("B7", "inside-a-block") if touched else None


def _misplaced(tower: Tower, block: str, pose: Pose) -> Objection | None:
    """B7: from above and onto the top face, not from the side, and not from too high."""
    lowest, top = pose.z - half_height(Placed(block, pose)), _top_level(tower)
    if lowest < top - CONTACT_TOLERANCE and pose.z < _first_contact(tower, block, pose):
        return Objection("B7", "not-from-above")
    if lowest > top + MAX_DROP:
        return Objection("B7", "too-high", {"most": round(MAX_DROP)})
    return None


def _top_level(tower: Tower) -> float:
    """The height of the top face, its dome not counted."""
    return tower[-1].pose.z + half_height(tower[-1]) if tower else 0.0


def lowered(tower: Tower, block: str, pose: Pose) -> Pose:
    """The pose of a block RELEASE_GAP above its first contact, in this position and rotation."""
    return pose._replace(z=_first_contact(tower, block, pose) + RELEASE_GAP).rounded()


def _first_contact(tower: Tower, block: str, pose: Pose) -> float:
    """The height of a block's centre when, lowered from above, it first touches: by bisection.
    Where it misses the top face altogether, the hand stops level with it."""
    simulation = _simulation(tower, block, pose)
    low = tower[-1].pose.z + side(block) / 2 if tower else 0.0
    high = low + 100.0
    if not simulation.touched_by_last(low):
        return _top_level(tower) + half_height(Placed(block, pose))
    while high - low > CONTACT_TOLERANCE / 50:
        middle = (low + high) / 2
        if simulation.touched_by_last(middle):
            low = middle
        else:
            high = middle
    return high


def _simulation(tower: Tower, block: str, pose: Pose) -> Simulation:
    return _new_simulation(*bodies((*tower, Placed(block, pose))))


def _new_simulation(
    shapes: Sequence[Shape], poses: Sequence[Pose], velocity: Velocity = (0.0, 0.0, 0.0)
) -> Simulation:
    with needing_extra("tower"):
        from blockyard.games.blockout.physics.engine import Simulation  # noqa: PLC0415 - MuJoCo

    return Simulation(shapes, poses, velocity)


# --- B8: the count ---------------------------------------------------------------------------


def settle(
    shapes: Sequence[Shape],
    poses: Sequence[Pose],
    velocity: Velocity = (0.0, 0.0, 0.0),
    limits: Limits = Limits(),  # noqa: B008 - immutable
) -> SimulationResult:
    """Simulate the blocks until they rest; the last one starts with this velocity."""
    count = _Count(_new_simulation(shapes, poses, velocity), limits)
    began = process_time()
    while not count.is_over():
        count.next_frame()
        if count.simulation.has_diverged():
            raise SimulationFailed("tower-engine-failed")
        if count.frames % REST_FRAMES == 0 and process_time() - began > CPU_SECONDS:
            raise SimulationFailed("tower-engine-slow")
    return count.result()


class _Count:
    """A simulation observed frame by frame."""

    def __init__(self, simulation: Simulation, limits: Limits) -> None:
        self.simulation, self.limits = simulation, limits
        simulation.record_frame()
        self.frames = 1
        self.frames_at_rest = 0
        self.fell_at: float | None = None
        self.counted = False

    def next_frame(self) -> None:
        """Frames are a whole number of milliseconds after the release."""
        self.simulation.run_to(round(self.frames * 1000 / FRAME_RATE))
        self.simulation.record_frame()
        self.frames += 1
        self.frames_at_rest = self.frames_at_rest + 1 if self.simulation.is_at_rest() else 0
        if self.fell_at is None:
            self._look_for_fall()
            if self.fell_at is not None:
                self.simulation.coarsen()

    def _look_for_fall(self) -> None:
        """B8: the table at any moment; at the end of the count also what rests on what."""
        now = self.simulation.time
        if self.simulation.touches_table():
            self.fell_at = now
        elif not self.counted and now >= COUNT_SECONDS:
            self.counted = self.simulation.is_supported()
            if not self.counted and now >= COUNT_SECONDS + BOUNCE_SECONDS:
                self.fell_at = COUNT_SECONDS
        if self.fell_at is None and self._has_settled() and not self.simulation.is_supported():
            self.fell_at = now

    def _has_settled(self) -> bool:
        """All blocks at rest, or out of time."""
        at_rest = self.limits.stop_at_rest and self.frames_at_rest >= REST_FRAMES
        return at_rest or self.simulation.time >= self.limits.max_seconds

    def is_over(self) -> bool:
        if self.fell_at is None:
            return self._has_settled()
        return (
            not self.limits.follow_fall
            or self.frames_at_rest >= REST_FRAMES
            or self.simulation.time >= self.fell_at + FALL_SECONDS
        )

    def result(self) -> SimulationResult:
        kind = "stands" if self.fell_at is None else "late" if self.counted else "falls"
        decided_at = self.simulation.time if self.fell_at is None else self.fell_at
        frames = self.simulation.frames()
        return SimulationResult(kind, decided_at, frames[-1], frames)
