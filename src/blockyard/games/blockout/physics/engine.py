"""Wooden blocks in MuJoCo: rigid bodies on a table, moved on by milliseconds.

Only tower.py comes here, and only when something is judged: this file loads MuJoCo. A world is
made anew for each placement and holds nothing of the one before, so that the same blocks in the
same poses move the same way, bit by bit. What worlds share is the description of their blocks,
which says nothing of where they are and which nobody changes.

Millimetres outside, metres inside. Body 0 is the table, body 1 the lowest block.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from math import cos, inf, radians
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from blockyard.games.blockout.blocks import ROLLING, SLIDING, Pose, Shape, axes

LIVELY, TUMBLING = 1, 3
"""Milliseconds of a step: while something hits or tips, and when the stack has fallen, which is
for the picture only."""
CALM = ((0.003, 0.1, 4), (0.03, 1.0, 2))
"""And while a stack only rocks: when all blocks are slower than so many metres and radians a
second, steps are so long. With longer ones what leans far sways otherwise, and a block that rocks
on another, which takes 70 ms, goes on until it falls (bench/results.md)."""
CALM_LOOKS = 3
"""A block just let go, or turning back in the air, is slow for fewer looks than these."""

# With MuJoCo's own settings a standing tower of nine creeps 31 mm in 30 s, and domes touch so
# roughly that towers stand which should fall (ccd_tolerance).
WORLD = """
<mujoco>
  <option integrator="implicitfast" solver="Newton" iterations="50" tolerance="1e-10"
    jacobian="sparse" cone="elliptic" ccd_tolerance="1e-9" ccd_iterations="200">
    <flag autoreset="disable" island="disable"/>
  </option>
  <default>
    <geom solimp="0.99 0.999 0.0001" condim="3" friction="{sliding} 0.001 {rolling}"/>
  </default>
  <worldbody><geom type="plane" size="1 1 0.1"/>{bodies}</worldbody>
</mujoco>
"""
BODY = "<body><freejoint/>{geoms}</body>"
CUBE = '<geom type="box" size="{half} {half} {half}" mass="{mass}"/>'
DOME = '<geom type="ellipsoid" condim="6" mass="0" pos="{pos}" size="{size}"/>'

SLOW, SLOW_TURN = 7e-5, 2.5e-3
"""Metres and radians in a second: slower than this in all its parts, a tower is at rest."""
SIDEWAYS = cos(radians(50))
UPRIGHT = cos(radians(15))
"""Until a block leans by so much, domes that look sideways have nothing to touch."""
STEEPEST = 0.5
"""A block rests on another where it is pushed upwards: within 60 degrees of straight up."""


def _unheard(warning: str) -> None:
    """MuJoCo would write what it warns of into a file where the program was started. `is_broken`
    finds it in the world itself."""


mujoco.set_mju_user_warning(_unheard)


class World:
    """Blocks from the lowest to the new one, and the time since the hand let go.

    While all blocks are upright, only the domes that look up or down are there, which saves a
    quarter of the work; when the first one leans, the others come as well.
    """

    def __init__(
        self,
        shapes: Sequence[Shape],
        poses: Sequence[Pose],
        velocity: tuple[float, float, float] = (0.0, 0.0, 0.0),
    ) -> None:
        """The last block begins with this velocity, in millimetres a second."""
        self.blocks = len(shapes)
        self._shapes, upright = tuple(shapes), tuple(map(_upright, shapes, poses))
        self._spared = upright != self._shapes
        self._taken = upright
        self._data: Any = mujoco.MjData(self._model())
        self._data.qpos[:] = _places(poses)
        self._data.qvel[-6:-3] = [speed / 1000 for speed in velocity]
        self._sides = np.array([shape.side / 1000 for shape in shapes[1:]])
        self._frames: list[NDArray[Any]] = []
        self._speeds = (inf, inf)
        self._calm, self._liveliest = 0, LIVELY
        self.milliseconds = 0

    def _model(self, pace: int = LIVELY) -> Any:
        """The blocks with those domes that are there now, for steps of so many milliseconds."""
        return _model(self._taken, pace)

    @property
    def time(self) -> float:
        return self.milliseconds / 1000

    def run_to(self, milliseconds: int) -> None:
        """Let the world go on until so long after the release."""
        pace = self._pace()
        steps, rest = divmod(milliseconds - self.milliseconds, pace)
        mujoco.mj_step(self._model(pace), self._data, steps)
        if rest:
            mujoco.mj_step(self._model(), self._data, rest)
        self.milliseconds = milliseconds
        self._look_at_speeds()
        if self._spared and self._leans() and not self.is_broken():
            self.bring_all_domes()

    def let_tumble(self) -> None:
        """It has fallen: what follows need not be judged."""
        self._liveliest = TUMBLING

    def _pace(self) -> int:
        paces = (pace for *limits, pace in CALM if self._is_slower(*limits))
        return next(paces) if self._calm >= CALM_LOOKS else self._liveliest

    def _look_at_speeds(self) -> None:
        speeds = np.abs(self._data.qvel.reshape(-1, 6))
        self._speeds = float(speeds[:, :3].max()), float(speeds[:, 3:].max())
        self._calm = self._calm + 1 if self._is_slower(*CALM[-1][:2]) else 0

    def _is_slower(self, speed: float, turn: float) -> bool:
        return self._speeds[0] < speed and self._speeds[1] < turn

    def _leans(self) -> bool:
        """Whether some block has no face that looks nearly straight up."""
        return bool(np.abs(self._data.xmat[1:, 6:]).max(axis=1).min() < UPRIGHT)

    def bring_all_domes(self) -> None:
        """Go on, from exactly here, with those domes too that looked sideways at first."""
        before, self._spared = self._data, False
        self._taken = self._shapes
        self._data = mujoco.MjData(self._model())
        self._data.qpos[:], self._data.qvel[:] = before.qpos, before.qvel
        self._data.qacc_warmstart[:] = before.qacc_warmstart
        mujoco.mj_forward(self._model(), self._data)

    def is_broken(self) -> bool:
        """Whether the engine has lost its way: a number that is none, or out of all bounds."""
        return bool(self._data.warning.number[BAD].any())

    def note_frame(self) -> None:
        """Keep where the blocks are."""
        self._frames.append(self._data.qpos.copy())

    def film(self) -> tuple[tuple[Pose, ...], ...]:
        """All frames, as the record keeps poses."""
        rows = np.array(self._frames).reshape(len(self._frames), self.blocks, 7)
        places, turns = np.round(1000 * rows[..., :3], 3), np.round(rows[..., 3:], 6)
        written = np.concatenate([places, turns], axis=2) + 0.0  # makes -0.0 a plain nought
        return tuple(tuple(map(Pose._make, frame)) for frame in written.tolist())

    def is_still(self) -> bool:
        """Whether all blocks are slow."""
        return self._is_slower(SLOW, SLOW_TURN)

    def touches_the_table(self) -> bool:
        """B8: whether a block other than the lowest does. Its middle is then nearer to the table
        than its side is long; to look at heights first is quicker than to look at contacts."""
        if not (self._data.qpos[9::7] < self._sides).any():
            return False
        lower, upper, _ = self._contacts()
        return bool(((lower == 0) & (upper > 1)).any())

    def rests_as_built(self) -> bool:
        """B8: whether every block rests on the one that it was put on."""
        lower, upper, push = self._contacts()
        borne = upper[(upper == lower + 1) & (push > STEEPEST)]
        return set(range(2, self.blocks + 1)) <= set(borne.tolist())

    def touched_by_the_last(self, height: float) -> set[int]:
        """The bodies that the last block would touch if its middle were at this height."""
        self._data.qpos[-5] = height / 1000
        mujoco.mj_fwdPosition(self._model(), self._data)
        lower, upper, _ = self._contacts()
        return set(lower[upper == self.blocks].tolist())

    def _contacts(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """For each contact the lower body, the upper one, and the upward part of the push
        that the upper one gets."""
        contact = self._data.contact
        first, second = self._model().geom_bodyid[contact.geom].T
        upwards = contact.frame[:, 2]  # the normal points from the first to the second
        push = np.where(first < second, upwards, -upwards)
        return np.minimum(first, second), np.maximum(first, second), push


BAD = [
    int(warning)
    for warning in (
        mujoco.mjtWarning.mjWARN_BADQPOS,
        mujoco.mjtWarning.mjWARN_BADQVEL,
        mujoco.mjtWarning.mjWARN_BADQACC,
        mujoco.mjtWarning.mjWARN_CONTACTFULL,
    )
]


# A tower is judged in three worlds of the same blocks: lowering, checking and counting.
@lru_cache(maxsize=128)
def _model(shapes: tuple[Shape, ...], pace: int) -> Any:
    """The blocks for steps of so many milliseconds.

    A contact yields over two steps, no sooner. Under a load wood gives way by the square of that
    time and by what is left of `solimp` to one; rolling is held back by that time, by the same
    rest and by `impratio`. So at every pace a tower sinks in as deep and rocks as long, and the
    pace can be changed while it does.
    """
    model = copy(_described(shapes))  # six times as quick as to read it again
    model.opt.timestep = pace / 1000
    model.opt.impratio = 10 / pace
    model.geom_solref[:] = 2 * pace / 1000, 1
    model.geom_solimp[:, :2] = 1 - 0.01 / pace**2, 1 - 0.001 / pace**2
    return model


@lru_cache(maxsize=32)
def _described(shapes: tuple[Shape, ...]) -> Any:
    """The blocks as MuJoCo reads them, all in one place: where they are is no matter of the
    model."""
    bodies = "".join(map(_body, shapes))
    text = WORLD.format(sliding=SLIDING, rolling=ROLLING / 1000, bodies=bodies)
    return mujoco.MjModel.from_xml_string(text)


def _upright(shape: Shape, pose: Pose) -> Shape:
    """The block without the domes that look sideways."""
    x, y, z = (
        radius if abs(axis[2]) > SIDEWAYS else 0.0
        for radius, axis in zip(shape.radii, axes(pose), strict=True)
    )
    return Shape(shape.side, (x, y, z))


def _places(poses: Sequence[Pose]) -> NDArray[Any]:
    """Metres and unit quaternions, block by block; what was rounded is made a turn again."""
    rows = np.array(poses, dtype=float)
    rows[:, :3] /= 1000
    rows[:, 3:] /= np.sqrt((rows[:, 3:] ** 2).sum(axis=1, keepdims=True))
    return rows.ravel()


def _body(shape: Shape) -> str:
    geoms = CUBE.format(half=shape.side / 2000, mass=shape.mass())
    geoms += "".join(_dome(shape, axis) for axis in range(3) if shape.radii[axis])
    return BODY.format(geoms=geoms)


def _dome(shape: Shape, axis: int) -> str:
    """The ellipsoid on face 5, 3 or 1, which look along x, y and z."""
    half = shape.side / 2000
    place, size = [0.0] * 3, [half] * 3
    place[axis], size[axis] = half, shape.rise(5 - 2 * axis) / 1000
    return DOME.format(pos=_numbers(place), size=_numbers(size))


def _numbers(values: Iterable[float]) -> str:
    return " ".join(repr(float(value)) for value in values)
