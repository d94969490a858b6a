"""How steady a stack is, and how much room the next block has: numbers for whoever aims.

`levels` is about what stands. Whatever lies above a joint weighs down on it at one point, its
centre of mass seen from above; the level of the joint says how far that is from the middle of
the face, and how far it may go.

`room` is about what would be: each face that may tip leaves the new block a disc (buckling.py),
and the stack holds in the intersection of these discs. How large they are depends on the risk of a
fall, which is calibrated against simulated placements (planner/placements.py).

This module is for views, which a server makes without NumPy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, log
from typing import Literal, NamedTuple

from blockyard.games.blockout.blocks import FACES, Placed, Shape, Tower, shape, top_face
from blockyard.games.blockout.statics.buckling import (
    NEW,
    Affine,
    Buckling,
    Point,
    face_centre,
    first_contacts,
    joint_radius,
    settled,
    spreads,
    support,
)

STEADY_HAND, ERROR_SIGMAS = 1.1, 2.5
"""The error that room is left for: so many sigmas of a steady person's hand, in millimetres."""
BIAS, MARGIN_WEIGHT, HEIGHT_WEIGHT = -4.6, -0.27, 0.54
BUCKLED_RISK = 0.14
"""The risk of a fall, as planner/placements.py has it."""
HOLDS, FALLS = 0.15, 0.6
"""The risk up to which a block is said to hold, and the one above which it is said to fall."""
STEADY, LEANING = 0.6, 1.0
"""How much of its support a joint may use up to be steady, and to be leaning. A careful next block
fell on 1 % of the stacks that were steady, on 9 % of the leaning and on 26 % of the others
(bench/tower_room.py)."""
OVER_DOME, OVER_FLAT = (0.58, 0.78), (0.72, 0.88)
"""However low the stack: the offset up to which a block holds on the face below, and from which it
always slid or tipped off, in half sides; on two flat faces, and if one is domed."""
FAR, NOWHERE = 60.0, -1.0
"""Millimetres: a disc larger than FAR limits nothing within reach."""


class Level(NamedTuple):
    """Of a joint, named by the block above it: the offset of what rests on it in millimetres, the
    offset at which it tips, and which part of its curvature is not used up by the height above."""

    x: float
    y: float
    room: float
    give: float

    @property
    def state(self) -> Literal["steady", "leaning", "falling"]:
        used = hypot(self.x, self.y) / self.room
        return "steady" if used < STEADY else "leaning" if used < LEANING else "falling"


class Disc(NamedTuple):
    """Where the new block may be aimed for one face not to tip: the centre as in `put`, and the
    radii within which the stack holds and within which it may rock. Negative: nowhere."""

    x: float
    y: float
    holds: float
    rocks: float


# --- what stands --------------------------------------------------------------------------------


def levels(tower: Tower) -> list[Level]:
    """The level of every joint, from the lowest up."""
    return [_level(tower, joint) for joint in range(1, len(tower))]


def _level(tower: Tower, joint: int) -> Level:
    load, height = _load(tower[joint:])
    lower, upper = tower[joint - 1], tower[joint]
    up, down = top_face(lower.pose), top_face(upper.pose) ^ 1
    offsets = []
    for placed, face in ((lower, up), (upper, down)):
        x, y, _ = face_centre(placed, face)
        offsets.append((load[0] - x, load[1] - y, support(shape(placed.block), face)))
    x, y, room = max(offsets, key=lambda at: hypot(at[0], at[1]) / at[2])
    radius = joint_radius(shape(lower.block), up, shape(upper.block), down)
    above = height - face_centre(lower, up)[2]
    return Level(x, y, room, max(0.0, 1 - above / radius))


def _load(above: Tower) -> tuple[Point, float]:
    """The centre of mass of these blocks: from above, and its height."""
    masses = [shape(placed.block).mass() for placed in above]
    whole = sum(masses)
    x, y, z = (
        sum(mass * placed.pose[at] for mass, placed in zip(masses, above, strict=True)) / whole
        for at in range(3)
    )
    return (x, y), z


# --- what would be ------------------------------------------------------------------------------


def room(tower: Tower, block: str) -> list[list[Disc]]:
    """For each face that goes down: the discs that the new block has to stay in, all of them.
    Empty lists over an empty table: the first block cannot fall (B8.3)."""
    return [_narrowest(list(_discs(tower, shape(block), down))) if tower else [] for down in FACES]


def _discs(tower: Tower, new: Shape, down: int) -> Iterator[Disc]:
    yield _over_top(tower[-1], down)
    height, top = len(tower) + 1, tower[-1].pose
    column = Buckling([*((shape(at.block), top_face(at.pose) ^ 1) for at in tower), (new, down)])
    if not column.is_stable:
        rocks = support(new, down) if BUCKLED_RISK * height < FALLS else NOWHERE
        yield Disc(0.0, 0.0, NOWHERE, rocks)
        return
    points = settled(column, first_contacts(tower, new, down), new.mass())
    spread = spreads(column, new.mass())
    for joint, offset, most in _offsets(tower, new, down, points):
        from_top = (offset.at[0] + offset.by * top.x, offset.at[1] + offset.by * top.y)
        free = most - ERROR_SIGMAS * STEADY_HAND * spread[joint]
        yield _disc(Affine(from_top, offset.by), free, height)


def _over_top(top: Placed, down: int) -> Disc:
    """The part of the face below over which the middle of the new block has to be."""
    face, half = top_face(top.pose), shape(top.block).side / 2
    holds, rocks = OVER_DOME if face % 2 or down % 2 else OVER_FLAT
    x, y, _ = face_centre(top, face)
    return Disc(x - top.pose.x, y - top.pose.y, holds * half, rocks * half)


def _disc(offset: Affine, free: float, height: int) -> Disc:
    """Where an offset stays within `free` millimetres less the margin that the height needs."""
    by = offset.by if abs(offset.by) > 1e-3 else 1e-3
    holds, rocks = (free - needed_margin(risk, height) for risk in (HOLDS, FALLS))
    x, y = (-part / by for part in offset.at)
    return Disc(x, y, holds / abs(by), rocks / abs(by))


def needed_margin(risk: float, height: int) -> float:
    """The margin at which a stack of this height falls with this probability."""
    return (log(risk / (1 - risk)) - BIAS - HEIGHT_WEIGHT * height) / MARGIN_WEIGHT


def _offsets(
    tower: Tower, new: Shape, down: int, points: Sequence[Affine]
) -> Iterator[tuple[int, Affine, float]]:
    """Each joint with the offset of its contact point on the faces that meet there."""
    yield len(tower), points[-1].minus(NEW), support(new, down)
    for joint, placed in enumerate(tower):
        up = top_face(placed.pose)
        for face, at in ((up ^ 1, joint), (up, joint + 1)):
            centre = Affine(face_centre(placed, face)[:2], 0.0)
            yield at, points[at].minus(centre), support(shape(placed.block), face)


def _narrowest(discs: list[Disc]) -> list[Disc]:
    """Without the discs that limit nothing, or contain another one."""
    kept: list[Disc] = []
    for disc in sorted(discs, key=lambda one: one.holds):
        if disc.rocks < FAR and not any(_contains(disc, one) for one in kept):
            kept.append(disc)
    return kept


def _contains(outer: Disc, inner: Disc) -> bool:
    apart = hypot(outer.x - inner.x, outer.y - inner.y)
    return outer.holds >= inner.holds + apart and outer.rocks >= inner.rocks + apart
