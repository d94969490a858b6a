"""Motor model of the hand that releases a block: the same noise for mouse, keys and programs.

The player chooses where the block should go; the hand decides where it is released. The server
simulates the hand: it follows the pointer with a lag of a tenth of a second and has a tremor of 3
to 8 Hz, seeded at the release and not before. So everybody, a script too, has an error of at least
a millimetre; the rest is skill: hold still, and release at the right moment.

Three kinds of input lead to the same distribution of errors:
  - `traced`: timestamped samples of a mouse or finger;
  - `keyed`: a timing bar that sweeps over the spot and is stopped twice, once for each axis;
  - `gaussian`: the hand of a program, or of a player who types coordinates, given by its sigma.

All are pure functions: the same input and seed give the same release.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, exp, hypot, isfinite, pi, radians, sin
from random import Random
from typing import NamedTuple

from blockyard.core.contract import IllegalMove, Objection
from blockyard.games.blockout.blocks import Pose, Tower, lying, top_face, upright
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import MAX_SPEED, Release, lowered

LAG_SECONDS = 0.1
"""Time constant with which the hand follows the pointer."""
TREMOR_SIGMA = 1.0
"""Millimetres along each axis: the smallest error any hand has, a person's or a program's."""
TREMOR_HZ, TREMOR_WAVES = (3.0, 8.0), 6
"""The tremor is a sum of sine waves with frequencies in this range."""
TURN_PER_MM, TILT_PER_MM = 1.5, 0.5
"""Degrees of turn, and of tilt either way, for each millimetre of error."""
SPEED_PER_MM = 8.0
"""Sideways mm/s for each millimetre of error."""
SPEED_TRANSFER = 0.25
"""The part of the hand's speed that the block keeps: for a tremor of 5 Hz that gives
SPEED_PER_MM."""

BAR_AMPLITUDE, BAR_PERIOD = 12.0, 2.4
"""The timing bar sweeps this many millimetres to either side of the spot, in this many seconds
for both ways: 20 mm/s. Stopping it 50 ms late costs a millimetre."""

MAX_SAMPLES = 20_000


class Deviation(NamedTuple):
    """How the release deviates from the aim: millimetres, degrees of turn and of tilt about x and
    y, and sideways mm/s."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    tilt_x: float = 0.0
    tilt_y: float = 0.0
    speed_x: float = 0.0
    speed_y: float = 0.0


class Sample(NamedTuple):
    """Where the pointer holds the block at a time in seconds; position and turn as in `put`."""

    at: float
    x: float
    y: float
    turn: float


def release(tower: Tower, block: str, aim: Put, deviation: Deviation) -> Release:
    """How the block is released: as aimed, with this deviation."""
    meant = intended_pose(tower, aim)
    tilt = rotated(_rotation((1, 0, 0), deviation.tilt_x), _rotation((0, 1, 0), deviation.tilt_y))
    rotation = rotated(rotated(_rotation((0, 0, 1), deviation.turn), tilt), meant[3:])
    pose = Pose(meant.x + deviation.x, meant.y + deviation.y, 0.0, *rotation)
    velocity = (_rounded(deviation.speed_x), _rounded(deviation.speed_y), 0.0)
    return Release(lowered(tower, block, pose), velocity)


def intended_pose(tower: Tower, aim: Put) -> Pose:
    """The pose that is aimed at, without its height. A block is held level, except flat on flat:
    then parallel to the face below."""
    x, y = (tower[-1].pose.x, tower[-1].pose.y) if tower else (0.0, 0.0)
    level = lying(x + aim.x, y + aim.y, 0.0, aim.turn, aim.face)
    if not tower or aim.face % 2 or top_face(tower[-1].pose) % 2:
        return level
    return Pose(level.x, level.y, 0.0, *rotated(_tilt(tower[-1].pose), level[3:]))


# --- three kinds of input ------------------------------------------------------------------------


def gaussian(sigma: float, rng: Random) -> Deviation:
    """Gaussian noise with this sigma in millimetres along each axis."""
    scales = (1.0, 1.0, TURN_PER_MM, TILT_PER_MM, TILT_PER_MM, SPEED_PER_MM, SPEED_PER_MM)
    return Deviation(*(rng.gauss(0.0, scale * sigma) for scale in scales))


def traced(aim: Put, samples: Sequence[Sample], released_at: float, seed: int) -> Deviation:
    """The deviation of a pointer that moved through these samples, with lag and tremor."""
    _check(samples, released_at)
    x, y, turn = lagged(samples, released_at)
    last = samples[-1]
    speeds = ((last.x - x) / LAG_SECONDS, (last.y - y) / LAG_SECONDS)
    led = Deviation(x - aim.x, y - aim.y, turn - aim.turn)
    return _with_tremor(led, speeds, released_at, seed)


def keyed(aim: Put, stops: tuple[float, float], seed: int) -> Deviation:
    """The deviation of a timing bar stopped at these times, first for X, then for Y."""
    x, y = (aim.x + bar_offset(stops[0]), aim.y + bar_offset(stops[1]))
    return traced(aim, [Sample(stops[0], x, y, aim.turn)], stops[1], seed)


def bar_offset(at: float) -> float:
    """Millimetres from the spot to the timing bar at a time: a triangle wave."""
    return BAR_AMPLITUDE * (4 * abs(at / BAR_PERIOD % 1 - 0.5) - 1)


def _check(samples: Sequence[Sample], released_at: float) -> None:
    """Times ascend to the release, all numbers are finite, and there are not too many."""
    times = [*(sample.at for sample in samples), released_at]
    in_order = all(map(isfinite, times)) and times == sorted(times)
    finite = all(isfinite(number) for sample in samples for number in sample)
    if not 0 < len(samples) <= MAX_SAMPLES or not in_order or not finite:
        raise IllegalMove(Objection("B7", "no-such-hand"))


def lagged(samples: Sequence[Sample], released_at: float) -> tuple[float, float, float]:
    """Where the hand is at the release: a low-pass filter, moving towards each sample until the
    next one comes."""
    x, y, turn = samples[0][1:]
    ends = [*(sample.at for sample in samples[1:]), released_at]
    for sample, end in zip(samples, ends, strict=True):
        step = 1 - exp((sample.at - end) / LAG_SECONDS)
        x += (sample.x - x) * step
        y += (sample.y - y) * step
        turn += (sample.turn - turn) * step
    return x, y, turn


def _with_tremor(led: Deviation, speeds: tuple[float, float], at: float, seed: int) -> Deviation:
    """The deviation of the guided hand, plus the tremor."""
    rng = Random(seed)
    waves = [_tremor(at, rng) for _ in range(5)]
    x, y, turn, tilt_x, tilt_y = (TREMOR_SIGMA * shift for shift, _ in waves)
    hand = [TREMOR_SIGMA * speed + moved for (_, speed), moved in zip(waves, speeds, strict=False)]
    transfer = SPEED_TRANSFER * min(1.0, MAX_SPEED / (hypot(*hand) or 1.0))
    return Deviation(
        led.x + x,
        led.y + y,
        led.turn + TURN_PER_MM * turn,
        TILT_PER_MM * tilt_x,
        TILT_PER_MM * tilt_y,
        transfer * hand[0],
        transfer * hand[1],
    )


def _tremor(at: float, rng: Random) -> tuple[float, float]:
    """Displacement and speed at a time, with unit variance: waves of random frequency and phase."""
    shift = speed = 0.0
    amplitude = (2 / TREMOR_WAVES) ** 0.5
    for _ in range(TREMOR_WAVES):
        omega, phase = 2 * pi * rng.uniform(*TREMOR_HZ), rng.uniform(0, 2 * pi)
        shift += amplitude * sin(omega * at + phase)
        speed += amplitude * omega * cos(omega * at + phase)
    return shift, speed


# --- quaternions ---------------------------------------------------------------------------------

Quaternion = tuple[float, ...]


def _rotation(axis: tuple[int, int, int], degrees: float) -> Quaternion:
    half = radians(degrees) / 2
    return (cos(half), *(part * sin(half) for part in axis))


def _tilt(pose: Pose) -> Quaternion:
    """The shortest rotation from vertical to the normal of this block's top face."""
    x, y, z = upright(pose)
    length = hypot(1 + z, x, y)
    return ((1 + z) / length, -y / length, x / length, 0.0)


def rotated(second: Quaternion, first: Quaternion) -> Quaternion:
    """One rotation after another."""
    a, b, c, d = second
    w, i, j, k = first
    return (
        a * w - b * i - c * j - d * k,
        a * i + b * w + c * k - d * j,
        a * j - b * k + c * w + d * i,
        a * k + b * j - c * i + d * w,
    )


def _rounded(number: float) -> float:
    return round(number, 3) + 0.0
