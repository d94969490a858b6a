"""Rigid-body simulation of the blocks in MuJoCo, with an adaptive timestep.

Only tower.py imports this module, and only when a placement is simulated: it loads MuJoCo. Every
placement gets a new simulation that keeps no state of the one before, so the same blocks in the
same poses move the same way, bit for bit. Simulations share compiled models, which describe the
blocks but not their poses and are never modified.

Millimetres outside, metres inside. Body 0 is the table, body 1 the lowest block.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from math import cos, inf, radians

import mujoco
import numpy as np
from numpy.typing import NDArray

from blockyard.core.extras import OtherBuild
from blockyard.games.blockout.blocks import ROLLING, SLIDING, Pose, Shape, axes

BUILD = "4.0.1"
"""Of MuJoCo, as pyproject.toml pins it: another one may judge a tower differently."""


def check_build(found: str) -> None:
    """The package `mujoco` lies in the same folder as `mujoco-core` and can silently replace it."""
    if found != BUILD:
        raise OtherBuild("mujoco-core", BUILD, found)


check_build(mujoco.mj_versionString())

Floats = NDArray[np.float64]
Integers = NDArray[np.int32]

TIMESTEP, TIMESTEP_FALLEN = 1, 3
"""Milliseconds: while something hits or tips, and after the stack has fallen, when accuracy only
matters for the film."""
CALM_TIMESTEPS = ((0.003, 0.1, 4), (0.03, 1.0, 2))
"""Longer timesteps while the stack only rocks, as (m/s, rad/s, milliseconds): used while all blocks
are slower than both limits. Still longer ones change how a leaning stack sways, and a block that
rocks on another with a period of 70 ms would not stop before it falls (bench/results.md)."""
CALM_FRAMES = 3
"""A block just released, or at its turning point in the air, is slow for fewer frames than this."""

# With MuJoCo's defaults a standing tower of nine creeps 31 mm in 30 s, and contacts between domes
# are so inaccurate that towers stand which should fall (ccd_tolerance).
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

REST_SPEED, REST_ANGULAR_SPEED = 7e-5, 2.5e-3
"""m/s and rad/s: the stack is at rest while every component of every block is slower."""
SIDEWAYS = cos(radians(50))
UPRIGHT = cos(radians(15))
"""Until a block leans this far, domes on its sides have nothing to touch."""
SUPPORTING = 0.5
"""A contact supports a block if its normal is within 60 degrees of vertical."""


def _ignore_warning(warning: str) -> None:
    """Keep MuJoCo from writing its warnings to a log in the working directory; `has_diverged`
    reads them from the simulation."""


mujoco.set_mju_user_warning(_ignore_warning)


class Simulation:
    """The blocks from the lowest to the new one, and the time since the release.

    While all blocks are upright, only the domes facing up or down are modelled, which saves a
    quarter of the work; the side domes are added when the first block leans.
    """

    def __init__(
        self,
        shapes: Sequence[Shape],
        poses: Sequence[Pose],
        velocity: tuple[float, float, float] = (0.0, 0.0, 0.0),
    ) -> None:
        """The last block starts with this velocity, in mm/s."""
        self.blocks = len(shapes)
        self._shapes, upright = tuple(shapes), tuple(map(_without_side_domes, shapes, poses))
        self._omits_side_domes = upright != self._shapes
        self._modelled = upright
        self._data = mujoco.MjData(self._model())
        self._data.qpos[:] = _coordinates(poses)
        self._data.qvel[-6:-3] = [speed / 1000 for speed in velocity]
        self._sides = np.array([shape.side / 1000 for shape in shapes[1:]])
        self._recorded: list[Floats] = []
        self._speeds = (inf, inf)
        self._calm_frames, self._timestep = 0, TIMESTEP
        self.milliseconds = 0

    def _model(self, timestep: int = TIMESTEP) -> mujoco.MjModel:
        return _model(self._modelled, timestep)

    @property
    def time(self) -> float:
        return self.milliseconds / 1000

    def run_to(self, milliseconds: int) -> None:
        """Advance to this time after the release."""
        timestep = self._adapted_timestep()
        steps, rest = divmod(milliseconds - self.milliseconds, timestep)
        mujoco.mj_step(self._model(timestep), self._data, steps)
        if rest:
            mujoco.mj_step(self._model(), self._data, rest)
        self.milliseconds = milliseconds
        self._measure_speeds()
        if self._omits_side_domes and self._leans() and not self.has_diverged():
            self.add_side_domes()

    def coarsen(self) -> None:
        """Use the longer timestep: the stack has fallen, and the rest is only filmed."""
        self._timestep = TIMESTEP_FALLEN

    def _adapted_timestep(self) -> int:
        fitting = (step for *limits, step in CALM_TIMESTEPS if self._is_slower(*limits))
        return next(fitting) if self._calm_frames >= CALM_FRAMES else self._timestep

    def _measure_speeds(self) -> None:
        speeds = np.abs(self._data.qvel.reshape(-1, 6))
        self._speeds = float(speeds[:, :3].max()), float(speeds[:, 3:].max())
        calm = self._is_slower(*CALM_TIMESTEPS[-1][:2])
        self._calm_frames = self._calm_frames + 1 if calm else 0

    def _is_slower(self, speed: float, angular_speed: float) -> bool:
        return self._speeds[0] < speed and self._speeds[1] < angular_speed

    def _leans(self) -> bool:
        """Whether some block has no face within 15 degrees of vertical."""
        return bool(np.abs(self._data.xmat[1:, 6:]).max(axis=1).min() < UPRIGHT)

    def add_side_domes(self) -> None:
        """Continue from exactly this state with the side domes in the model."""
        before, self._omits_side_domes = self._data, False
        self._modelled = self._shapes
        self._data = mujoco.MjData(self._model())
        self._data.qpos[:], self._data.qvel[:] = before.qpos, before.qvel
        self._data.qacc_warmstart[:] = before.qacc_warmstart
        mujoco.mj_forward(self._model(), self._data)

    def has_diverged(self) -> bool:
        """Whether MuJoCo found NaN or huge values, or ran out of room for contacts."""
        return bool(self._data.warning.number[DIVERGED].any())

    def record_frame(self) -> None:
        self._recorded.append(self._data.qpos.copy())

    def frames(self) -> tuple[tuple[Pose, ...], ...]:
        """All recorded frames, rounded as poses are in a record."""
        rows = np.array(self._recorded).reshape(len(self._recorded), self.blocks, 7)
        positions, rotations = np.round(1000 * rows[..., :3], 3), np.round(rows[..., 3:], 6)
        rounded = np.concatenate([positions, rotations], axis=2) + 0.0  # turns -0.0 into 0.0
        return tuple(tuple(map(Pose._make, frame)) for frame in rounded.tolist())

    def is_at_rest(self) -> bool:
        return self._is_slower(REST_SPEED, REST_ANGULAR_SPEED)

    def touches_table(self) -> bool:
        """B8: whether a block other than the lowest does. Its centre is then nearer to the table
        than its side is long; checking heights first is quicker than going through contacts."""
        if not (self._data.qpos[9::7] < self._sides).any():
            return False
        lower, upper, _ = self._contacts()
        return bool(((lower == 0) & (upper > 1)).any())

    def is_supported(self) -> bool:
        """B8: whether every block rests on the one it was put on."""
        lower, upper, normal = self._contacts()
        supported = upper[(upper == lower + 1) & (normal > SUPPORTING)]
        return set(range(2, self.blocks + 1)) <= set(supported.tolist())

    def touched_by_last(self, height: float) -> set[int]:
        """The bodies that the last block would touch with its centre at this height."""
        self._data.qpos[-5] = height / 1000
        mujoco.mj_fwdPosition(self._model(), self._data)
        lower, upper, _ = self._contacts()
        return set(lower[upper == self.blocks].tolist())

    def _contacts(self) -> tuple[Integers, Integers, Floats]:
        """For each contact: the lower body, the upper one, and the vertical part of the normal
        towards the upper one."""
        contact = self._data.contact
        first, second = self._model().geom_bodyid[contact.geom].T
        upwards = contact.frame[:, 2]  # the normal points from the first body to the second
        normal = np.where(first < second, upwards, -upwards)
        return np.minimum(first, second), np.maximum(first, second), normal


DIVERGED = [
    int(warning)
    for warning in (
        mujoco.mjtWarning.mjWARN_BADQPOS,
        mujoco.mjtWarning.mjWARN_BADQVEL,
        mujoco.mjtWarning.mjWARN_BADQACC,
        mujoco.mjtWarning.mjWARN_CONTACTFULL,
    )
]


# A placement takes three simulations of the same blocks: lowering, checking and counting.
@lru_cache(maxsize=128)
def _model(shapes: tuple[Shape, ...], timestep: int) -> mujoco.MjModel:
    """The blocks for a timestep in milliseconds.

    MuJoCo's contacts are springs with a time constant (`solref`), critically damped here, so that
    nothing bounces. The time constant may not be less than two timesteps. Penetration under load
    grows with its square and with the distance of `solimp` from one; rolling friction with the
    time constant, the same distance and `impratio`. Scaled together, a tower sinks in as deep and
    rocks as long at every timestep, and the timestep can change while it rocks.
    """
    model = copy(_compiled(shapes))  # six times as fast as compiling again
    model.opt.timestep = timestep / 1000
    model.opt.impratio = 10 / timestep
    model.geom_solref[:] = 2 * timestep / 1000, 1
    model.geom_solimp[:, :2] = 1 - 0.01 / timestep**2, 1 - 0.001 / timestep**2
    return model


@lru_cache(maxsize=32)
def _compiled(shapes: tuple[Shape, ...]) -> mujoco.MjModel:
    """The model of these blocks, all at the origin: poses are part of the state, not the model."""
    bodies = "".join(map(_body, shapes))
    text = WORLD.format(sliding=SLIDING, rolling=ROLLING / 1000, bodies=bodies)
    return mujoco.MjModel.from_xml_string(text)


def _without_side_domes(shape: Shape, pose: Pose) -> Shape:
    x, y, z = (
        radius if abs(axis[2]) > SIDEWAYS else 0.0
        for radius, axis in zip(shape.radii, axes(pose), strict=True)
    )
    return Shape(shape.side, (x, y, z))


def _coordinates(poses: Sequence[Pose]) -> Floats:
    """MuJoCo's `qpos`: metres and quaternions, block by block, renormalized after rounding."""
    rows = np.array(poses, dtype=float)
    rows[:, :3] /= 1000
    rows[:, 3:] /= np.sqrt((rows[:, 3:] ** 2).sum(axis=1, keepdims=True))
    return rows.ravel()


def _body(shape: Shape) -> str:
    geoms = CUBE.format(half=shape.side / 2000, mass=shape.mass())
    geoms += "".join(_dome(shape, axis) for axis in range(3) if shape.radii[axis])
    return BODY.format(geoms=geoms)


def _dome(shape: Shape, axis: int) -> str:
    """The ellipsoid on face 5, 3 or 1, which face along x, y and z."""
    half = shape.side / 2000
    position, size = [0.0] * 3, [half] * 3
    position[axis], size[axis] = half, shape.rise(5 - 2 * axis) / 1000
    return DOME.format(pos=_attribute(position), size=_attribute(size))


def _attribute(values: Iterable[float]) -> str:
    return " ".join(repr(float(value)) for value in values)
